/** Pointing at parts of the table without touching them: a style sheet of its own, for as long as it is needed. */

const LOOK = `
  outline: 3px solid #f3e3b5 !important;
  outline-offset: 2px;
  border-radius: 0.35rem;
  box-shadow: 0 0 0 6px #9fc58455, 0 0 1.6rem 0.4rem #9fc58488 !important;
  animation: rlyeh-point 1.5s ease-in-out infinite;
`;
const PULSE =
  "@keyframes rlyeh-point { 50% { box-shadow: 0 0 0 3px #9fc58433, 0 0 0.7rem 0.2rem #9fc58455; } }";
const STILL =
  "@media (prefers-reduced-motion: reduce) { * { animation-name: none !important; } } :root[data-still=true] * { animation-name: none !important; }";

/** Point at everything that fits; returns how to stop. */
export function pointAt(selectors: readonly string[]): () => void {
  if (selectors.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selectors.join(", ")} { ${LOOK} } ${PULSE} ${STILL}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}
