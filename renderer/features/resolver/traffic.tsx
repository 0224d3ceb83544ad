// The requests of the last ten minutes: how many, how many were refused or failed, and how long answers took.
import { Activity } from 'lucide-react';
import type { Traffic as Counted } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Card, ErrorBox, Facts, Loading } from '../../ui/index.ts';
import { useTraffic } from './queries.ts';
import styles from './resolver.module.css';

const BARS = 60;
const HEIGHT = 60;
const WIDTH = 6;

export function Traffic() {
  const t = useT();
  const { data, error, refetch } = useTraffic();
  return (
    <Card title={t('resolver.traffic')} icon={<Activity aria-hidden />}>
      <div className={styles.form}>
        <p className={styles.note}>{t('resolver.trafficText')}</p>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {data ? <Shown counted={data} /> : error ? null : <Loading />}
      </div>
    </Card>
  );
}

function Shown({ counted: { slots, slotSeconds, times } }: { readonly counted: Counted }) {
  const t = useT();
  const format = useFormat();
  if (slots.length === 0) return <p>{t('resolver.trafficNone')}</p>;
  const sum = (of: 'requests' | 'refused' | 'failed'): number => slots.reduce((total, slot) => total + slot[of], 0);
  const minute = slots.slice(-Math.ceil(60 / slotSeconds)).reduce((total, { requests }) => total + requests, 0);
  const facts = [
    { label: t('resolver.trafficMinute'), value: format.number(minute) },
    { label: t('resolver.trafficRequests'), value: format.number(sum('requests')) },
    { label: t('resolver.trafficRefused'), value: format.number(sum('refused')), note: t('resolver.trafficRefusedText') },
    { label: t('resolver.trafficFailed'), value: format.number(sum('failed')), note: t('resolver.trafficFailedText') },
    { label: t('resolver.trafficTimes'), value: times && t('resolver.trafficTimesOf', times) },
  ];
  return (
    <>
      <Facts facts={facts} />
      <Bars slots={slots} slotSeconds={slotSeconds} label={t('resolver.trafficChart', { count: sum('requests') })} />
    </>
  );
}

interface BarsProps extends Pick<Counted, 'slots' | 'slotSeconds'> {
  readonly label: string;
}

/** One bar for each slot, the newest at the right. The numbers above say the same to those who do not see it. */
function Bars({ slots, slotSeconds, label }: BarsProps) {
  const most = Math.max(1, ...slots.map(({ requests }) => requests));
  const newest = Date.parse(slots.at(-1)?.at ?? '');
  return (
    <svg className={styles.bars} viewBox={`0 0 ${BARS * WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <line x1="0" x2={BARS * WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} className={styles.axis} />
      {slots.map(({ at, requests, refused, failed }) => {
        const x = (BARS - 1 - (newest - Date.parse(at)) / (slotSeconds * 1000)) * WIDTH;
        const tall = (count: number): number => (count / most) * (HEIGHT - 2);
        const bad = tall(refused + failed);
        return (
          <g key={at}>
            <rect x={x} width={WIDTH - 1} y={HEIGHT - tall(requests)} height={tall(requests)} className={styles.bar} />
            <rect x={x} width={WIDTH - 1} y={HEIGHT - bad} height={bad} className={failed > 0 ? styles.barBad : styles.barWarn} />
          </g>
        );
      })}
    </svg>
  );
}
