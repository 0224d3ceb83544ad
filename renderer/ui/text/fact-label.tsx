// The label of a fact: one of ours as it stands, a word of the document as the text from outside that it is.
import type { Fact } from '../../../server/contract/index.ts';
import { Foreign, shown } from './foreign.tsx';

/** Groups whose labels are the document's own words; entries of the log that are older than `labelledByDocument` say it by nothing else. */
const ITS_OWN: ReadonlySet<string> = new Set(['characteristics', 'claims']);

export function FactLabel({ fact, group }: { readonly fact: Fact; readonly group: string }) {
  return fact.labelledByDocument === true || ITS_OWN.has(group) ? <Foreign text={fact.label} size="line" /> : shown(fact.label);
}
