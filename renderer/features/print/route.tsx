// The page that prints one inspection on A4 as a complete record, without the frame of the app.
import { useNavigate } from '@tanstack/react-router';
import { useCustoms } from '../../customs/calls.ts';
import { useMadeSlip } from '../../evidence/made-slip.ts';
import { useT } from '../../i18n/index.ts';
import { useLogState } from '../../inspection-log/log-intact.tsx';
import { useInspection } from '../../inspection-log/queries.ts';
import { entryNumber } from '../../inspection-log/wanted.ts';
import { isNoRun, useRunDetail } from '../../runs/queries.ts';
import { ErrorBox, Loading } from '../../ui/index.ts';
import { Record } from './record.tsx';
import { Sheet } from './sheet.tsx';
import { SlipCode } from './slip-code.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { data: inspection, error, isLoading, refetch } = useInspection(entryNumber(id));
  const run = useRunDetail(inspection?.run?.id);
  const customs = useCustoms(inspection?.id);
  const log = useLogState();
  // A record without a slip is still complete, so a fault of the slip is ignored.
  const slip = useMadeSlip(inspection?.id);
  if (isLoading || run.isLoading || customs.isLoading || log.isLoading || slip.isLoading) return <Loading />;
  // Without the notes and photos of its run, what was declared and measured, or the end of the log, the record would be incomplete.
  const fault =
    error ?? (run.error !== null && !isNoRun(inspection?.run?.id, run.error) ? run.error : undefined) ?? customs.error ?? log.error;
  const shown = fault === null ? inspection : undefined;
  return (
    <Sheet
      report={shown && { kind: 'inspection', id: shown.id }}
      title={shown && `${t('print.title')} ${shown.id} ${shown.at.slice(0, 10)}`}
      back={t('print.back')}
      onBack={() =>
        inspection === undefined
          ? navigate({ to: '/inspections' })
          : navigate({ to: '/inspections/$id', params: { id: String(inspection.id) } })
      }
    >
      {shown === undefined || customs.data === undefined || log.data === undefined ? (
        <ErrorBox
          title={t('inspections.noSuch', { id })}
          {...(fault
            ? {
                error: fault,
                onRetry: () => {
                  void refetch();
                  if (run.isError) void run.refetch();
                  if (customs.isError) void customs.refetch();
                  if (log.isError) void log.refetch();
                },
              }
            : {})}
        >
          {t('inspections.noSuchText')}
        </ErrorBox>
      ) : (
        <Record inspection={shown} run={run.data} log={log.data} customs={customs.data} slip={<SlipCode slip={slip.data} />} />
      )}
    </Sheet>
  );
}
