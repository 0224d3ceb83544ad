// The screen of an office that maintains a trust list for others: issuers, keys, and the signed lists.
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Download as Save } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Download } from '../../ui/files/download.tsx';
import { Button, ErrorBox, Foreign, Loading, Note, Page, shown } from '../../ui/index.ts';
import { AskedFor } from './asked-for.tsx';
import { Begin, TakeDraft } from './begin.tsx';
import { DRAFT_ADDRESS, useOffice } from './calls.ts';
import { Issuers } from './issuers.tsx';
import { Keys } from './keys.tsx';
import { Last } from './last.tsx';
import { Next } from './next.tsx';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const { data: kept, error, refetch } = useOffice();
  if (kept === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  const { version, operator, entries = [], damaged, last, file } = kept;
  return (
    <Page
      title={t('office.title')}
      lead={operator === undefined ? t('office.lead') : t('office.of', { name: shown(operator.name), did: shown(operator.id) })}
      actions={
        <>
          <Button icon={<ArrowLeft aria-hidden />} onPress={() => navigate({ to: '/trust' })}>
            {t('office.back')}
          </Button>
          {version === undefined ? null : (
            <Download href={DRAFT_ADDRESS} fileName="trust-list-draft.json" icon={<Save aria-hidden />}>
              {t('office.draftSave')}
            </Download>
          )}
        </>
      }
    >
      {damaged === undefined ? null : (
        <Note urgent>
          <p className={styles.strong}>{t('office.damaged')}</p>
          <Foreign as="p" className={styles.did} text={file} />
          <ul className={styles.lines}>
            {damaged.map(({ pointer = '', detail }) => (
              <li key={`${pointer} ${detail}`}>
                <Foreign as="code" className={styles.key} text={pointer || '/'} /> <Foreign text={detail} sentence />
              </li>
            ))}
          </ul>
          <p>{t('office.damagedNext')}</p>
        </Note>
      )}
      <div className={styles.cards}>
        {version === undefined && damaged === undefined ? <Begin /> : null}
        {version === undefined ? null : (
          <>
            <Issuers version={version} entries={entries} />
            <Next version={version} kept={kept} />
            {last === undefined ? null : <Last last={last} />}
            <Keys version={version} next={last?.nextKeys.filter((one) => one !== last.fingerprint) ?? []} />
            <AskedFor entries={entries} />
            <TakeDraft version={version} />
          </>
        )}
      </div>
    </Page>
  );
}
