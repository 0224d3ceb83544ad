// The outcome of one imported file: imported passports, and refused entries with their mistakes.
import { Link } from '@tanstack/react-router';
import { CircleX } from 'lucide-react';
import type { Foreign as ForeignText, ImportedEventCounts, ImportResponse } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Fold, Foreign, original, shown } from '../../../ui/index.ts';
import { Demonstration } from '../demonstration.tsx';
import { mistakeText } from '../mistake-text.ts';
import styles from '../passports.module.css';

/** An entry with more mistakes than this comes from a wrong file: the rest is not listed. */
const SHOWN = 50;
/** A list of many thousands is not useful here; the list of passports shows them. */
const LISTED = 200;

export function ImportResult({ response: { imported, refused, backup } }: { readonly response: ImportResponse }) {
  const t = useT();
  const unchanged = imported.filter((entry) => entry.unchanged).length;
  return (
    <div className={styles.result}>
      <p>
        {t('passports.importDone', { imported: imported.length - unchanged, refused: refused.length })}{' '}
        {unchanged === 0 ? null : t('passports.importUnchanged', { count: unchanged })}
      </p>
      <Demonstration count={imported.filter(({ demonstration }) => demonstration).length} />
      {backup === undefined ? null : (
        <p className={styles.note}>
          {t('tables.backedUp')} <Foreign as="code" text={backup} />
        </p>
      )}
      {refused.slice(0, LISTED).map(({ index, detail, code, errors }) => (
        <div key={index} className={styles.refused}>
          <p className={styles.refusedTitle}>
            <CircleX aria-hidden size={18} />
            {t('passports.importRefused', { number: index + 1 })}
            <small>{t('common.errorCode', { code })}</small>
          </p>
          <Foreign as="p" text={detail} sentence />
          <ul className={styles.mistakes}>
            {errors.slice(0, SHOWN).map((mistake) => (
              <li key={`${mistake.pointer ?? mistake.parameter ?? ''} ${mistake.detail}`}>
                {mistake.pointer === undefined ? null : <code>{mistake.pointer === '' ? '/' : mistake.pointer}</code>}{' '}
                {mistakeText(mistake, undefined, t, '.')}
              </li>
            ))}
          </ul>
        </div>
      ))}
      {refused.length > LISTED ? <p className={styles.note}>{t('passports.importMore', { count: refused.length - LISTED })}</p> : null}
      {imported.length > 0 ? (
        <Fold title={t('passports.importTakenTitle')} note={String(imported.length)}>
          <ul className={styles.taken}>
            {imported.slice(0, LISTED).map(({ index, dppCode, what, events, notUnderstood = [] }) => (
              <li key={index}>
                {t('passports.importTaken', { number: index + 1, what: t(`passports.what.${what}`) })}{' '}
                {dppCode === undefined ? null : (
                  <Link to="/passports/$id" params={{ id: original(dppCode) }}>
                    <Foreign text={dppCode} size="label" />
                  </Link>
                )}
                {events === undefined ? null : <EventCounts {...events} />}
                {notUnderstood.length === 0 ? null : <NotUnderstood paths={notUnderstood} />}
              </li>
            ))}
          </ul>
          {imported.length > LISTED ? (
            <p className={styles.note}>{t('passports.importMore', { count: imported.length - LISTED })}</p>
          ) : null}
        </Fold>
      ) : null}
    </div>
  );
}

/** The paths in the file that the passport does not contain. */
function NotUnderstood({ paths }: { readonly paths: readonly ForeignText[] }) {
  const t = useT();
  return (
    <>
      <p className={styles.note}>{t('passports.importNotUnderstood', { count: paths.length })}</p>
      <ul className={styles.mistakes}>
        {paths.slice(0, SHOWN).map((path) => (
          <li key={original(path)}>
            <Foreign text={path} size="line" />
          </li>
        ))}
      </ul>
      {paths.length > SHOWN ? <p className={styles.note}>{t('passports.importMore', { count: paths.length - SHOWN })}</p> : null}
    </>
  );
}

/** Who asserts the imported events, and how many of them existed here before. */
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
