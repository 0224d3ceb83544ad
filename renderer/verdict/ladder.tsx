// The evidence ladder: every check with its outcome, explanation, next step, code, and the age of its data.

import type { Evidence } from '../../server/contract/index.ts';
import { inOrder } from '../../server/domain/evidence/checks.ts';
import { useT } from '../i18n/index.ts';
import { withKeys } from '../lib/with-keys.ts';
import { Age, cx, OutcomeIcon } from '../ui/index.ts';
import { EvidenceDetail } from './evidence-detail.tsx';
import styles from './ladder.module.css';
import { nextOf } from './words.ts';

const OUTCOME = { passed: styles.passed, failed: styles.failed, 'not-checked': styles.notChecked } as const;

function Rung({ evidence, moment }: { readonly evidence: Evidence; readonly moment: string | undefined }) {
  const t = useT();
  const { check, outcome, code, asOf } = evidence;
  return (
    <li className={cx(styles.rung, OUTCOME[outcome])} data-check={check} data-outcome={outcome}>
      <OutcomeIcon outcome={outcome} />
      <div className={styles.name}>
        <strong>{t(`check.${check}`)}</strong>
        <span>{t(`outcome.${outcome}`)}</span>
      </div>
      <div className={styles.text}>
        <p>{t(`reason.${code}`)}</p>
        {outcome === 'passed' ? null : <p className={styles.next}>{nextOf(code, moment, t)}</p>}
        <EvidenceDetail evidence={evidence} className={styles.detail} />
      </div>
      <div className={styles.meta}>
        <code>{code}</code>
        {asOf ? <Age iso={asOf} /> : null}
      </div>
    </li>
  );
}

/** `moment`: the past moment that was asked about. */
export function Ladder({ checks, moment }: { readonly checks: readonly Evidence[]; readonly moment?: string | undefined }) {
  return (
    <ol className={styles.ladder}>
      {withKeys(inOrder(checks), ({ code }) => code).map(({ key, item: evidence }) => (
        <Rung key={key} evidence={evidence} moment={moment} />
      ))}
    </ol>
  );
}
