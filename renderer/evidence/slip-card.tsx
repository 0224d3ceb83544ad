// Shows the result of checking a slip, on cards of Inspect. The check records nothing and decides nothing.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { FileQuestionMark, FileX, ScanLine, Stamp, Ticket, X } from 'lucide-react';
import { useEffect } from 'react';
import type { Inspection, JudgedSlip, SlipContent, SlipItem } from '../../server/contract/index.ts';
import { itemInHand } from '../../server/domain/log/item.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { call, query } from '../lib/call.ts';
import { Button, Card, ErrorBox, Facts, Foreign, IconButton, Note, original, Progress, SampleBadge } from '../ui/index.ts';
import styles from './evidence.module.css';
import { JudgedState } from './judged-state.tsx';
import { closeSlip, useSlips } from './slips.ts';

/** Judged by the current trust lists: a list that is imported later also applies to slips scanned before. */
const judgedSlip = (text: string) =>
  queryOptions({
    queryKey: ['trust', 'slip', text],
    queryFn: ({ signal }) => call<JudgedSlip>(`/evidence/slip${query({ text })}`, { signal }),
  });

/** Whether the item of a verdict is the one on the newest slip. It is read above the verdict. */
export function SlipCompared({ inspected }: { readonly inspected: Inspection }) {
  const t = useT();
  const newest = useSlips().at(-1) ?? '';
  const { data } = useQuery({ ...judgedSlip(newest), enabled: newest !== '' });
  const slip = data === undefined || data.state === 'altered' ? undefined : data.slip;
  const inHand = slip && compareItem(slip.item, inspected);
  if (inHand === undefined) return null;
  return (
    <div className={styles.bundles}>
      <Note good={inHand === 'same' && data?.state === 'genuine'}>{t(`slip.inHand.${inHand}`)}</Note>
    </div>
  );
}

/** `onInspect` begins the inspection of the item. */
export function SlipChecks({ onInspect }: { readonly onInspect: () => void }) {
  const slips = useSlips();
  const newest = slips.at(-1);
  useEffect(() => {
    if (newest !== undefined) for (const place of ['verdict-place', 'main']) document.getElementById(place)?.scrollTo({ top: 0 });
  }, [newest]);
  if (newest === undefined) return null;
  return (
    <div className={styles.bundles}>
      {slips.toReversed().map((text) => (
        <SlipCard key={text} text={text} onInspect={onInspect} />
      ))}
    </div>
  );
}

function SlipCard({ text, onInspect }: { readonly text: string; readonly onInspect: () => void }) {
  const t = useT();
  const { data, error, refetch } = useQuery(judgedSlip(text));
  return (
    <Card
      title={t('slip.title')}
      icon={<Ticket aria-hidden />}
      actions={<IconButton label={t('common.close')} icon={<X />} onPress={() => closeSlip(text)} />}
    >
      <div className={styles.body}>
        {error ? (
          <ErrorBox title={t('slip.failed')} error={error} onRetry={() => refetch()} />
        ) : data === undefined ? (
          <Progress label={t('slip.checking')} />
        ) : (
          <Judged judged={data} onInspect={onInspect} />
        )}
      </div>
    </Card>
  );
}

/** Policy: a genuine slip is not green, because that is the colour of valid items. */
const STATES = {
  genuine: { icon: Stamp, tone: 'accent', word: 'slip.genuine' },
  undetermined: { icon: FileQuestionMark, tone: 'warn', word: 'evidence.undetermined' },
  altered: { icon: FileX, tone: 'bad', word: 'evidence.altered' },
} as const;

function Judged({ judged, onInspect }: { readonly judged: JudgedSlip; readonly onInspect: () => void }) {
  const t = useT();
  const { icon, tone, word } = STATES[judged.state];
  const text =
    judged.state === 'undetermined'
      ? t(`slip.doubt.${judged.doubt}`)
      : judged.state === 'altered'
        ? t('slip.alteredText')
        : t(judged.desk.by === 'own' ? 'slip.ownText' : 'slip.genuineText');
  return (
    <>
      <JudgedState judged={judged} tone={tone} icon={icon} word={t(word)} text={text} kind="slip" />
      {judged.state === 'altered' || judged.slip === undefined ? null : <Contents judged={judged} slip={judged.slip} />}
      <p>{t('slip.paper')}</p>
      <div>
        <Button kind="primary" icon={<ScanLine aria-hidden />} onPress={onInspect}>
          {t('slip.inspect')}
        </Button>
      </div>
      <p className={styles.detail}>{t('slip.notLogged')}</p>
    </>
  );
}

interface ContentsProps {
  readonly judged: Exclude<JudgedSlip, { readonly state: 'altered' }>;
  readonly slip: SlipContent;
}

function Contents({ judged: { desk, own }, slip }: ContentsProps) {
  const t = useT();
  const format = useFormat();
  const decisionNow = own?.log === 'same' ? own.decisionNow : undefined;
  return (
    <>
      {slip.sample ? (
        <div>
          <SampleBadge />
        </div>
      ) : null}
      {decisionNow === undefined ? null : <Note>{t('slip.decisionNow', { decision: t(`decision.${decisionNow}`) })}</Note>}
      <Facts
        facts={[
          { label: t('evidence.desk'), value: desk.name === undefined ? t('evidence.deskNone') : <Foreign text={desk.name} size="line" /> },
          ...itemFacts(slip.item, t),
          { label: t('slip.verdict'), value: `${t(`headline.${slip.headline}`)}${slip.isPast ? ` (${t('slip.isPast')})` : ''}` },
          { label: t('slip.decision'), value: t(`decision.${slip.decision}`) },
          { label: t('slip.inspectedAt'), value: format.dateTime(slip.inspectedAt) },
          { label: t('slip.madeAt'), value: format.dateTime(slip.madeAt) },
          { label: t('slip.number'), value: format.number(slip.number) },
          { label: t('inspections.entryHash'), value: <code>{slip.hash}</code> },
          { label: t('evidence.fingerprint'), value: <code>{desk.fingerprint}</code> },
        ]}
      />
    </>
  );
}

function itemFacts(item: SlipItem, t: ReturnType<typeof useT>) {
  if (item.kind === 'none') return [{ label: t('slip.item'), value: t('slip.noItem') }];
  if (item.kind === 'digest') return [{ label: t('slip.digest'), value: <code>{item.sha256}</code> }];
  const { gtin, serial } = item;
  return [
    { label: t('inspect.gtin'), value: gtin },
    { label: t('inspect.serial'), value: serial === undefined ? t('slip.noSerial') : <Foreign text={serial} size="line" /> },
  ];
}

/** Undefined unless both name a product by its GTIN. `kind`: only the product could be compared. */
function compareItem(item: SlipItem, inspection: Inspection): 'same' | 'kind' | 'other' | undefined {
  const inHand = itemInHand(inspection);
  if (item.kind !== 'gtin' || inHand.gtin === undefined) return undefined;
  if (original(inHand.gtin).padStart(14, '0') !== item.gtin) return 'other';
  if (item.serial === undefined || inHand.serial === undefined) return 'kind';
  return original(inHand.serial) === item.serial ? 'same' : 'other';
}
