// Puts what two roles see of a passport side by side: what only one of them sees comes first.
import type { ReaderRow } from '../../../../server/contract/index.ts';

export interface SideBySide {
  readonly row: ReaderRow;
  readonly first: boolean;
  readonly second: boolean;
}

/** Values that neither role sees are left out. Otherwise the order of the rows is kept. */
export function sideBySide(rows: readonly ReaderRow[], first: string, second: string): readonly SideBySide[] {
  const seen = rows
    .map((row) => ({ row, first: row.roles.includes(first), second: row.roles.includes(second) }))
    .filter((one) => one.first || one.second);
  return [...seen.filter((one) => one.first !== one.second), ...seen.filter((one) => one.first === one.second)];
}
