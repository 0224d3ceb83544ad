// Shows how a bundle or a slip was judged: its state, what that means, the reason, and where to add an unnamed desk.
import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { JudgedSlip } from '../../server/contract/index.ts';
import type { JudgedBundle } from '../../server/domain/bundle/judge.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { Badge, Foreign, Note } from '../ui/index.ts';
import { becauseWords } from './because-words.ts';
import styles from './evidence.module.css';

interface JudgedStateProps {
  readonly judged: JudgedBundle | JudgedSlip;
  readonly tone: 'good' | 'accent' | 'warn' | 'bad';
  readonly icon: LucideIcon;
  readonly word: string;
  readonly text: string;
  readonly kind: 'bundle' | 'slip';
}

export function JudgedState({ judged, tone, icon: Icon, word, text, kind }: JudgedStateProps) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <div role="status" className={styles.verdict} {...{ [`data-${kind}`]: judged.state }}>
        <Badge tone={tone} icon={<Icon aria-hidden />}>
          {word}
        </Badge>
        <p>{text}</p>
        {'why' in judged ? (
          <p className={styles.detail}>
            {'because' in judged && judged.because !== undefined ? (
              becauseWords(judged.because, t, format)
            ) : (
              <span lang="en">
                <Foreign text={judged.why} sentence />
              </span>
            )}
          </p>
        ) : null}
      </div>
      {judged.state === 'undetermined' && judged.doubt === 'unnamed' ? (
        <Note>
          {t('evidence.toTrustHelp')} <Link to="/trust">{t('evidence.toTrust')}</Link>
        </Note>
      ) : null}
    </>
  );
}
