// Repeats the verdict when an item that is not valid is released, and asks for two digits that no scan can type.
import type { ReactNode } from 'react';
import type { Headline } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { Field, HeadlineBadge } from '../ui/index.ts';
import styles from './decisions.module.css';

export interface AgainstVerdictProps {
  readonly headline: Headline;
  /** Replaces the sentence about a single item. */
  readonly words?: string;
  readonly code: string;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly error: string | undefined;
  readonly isReadOnly: boolean;
  /** The field for the reason. */
  readonly children: ReactNode;
}

export function AgainstVerdict({ headline, words, code, typed, onType, error, isReadOnly, children }: AgainstVerdictProps) {
  const t = useT();
  return (
    <div className={styles.against}>
      <p className={styles.againstVerdict}>
        <HeadlineBadge headline={headline} /> <span>{words ?? t('inspections.against')}</span>
      </p>
      {children}
      <Field
        label={
          <>
            {t('inspections.code')} <b className={styles.code}>{code}</b>
          </>
        }
        help={t('inspections.codeHelp')}
        value={typed}
        onChange={onType}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        isReadOnly={isReadOnly}
        isRequired
      />
    </div>
  );
}
