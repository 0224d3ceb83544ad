// The printed record of one inspection: verdict, product, evidence, decisions, origin, input, facts.
import { History } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { CustomsOfEntry, Inspection, LogState, RunDetail } from '../../../server/contract/index.ts';
import { inOrder } from '../../../server/domain/evidence/checks.ts';
import { useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { erasedSentences } from '../../inspection-log/erased.tsx';
import { withKeys } from '../../lib/with-keys.ts';
import { InspectedBy } from '../../sign-off/inspected-by.tsx';
import { ColumnHeads, Foreign, HEADLINE_ICON, original } from '../../ui/index.ts';
import { bandOf, headlineOf } from '../../verdict/as-of-words.ts';
import { DraftMark, VerdictInEnglish } from '../../verdict/draft.tsx';
import { EvidenceDetail } from '../../verdict/evidence-detail.tsx';
import { otherwise, sightingFacts } from '../../verdict/sightings.tsx';
import { sentenceOf } from '../../verdict/words.ts';
import { Attached } from './attached.tsx';
import { Beside } from './beside.tsx';
import { Decided } from './decided.tsx';
import { Origin, RawInput } from './origin.tsx';
import styles from './print.module.css';
import { Product, ProductFacts } from './product.tsx';
import { Rows } from './rows.tsx';
import { Signatures } from './signatures.tsx';

export interface RecordProps {
  readonly inspection: Inspection;
  /** The run of the inspection, with its notes and photos. */
  readonly run: RunDetail | undefined;
  readonly log: LogState;
  /** The printed, declared and measured values. */
  readonly customs: CustomsOfEntry;
  /** The code with which the next post checks this paper. */
  readonly slip?: ReactNode;
}

export function Record({ inspection, run, log, customs, slip }: RecordProps) {
  const t = useT();
  const format = useFormat();
  const english = useEnglish();
  const { headline, checks, sample, trust, asOf, sightings = [] } = inspection;
  const { code, reason, next, also } = sentenceOf(inspection, t);
  const Icon = asOf === undefined ? HEADLINE_ICON[headline] : History;

  const madeAt = Date.parse(inspection.at);
  /** Returns the date of the data, and its age at the time of inspection. */
  const withAge = (dataOf: string) => {
    const age = format.age(dataOf, madeAt);
    return age === undefined ? format.utc(dataOf) : `${format.utc(dataOf)} (${t('print.age', { age })})`;
  };
  const trustText =
    trust.asOf === undefined
      ? ''
      : trust.sequence === undefined
        ? t('inspections.trustOf', { date: withAge(trust.asOf) })
        : t('inspections.trustAsOf', { date: withAge(trust.asOf), sequence: trust.sequence });

  return (
    <article className={styles.record}>
      {sample ? <p className={styles.sample}>{t('print.sample')}</p> : null}
      <DraftMark className={styles.draft} />
      <header className={styles.head}>
        <div>
          <h1>{t('print.title')}</h1>
          <p>{t('inspections.entry', { id: inspection.id })}</p>
        </div>
        <p className={styles.headRight}>
          {t('common.appName')} {inspection.appVersion}
          <br />
          <time dateTime={inspection.at}>{format.dateTime(inspection.at)}</time>
          <br />
          {format.utc(inspection.at)}
        </p>
      </header>
      <InspectedBy inspection={inspection} />

      <section className={styles.verdict} aria-label={`${t('print.verdict')} ${inspection.id}`}>
        <Icon aria-hidden size={44} />
        <div>
          <h2 className={styles.headline}>{headlineOf(inspection, t, format)}</h2>
          {inspection.isChanged ? <p>{t('inspect.changed')}</p> : null}
          {asOf ? <p>{bandOf(asOf, t, format)}</p> : null}
          <p>
            {reason} {code ? <code>{code}</code> : null}
          </p>
          <p>
            <strong>{t('print.next')}</strong> {next}
          </p>
          {also.map((other) => (
            <p key={other}>
              {t(`reason.${other}`)} <code>{other}</code>
            </p>
          ))}
          {sightings.map(({ kind, total, entries }) => (
            <p key={kind}>
              {t(`sightings.${kind}`)}{' '}
              {entries.map((entry, at) => (
                <Fragment key={`${entry.desk === undefined ? '' : original(entry.desk)} ${entry.id}`}>
                  {at === 0 ? '' : '; '}
                  {entry.desk === undefined ? (
                    t('inspections.entry', { id: entry.id })
                  ) : (
                    <>
                      {t('sightings.ofDesk')} <Foreign text={entry.desk} size="paper" /> {t('sightings.number', { id: entry.id })}
                    </>
                  )}
                  : {sightingFacts(kind, entry, t, format)}
                  {otherwise(kind, entry).map((text) =>
                    text ? (
                      <Fragment key={original(text)}>
                        {' '}
                        <Foreign text={text} size="paper" />
                      </Fragment>
                    ) : null,
                  )}
                </Fragment>
              ))}
              {total > entries.length ? ` ${t('sightings.more', { count: total - entries.length })}` : ''}
            </p>
          ))}
        </div>
      </section>

      {english === undefined ? null : (
        <section className={styles.inEnglish}>
          <VerdictInEnglish inspection={inspection} english={english} />
        </section>
      )}

      <Product inspection={inspection} />

      <section>
        <h2>{t('print.evidence')}</h2>
        <table className={styles.evidence}>
          <ColumnHeads of={['print.check', 'print.outcome', 'print.finding', 'print.code', 'print.dataOf']} />
          <tbody>
            {withKeys(inOrder(checks), ({ code }) => code).map(({ key, item: evidence }) => (
              <tr key={key}>
                <th scope="row">{t(`check.${evidence.check}`)}</th>
                <td>{t(`outcome.${evidence.outcome}`)}</td>
                <td>
                  {t(`reason.${evidence.code}`)}
                  <EvidenceDetail evidence={evidence} className={styles.detail} />
                </td>
                <td>
                  <code>{evidence.code}</code>
                </td>
                <td className={styles.dated}>
                  {evidence.asOf ? format.utc(evidence.asOf) : ''}
                  {evidence.asOf === undefined || format.age(evidence.asOf, madeAt) === undefined ? null : (
                    <span className={styles.detail}>{t('print.age', { age: format.age(evidence.asOf, madeAt) ?? '' })}</span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Rows
          rows={[[t('inspections.trustData'), trust.asOf === undefined ? t('trust.none') : `${t(`trust.${trust.state}`)}, ${trustText}`]]}
        />
      </section>

      <Decided inspection={inspection} />
      {inspection.erased === undefined ? null : (
        <section>
          <h2>{t('erased.title')}</h2>
          {erasedSentences(inspection, t, format).map((sentence, at) => (
            <p key={inspection.erased?.[at]?.number}>{sentence}</p>
          ))}
          <p className={styles.note}>{t('erased.stays')}</p>
        </section>
      )}
      <Beside customs={customs} />
      {run === undefined ? null : <Attached run={run} inspection={inspection.id} />}
      {run === undefined && inspection.run !== undefined ? (
        <section>
          <h2>{t('runs.notes')}</h2>
          <p>{t('print.noRun')}</p>
        </section>
      ) : null}
      <Origin inspection={inspection} />
      <RawInput inspection={inspection} />
      <ProductFacts inspection={inspection} />

      <section>
        <h2>{t('print.record')}</h2>
        <Rows
          rows={[
            [t('inspections.entryHash'), <code key="hash">{inspection.hash}</code>],
            [t('print.logEnd'), t('print.logEndAt', { number: log.intactUpTo, hash: log.hash })],
            [t('print.logKey'), <code key="key">{log.fingerprint}</code>],
            [t('inspections.appVersion'), inspection.appVersion],
          ]}
        />
        <p className={styles.note}>{t('inspections.entryHashHelp')}</p>
        <p className={styles.note}>{t('print.notCompliance')}</p>
        <p className={styles.note}>{t('print.printedAt', { time: format.dateTime(new Date().toISOString()) })}</p>
      </section>
      {slip}
      <Signatures />
      {sample ? <p className={styles.sample}>{t('print.sample')}</p> : null}
    </article>
  );
}
