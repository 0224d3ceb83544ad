// Prints the parts of a run by other computers: how each was checked, items inspected twice, and every inspection.
import type { RunPart, RunRow, RunTogether } from '../../../server/contract/index.ts';
import { useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { runs } from '../../runs/calls.ts';
import { DeskName, openParts, RowProduct, usePartDoubt } from '../../runs/part-words.tsx';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { ColumnHeads, Foreign } from '../../ui/index.ts';
import { countRows } from './count-rows.tsx';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

const PAGE = 1000;
/** Policy: the same limit as for the log of this computer. */
const MOST = 4000;

export interface PrintedWhole extends Omit<RunTogether, 'rows'> {
  /** The inspections of the other computers. Those of this computer have a table of their own. */
  readonly theirs: readonly RunRow[];
  /** There are more than a report lists. */
  readonly isCut: boolean;
}

/** The run with all its parts. */
export async function readTogether(run: string, signal: AbortSignal): Promise<PrintedWhole> {
  const theirs: RunRow[] = [];
  for (let offset = 0; ; offset += PAGE) {
    const { rows, ...whole } = await runs.together(run, { limit: PAGE, offset }, signal);
    theirs.push(...rows.items.filter(({ part }) => part !== 0));
    const isEnd = whole.parts.length === 0 || offset + PAGE >= rows.total;
    if (isEnd || theirs.length >= MOST) return { ...whole, theirs: theirs.slice(0, MOST), isCut: !isEnd || theirs.length > MOST };
  }
}

/** Renders nothing for a run of this computer alone. */
export function PrintedParts({ whole }: { readonly whole: PrintedWhole }) {
  const t = useT();
  const format = useFormat();
  const english = useEnglish();
  const { parts, counts, duplicates, theirs, isCut } = whole;
  if (parts.length === 0) return null;
  const open = openParts(parts);
  return (
    <>
      <section>
        <h2>{t('runs.parts.whole')}</h2>
        <Rows rows={[[t('runs.reportItems'), format.number(counts.items)], ...countRows(counts, t, english)]} />
        {open === 0 ? null : <p>{t('runs.parts.open', { count: open })}</p>}
      </section>
      {parts.map((part) => (
        <Part key={part.number} part={part} parts={parts} rows={theirs.filter(({ part: of }) => of === part.number)} />
      ))}
      {isCut ? <p className={styles.note}>{t('runs.parts.cut', { count: theirs.length })}</p> : null}
      <section>
        <h2>{t('runs.parts.duplicates')}</h2>
        {duplicates.total === 0 ? (
          <p>{t('runs.parts.noDuplicates')}</p>
        ) : (
          <>
            <p>{t('runs.parts.duplicateCount', { total: duplicates.total, differing: duplicates.differing })}</p>
            <Twice duplicates={duplicates} parts={parts} />
          </>
        )}
      </section>
    </>
  );
}

interface PartProps {
  readonly part: RunPart;
  readonly parts: readonly RunPart[];
  readonly rows: readonly RunRow[];
}

function Part({ part, parts, rows }: PartProps) {
  const t = useT();
  const format = useFormat();
  const named = useNamed();
  const doubtOf = usePartDoubt();
  const { run, note } = part;
  return (
    <section>
      <h2>
        {t('runs.parts.computer')} <DeskName part={part.number} parts={parts} />
      </h2>
      <Rows
        rows={[
          [t('runs.parts.check'), [t(`runs.parts.state.${part.state}`), doubtOf(part)].filter(Boolean).join('. ')],
          [t('runs.name'), run && <Foreign key="name" text={run.name} size="paper" />],
          [t('inspections.place'), run && <Foreign key="place" text={run.place} size="paper" />],
          [t('inspections.reference'), run && <Foreign key="reference" text={run.reference} size="paper" />],
          [t('runs.startedAt'), run && format.dateTime(run.startedAt)],
          [t('runs.closedAt'), run?.closedAt && format.dateTime(run.closedAt)],
          [
            t('runs.parts.bundle'),
            t('runs.parts.added', {
              made: format.dateTime(part.madeAt),
              officer: named(part.officer, part.signedIn),
              added: format.dateTime(part.addedAt),
            }),
          ],
          [t('runs.parts.note'), note],
          [t('evidence.hash'), <code key="hash">{part.sha256}</code>],
          [t('evidence.fingerprint'), <code key="key">{part.fingerprint}</code>],
        ]}
      />
      {rows.length === 0 ? null : <PartRows rows={rows} />}
    </section>
  );
}

function PartRows({ rows }: { readonly rows: readonly RunRow[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <table className={styles.evidence}>
      <ColumnHeads of={['inspections.number', 'inspections.headline', 'inspections.product', 'inspections.when', 'inspections.decision']} />
      <tbody>
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.number}</th>
            <td>{t(`headline.${row.headline}`)}</td>
            <td>
              <RowProduct row={row} />
            </td>
            <td className={styles.when}>{format.dateTime(row.at)}</td>
            <td>{t(row.decision === undefined ? 'decision.none' : `decision.${row.decision}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface TwiceProps {
  readonly duplicates: RunTogether['duplicates'];
  readonly parts: readonly RunPart[];
}

function Twice({ duplicates: { items, total }, parts }: TwiceProps) {
  const t = useT();
  return (
    <>
      <table className={styles.evidence}>
        <ColumnHeads of={['runs.parts.item', 'runs.parts.difference', 'runs.parts.said']} />
        <tbody>
          {items.map(({ item, differs, rows }) => (
            <tr key={rows.map(({ part, number }) => `${part}-${number}`).join()}>
              <th scope="row">
                <Foreign text={item} size="paper" />
              </th>
              <td>{differs.length === 0 ? t('runs.parts.same') : differs.map((one) => t(`runs.parts.differs.${one}`)).join(', ')}</td>
              <td>
                {rows.map(({ part, headline, decision }) => (
                  <div key={part}>
                    <b>
                      <DeskName part={part} parts={parts} />
                    </b>{' '}
                    {t(`headline.${headline}`)}, {t(decision === undefined ? 'decision.none' : `decision.${decision}`)}
                  </div>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length < total ? <p className={styles.note}>{t('runs.parts.shown', { shown: items.length, total })}</p> : null}
    </>
  );
}
