// Takes a checkpoint by scan, file or paste: compares it with the log here, or cosigns it for another desk.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import type { CheckpointFinding, CosignAnswer } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { useClaimedScans } from '../../scan/claimed.ts';
import { TAKES_SCAN } from '../../scan/listen.ts';
import { announce, Button, Card, DropFile, ErrorBox, Field, Foreign, Note, shown } from '../../ui/index.ts';
import { checkpoints, witnessesQuery } from './calls.ts';
import { Carried } from './carried.tsx';
import styles from './checkpoints.module.css';

/** The form of a checkpoint in a code (`server/domain/merkle/carried.ts`). */
const CARRIED = /^DPPDESKNOTE[0-9A-F]+$/i;
/** Policy: the largest file that is read as a checkpoint, in bytes. */
const MOST = 64 * 1024;

export function Seen() {
  const t = useT();
  const client = useQueryClient();
  const [text, setText] = useState('');
  const [witness, setWitness] = useState('');
  const [tooLong, setTooLong] = useState(false);
  const compared = useMutation({
    mutationFn: () => checkpoints.compare({ text, ...(witness.trim() === '' ? {} : { witness: witness.trim() }) }),
    onSuccess: () => client.invalidateQueries({ queryKey: witnessesQuery.queryKey }),
  });
  const cosigned = useMutation({ mutationFn: () => checkpoints.cosign({ text }) });
  const take = (given: string) => {
    setTooLong(false);
    setText(given);
    compared.reset();
    cosigned.reset();
  };
  useClaimedScans(true, ({ text: read, usText, unreadable }) => {
    const found = [read, usText].find((one) => one !== undefined && CARRIED.test(one));
    if (found === undefined || unreadable !== undefined) return false;
    take(found);
    announce(t('checkpoints.scanned'));
    return true;
  });
  const isPending = compared.isPending || cosigned.isPending;
  const isEmpty = text.trim() === '';
  const error = compared.error ?? cosigned.error;
  return (
    <Card title={t('checkpoints.seen')} icon={<FileSearch aria-hidden />}>
      <div className={styles.form}>
        <p>{t('checkpoints.seenHelp')}</p>
        <DropFile
          icon={<FileSearch aria-hidden />}
          title={t('checkpoints.drop')}
          choose={t('checkpoints.choose')}
          help={t('checkpoints.dropHelp')}
          onFiles={async ([file]) => {
            if (file === undefined) return;
            if (file.size > MOST) return setTooLong(true);
            take(await file.text());
          }}
        />
        {tooLong ? <ErrorBox error={new Error(t('checkpoints.tooLong'))} /> : null}
        <Field
          label={t('checkpoints.text')}
          lines={6}
          mono
          maxLength={MOST}
          value={text}
          onChange={take}
          {...{ [TAKES_SCAN]: '' }}
          spellCheck="false"
        />
        <Field
          label={t('checkpoints.witnessKey')}
          help={t('checkpoints.witnessKeyHelp')}
          maxLength={500}
          value={witness}
          onChange={setWitness}
          spellCheck="false"
        />
        <div className={styles.buttons}>
          <Button
            kind="primary"
            isDisabled={isEmpty || isPending}
            onPress={() => {
              cosigned.reset();
              compared.mutate();
            }}
          >
            {t('checkpoints.compare')}
          </Button>
          <Button
            isDisabled={isEmpty || isPending}
            onPress={() => {
              compared.reset();
              cosigned.mutate();
            }}
          >
            {t('checkpoints.cosign')}
          </Button>
        </div>
        {error ? <ErrorBox error={error} /> : null}
        {compared.data ? <Finding finding={compared.data} /> : null}
        {cosigned.data ? <Answer answer={cosigned.data} /> : null}
      </div>
    </Card>
  );
}

function Finding({ finding }: { readonly finding: CheckpointFinding }) {
  const t = useT();
  const format = useFormat();
  const { outcome, detail, lines, witnesses, unknown, origin, size, fingerprint } = finding;
  const facts = (
    <>
      <p lang="en">
        <Foreign text={detail} sentence />
      </p>
      <p>
        <code>{origin}</code>, {t('checkpoints.leaves', { count: size })}
      </p>
      <p>
        {t('checkpoints.key')}: <code>{fingerprint}</code>
      </p>
      {lines.length > 0 ? (
        <ul>
          {lines.map(({ log, number }) => (
            <li key={`${log} ${number}`}>
              {log === 'epochs' ? t('checkpoints.epochs') : t(`inspections.log.${log}`)}: {format.number(number)}
            </li>
          ))}
        </ul>
      ) : null}
      {witnesses.map((one) => (
        <p key={one.fingerprint + one.name}>
          {t(outcome === 'intact' ? 'checkpoints.remembered' : 'checkpoints.cosignedBy', {
            name: shown(one.name),
            time: format.dateTime(one.cosignedAt),
          })}
        </p>
      ))}
      {unknown.length > 0 ? (
        <>
          <p>{t('checkpoints.unknown')}</p>
          <ul>
            {unknown.map((name) => (
              <li key={name}>
                <Foreign text={name} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
  const title = t(`checkpoints.outcome.${outcome}`);
  return outcome === 'rewritten' ? (
    <ErrorBox title={title} error={new Error(t('checkpoints.rewrittenHelp'))}>
      {facts}
    </ErrorBox>
  ) : (
    <Note good={outcome === 'intact'} urgent={outcome !== 'intact'}>
      <p>
        <strong>{title}</strong>
      </p>
      {facts}
    </Note>
  );
}

function Answer({ answer }: { readonly answer: CosignAnswer }) {
  const t = useT();
  if (answer.outcome === 'refused')
    return (
      <ErrorBox
        title={t('checkpoints.refused')}
        error={new Error(t(`checkpoints.refused.${answer.reason}`, { size: answer.before ?? 0 }))}
      />
    );
  const { origin, size, before, fingerprint, witnessKey } = answer;
  return (
    <>
      <Note good>
        <p>
          <strong>{t('checkpoints.cosigned')}</strong>
        </p>
        <p>
          <code>{origin}</code>, {t('checkpoints.leaves', { count: size })}
        </p>
        <p>{before === undefined ? t('checkpoints.first') : t('checkpoints.continues', { count: before })}</p>
        <p>
          <code>{fingerprint}</code>
        </p>
        <p>
          {t('checkpoints.ownWitnessKey')} <code>{witnessKey}</code>
        </p>
      </Note>
      <Carried note={answer} name={`cosigned-${size}.txt`} label={t('checkpoints.cosigned')} />
    </>
  );
}
