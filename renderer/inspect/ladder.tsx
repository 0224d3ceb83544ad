// The evidence ladder: every check with its outcome in icon and word, its sentence, the next step, its code and the age of its data.

import type { Evidence } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { Age, cx, OutcomeIcon } from '../ui/index.ts';
import { CHECKS } from './checks.ts';
import styles from './ladder.module.css';

const OUTCOME = { passed: styles.passed, failed: styles.failed, 'not-checked': styles.notChecked } as const;

function Rung({ evidence }: { readonly evidence: Evidence }) {
  const t = useT();
  const { check, outcome, code, detail, asOf } = evidence;
  return (
    <li className={cx(styles.rung, OUTCOME[outcome])} data-check={check} data-outcome={outcome}>
      <OutcomeIcon outcome={outcome} />
      <div className={styles.name}>
        <strong>{t(`check.${check}`)}</strong>
        <span>{t(`outcome.${outcome}`)}</span>
      </div>
      <div className={styles.text}>
        <p>{t(`reason.${code}`)}</p>
        {outcome === 'passed' ? null : <p className={styles.next}>{t(`next.${code}`)}</p>}
        {detail ? (
          <p className={styles.detail} lang="en">
            {detail}
          </p>
        ) : null}
      </div>
      <div className={styles.meta}>
        <code>{code}</code>
        {asOf ? <Age iso={asOf} /> : null}
      </div>
    </li>
  );
}

export function Ladder({ checks }: { readonly checks: readonly Evidence[] }) {
  const ordered = checks.toSorted((a, b) => CHECKS.indexOf(a.check) - CHECKS.indexOf(b.check));
  return (
    <ol className={styles.ladder}>
      {ordered.map((evidence, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one check may report the same code twice and the list is never reordered
        <Rung key={index} evidence={evidence} />
      ))}
    </ol>
  );
}
