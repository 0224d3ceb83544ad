// The answer to one imported file in; what was taken over, and each refused entry with its mistakes and where they are.
import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import type { ImportedEventCounts, ImportResponse } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Fold, Foreign, shown } from '../ui/index.ts';
import styles from './passports.module.css';

/** More mistakes than this in one entry are a wrong file, not a list to work through. */
const SHOWN = 50;

export function ImportResult({ response: { imported, refused } }: { readonly response: ImportResponse }) {
  const t = useT();
  return (
    <div className={styles.result}>
      <p>{t('passports.importDone', { imported: imported.length, refused: refused.length })}</p>
      {refused.map(({ index, detail, code, errors }) => (
        <div key={index} className={styles.refused}>
          <p className={styles.refusedTitle}>
            <CircleX aria-hidden size={18} />
            {t('passports.importRefused', { number: index + 1 })}
            <small>{t('common.errorCode', { code })}</small>
          </p>
          <p>
            <Foreign text={detail} sentence />
          </p>
          <ul className={styles.mistakes}>
            {errors.slice(0, SHOWN).map((mistake) => (
              <li key={`${mistake.pointer ?? mistake.parameter ?? ''} ${mistake.detail}`}>
                {mistake.pointer === undefined ? null : <code>{mistake.pointer === '' ? '/' : mistake.pointer}</code>} {mistake.detail}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {imported.length > 0 ? (
        <Fold title={t('passports.importTakenTitle')} note={String(imported.length)}>
          <ul className={styles.taken}>
            {imported.map(({ index, dppCode, what, events }) => (
              <li key={index}>
                {t('passports.importTaken', { number: index + 1, what: t(`passports.what.${what}`) })}{' '}
                {dppCode === undefined ? null : (
                  <Link to="/passports/$id" params={{ id: dppCode }}>
                    {dppCode}
                  </Link>
                )}
                {events === undefined ? null : <EventCounts {...events} />}
              </li>
            ))}
          </ul>
        </Fold>
      ) : null}
    </div>
  );
}

/** Whose word they are now, and what of them was here before. */
function EventCounts({ stored, present, conflicts, assertedBy }: ImportedEventCounts) {
  const t = useT();
  return (
    <p className={styles.note}>
      {assertedBy === undefined
        ? t('received.importedOwn', { stored, present })
        : t('received.importedOthers', { name: shown(assertedBy), stored, present })}
      {conflicts === 0 ? null : <> {t('received.importedConflicts', { count: conflicts })}</>}
    </p>
  );
}
