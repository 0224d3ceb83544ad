// The timing limits that distinguish the keys of a hand scanner from those of a person, in milliseconds.

/** Policy: keys this close belong to one burst of a scanner, which sends a key every 0–62 ms. A person's command key is further apart. */
export const NEIGHBOUR_MS = 75;
/** Policy: no person types four or more keys with this mean interval; keys that follow within `LINGER_MS` belong to the scanner too. */
export const INHUMAN_MS = 30;
export const INHUMAN_KEYS = 4;
/** A wireless scanner or a busy computer pauses occasionally. Splitting a scan would produce a wrong number, so rather wait. */
export const LINGER_MS = 400;
/** Policy: a computer that delivers keys late also delivers the next one late; the limit for this wait. */
export const LONGEST_LAG_MS = 1_000;

/** Policy: a first key this far before the others may be a person's. */
export const APART_MS = 200;
/** Policy: where no text field has the focus, a slow scanner (62 ms per key) is accepted as well. */
export const SCAN_MS = 70;
/** Policy: in a text field, the mean or every single interval must be a scanner's. */
export const SCAN_IN_FIELD_MS = 30;
/** For a scanner without a suffix: the scan ends after this silence. */
export const IDLE_MS = 600;

/** Policy: the minimum delay before a key takes effect, so that keys which a busy page has not received yet come first. */
export const TURN_MS = 40;
export const HELD_UP_MS = 20;
