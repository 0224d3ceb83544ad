// Tells whether a text is a slip of an inspection, by how it begins. It verifies nothing.

export const SLIP_PREFIX = 'DPPSLIP';

/** Policy, in characters, for slips of every version: the alphanumeric capacity of a QR code of version 15 at level M. */
export const MOST_SLIP = 600;

/** Hand scanners on a keyboard with Caps Lock change the case. The first byte, in two digits, is the version. */
export const isSlip = (text: string): boolean => /^DPPSLIP[0-9A-F]/i.test(text);
