// The omitted entries of a pack: their number, and each with its reason and code.
import type { PackRefusedEntry } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Fold, Foreign, Note } from '../../ui/index.ts';
import styles from './packs.module.css';
import { entryWords } from './words.ts';

export function RefusedEntries({ refused, refusals }: { readonly refused: number; readonly refusals: readonly PackRefusedEntry[] }) {
  const t = useT();
  if (refused === 0) return null;
  return (
    <Note>
      <p className={styles.strong}>{t('packs.leftOut', { count: refused })}</p>
      <p>{t('packs.leftOutHelp')}</p>
      <Fold title={t('packs.leftOutWhich')}>
        <ul className={styles.lines}>
          {refusals.map(({ entry, kind, code, detail }) => (
            <li key={`${kind}-${entry}`}>
              <b>
                {t('packs.entry', { entry: entry + 1 })}, {t(`packs.kind.${kind}`)}
              </b>
              <br />
              {t(entryWords(code))}{' '}
              <span className={styles.muted}>
                {t('common.errorCode', { code })} · <Foreign text={detail} sentence />
              </span>
            </li>
          ))}
          {refused > refusals.length ? <li>{t('packs.more', { count: refused - refusals.length })}</li> : null}
        </ul>
      </Fold>
    </Note>
  );
}
