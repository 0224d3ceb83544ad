// The particulars of evidence, in English: the sentences of records and commands.
import { PARTICULARS, type ParticularsId } from '../../../../server/domain/evidence/particulars.ts';

type Details = { readonly [Id in ParticularsId as `detail.${Id}`]: string };

// In ICU MessageFormat an apostrophe before a brace quotes the placeholder.
export const details = Object.fromEntries(
  Object.entries(PARTICULARS).map(([id, text]) => [`detail.${id}`, text.replaceAll("'", "''")]),
) as unknown as Details;
