/** How large a text may be so that it fits: widths are known beforehand, so nothing has to be measured on the page. */

/** Widths in ems of a bookish serif, a little generous, so that a fallback font fits too. */
const NARROW = "fijlrtI.,:;'’!|()[]-–·“”\"";
const WIDE = "mwMWÆŒ@%";

function width(sign: string): number {
  if (sign === " ") return 0.25;
  if (NARROW.includes(sign)) return 0.33;
  if (WIDE.includes(sign)) return 0.84;
  return sign >= "A" && sign <= "Z" ? 0.67 : 0.5;
}

/** A mark such as `[terror]` is as wide as an em and a bit. */
const MARK = /\[[a-z-]+\]/g;
const ICON = "\u25c6";

/** The width of a word or a line in ems. */
export function ems(text: string): number {
  let sum = 0;
  for (const sign of text.replace(MARK, ICON)) sum += sign === ICON ? 1.1 : width(sign);
  return sum;
}

/** The parts between which a line may be broken: words, and what hyphens join. */
function parts(paragraph: string): string[] {
  return paragraph.trim().match(/\S+?-(?=[A-Za-zÄÖÜäöü])|\S+\s*/g) ?? [];
}

/** A paragraph in lines for a column of so many ems. A part that is longer than a line is broken. */
export function wrapped(paragraph: string, column: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const part of parts(paragraph)) {
    if (line && ems((line + part).trimEnd()) > column) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += part;
    while (ems(line.trimEnd()) > column && line.trimEnd().length > 1) {
      let cut = line.trimEnd().length - 1;
      while (cut > 1 && ems(line.slice(0, cut)) > column) cut -= 1;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

/** Whether no part has to be broken in a column of so many ems. */
export function unbroken(text: string, column: number): boolean {
  return text.split("\n").every((line) => parts(line).every((part) => ems(part.trimEnd()) <= column));
}

/** How many lines a text takes in a column of so many ems. */
export function lineCount(text: string, column: number): number {
  return text
    .split("\n")
    .filter((line) => line.trim())
    .reduce((sum, line) => sum + wrapped(line, column).length, 0);
}

export interface Room {
  width: number;
  height: number;
  /** The largest and the smallest size of type. */
  most: number;
  least: number;
  /** Height of a line and gap between paragraphs, in ems. */
  leading: number;
  gap: number;
}

/** The height that a text needs at a size. */
export function heightAt(text: string, size: number, room: Room): number {
  const lines = text.split("\n").filter((line) => line.trim()).length;
  const gaps = Math.max(0, lines - 1) * room.gap;
  return size * (lineCount(text, room.width / size) * room.leading + gaps);
}

/** The largest size at which a text fits its room; the least one if it does not fit at all (the box then scrolls). */
export function sizeFor(text: string, room: Room): number {
  const STEP = 0.25;
  for (let size = room.most; size > room.least; size -= STEP) {
    if (heightAt(text, size, room) <= room.height && unbroken(text, room.width / size)) return size;
  }
  return room.least;
}
