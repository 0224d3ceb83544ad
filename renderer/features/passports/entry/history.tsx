// The versions of a passport and the changes of its state; each version with what it changed.
import { useState } from 'react';
import type { PassportHistory, PassportVersion } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { HowSigned } from '../../../sign-off/how-signed.tsx';
import { Badge, Button, Dialog, ErrorBox, Foreign, Loading } from '../../../ui/index.ts';
import { Differences } from '../editing/differences.tsx';
import { useHistory, useVersionDifferences } from '../editing/queries.ts';
import styles from '../passports.module.css';

export function History({ dppCode }: { readonly dppCode: string }) {
  const t = useT();
  const { data, error, refetch } = useHistory(dppCode);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <>
      <ul className={styles.entries}>
        {data.versions.map((version, index) => (
          <Version key={version.id} dppCode={dppCode} version={version} before={data.versions[index + 1]} />
        ))}
      </ul>
      {data.more ? <p className={styles.note}>{t('history.more')}</p> : null}
      <Acts acts={data.acts} />
      <States states={data.states} />
    </>
  );
}

interface VersionProps {
  readonly dppCode: string;
  readonly version: PassportVersion;
  readonly before: PassportVersion | undefined;
}

function Version({ dppCode, version: { id, from, until, state }, before }: VersionProps) {
  const t = useT();
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const moment =
    from !== undefined
      ? format.dateTime(from)
      : until === undefined
        ? t('history.asFirst')
        : t('history.until', { time: format.dateTime(until) });
  return (
    <li>
      <p className={styles.name}>{moment}</p>
      <p className={styles.version}>
        <Badge tone={state === 'public' ? 'good' : 'quiet'}>{t(`history.${state}`)}</Badge>
        {before === undefined ? null : (
          <Button aria-label={t('history.changesOf', { time: moment })} onPress={() => setOpen(true)}>
            {t('history.changes')}
          </Button>
        )}
      </p>
      {before === undefined ? null : (
        <Dialog title={t('history.changesOf', { time: moment })} isOpen={isOpen} onClose={() => setOpen(false)} wide>
          <Changes dppCode={dppCode} before={before.id} after={id} />
        </Dialog>
      )}
    </li>
  );
}

function Changes({ dppCode, before, after }: { readonly dppCode: string; readonly before: string; readonly after: string }) {
  const t = useT();
  const { data, error, refetch } = useVersionDifferences(dppCode, before, after);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <Differences found={data} before={t('history.before')} after={t('history.after')} />;
}

function Acts({ acts }: Pick<PassportHistory, 'acts'>) {
  const t = useT();
  const format = useFormat();
  if (acts.length === 0) return null;
  return (
    <>
      <h3 className={styles.statesTitle}>{t('history.acts')}</h3>
      <ul className={styles.entries}>
        {acts.map(({ at, action, who, signedIn }) => (
          <li key={`${at} ${action}`}>
            <p className={styles.name}>{t(`history.${action}`)}</p>
            <p className={styles.note}>
              {format.dateTime(at)} · <Foreign text={who} size="line" />
              <HowSigned signedIn={signedIn} />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function States({ states }: Pick<PassportHistory, 'states'>) {
  const t = useT();
  const format = useFormat();
  if (states.length === 0) return null;
  return (
    <>
      <h3 className={styles.statesTitle}>{t('history.states')}</h3>
      <ul className={styles.entries}>
        {states.map(({ at, action, who, reason }) => (
          <li key={`${at} ${action}`}>
            <p className={styles.name}>{t(`history.${action}`)}</p>
            <p className={styles.note}>
              {format.dateTime(at)} · <Foreign text={who} size="line" />
            </p>
            {reason === undefined ? null : <Foreign as="p" className={styles.note} text={reason} />}
          </li>
        ))}
      </ul>
    </>
  );
}
