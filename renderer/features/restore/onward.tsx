// The next step after a restore: the trust data is as old as the backup and needs an update.
import { useNavigate } from '@tanstack/react-router';
import { ScanLine, ShieldCheck } from 'lucide-react';
import styles from '../../backups/backup.module.css';
import { useT } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';

export function Onward() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <div className={styles.onward}>
      <p className={styles.strong}>{t('backup.next')}</p>
      <div className={styles.row}>
        <Button kind="primary" icon={<ShieldCheck aria-hidden />} onPress={() => navigate({ to: '/trust' })}>
          {t('backup.nextTrust')}
        </Button>
        <Button icon={<ScanLine aria-hidden />} onPress={() => navigate({ to: '/' })}>
          {t('backup.nextInspect')}
        </Button>
      </div>
    </div>
  );
}
