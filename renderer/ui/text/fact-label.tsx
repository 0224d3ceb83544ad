// The label of a fact: our own as plain text, a label of the document as text from outside.
import type { Fact } from '../../../server/contract/index.ts';
import { useFormat } from '../../i18n/index.ts';
import { Foreign, shown } from './foreign.tsx';

/** Groups whose labels come from the document; entries older than `labelledByDocument` have no other marker. */
const ITS_OWN: ReadonlySet<string> = new Set(['characteristics', 'claims']);

export function FactLabel({ fact, group }: { readonly fact: Fact; readonly group: string }) {
  const format = useFormat();
  return fact.labelledByDocument === true || ITS_OWN.has(group) ? (
    <Foreign text={fact.label} size="line" />
  ) : (
    format.label(shown(fact.label))
  );
}
