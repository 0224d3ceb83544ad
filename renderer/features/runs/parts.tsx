// A run of several computers: its parts and how each was checked, one count, and the items that two of them inspected.
import { Link } from '@tanstack/react-router';
import { Combine } from 'lucide-react';
import { useState } from 'react';
import type { Run, RunDuplicate, RunPart, RunRow, RunTogether } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { RunCounts } from '../../runs/counts.tsx';
import { DeskName, openParts, PartState, RowProduct, usePartDoubt } from '../../runs/part-words.tsx';
import { useTogether } from '../../runs/queries.ts';
import { useNamed } from '../../sign-off/how-signed.tsx';
import { Badge, Card, ColumnHeads, ErrorBox, Fold, Foreign, HeadlineBadge, Note, PlainTable, Scroll, ShownPart } from '../../ui/index.ts';
import { AddPart } from './add-part.tsx';
import styles from './runs.module.css';

const STEP = 100;
/** The workbench returns at most a thousand rows per request. */
const MOST = 1000;

export function Parts({ run }: { readonly run: Run }) {
  const t = useT();
  const [limit, setLimit] = useState(STEP);
  const { data, error, refetch } = useTogether(run.id, limit);
  const isAlone = data === undefined || data.parts.length === 0;
  // A closed run to which nothing was added: nothing can be added any more.
  if (run.state === 'closed' && isAlone && !error) return null;
  return (
    <Card title={t('runs.parts.title')} icon={<Combine aria-hidden />}>
      <div className={styles.parts}>
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {isAlone ? (
          <p>{t('runs.parts.help')}</p>
        ) : (
          <Whole whole={data} onMore={limit < MOST ? () => setLimit(Math.min(limit + STEP, MOST)) : undefined} />
        )}
        {run.state === 'closed' ? <p className={styles.quiet}>{t('runs.parts.closed')}</p> : <AddPart run={run} />}
      </div>
    </Card>
  );
}

interface WholeProps {
  readonly whole: RunTogether;
  readonly onMore: (() => void) | undefined;
}

function Whole({ whole, onMore }: WholeProps) {
  const t = useT();
  const { parts, counts, here, duplicates, rows } = whole;
  const open = openParts(parts);
  return (
    <>
      <div role="status" className={styles.whole}>
        <h3>{t('runs.parts.whole')}</h3>
        <RunCounts run={counts} />
      </div>
      {open === 0 ? null : <Note>{t('runs.parts.open', { count: open })}</Note>}
      <PartTable parts={parts} here={here} />
      <Duplicates duplicates={duplicates} parts={parts} />
      <Fold title={t('runs.parts.rows')}>
        <Rows rows={rows.items} parts={parts} />
        {rows.items.length < rows.total ? (
          <ShownPart text={t('runs.parts.shown', { shown: rows.items.length, total: rows.total })} onMore={onMore} />
        ) : null}
      </Fold>
    </>
  );
}

function PartTable({ parts, here }: { readonly parts: readonly RunPart[]; readonly here: RunTogether['here'] }) {
  const t = useT();
  const format = useFormat();
  const named = useNamed();
  const doubtOf = usePartDoubt();
  return (
    <Scroll label={t('runs.parts.list')}>
      <PlainTable>
        <ColumnHeads of={['runs.parts.computer', 'runs.parts.check', 'runs.parts.counted', 'runs.parts.bundle']} />
        <tbody>
          <tr>
            <th scope="row">{t('runs.parts.here')}</th>
            <td>{t('runs.parts.ownLog')}</td>
            <td>
              <RunCounts run={here} />
            </td>
            <td>–</td>
          </tr>
          {parts.map((part) => (
            <tr key={part.number} data-part={part.state}>
              <th scope="row">
                <DeskName part={part.number} parts={parts} />
                {part.run === undefined ? null : (
                  <div className={styles.quiet}>
                    <Foreign text={part.run.name} size="line" /> · <Foreign text={part.run.reference} size="line" />
                  </div>
                )}
              </th>
              <td>
                <PartState part={part} />
                <Doubt text={doubtOf(part)} />
              </td>
              <td>{part.counts === undefined || part.isReplaced ? '–' : <RunCounts run={part.counts} />}</td>
              <td>
                {t('runs.parts.added', {
                  made: format.dateTime(part.madeAt),
                  officer: named(part.officer, part.signedIn),
                  added: format.dateTime(part.addedAt),
                })}
                {part.note === undefined ? null : <div className={styles.quiet}>{part.note}</div>}
                <div className={styles.quiet}>
                  {t('evidence.hash')} <code title={part.sha256}>{part.sha256.slice(0, 16)}…</code>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Scroll>
  );
}

function Doubt({ text }: { readonly text: string | undefined }) {
  return text === undefined ? null : <div className={styles.quiet}>{text}</div>;
}

interface DuplicatesProps {
  readonly duplicates: RunTogether['duplicates'];
  readonly parts: readonly RunPart[];
}

function Duplicates({ duplicates: { total, differing, items }, parts }: DuplicatesProps) {
  const t = useT();
  if (total === 0) return <p>{t('runs.parts.noDuplicates')}</p>;
  return (
    <section className={styles.whole}>
      <h3>{t('runs.parts.duplicates')}</h3>
      <p>{t('runs.parts.duplicateCount', { total, differing })}</p>
      <Scroll label={t('runs.parts.duplicates')}>
        <PlainTable>
          <ColumnHeads of={['runs.parts.item', 'runs.parts.difference', 'runs.parts.said']} />
          <tbody>
            {items.map((one) => (
              <Duplicate key={one.rows.map(({ part, number }) => `${part}-${number}`).join()} duplicate={one} parts={parts} />
            ))}
          </tbody>
        </PlainTable>
      </Scroll>
      {items.length < total ? <p>{t('runs.parts.shown', { shown: items.length, total })}</p> : null}
    </section>
  );
}

function Duplicate({
  duplicate: { item, rows, differs },
  parts,
}: {
  readonly duplicate: RunDuplicate;
  readonly parts: readonly RunPart[];
}) {
  const t = useT();
  return (
    <tr data-differs={differs.join(' ')}>
      <th scope="row">
        <Foreign text={item} size="line" />
      </th>
      <td>
        {differs.length === 0
          ? t('runs.parts.same')
          : differs.map((one) => (
              <Badge key={one} tone={one === 'decision' ? 'bad' : 'warn'}>
                {t(`runs.parts.differs.${one}`)}
              </Badge>
            ))}
      </td>
      <td>
        {rows.map((row) => (
          <div key={row.part} className={styles.said}>
            <b>
              <DeskName part={row.part} parts={parts} />
            </b>
            <HeadlineBadge headline={row.headline} isPast />
            {t(row.decision === undefined ? 'decision.none' : `decision.${row.decision}`)}
          </div>
        ))}
      </td>
    </tr>
  );
}

function Rows({ rows, parts }: { readonly rows: readonly RunRow[]; readonly parts: readonly RunPart[] }) {
  const t = useT();
  const format = useFormat();
  return (
    <Scroll label={t('runs.parts.rows')}>
      <PlainTable>
        <ColumnHeads
          of={[
            'runs.parts.computer',
            'inspections.number',
            'inspections.headline',
            'inspections.product',
            'inspections.when',
            'inspections.decision',
          ]}
        />
        <tbody>
          {rows.map((row) => {
            const { part, number, at, headline, decision } = row;
            return (
              <tr key={`${part} ${number}`} data-desk={part === 0 ? 'here' : 'other'}>
                <td>
                  <DeskName part={part} parts={parts} />
                </td>
                <th scope="row">
                  {part === 0 ? (
                    <Link to="/inspections/$id" params={{ id: String(number) }}>
                      {number}
                    </Link>
                  ) : (
                    number
                  )}
                </th>
                <td>
                  <HeadlineBadge headline={headline} isPast />
                </td>
                <td>
                  <RowProduct row={row} />
                </td>
                <td>{format.dateTime(at)}</td>
                <td>{t(decision === undefined ? 'decision.none' : `decision.${decision}`)}</td>
              </tr>
            );
          })}
        </tbody>
      </PlainTable>
    </Scroll>
  );
}
