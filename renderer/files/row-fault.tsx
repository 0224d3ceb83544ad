// Says why a row of a table was refused, in the language of the screen, with the cell or text that is wrong.
import type { RowMistake } from '../../server/contract/index.ts';
import { type MessageId, useT } from '../i18n/index.ts';
import { Foreign } from '../ui/index.ts';

/** The message of a code. For other codes, the screen shows the English text of the workbench. */
const MESSAGES: ReadonlyMap<string, MessageId> = new Map([
  ['quote', 'tables.fault.quote'],
  ['json', 'tables.fault.json'],
  ['columns', 'tables.fault.columns'],
  ['merged', 'tables.fault.merged'],
  ['row-too-long', 'tables.fault.too-long'],
  ['too-many-columns', 'tables.fault.too-long'],
  ['cell-too-long', 'tables.fault.too-long'],
  ['cell-date', 'tables.fault.cell-date'],
  ['cell-formula', 'tables.fault.cell-formula'],
  ['cell-error', 'tables.fault.cell-error'],
  ['cell-number', 'tables.fault.cell'],
  ['cell-format', 'tables.fault.cell'],
  ['cell-text', 'tables.fault.cell'],
  ['cell-type', 'tables.fault.cell'],
  ['encoding', 'tables.fault.encoding'],
  ['duplicate', 'tables.fault.duplicate'],
  ['country', 'tables.fault.country'],
  ['gtin', 'tables.fault.gtin'],
  ['no-product', 'tables.fault.no-product'],
  ['nothing-declared', 'tables.fault.nothing-declared'],
  ['choice', 'edit.mistake.choice'],
  ['empty', 'edit.mistake.empty'],
  ['character', 'edit.mistake.character'],
  ['language', 'edit.mistake.language'],
  ['default-language', 'edit.mistake.default-language'],
  ['mismatch', 'edit.mistake.mismatch'],
  ['order', 'edit.mistake.order'],
  ['total', 'edit.mistake.total'],
  ['not-for-category', 'edit.mistake.not-for-category'],
]);

/** Whether a refused row with this code has words of its own. */
export const hasRowWords = (code: string): boolean => MESSAGES.has(code);

export function RowFault({ code, about, detail }: RowMistake) {
  const t = useT();
  const message = MESSAGES.get(code);
  if (message === undefined) return <Foreign text={detail} sentence />;
  return (
    <>
      {t(message)} {about === undefined ? null : <Foreign text={about} size="line" />}
    </>
  );
}
