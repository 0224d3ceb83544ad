// Prints the comparisons beside a verdict: the printed line, the customs declaration and the measured values.
import type { CustomsOfEntry } from '../../../server/contract/index.ts';
import { DeclaredGoods } from './declared.tsx';
import { Measured } from './measured.tsx';
import { PrintedLine } from './printed-line.tsx';

export function Beside({ customs: { line, declaration, measurement } }: { readonly customs: CustomsOfEntry }) {
  return (
    <>
      {line === undefined ? null : <PrintedLine line={line} />}
      {declaration === undefined ? null : <DeclaredGoods declaration={declaration} />}
      {measurement === undefined ? null : <Measured measurement={measurement} />}
    </>
  );
}
