// The officer who is signed in, with the button that locks the computer.
import { Lock } from 'lucide-react';
import { useT } from '../i18n/index.ts';
import { keysOf } from '../lib/shortcuts.ts';
import { Button } from '../ui/index.ts';
import { lockWindow, useSignedIn } from '../workbench/officers.ts';
import styles from './frame.module.css';

export function SignedInHere() {
  const t = useT();
  const officer = useSignedIn();
  if (officer === undefined) return null;
  return (
    <div className={styles.signedIn}>
      <span>{officer.name}</span>
      <Button icon={<Lock aria-hidden />} onPress={lockWindow}>
        {t('officers.lock', { key: keysOf('lock')[0] ?? '' })}
      </Button>
    </div>
  );
}
