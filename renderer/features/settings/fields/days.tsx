// A field for a whole number of days or hours within limits.
import { useState } from 'react';
import { useT } from '../../../i18n/index.ts';
import { Button, Field, Form } from '../../../ui/index.ts';

/** The limit of the workbench. */
const MOST_DAYS = 3_650;

export interface DaysProps {
  readonly label: string;
  readonly help: string;
  readonly wrong: (limit: number) => string;
  readonly least: number;
  readonly most?: number;
  readonly value: number;
  readonly onSave: (days: number) => void;
}

export function Days({ label, help, wrong, least, most = MOST_DAYS, value, onSave }: DaysProps) {
  const t = useT();
  const [text, setText] = useState(String(value));
  const days = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const bad = !(days >= least && days <= most);
  const changed = days !== value;
  return (
    <Form onSubmit={() => !bad && changed && onSave(days)}>
      <Field
        label={label}
        inputMode="numeric"
        help={help}
        value={text}
        onChange={setText}
        error={bad ? wrong(most) : undefined}
        end={
          <Button type="submit" kind="primary" isDisabled={bad || !changed}>
            {t('settings.save')}
          </Button>
        }
      />
    </Form>
  );
}
