// The outcome of a synchronisation: the identity of the service, copies, status lists, and omissions with reasons.
import type { Foreign as ForeignText, SyncIdentity, SyncState } from '../../../server/contract/index.ts';
import { type MessageId, useFormat, useT } from '../../i18n/index.ts';
import { Facts, Fold, Foreign, original, shown } from '../../ui/index.ts';
import styles from './want-list.module.css';

const WHY: readonly (readonly [codes: RegExp, sentence: MessageId])[] = [
  [/^(?:unknown-issuer|list-of-unknown-issuer)$/, 'wantList.sync.why.unknownIssuer'],
  [/^other-origin$/, 'wantList.sync.why.otherOrigin'],
  [/^list-older$/, 'wantList.sync.why.older'],
  [/^list-unusable$/, 'wantList.sync.why.unusable'],
  [/^(?:not-there|gone|http-404)$/, 'wantList.sync.why.notThere'],
  [/^(?:connection|timeout|service-failed|service-away|too-many-requests)$/, 'wantList.sync.why.noAnswer'],
  [/^http-40[13]$/, 'wantList.sync.why.key'],
  [/^(?:DPP-(?:SIG|PRD)-\d\d|not-a-passport|not-a-credential)$/, 'wantList.sync.why.altered'],
  [/^certificate$/, 'wantList.sync.why.certificate'],
  [/^not-accepted$/, 'wantList.sync.why.notAccepted'],
];

export function SyncOutcome({ state: { run, items, lists } }: { readonly state: SyncState }) {
  const t = useT();
  const format = useFormat();
  if (run === undefined) return null;
  const { fetched, unchanged, refused, failed } = run.counts;
  const wrong = items.filter(({ outcome }) => outcome === 'refused' || outcome === 'failed');
  const unchecked = lists.filter(({ outcome }) => outcome === 'not-checked');
  return (
    <>
      {run.identity === undefined ? null : <Identity identity={run.identity} />}
      <Facts
        facts={[
          { label: t('wantList.sync.fetched'), value: format.number(fetched) },
          { label: t('wantList.sync.unchanged'), value: format.number(unchanged) },
          { label: t('wantList.sync.notThere'), value: format.number(run.counts['not-there']) },
          { label: t('wantList.sync.refused'), value: format.number(refused) },
          { label: t('wantList.sync.failed'), value: format.number(failed), note: failed > 0 ? t('wantList.sync.again') : undefined },
          {
            label: t('wantList.sync.lists'),
            value: lists.length === 0 ? undefined : format.number(lists.length - unchecked.length),
            note: unchecked.length === 0 ? undefined : t('wantList.sync.listsNote', { count: unchecked.length }),
          },
        ]}
      />
      <NotTaken
        title={t('wantList.sync.details')}
        of={wrong.map(({ gtin, serial, dppCode, link, ...why }) => ({
          name: dppCode ?? link ?? [gtin, serial].filter(Boolean).join(' '),
          ...why,
        }))}
      />
      <NotTaken title={t('wantList.sync.listDetails')} of={unchecked.map(({ url, ...why }) => ({ name: url, ...why }))} />
    </>
  );
}

interface NotTakenProps {
  readonly title: string;
  readonly of: readonly { readonly name: ForeignText; readonly code?: string; readonly detail?: ForeignText }[];
}

/** The message first; code and technical details are for support. */
function NotTaken({ title, of }: NotTakenProps) {
  const t = useT();
  if (of.length === 0) return null;
  return (
    <Fold title={title}>
      <ul className={styles.omitted}>
        {of.map(({ name, code = '', detail = '' }) => {
          const sentence = WHY.find(([codes]) => codes.test(code))?.[1];
          return (
            <li key={original(name)} className={styles.lines}>
              <Foreign as="code" className={styles.code} text={name} />
              {sentence === undefined ? null : <span>{t(sentence)}</span>}
              <span className={styles.help}>
                {code && t('common.errorCode', { code })} <Foreign text={detail} sentence />
              </span>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}

/** The service's own statement of its key, for comparison: it is not added here. */
function Identity({ identity: { did, known, keys, fault } }: { readonly identity: SyncIdentity }) {
  const t = useT();
  if (fault !== undefined) return <p>{t('wantList.sync.unnamed', { detail: shown(fault.detail) })}</p>;
  return (
    <Facts
      columns="one"
      facts={[
        {
          label: t('wantList.sync.identity'),
          value: <Foreign as="code" className={styles.code} text={did ?? ''} />,
          note: known === undefined ? t('wantList.sync.unknown') : t('wantList.sync.known'),
        },
        ...keys.map(({ id, fingerprint }) => ({
          label: t('wantList.sync.keys'),
          value: <code className={styles.code}>{fingerprint}</code>,
          note: shown(id),
        })),
      ]}
    />
  );
}
