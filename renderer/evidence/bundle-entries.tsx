// The inspections in an evidence bundle, those that differ from what was recorded first.
import { useState } from 'react';
import type { InspectedEntry } from '../../server/domain/bundle/inspect.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { ColumnHeads, Foreign, HeadlineBadge, PlainTable, Scroll, ShownPart } from '../ui/index.ts';
import styles from './evidence.module.css';

const STEP = 50;
const isOpen = ({ anew }: InspectedEntry): boolean => anew === 'differs' || anew === 'not-made';

export function BundleEntries({ entries }: { readonly entries: readonly InspectedEntry[] }) {
  const t = useT();
  const format = useFormat();
  const [most, setMost] = useState(STEP);
  const sorted = [...entries.filter(isOpen), ...entries.filter((entry) => !isOpen(entry))];
  const shown = sorted.slice(0, most);
  return (
    <div className={styles.entries}>
      <h3>{t('evidence.entries')}</h3>
      <Scroll label={t('evidence.entries')}>
        <PlainTable>
          <ColumnHeads of={['inspections.number', 'inspections.when', 'inspections.product', 'evidence.recorded', 'evidence.anew']} />
          <tbody>
            {shown.map(({ number, at, headline, product, anew, why, beside, erased }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                <td>{format.dateTime(at)}</td>
                <td>
                  {product === undefined ? t('inspections.noProduct') : <Foreign text={product} size="line" />}
                  <Beside facts={beside} />
                  {erased?.map(({ erasure, parts }) => (
                    <div key={erasure} className={styles.detail}>
                      {t('evidence.erased', { number: erasure, parts: format.list(parts.map((part) => t(`erased.part.${part}`))) })}
                    </div>
                  ))}
                </td>
                <td>
                  <HeadlineBadge headline={headline} isPast />
                </td>
                <td>
                  {t(`evidence.anew.${anew}`)}
                  {why === undefined ? null : (
                    <div className={styles.detail}>
                      <Foreign text={why} sentence />
                    </div>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Scroll>
      {shown.length < sorted.length ? (
        <ShownPart text={t('evidence.shown', { shown: shown.length, total: sorted.length })} onMore={() => setMost(most + STEP)} />
      ) : null}
    </div>
  );
}

/** The outcome of each comparison that was recorded beside the verdict, in one word. */
function Beside({ facts = {} }: { readonly facts?: InspectedEntry['beside'] }) {
  const t = useT();
  return (
    <>
      {(['declaration', 'line', 'measurement'] as const).map((kind) => {
        const outcome = facts[kind];
        return outcome === undefined ? null : (
          <div key={kind} className={outcome === 'differs' ? styles.differs : styles.detail}>
            {t(`evidence.beside.${kind}`, { outcome: t(`evidence.beside.${outcome}`) })}
          </div>
        );
      })}
      {facts.heldUntil === undefined ? null : (
        <div className={styles.detail}>
          {t('evidence.beside.held')} <Foreign text={facts.heldUntil} size="line" />
        </div>
      )}
    </>
  );
}
