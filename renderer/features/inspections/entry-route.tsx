// One entry of the log: verdict, evidence and decisions as on Inspect, and a link to print it.
import { useNavigate } from '@tanstack/react-router';
import { ListChecks, Package, Printer, ScrollText, Ticket } from 'lucide-react';
import { DeclarationCard } from '../../customs/declaration.tsx';
import { HoldCard } from '../../customs/hold.tsx';
import { MeasuredCard } from '../../customs/measured.tsx';
import { PrintedLineCard } from '../../customs/printed-line.tsx';
import { Decisions } from '../../decisions/decisions.tsx';
import { useT } from '../../i18n/index.ts';
import { InspectAgain } from '../../inspection-log/again.tsx';
import { EraseButton } from '../../inspection-log/erased.tsx';
import { useInspection } from '../../inspection-log/queries.ts';
import { entryNumber } from '../../inspection-log/wanted.ts';
import { Refused } from '../../lib/api.ts';
import { ItemAttachments } from '../../runs/attachments.tsx';
import { runs } from '../../runs/calls.ts';
import { InspectedBy } from '../../sign-off/inspected-by.tsx';
import { Download } from '../../ui/files/download.tsx';
import { BackLink, Button, EmptyState, ErrorBox, Loading, Page, SampleBadge } from '../../ui/index.ts';
import { VerdictCard } from '../../verdict/verdict-card.tsx';
import { InspectionView } from '../../verdict/view.tsx';
import styles from './inspections.module.css';

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
          <BackLink to="/inspections">{t('inspections.toList')}</BackLink>
          {inspection.run ? (
            <Button
              icon={<ListChecks aria-hidden />}
              onPress={() => navigate({ to: '/runs/$id', params: { id: inspection.run?.id ?? '' } })}
            >
              {t('runs.current', { name: inspection.run.name })}
            </Button>
          ) : null}
          <InspectAgain inspection={inspection} />
          <EraseButton inspection={inspection} />
          <Download href={runs.evidenceOf([inspection.id])} fileName={`evidence-${inspection.id}.zip`} icon={<Package aria-hidden />}>
            {t('runs.evidence')}
          </Download>
          <Button icon={<Printer aria-hidden />} onPress={() => navigate({ to: '/print/$id', params: { id: String(inspection.id) } })}>
            {t('common.print')}
          </Button>
          <Button icon={<Ticket aria-hidden />} onPress={() => navigate({ to: '/print/slip/$id', params: { id: String(inspection.id) } })}>
            {t('slip.print')}
          </Button>
        </>
      }
    >
      <InspectedBy inspection={inspection} />
      <InspectionView
        inspection={inspection}
        verdict={<VerdictCard inspection={inspection} />}
        toDo={
          <>
            {inspection.asOf === undefined ? <Decisions key={inspection.id} inspection={inspection} /> : null}
            {inspection.asOf === undefined ? (
              <>
                <PrintedLineCard key={`line-${inspection.id}`} inspection={inspection} />
                <HoldCard key={`hold-${inspection.id}`} inspection={inspection} />
                <DeclarationCard key={`declared-${inspection.id}`} inspection={inspection} />
                <MeasuredCard key={`measured-${inspection.id}`} inspection={inspection} />
              </>
            ) : null}
            <ItemAttachments run={inspection.run?.id} inspection={inspection.id} />
          </>
        }
      />
    </Page>
  );
}
