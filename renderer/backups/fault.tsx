// Explains why a backup was refused and what to do, then gives the technical details.
import type { BackupFault, Foreign as ForeignText } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { ErrorBox, Foreign } from '../ui/index.ts';
import styles from './backup.module.css';
import { faultOf, faultWords } from './words.ts';

export interface FaultProps {
  readonly title: string;
  readonly code: BackupFault;
  readonly detail: ForeignText;
}

export function Fault({ title, code, detail }: FaultProps) {
  const t = useT();
  return (
    <ErrorBox title={title} error={new Error(t(faultWords(code)))}>
      <p className={styles.muted}>
        {t('common.errorCode', { code })} · <Foreign text={detail} sentence />
      </p>
    </ErrorBox>
  );
}

/** Accepts any thrown value. */
export function Thrown({ title, error }: { readonly title: string; readonly error: unknown }) {
  const code = faultOf(error);
  if (code === undefined) return <ErrorBox title={title} error={error} />;
  return <Fault title={title} code={code} detail={error instanceof Error ? error.message : ''} />;
}
