// A dialog that imports passport files and reports each refused entry with the location of every mistake.
import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportResponse } from '../../../../server/contract/index.ts';
import { isAasxName, openAasx } from '../../../../server/domain/aasx/open.ts';
import { Thrown } from '../../../backups/fault.tsx';
import { faultOf } from '../../../backups/words.ts';
import { sortOut } from '../../../files/sort-out.ts';
import { bringPack } from '../../../files/upload.ts';
import { useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { commit } from '../../../lib/commit.ts';
import { Button, Checkbox, Dialog, DropFile, ErrorBox, Progress, shown } from '../../../ui/index.ts';
import { passportsChanged } from '../../../workbench/passports-changed.ts';
import styles from '../passports.module.css';
import { DraftsNext } from '../publishing/publish-drafts.tsx';
import { bringTable, isTable } from '../table/queries.ts';
import { ImportForms } from './forms.tsx';
import { ImportResult } from './result.tsx';
import { importFile } from './send-file.ts';

interface Outcome {
  readonly name: string;
  readonly response?: ImportResponse;
  readonly error?: unknown;
  /** The screen that continues with this file. */
  readonly to?: '/import' | '/packs';
}

/** A file is not imported at all where its backup fails. */
function Failure({ error }: { readonly error: unknown }) {
  const t = useT();
  if (faultOf(error) === undefined) return <ErrorBox error={error} />;
  return (
    <>
      <Thrown title={t('tables.notBackedUp')} error={error} />
      <p>{t('tables.notBackedUpHelp')}</p>
    </>
  );
}

/** Resolves to undefined if the file was moved or removed after it was chosen, so that its first byte cannot be read. */
const readable = (file: File): Promise<unknown> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .catch(() => undefined);

export function ImportDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [backsUp, setBacksUp] = useState(true);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [reading, setReading] = useState<{
    readonly name: string;
    readonly done: number;
    readonly total: number;
    readonly share: number;
  }>();

  const progress = (share: number) => setReading((before) => before && { ...before, share });
  const importOne = async (file: File): Promise<Outcome> => {
    const { name } = file;
    try {
      if ((await readable(file)) === undefined) return { name, error: new Error(t('passports.importUnreadable', { name })) };
      if (isTable(file)) {
        await bringTable(file, progress);
        return { name, to: '/import' };
      }
      const opened = isAasxName(name) ? await openAasx(file) : undefined;
      if (opened?.ok === false) return { name, error: new Error(t('passports.importAasx', { name: shown(name), detail: opened.detail })) };
      const content = opened === undefined ? file : new Blob([opened.text]);
      return {
        name,
        response: await commit((pass) =>
          importFile(content, progress, (at, part, last) => api.sendImportPart(at, part, last, pass, backsUp ? 'first' : 'none')),
        ),
      };
    } catch (error) {
      return { name, error };
    }
  };

  const importAll = async (files: readonly File[]) => {
    setOutcomes([]);
    const add = (outcome: Outcome) => setOutcomes((before) => [...before, outcome]);
    const [table, ...tables] = files.filter(isTable);
    const {
      packs: [pack, ...packs],
      bundles,
      others: rest,
    } = await sortOut(files.filter((file) => !isTable(file)));
    // Not imported: the workbench says why.
    const others = [...rest, ...bundles];
    const wanted = table === undefined ? others : [...others, table];
    let last: Outcome | undefined;
    for (const [done, file] of wanted.entries()) {
      setReading({ name: file.name, done, total: wanted.length, share: 0 });
      last = await importOne(file);
      add(last);
    }
    setReading(undefined);
    if (others.length > 0) await passportsChanged(client);
    if (pack !== undefined) {
      void bringPack(pack);
      last = { name: pack.name, to: '/packs' };
      add(last);
    }
    for (const { name } of [...tables, ...packs]) add({ name, error: new Error(t('passports.importOneOfEach')) });
    // A table or a pack alone opens its own screen. Beside other files a link leads there, so that their outcomes can be read first.
    if (files.length === 1 && last?.to !== undefined) await navigate({ to: last.to });
  };

  const close = () => {
    if (reading !== undefined) return;
    setOutcomes([]);
    onClose();
  };

  return (
    <Dialog
      title={t('passports.importTitle')}
      isOpen={isOpen}
      onClose={close}
      wide
      actions={
        <Button isDisabled={reading !== undefined} onPress={close}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('passports.importLead')}</p>
      <DropFile
        icon={<FileUp aria-hidden size={32} />}
        title={t('passports.importDrop')}
        choose={t('passports.importChoose')}
        help={t('passports.importSafe')}
        several
        accepted={[
          '.json',
          '.ndjson',
          '.jsonl',
          '.jsonld',
          '.jwt',
          '.txt',
          '.csv',
          '.xlsx',
          '.tsv',
          '.aasx',
          '.pack',
          'application/json',
          'application/ld+json',
        ]}
        isDisabled={reading !== undefined}
        onFiles={importAll}
      />
      <Checkbox isSelected={backsUp} onChange={setBacksUp} help={t(backsUp ? 'passports.importBackupHelp' : 'tables.withoutBackup')}>
        {t('tables.backupFirst')}
      </Checkbox>
      {reading ? (
        <Progress
          label={t('passports.importReading', { name: shown(reading.name) })}
          value={reading.done + reading.share}
          total={reading.total}
        />
      ) : null}
      {outcomes.length === 0 && reading === undefined ? <ImportForms /> : null}
      <ul className={styles.outcomes} aria-live="polite">
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name; the list only grows
          <li key={index}>
            <p className={styles.fileName}>
              <CircleCheck
                aria-hidden
                size={18}
                className={outcome.to || outcome.response?.refused.length === 0 ? styles.goodIcon : styles.hidden}
              />
              {shown(outcome.name)}
            </p>
            {outcome.to ? (
              <Link to={outcome.to}>{t(outcome.to === '/import' ? 'tables.title' : 'packs.title')}</Link>
            ) : outcome.response ? (
              <ImportResult response={outcome.response} />
            ) : (
              <Failure error={outcome.error} />
            )}
          </li>
        ))}
      </ul>
      {outcomes.some(({ response }) => response !== undefined && response.imported.length > 0) ? <DraftsNext /> : null}
    </Dialog>
  );
}
