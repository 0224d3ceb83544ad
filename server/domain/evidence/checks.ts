// Lists the checks of a credential, in the order in which their evidence is listed and shown.

export const CHECKS = [
  'integrity',
  'issuer',
  'key',
  'product',
  'licence',
  'dates',
  'status',
  'trust',
  'clock',
  'content',
  'completeness',
] as const;
export type Check = (typeof CHECKS)[number];

export const inOrder = <Line extends { readonly check: Check }>(lines: readonly Line[]): readonly Line[] =>
  lines.toSorted((one, other) => CHECKS.indexOf(one.check) - CHECKS.indexOf(other.check));
