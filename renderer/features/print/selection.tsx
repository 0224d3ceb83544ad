// The report of selected inspections: a list of them, then the whole record of each.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { CustomsOfEntry, Inspection, LogState, MostReported, RunDetail } from '../../../server/contract/index.ts';
import { defined } from '../../../server/domain/json/defined.ts';
import { cameInOf } from '../../../server/domain/log/came-in.ts';
import { itemOf } from '../../../server/domain/log/item.ts';
import { customs } from '../../customs/calls.ts';
import { inForce } from '../../decisions/in-force.ts';
import { useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { entryNumber } from '../../inspection-log/wanted.ts';
import { api } from '../../lib/api.ts';
import { runs } from '../../runs/calls.ts';
import { isNoRun } from '../../runs/queries.ts';
import { ErrorBox, Loading } from '../../ui/index.ts';
import { DraftMark } from '../../verdict/draft.tsx';
import { HEADLINES_WORST_FIRST } from '../../verdict/headlines.ts';
import { HeadlineLabel } from './headline-label.tsx';
import { type ItemRow, ItemsTable } from './items-table.tsx';
import styles from './print.module.css';
import { Record } from './record.tsx';
import { Rows } from './rows.tsx';
import { Sheet } from './sheet.tsx';
import { Signatures } from './signatures.tsx';

const MOST: MostReported = 100;

interface Selected {
  readonly inspections: readonly Inspection[];
  /** What was compared beside the verdict, by the number of the inspection. */
  readonly customs: ReadonlyMap<number, CustomsOfEntry>;
  /** The runs of the inspections, by id. */
  readonly runs: ReadonlyMap<string, RunDetail>;
  readonly log: LogState;
}

/** The numbers of the entries in the address, or undefined if it is not a list of them. */
function numbersOf(address: string): readonly number[] | undefined {
  const numbers = address.split('-').map(entryNumber);
  return numbers.length <= MOST && numbers.every((one) => one !== undefined) ? [...new Set(numbers)] : undefined;
}

async function selectedOf(numbers: readonly number[], signal: AbortSignal): Promise<Selected> {
  const inspections: Inspection[] = [];
  const beside = new Map<number, CustomsOfEntry>();
  const found = new Map<string, RunDetail>();
  for (const number of numbers) {
    const inspection = await api.inspection(number, signal);
    inspections.push(inspection);
    beside.set(number, await customs.of(number, signal));
    const run = inspection.run?.id;
    if (run === undefined || found.has(run)) continue;
    try {
      found.set(run, await runs.read(run, signal));
    } catch (fault) {
      if (!isNoRun(run, fault)) throw fault;
    }
  }
  return { inspections, customs: beside, runs: found, log: await api.logState(signal) };
}

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const numbers = numbersOf(id);
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: ['inspections', 'selection', id],
    queryFn: ({ signal }) => selectedOf(numbers ?? [], signal),
    enabled: numbers !== undefined,
  });
  if (isLoading) return <Loading />;
  const run = data?.runs.size === 1 && data.inspections.every((one) => one.run !== undefined) ? [...data.runs.keys()][0] : undefined;
  return (
    <Sheet
      report={data && { kind: 'selection', ids: data.inspections.map((one) => one.id) }}
      title={data && `${t('print.selection')} ${span(data.inspections)} ${data.inspections[0]?.at.slice(0, 10)}`}
      back={t(run === undefined ? 'inspections.toList' : 'runs.toRun')}
      onBack={() => (run === undefined ? navigate({ to: '/inspections' }) : navigate({ to: '/runs/$id', params: { id: run } }))}
    >
      {data === undefined ? (
        <ErrorBox
          title={t('inspections.noSuch', { id: id.slice(0, 80) })}
          {...(error === null ? {} : { error, onRetry: () => refetch() })}
        />
      ) : (
        <>
          <Cover inspections={data.inspections} />
          {data.inspections.map((inspection) => (
            <Record
              key={inspection.id}
              inspection={inspection}
              run={data.runs.get(inspection.run?.id ?? '')}
              log={data.log}
              customs={data.customs.get(inspection.id) ?? {}}
            />
          ))}
        </>
      )}
    </Sheet>
  );
}

/** The lowest and the highest number, and how many there are. */
function span(inspections: readonly Inspection[]): string {
  const numbers = inspections.map(({ id }) => id);
  return numbers.length === 1 ? `${numbers[0]}` : `${Math.min(...numbers)}-${Math.max(...numbers)} (${numbers.length})`;
}

function rowOf(inspection: Inspection): ItemRow {
  const {
    id,
    at,
    asOf,
    headline,
    reasons: [reason],
    recognised: { kind },
    input: { fileName },
    sample,
    decisions,
  } = inspection;
  const { name, gtin, serial, dppCode } = itemOf(inspection);
  return {
    id,
    at,
    headline,
    kind,
    sample,
    ...defined({ asOf, reason, productName: name, gtin, serial, dppCode, fileName, decision: inForce(decisions) }),
    ...(gtin === undefined && dppCode === undefined ? { cameIn: cameInOf(inspection) } : {}),
  };
}

function Cover({ inspections }: Pick<Selected, 'inspections'>) {
  const t = useT();
  const format = useFormat();
  const english = useEnglish();
  const count = (wanted: string) => inspections.filter(({ headline }) => headline === wanted).length;
  return (
    <article className={styles.record}>
      <DraftMark className={styles.draft} />
      <header className={styles.head}>
        <h1>{t('print.selection')}</h1>
        <p className={styles.headRight}>{t('common.appName')}</p>
      </header>
      <section>
        <Rows
          rows={[
            [t('runs.reportItems'), format.number(inspections.length)],
            ...HEADLINES_WORST_FIRST.map(
              (headline) => [<HeadlineLabel key={headline} headline={headline} english={english} />, count(headline) || undefined] as const,
            ),
          ]}
        />
      </section>
      <section>
        <h2>{t('inspections.title')}</h2>
        <ItemsTable items={inspections.map(rowOf)} />
        <p className={styles.note}>{t('print.notCompliance')}</p>
        <p className={styles.note}>{t('print.printedAt', { time: format.dateTime(new Date().toISOString()) })}</p>
      </section>
      <Signatures />
    </article>
  );
}
