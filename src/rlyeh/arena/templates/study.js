"use strict";
// Tables sort by the column whose heading is pressed; a cell sorts by its data-v, or by its text.
for (const table of document.querySelectorAll("table[data-sorts]")) {
  const heads = [...table.tHead.rows[0].cells];
  const body = table.tBodies[0];
  const value = (row, at) => {
    const cell = row.cells[at];
    const said = cell.dataset.v ?? cell.textContent.trim();
    const number = Number(said);
    return said !== "" && !Number.isNaN(number) ? number : said;
  };
  const compare = (a, b) => {
    if (a === "" || b === "") return a === b ? 0 : a === "" ? 1 : -1;
    return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
  };
  heads.forEach((head, at) => {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const numeric = head.classList.contains("n");
      const next = head.getAttribute("aria-sort") === (numeric ? "descending" : "ascending") ? !numeric : numeric;
      heads.forEach((other) => other.removeAttribute("aria-sort"));
      head.setAttribute("aria-sort", next ? "descending" : "ascending");
      const rows = [...body.rows].map((row) => [value(row, at), row]);
      rows.sort(([a], [b]) => (a === "" || b === "" ? compare(a, b) : next ? compare(b, a) : compare(a, b)));
      body.append(...rows.map(([, row]) => row));
    });
  });
}
for (const input of document.querySelectorAll("input[data-filters]")) {
  const rows = [...document.getElementById(input.dataset.filters).tBodies[0].rows];
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  });
}
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && location.hash.startsWith("#m-")) location.hash = "match-ups";
});
