// Names the command that restores a backup, for windows that cannot do it themselves.
import { Terminal } from 'lucide-react';
import styles from '../../backups/backup.module.css';
import { useT } from '../../i18n/index.ts';
import { CopyButton } from '../../ui/content/copy.tsx';
import { Card, Foreign } from '../../ui/index.ts';

export function ByCommand({ dataFolder }: { readonly dataFolder: string }) {
  const t = useT();
  const command = `desk restore ${t('backup.commandFile')} --by ${t('backup.commandName')} --data "${dataFolder}"`;
  return (
    <Card title={t('backup.notHere')} icon={<Terminal aria-hidden size={20} />}>
      <div className={styles.form}>
        <p>{t('backup.fault.not-here')}</p>
        <p className={styles.command}>
          <Foreign as="code" text={command} />
          <CopyButton text={command} />
        </p>
        <p className={styles.muted}>{t('backup.commandHelp')}</p>
      </div>
    </Card>
  );
}
