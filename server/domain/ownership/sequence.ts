// Compares the number of a pack with earlier packs of its series: it can be older, or jump too far ahead.

/** Policy: a larger jump beyond the highest confirmed number waits for a person, so that one pack cannot block its series permanently. */
export const MAX_JUMP = 1000;

export interface Numbers {
  /** The highest number of any pack of the series applied on this computer, selections included. 0 if there is none. */
  readonly highest: number;
  /** The highest number that a person compared. 0 if there is none. Packs that were only applied do not change it. */
  readonly confirmed: number;
}

export const isOlder = (sequence: number, { highest }: Numbers): boolean => sequence <= highest;

export const isJump = (sequence: number, { confirmed }: Numbers): boolean => sequence - confirmed > MAX_JUMP;
