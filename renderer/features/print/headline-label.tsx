// A headline as the label of its count.
import type { Headline } from '../../../server/contract/index.ts';
import { type EnglishWords, useT } from '../../i18n/index.ts';
import styles from './print.module.css';

interface HeadlineLabelProps {
  readonly headline: Headline;
  readonly english: EnglishWords | undefined;
}

/** Adds the English words in a draft translation. */
export function HeadlineLabel({ headline, english }: HeadlineLabelProps) {
  const t = useT();
  return (
    <>
      {t(`headline.${headline}`)}
      {english === undefined ? null : (
        <span lang="en" className={styles.detail}>
          {english.t(`headline.${headline}`)}
        </span>
      )}
    </>
  );
}
