/** Answers that take any number of a range (EFF-44): only the least is listed, and `most` says how far they go. */

import { NOTHING, type OptionView } from "$/api/view";

/** Whether an option stands for every number from its own to the most. */
export function takesNumber(option: OptionView | null): option is OptionView {
  return option !== null && option.most !== NOTHING;
}

/** Whether a number that was typed is one of them. */
export function inRange(option: OptionView, said: number | null): boolean {
  return said !== null && Number.isInteger(said) && said >= option.number && said <= option.most;
}

/** The answer with this number: the number stands in the key in place of the least. */
export function withNumber(option: OptionView, number: number): OptionView {
  const key = option.key.replace(/\.\d+/, `.${String(number)}`);
  return { ...option, key, number, most: NOTHING };
}
