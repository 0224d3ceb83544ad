// Says beside the verdict what earlier entries of the log report about the same item.
import { Link } from '@tanstack/react-router';
import { CopyCheck } from 'lucide-react';
import type { EarlierSighting, Inspection, SightingFinding } from '../../server/contract/index.ts';
import { type Format, type Translate, useFormat, useT } from '../i18n/index.ts';
import { Foreign, Note } from '../ui/index.ts';
import styles from './sightings.module.css';

/** Sentences to announce or print; empty if there is nothing to report. */
export const sightingsOf = ({ sightings = [] }: Pick<Inspection, 'sightings'>, t: Translate): readonly string[] =>
  sightings.map(({ kind }) => t(`sightings.${kind}`));

const OF_DECISIONS: ReadonlySet<SightingFinding['kind']> = new Set(['released-before', 'decided-before', 'decided-differently']);

/** Where it was seen, or how it was decided: in words that this program or its officers wrote. */
export function sightingFacts(
  kind: SightingFinding['kind'],
  { at, place, decision }: EarlierSighting,
  t: Translate,
  format: Format,
): string {
  const told = OF_DECISIONS.has(kind) ? decision : undefined;
  return [format.dateTime(told?.at ?? at), told?.place ?? (place || decision?.place), told && t(`decision.${told.decision}`), told?.officer]
    .filter((one) => one !== undefined && one !== '')
    .join(', ');
}

/** What the earlier entry says otherwise, as it came from outside. */
export const otherwise = (kind: SightingFinding['kind'], { gtin, serial, issuer, line }: EarlierSighting) =>
  kind === 'another-product' ? [gtin, serial] : kind === 'another-issuer' ? [issuer] : kind === 'line-differed' ? [line] : [];

export function Sightings({ inspection: { sightings = [] } }: { readonly inspection: Pick<Inspection, 'sightings'> }) {
  const t = useT();
  const format = useFormat();
  if (sightings.length === 0) return null;
  return (
    <Note icon={<CopyCheck aria-hidden />}>
      <section className={styles.sightings} aria-label={t('sightings.title')}>
        {sightings.map(({ kind, total, entries }) => (
          <div key={kind}>
            <strong>{t(`sightings.${kind}`)}</strong>
            <ul>
              {entries.map((entry) => (
                <li key={`${String(entry.desk)} ${entry.id}`}>
                  {entry.desk === undefined ? (
                    <Link to="/inspections/$id" params={{ id: String(entry.id) }}>
                      {t('inspections.entry', { id: entry.id })}
                    </Link>
                  ) : (
                    <span>
                      {t('sightings.ofDesk')} <Foreign text={entry.desk} size="line" /> {t('sightings.number', { id: entry.id })}
                    </span>
                  )}
                  <span>{sightingFacts(kind, entry, t, format)}</span>
                  {otherwise(kind, entry).map((text) => (text ? <Foreign key={String(text)} text={text} size="line" /> : null))}
                </li>
              ))}
              {total > entries.length ? <li>{t('sightings.more', { count: total - entries.length })}</li> : null}
            </ul>
          </div>
        ))}
        <p>{t('sightings.lead')}</p>
      </section>
    </Note>
  );
}
