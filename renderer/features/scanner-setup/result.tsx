// Shows the result of the last attempt with a scanner: the number of settings to change, and a row per setting.
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useT } from '../../i18n/index.ts';
import type { Reading } from '../../scan/reading.ts';
import { Card, cx, Foreign } from '../../ui/index.ts';
import type { Finding } from './examine.ts';
import { useRows } from './rows.ts';
import styles from './scanner-setup.module.css';

const ICON = { ok: CircleCheck, change: CircleX, 'not-checked': CircleHelp } as const;

export interface ResultProps {
  readonly finding: Finding;
  /** The reading that was stored for this computer after this attempt. */
  readonly remembered: Reading | undefined;
}

/** The result in one sentence, which is also announced. */
export function useSentence(): (finding: Finding) => string {
  const t = useT();
  const rowsOf = useRows();
  return (finding) => {
    if (!finding.isCode) return t('scannerSetup.other');
    const rows = rowsOf(finding);
    const count = rows.filter(({ outcome }) => outcome === 'change').length;
    return count === 0 && rows.every(({ outcome }) => outcome === 'ok') ? t('scannerSetup.good') : t('scannerSetup.changes', { count });
  };
}

/** Scrolls to the result, which is below the codes in a small window. */
const intoView = (line: HTMLElement | null): void => line?.scrollIntoView({ block: 'nearest' });

export function Result({ finding, remembered }: ResultProps) {
  const t = useT();
  const rows = useRows()(finding);
  const sentence = useSentence()(finding);
  const isGood = finding.isCode && rows.every(({ outcome }) => outcome === 'ok');
  const Light = isGood ? CircleCheck : CircleX;
  return (
    <Card title={t('scannerSetup.result')}>
      <div className={styles.result} data-setup={isGood ? 'good' : finding.isCode ? 'change' : 'other'}>
        <p ref={intoView} className={cx(styles.sentence, isGood ? styles.ok : styles.change)}>
          <Light aria-hidden size={28} /> {sentence}
        </p>
        <p className={styles.arrived}>
          {t('scannerSetup.arrived')} <Foreign text={finding.text} size="lines" />
        </p>
        {finding.isCode ? (
          <ul className={styles.rows}>
            {rows.map(({ setting, outcome, found, todo }) => {
              const Icon = ICON[outcome];
              return (
                <li key={setting} data-setting={setting} data-outcome={outcome}>
                  <strong>{t(`scannerSetup.setting.${setting}`)}</strong>
                  <span className={cx(styles.outcome, styles[outcome])}>
                    <Icon aria-hidden size={18} /> {t(`scannerSetup.outcome.${outcome}`)}
                  </span>
                  <div>
                    <Foreign as="p" text={found} size="paper" sentence />
                    {setting === 'layout' && remembered ? <p>{t(`scannerSetup.remembered.${remembered}`)}</p> : null}
                    {todo === undefined ? null : <p className={styles.todo}>{todo}</p>}
                  </div>
                </li>
              );
            })}
          </ul>
        ) : null}
      </div>
    </Card>
  );
}
