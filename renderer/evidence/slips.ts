// The slips checked on Inspect. They are kept until they are dismissed, even while another screen is shown.
import { share, useShared } from '../lib/shared.ts';

/** Policy: no more cards than a person can compare with the papers in hand. */
const MOST_OPEN = 20;

/** The texts of the slips on display, the newest last. */
const open = share<readonly string[]>([]);

export const useSlips = (): readonly string[] => useShared(open);

/** A scanned slip replaces those before it, as a scanned item does. Slips from several files each have a card. */
export const openSlip = (text: string, isOfFile: boolean): void =>
  open.set([...(isOfFile ? open.get().filter((one) => one !== text) : []), text].slice(-MOST_OPEN));

export const closeSlip = (text: string): void => open.set(open.get().filter((one) => one !== text));
export const closeSlips = (): void => open.set([]);
