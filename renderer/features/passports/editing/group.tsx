// A group of fields: the core fields in a card, the others folded.
import type { FieldError, Json, JsonObject, PassportForm } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Card, Fold } from '../../../ui/index.ts';
import styles from './editing.module.css';
import { FieldRow } from './field-row.tsx';

interface GroupProps {
  readonly group: PassportForm['groups'][number];
  readonly document: JsonObject;
  readonly mistakes: ReadonlyMap<string, readonly FieldError[]>;
  readonly onNone: (name: string, none: boolean) => void;
}

const NONE: readonly FieldError[] = [];
const isFilled = (value: Json | undefined): boolean => value !== undefined;

export function Group({ group: { id, label, fields }, document, mistakes, onNone }: GroupProps) {
  const t = useT();
  // The card of languages shows the default language.
  const shown = fields.filter(({ name }) => name !== 'defaultLanguage');
  const rows = (
    <div className={styles.fields}>
      {shown.map((field) => (
        <FieldRow key={field.name} field={field} value={document[field.name]} mistakes={mistakes.get(field.name) ?? NONE} onNone={onNone} />
      ))}
    </div>
  );
  if (id === 'core') return <Card title={t('edit.core')}>{rows}</Card>;
  const filled = shown.filter(({ name }) => isFilled(document[name])).length;
  return (
    <Card>
      <div data-group={id}>
        <Fold title={label} note={`${filled} / ${shown.length}`}>
          {rows}
        </Fold>
      </div>
    </Card>
  );
}
