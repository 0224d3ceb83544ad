// Adds the evidence bundle of another computer's run to this run.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import type { Run } from '../../../server/contract/index.ts';
import { useOfficer } from '../../customs/use-officer.ts';
import { sendInParts } from '../../files/upload.ts';
import { useT } from '../../i18n/index.ts';
import { commit, Withheld } from '../../lib/commit.ts';
import { runs } from '../../runs/calls.ts';
import { runsChanged } from '../../runs/queries.ts';
import { DropFile, ErrorBox, Field, Fold, Progress } from '../../ui/index.ts';
import styles from './runs.module.css';

const ACCEPTED = ['.zip', 'application/zip'];

export function AddPart({ run }: { readonly run: Run }) {
  const t = useT();
  const client = useQueryClient();
  const { officer, setOfficer, isFixed } = useOfficer(run);
  const [signer, setSigner] = useState('');
  const [note, setNote] = useState('');
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (file: File) =>
      commit(async (pass) => {
        await sendInParts(file, { begin: (about) => runs.beginPart(about, pass), part: runs.sendPart }, () => true);
        const why = { ...(signer.trim() === '' ? {} : { signer: signer.trim() }), ...(note.trim() === '' ? {} : { note: note.trim() }) };
        return runs.addPart(run.id, { officer: officer.trim(), ...why }, pass);
      }),
    onSuccess: () => {
      setSigner('');
      setNote('');
    },
    onSettled: () => runsChanged(client),
  });
  return (
    <>
      <Fold title={t('runs.parts.add')}>
        <div className={styles.parts}>
          {isFixed ? null : <Field label={t('inspections.officer')} maxLength={200} value={officer} onChange={setOfficer} />}
          <Field
            label={t('runs.parts.signer')}
            help={t('runs.parts.signerHelp')}
            mono
            spellCheck="false"
            autoComplete="off"
            maxLength={200}
            value={signer}
            onChange={setSigner}
          />
          <Field label={t('runs.parts.note')} help={t('runs.parts.noteHelp')} maxLength={2000} value={note} onChange={setNote} />
          <DropFile
            icon={<Combine aria-hidden />}
            title={t('runs.parts.drop')}
            choose={t('runs.parts.choose')}
            help={t('runs.parts.chooseHelp')}
            accepted={ACCEPTED}
            isDisabled={isPending || officer.trim() === ''}
            onFiles={async ([file]) => {
              if (file) mutate(file);
            }}
          />
        </div>
      </Fold>
      {isPending ? <Progress label={t('runs.parts.checking')} /> : null}
      {error && !(error instanceof Withheld) ? <ErrorBox title={t('runs.parts.failed')} error={error} /> : null}
      <div role="status">{data === undefined || isPending ? null : t(data.isAlready ? 'runs.parts.already' : 'runs.parts.done')}</div>
    </>
  );
}
