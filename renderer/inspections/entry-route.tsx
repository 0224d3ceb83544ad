// One entry of the log, opened again: the verdict and its evidence as on Inspect, the decisions, and the way to print.
import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer, ScrollText } from 'lucide-react';
import { Refused } from '../api.ts';
import { useT } from '../i18n/index.ts';
import { VerdictCard } from '../inspect/verdict-card.tsx';
import { InspectionView } from '../inspect/view.tsx';
import { Button, EmptyState, ErrorBox, Loading, Page, SampleBadge } from '../ui/index.ts';
import { InspectAgain } from './again.tsx';
import { Decisions } from './decisions.tsx';
import styles from './inspections.module.css';
import { useInspection } from './queries.ts';
import { entryNumber } from './wanted.ts';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const number = entryNumber(id);
  const { data: inspection, error, isLoading, refetch } = useInspection(number);
  if (isLoading) return <Loading />;
  if (inspection === undefined) {
    const gone = number === undefined || (error instanceof Refused && error.problem.status === 404);
    return (
      <Page title={t('inspections.entry', { id })}>
        {gone ? (
          <EmptyState
            icon={<ScrollText aria-hidden />}
            title={t('inspections.noSuch', { id })}
            actions={<Button onPress={() => navigate({ to: '/inspections' })}>{t('inspections.toList')}</Button>}
          >
            {t('inspections.noSuchText')}
          </EmptyState>
        ) : (
          <ErrorBox error={error} onRetry={() => refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={
        <span className={styles.title}>
          {t('inspections.entry', { id: inspection.id })}
          {inspection.sample ? <SampleBadge /> : null}
        </span>
      }
      actions={
        <>
          <Link to="/inspections" className={styles.back}>
            <ArrowLeft aria-hidden size={18} />
            {t('inspections.toList')}
          </Link>
          <InspectAgain inspection={inspection} />
          <Button icon={<Printer aria-hidden />} onPress={() => navigate({ to: '/print/$id', params: { id: String(inspection.id) } })}>
            {t('common.print')}
          </Button>
        </>
      }
    >
      <InspectionView
        inspection={inspection}
        verdict={<VerdictCard inspection={inspection} />}
        toDo={inspection.asOf === undefined ? <Decisions key={inspection.id} inspection={inspection} /> : null}
      />
    </Page>
  );
}
