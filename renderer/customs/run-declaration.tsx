// Compares the items of a run with a table of declared goods, and says what was compared and what was not.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileCheck2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Run, RunDeclared } from '../../server/contract/index.ts';
import { RowFault } from '../files/row-fault.tsx';
import { SheetChoice } from '../files/sheet-choice.tsx';
import { forgetWorkbook, useWorkbook } from '../files/workbook.ts';
import { useT } from '../i18n/index.ts';
import { commit, Withheld } from '../lib/commit.ts';
import { requestIds } from '../lib/request-ids.ts';
import { DropFile } from '../ui/controls/drop-file.tsx';
import { Card, ErrorBox, Fold, Foreign } from '../ui/index.ts';
import { customs, customsChanged } from './calls.ts';
import styles from './customs.module.css';
import { REGISTRY_STATES } from './registry.tsx';
import { TABLES, tableToSend } from './table-to-send.ts';
import { useOfficer } from './use-officer.ts';

/** The workbench's limit, checked before sending. */
const LARGEST = 4 * 1024 * 1024;

export function RunDeclaration({ run }: { readonly run: Run }) {
  const t = useT();
  const client = useQueryClient();
  const { officer } = useOfficer(run);
  const [ids] = useState(requestIds);
  const { mutateAsync, data, error, isPending } = useMutation({
    mutationFn: async ({ file: chosen, sheet }: { readonly file: File; readonly sheet?: number }) => {
      const file = await tableToSend(chosen, sheet);
      if (file === undefined) return undefined;
      if (file.size > LARGEST) throw new Error(t('customs.run.tooLarge'));
      return commit((pass) => {
        const about = { officer: officer.trim() || run.officer, name: file.name.slice(0, 255) };
        const requestId = ids.of([about, file.size, file.lastModified]);
        return customs.declareRun(run.id, { requestId, ...about, bytes: file }, pass);
      });
    },
    onSuccess: (found) => {
      if (found === undefined) return;
      ids.done();
      customsChanged(client);
    },
  });
  const book = useWorkbook();
  useEffect(() => forgetWorkbook, []);
  const bring = async (file: File, sheet?: number): Promise<void> =>
    void (await mutateAsync(sheet === undefined ? { file } : { file, sheet }).catch(() => undefined));
  return (
    <Card title={t('customs.declaration')} icon={<FileCheck2 aria-hidden />}>
      <Fold title={t('customs.run.compare')} open={data !== undefined}>
        <DropFile
          icon={<FileCheck2 aria-hidden />}
          title={t('customs.run.drop')}
          choose={t('customs.run.choose')}
          help={t('customs.run.help')}
          accepted={TABLES}
          isDisabled={isPending}
          onFiles={async ([file]) => {
            if (file) await bring(file);
          }}
        />
        {book === undefined ? null : (
          <SheetChoice
            key={`${book.file.name} ${book.file.lastModified}`}
            title={t('customs.run.whichSheet')}
            book={book}
            onChoose={bring}
          />
        )}
      </Fold>
      {error && !(error instanceof Withheld) ? <ErrorBox error={error} /> : null}
      <div role="status">{data === undefined ? null : <Result found={data} />}</div>
    </Card>
  );
}

function Result({ found }: { readonly found: RunDeclared }) {
  const t = useT();
  const { compared, contradicting, registry, notDeclared, severalRows, unmatched, refused, unused } = found;
  const lines = unmatched.lines.join(', ');
  return (
    <ul className={styles.result}>
      <li>{t('customs.run.compared', { count: compared })}</li>
      <li>{t('customs.run.contradicting', { count: contradicting })}</li>
      {REGISTRY_STATES.map((state) =>
        registry === undefined || registry[state] === 0 ? null : (
          <li key={state}>
            {t(`registry.state.${state}`)}: {t('registry.items', { count: registry[state] })}
          </li>
        ),
      )}
      {notDeclared > 0 ? <li>{t('customs.run.notDeclared', { count: notDeclared })}</li> : null}
      {severalRows > 0 ? <li>{t('customs.run.severalRows', { count: severalRows })}</li> : null}
      {unmatched.count > 0 ? <li>{t('customs.run.unmatched', { count: unmatched.count, lines })}</li> : null}
      {refused.first.map(({ line, ...mistake }) => (
        <li key={line}>
          {t('customs.run.refused', { line })} <RowFault {...mistake} />
        </li>
      ))}
      {refused.count > refused.first.length ? (
        <li>{t('customs.run.moreRefused', { count: refused.count - refused.first.length })}</li>
      ) : null}
      {unused.length > 0 ? (
        <li>
          {t('customs.run.unused')}{' '}
          {unused.map((name) => (
            <Foreign key={String(name)} text={name} size="line" />
          ))}
        </li>
      ) : null}
    </ul>
  );
}
