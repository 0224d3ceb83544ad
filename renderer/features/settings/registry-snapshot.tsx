// Shows the registry snapshot that declarations are compared with and its age, and replaces or removes it.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Landmark, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { LargestSnapshot } from '../../../server/contract/index.ts';
import { customs, customsChanged, useSnapshot } from '../../customs/calls.ts';
import { today } from '../../customs/periods.ts';
import { TABLES, tableToSend } from '../../customs/table-to-send.ts';
import { useOfficer } from '../../customs/use-officer.ts';
import { SheetChoice } from '../../files/sheet-choice.tsx';
import { forgetWorkbook, useWorkbook } from '../../files/workbook.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { commit, Withheld } from '../../lib/commit.ts';
import { DropFile } from '../../ui/controls/drop-file.tsx';
import { Button, Card, ErrorBox, Facts, Field, Fold, Foreign, useNow } from '../../ui/index.ts';
import styles from './settings.module.css';

/** The workbench's limit, checked before sending. */
const LARGEST: LargestSnapshot = 16_777_216;
const DAY = 86_400_000;

export function RegistrySnapshotCard() {
  const t = useT();
  const format = useFormat();
  const client = useQueryClient();
  const { data, error: unread, refetch } = useSnapshot();
  const snapshot = data?.snapshot;
  const { officer, setOfficer, isFixed } = useOfficer(undefined);
  const [date, setDate] = useState(today());
  const book = useWorkbook();
  const now = useNow();
  useEffect(() => forgetWorkbook, []);
  const onSuccess = () => customsChanged(client);
  const bring = useMutation({
    mutationFn: async ({ file: chosen, sheet }: { readonly file: File; readonly sheet?: number }) => {
      const file = await tableToSend(chosen, sheet);
      if (file === undefined) return undefined;
      if (file.size > LARGEST) throw new Error(t('registry.tooLarge'));
      return commit((pass) => customs.putSnapshot({ name: file.name.slice(-255), date, officer: officer.trim(), bytes: file }, pass));
    },
    onSuccess,
  });
  const remove = useMutation({ mutationFn: () => commit((pass) => customs.removeSnapshot(pass)), onSuccess });
  const send = async (file: File, sheet?: number): Promise<void> =>
    void (await bring.mutateAsync(sheet === undefined ? { file } : { file, sheet }).catch(() => undefined));
  const error = bring.error ?? remove.error;
  return (
    <Card title={t('registry.card')} icon={<Landmark aria-hidden />} className={styles.wide ?? ''}>
      <div className={styles.form}>
        <p>{t('registry.help')}</p>
        {unread ? <ErrorBox error={unread} onRetry={() => refetch()} /> : null}
        <div role="status">
          {data === undefined ? null : snapshot === undefined ? (
            <p className={styles.strong}>{t('registry.none')}</p>
          ) : (
            <Facts
              facts={[
                { label: t('registry.name'), value: <Foreign text={snapshot.name} size="line" /> },
                {
                  label: t('registry.date'),
                  value: t('registry.age', {
                    date: format.date(snapshot.date),
                    days: Math.max(0, Math.floor((now - Date.parse(`${snapshot.date}T00:00:00Z`)) / DAY)),
                  }),
                },
                { label: t('registry.origin'), value: snapshot.origin && <Foreign text={snapshot.origin} size="line" /> },
                { label: t('registry.rows'), value: format.number(snapshot.rows) },
                { label: t('inspections.officer'), value: snapshot.officer },
              ]}
            />
          )}
        </div>
        {snapshot === undefined ? null : (
          <Button
            kind="danger"
            icon={<Trash2 aria-hidden />}
            className={styles.start ?? ''}
            onPress={() => remove.isPending || remove.mutate()}
          >
            {t('registry.remove')}
          </Button>
        )}
        <Fold title={t(snapshot === undefined ? 'registry.import' : 'registry.replace')}>
          <div className={styles.form}>
            <Field type="date" label={t('registry.date')} value={date} onChange={setDate} />
            {isFixed ? null : <Field label={t('inspections.officer')} maxLength={200} value={officer} onChange={setOfficer} />}
            <DropFile
              icon={<Landmark aria-hidden />}
              title={t('registry.drop')}
              choose={t('customs.run.choose')}
              help={t('registry.columns')}
              accepted={TABLES}
              isDisabled={bring.isPending || officer.trim() === '' || date === ''}
              onFiles={async ([file]) => {
                if (file) await send(file);
              }}
            />
            {book === undefined ? null : (
              <SheetChoice
                key={`${book.file.name} ${book.file.lastModified}`}
                title={t('registry.whichSheet')}
                book={book}
                onChoose={send}
              />
            )}
          </div>
        </Fold>
        {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      </div>
    </Card>
  );
}
