// The number of a pack against those of its series that came before: older, or too far ahead.

/** A jump beyond this from the highest number that a person compared waits for a person: one pack cannot block its series for ever. */
export const MAX_JUMP = 1000;

export interface Numbers {
  /** The highest of any pack of the series that was applied here, selections included; 0: none. */
  readonly highest: number;
  /** The highest that a person compared; 0: none. Packs that were only applied do not move it. */
  readonly confirmed: number;
}

export const isOlder = (sequence: number, { highest }: Numbers): boolean => sequence <= highest;

export const isJump = (sequence: number, { confirmed }: Numbers): boolean => sequence - confirmed > MAX_JUMP;
