// Shows what the law requires of the inspected credential on a chosen day. Folded at first, and requested when opened.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleHelp, Scale } from 'lucide-react';
import type { CompletenessOfEntry, Inspection, ShapesCheck } from '../../server/contract/index.ts';
import { ByDay } from '../completeness/by-day.tsx';
import { CompletenessFound } from '../completeness/completeness.tsx';
import { Shapes } from '../completeness/shapes.tsx';
import { useLanguage, useT } from '../i18n/index.ts';
import { inspectionKey } from '../inspection-log/queries.ts';
import { call, query } from '../lib/api.ts';
import { Badge, Card, ErrorBox, Fold, Loading, original } from '../ui/index.ts';
import styles from './view.module.css';

/** Without `on`, the rules of the passport's own day apply. */
function useContent(id: number, on?: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...inspectionKey(id), 'completeness', on, language],
    queryFn: ({ signal }) => call<CompletenessOfEntry>(`/inspections/${id}/completeness${query({ on })}`, { signal, language }),
  });
}

function useShapes(id: number) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...inspectionKey(id), 'shapes', language],
    queryFn: ({ signal }) => call<ShapesCheck>(`/inspections/${id}/shapes`, { signal, language }),
  });
}

/** Renders nothing without a credential. */
export function Completeness({ inspection: { id, credential } }: { readonly inspection: Inspection }) {
  const t = useT();
  if (credential === undefined) return null;
  return (
    <Card title={t('inspect.law')} icon={<Scale aria-hidden />}>
      <Fold key={id} title={t('inspect.law.fields')}>
        <OwnDay id={id} />
      </Fold>
    </Card>
  );
}

function OwnDay({ id }: { readonly id: number }) {
  const t = useT();
  const { data, error, refetch } = useContent(id);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  if (data.outcome === 'not-checked') return <NotChecked why={data.why} />;
  return (
    <>
      <p className={styles.lawAbout}>{t('inspect.law.about')}</p>
      {data.whole === undefined ? null : (
        <p className={styles.lawAbout}>
          {t('inspect.law.whole')}{' '}
          <Link to="/passports/$id" params={{ id: original(data.whole) }}>
            {t('inspect.law.open')}
          </Link>
        </p>
      )}
      <ByDay on={data.completeness.on}>{(day) => <OfDay id={id} day={day} />}</ByDay>
      <Fold title={t('passports.shapes')}>
        <InspectedShapes id={id} />
      </Fold>
    </>
  );
}

function OfDay({ id, day }: { readonly id: number; readonly day: string | undefined }) {
  const { data, error, refetch } = useContent(id, day);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return data.outcome === 'judged' ? <CompletenessFound completeness={data.completeness} of="verdict" /> : <NotChecked why={data.why} />;
}

function NotChecked({ why }: { readonly why: Extract<CompletenessOfEntry, { outcome: 'not-checked' }>['why'] }) {
  const t = useT();
  return (
    <>
      <Badge tone="quiet" icon={<CircleHelp aria-hidden />}>
        {t('outcome.not-checked')}
      </Badge>
      <p className={styles.lawWhy}>{t(`inspect.law.why.${why}`)}</p>
    </>
  );
}

function InspectedShapes({ id }: { readonly id: number }) {
  const { data, error, refetch } = useShapes(id);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <Shapes check={data} />;
}
