// Finds the slip of an inspection in a scanned text by its prefix. It verifies nothing.

export const SLIP_PREFIX = 'DPPSLIP';

/** Policy, in characters, for slips of every version: the alphanumeric capacity of a QR code of version 15 at level M. */
export const MOST_SLIP = 600;

/** A hand scanner may change the case if Caps Lock is on. The first byte, in two digits, is the version. */
export const isSlip = (text: string): boolean => /^DPPSLIP[0-9A-F]/i.test(text);

/**
 * Returns the slip in a text of one line. A reader may add control characters at both ends and a symbology identifier
 * in front. A slip that is too long is cut to the shortest length that is refused.
 */
export function slipIn(text: string): string | undefined {
  const line = text.trim();
  if (/[\r\n]/.test(line)) return undefined;
  const [, written = ''] = /^\p{C}*(?:\][A-Za-z][0-9])?(\P{C}*)/u.exec(line.slice(0, 2 * MOST_SLIP)) ?? [];
  return isSlip(written)
    ? written
        .trimEnd()
        .slice(0, MOST_SLIP + 1)
        .toUpperCase()
    : undefined;
}
