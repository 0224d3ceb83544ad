// The screen that begins a passport: from an empty form, or one that was not saved yet.
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import type { Category } from '../../../../server/contract/index.ts';
import { useFormat, useLanguage, useT } from '../../../i18n/index.ts';
import { BackLink, Button, Card, ErrorBox, Foreign, Page, Select, shown, useKept } from '../../../ui/index.ts';
import { CATEGORIES } from '../categories.ts';
import styles from './editing.module.css';
import { beginEdit, useEdits } from './queries.ts';

export default function Route() {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data, error } = useEdits();
  const [category, setCategory] = useKept<Category>('edit.category', 'battery');
  const [fault, setFault] = useState<unknown>();
  const open = (id: string) => navigate({ to: '/edit/$id', params: { id } });
  const start = async () => {
    setFault(undefined);
    try {
      const { id } = await beginEdit({ category, language });
      await client.invalidateQueries({ queryKey: ['edits'] });
      await open(id);
    } catch (thrown) {
      setFault(thrown);
    }
  };
  return (
    <Page title={t('edit.new')} lead={t('edit.newLead')} actions={<BackLink to="/passports">{t('passports.toList')}</BackLink>}>
      {fault === undefined ? null : <ErrorBox error={fault} />}
      {error ? <ErrorBox error={error} /> : null}
      <Card>
        <div className={styles.row}>
          <Select
            label={t('edit.group')}
            value={category}
            onChange={setCategory}
            options={CATEGORIES.map((value) => ({ value, label: t(`passports.category.${value}`) }))}
          />
          <Button kind="primary" icon={<FilePlus2 aria-hidden />} onPress={start}>
            {t('edit.start')}
          </Button>
        </div>
      </Card>
      {data === undefined || data.items.length === 0 ? null : (
        <Card title={t('edit.open')}>
          <p>{t('edit.openText')}</p>
          <ul className={styles.open}>
            {data.items.map(({ id, dppCode, productName, changedAt }) => (
              <li key={id}>
                <span>
                  {productName === '' ? t('edit.unnamed') : <Foreign text={productName} size="line" />}
                  <small>
                    {dppCode === undefined ? t('edit.isNew') : shown(dppCode)} · {format.dateTime(changedAt)}
                  </small>
                </span>
                <Button onPress={() => open(id)}>{t('edit.continue')}</Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}
