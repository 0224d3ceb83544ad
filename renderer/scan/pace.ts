// How fast keys come from a hand scanner and how fast from a person: the one place for these figures.

/** Policy: keys this close come from one burst of a scanner, which sends one every 0–62 ms. A person's command key stands further from its neighbours. */
export const NEIGHBOUR_MS = 75;
/** Policy: no person types four keys or more with this mean: what follows within `LINGER_MS` is the scanner's too. */
export const INHUMAN_MS = 30;
export const INHUMAN_KEYS = 4;
/** A wireless scanner or a busy computer hesitates now and then. */
export const LINGER_MS = 400;
/** Policy: a computer that hands keys on late hands the next one on late as well; no longer than this is waited for it. */
export const LONGEST_LAG_MS = 1_000;
