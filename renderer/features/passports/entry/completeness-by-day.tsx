// Shows what the law requires of a passport on a chosen day; by default when it was placed on the market, or today.
import type { ReactNode } from 'react';
import type { Completeness as Found } from '../../../../server/contract/index.ts';
import { ByDay } from '../../../completeness/by-day.tsx';
import { CompletenessCard, CompletenessFound } from '../../../completeness/completeness.tsx';
import { ErrorBox, Loading } from '../../../ui/index.ts';
import { useCompleteness } from '../queries.ts';

interface CompletenessByDayProps {
  readonly dppCode: string;
  /** The result by the rules of the passport's own day. */
  readonly completeness: Found;
  readonly shapes: ReactNode;
}

export function CompletenessByDay({ dppCode, completeness, shapes }: CompletenessByDayProps) {
  return (
    <CompletenessCard shapes={shapes}>
      <ByDay on={completeness.on}>{(day) => <OfDay dppCode={dppCode} day={day} own={completeness} />}</ByDay>
    </CompletenessCard>
  );
}

function OfDay({ dppCode, day, own }: { readonly dppCode: string; readonly day: string | undefined; readonly own: Found }) {
  const { data, error, refetch } = useCompleteness(dppCode, day);
  // Never shows the requirements of one day under the date of another.
  const found = day === undefined ? own : data;
  if (found === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <CompletenessFound completeness={found} />;
}
