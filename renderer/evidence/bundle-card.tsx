// Shows the result of checking an evidence bundle, on cards of Inspect. The check records nothing and decides nothing.
import { useQuery } from '@tanstack/react-query';
import { FileCheck, PackageCheck, PackageX, ShieldQuestion, X } from 'lucide-react';
import type { DeskStanding } from '../../server/contract/index.ts';
import type { BundleFinding } from '../../server/domain/bundle/inspect.ts';
import { type JudgedBundle, judgeFinding } from '../../server/domain/bundle/judge.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { call, query } from '../lib/call.ts';
import { withKeys } from '../lib/with-keys.ts';
import { Card, ErrorBox, Facts, Foreign, IconButton, original, Progress, shown } from '../ui/index.ts';
import { BundleEntries } from './bundle-entries.tsx';
import { type OpenBundle, useBundles } from './bundles.ts';
import styles from './evidence.module.css';
import { JudgedState } from './judged-state.tsx';

export function BundleChecks() {
  const bundles = useBundles();
  if (bundles.length === 0) return null;
  return (
    <div className={styles.bundles}>
      {bundles.toReversed().map((bundle) => (
        <BundleCard key={bundle.id} bundle={bundle} />
      ))}
    </div>
  );
}

function BundleCard({ bundle: { name, state, close } }: { readonly bundle: OpenBundle }) {
  const t = useT();
  return (
    <Card
      title={
        <span>
          {t('evidence.title')} <Foreign text={name} size="line" />
        </span>
      }
      icon={<FileCheck aria-hidden />}
      actions={<IconButton label={t('common.close')} icon={<X />} onPress={close} />}
    >
      <div className={styles.body}>
        {state.stage === 'checking' ? (
          <Progress
            label={t(state.of === 0 ? 'evidence.waiting' : 'evidence.checking')}
            {...(state.of === 0 ? {} : { value: state.done, total: state.of })}
          />
        ) : state.stage === 'failed' ? (
          <ErrorBox title={t('evidence.failed')} error={state.error} />
        ) : (
          <Found finding={state.finding} />
        )}
      </div>
    </Card>
  );
}

const NOBODY: DeskStanding = { isVouched: false, isAgainst: false, because: { code: 'unnamed' }, why: '' };

/** Judged by the current trust lists: a list that is imported later also applies to bundles checked before. */
function Found({ finding }: { readonly finding: BundleFinding }) {
  const t = useT();
  const isSigned = finding.state === 'as-signed';
  const { desk: did, createdAt: signedAt } = isSigned ? finding.manifest : {};
  const { data, error, refetch } = useQuery({
    queryKey: ['trust', 'desk', did, signedAt],
    queryFn: ({ signal }) => call<DeskStanding>(`/evidence/desk${query({ did, signedAt })}`, { signal }),
    enabled: isSigned,
  });
  if (error) return <ErrorBox title={t('evidence.failed')} error={error} onRetry={() => refetch()} />;
  if (isSigned && data === undefined) return <Progress label={t('evidence.checking')} />;
  return <Judged judged={judgeFinding(finding, { standing: () => data ?? NOBODY })} />;
}

const STATES = {
  intact: { icon: PackageCheck, tone: 'good' },
  undetermined: { icon: ShieldQuestion, tone: 'warn' },
  altered: { icon: PackageX, tone: 'bad' },
} as const;

function Judged({ judged }: { readonly judged: JudgedBundle }) {
  const t = useT();
  const { icon, tone } = STATES[judged.state];
  const text =
    judged.state === 'undetermined'
      ? t(`evidence.doubt.${judged.doubt}`)
      : t(judged.state === 'intact' ? 'evidence.intactText' : 'evidence.alteredText');
  return (
    <>
      <JudgedState judged={judged} tone={tone} icon={icon} word={t(`evidence.${judged.state}`)} text={text} kind="bundle" />
      {'entries' in judged ? <Contents judged={judged} /> : null}
      <p className={styles.detail}>{t('evidence.notLogged')}</p>
    </>
  );
}

/** Policy: more names than these hide the rest of the card. */
const MOST_RUNS = 20;
const MOST_ERASURES = 20;

const filled = <T,>(list: readonly T[]): readonly T[] | undefined => (list.length === 0 ? undefined : list);

function Contents({ judged }: { readonly judged: Extract<JudgedBundle, { readonly entries: unknown }> }) {
  const t = useT();
  const format = useFormat();
  const { desk, manifest, sha256, files, entries, runs, report, erasures } = judged;
  return (
    <>
      <Facts
        facts={[
          { label: t('evidence.desk'), value: desk.name === undefined ? t('evidence.deskNone') : <Foreign text={desk.name} size="line" /> },
          { label: t('evidence.fingerprint'), value: <code>{desk.fingerprint}</code> },
          { label: t('evidence.made'), value: format.dateTime(manifest.createdAt) },
          { label: t('evidence.scope'), value: t(`evidence.scope.${manifest.scope}`) },
          {
            label: t('evidence.runs'),
            value: filled(
              withKeys(runs.slice(0, MOST_RUNS), original).map(({ key, item }) => (
                <div key={key}>
                  <Foreign text={item} size="line" />
                </div>
              )),
            ),
          },
          { label: t('evidence.files'), value: format.number(files) },
          { label: t('evidence.hash'), value: <code>{sha256}</code> },
          { label: t('evidence.report'), value: t(`evidence.report.${report}`) },
          {
            label: t('evidence.erasures'),
            value: filled(
              erasures.slice(0, MOST_ERASURES).map(({ number, at, cause, officer, secondPerson, why }) => (
                <div key={number}>
                  {t('evidence.erasure', { number, day: format.date(at), cause: t(`erased.cause.${cause}`) })}{' '}
                  {format.list([officer, ...(secondPerson === undefined ? [] : [secondPerson])].map((name) => shown(name)))}
                  {': '}
                  <Foreign text={why} sentence />
                </div>
              )),
            ),
          },
        ]}
      />
      <BundleEntries entries={entries} />
    </>
  );
}
