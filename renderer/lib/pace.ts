// How fast keys come from a hand scanner and how fast from a person: the one place for these figures.

/** Policy: keys this close come from one burst of a scanner, which sends one every 0–62 ms. A person's command key stands further from its neighbours. */
export const NEIGHBOUR_MS = 75;
/** Policy: no person types four keys or more with this mean: what follows within `LINGER_MS` is the scanner's too. */
export const INHUMAN_MS = 30;
export const INHUMAN_KEYS = 4;
/** A wireless scanner or a busy computer hesitates now and then. Cutting a scan in two would make another number of it: rather wait. */
export const LINGER_MS = 400;
/** Policy: a computer that hands keys on late hands the next one on late as well; no longer than this is waited for it. */
export const LONGEST_LAG_MS = 1_000;

/** Policy: a first key that stands this far before the others may be a person's. */
export const APART_MS = 200;
/** Policy: where nobody types, a slow scanner of 62 ms a key is one as well. */
export const SCAN_MS = 70;
/** Policy: in a field of a person the mean has to be a scanner's, or every single pause. */
export const SCAN_IN_FIELD_MS = 30;
/** A scanner without a suffix: the scan ends when nothing follows. */
export const IDLE_MS = 600;

/** Policy: an effect of a key waits for this at least, so that keys which a busy page was not handed yet come first. */
export const TURN_MS = 40;
export const HELD_UP_MS = 20;
