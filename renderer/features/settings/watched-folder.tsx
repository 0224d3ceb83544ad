// The folder watched for trust lists and packs, and whether it is accessible.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Usb } from 'lucide-react';
import { useState } from 'react';
import type { WatchState } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, Card, ErrorBox, Field, Form, toast } from '../../ui/index.ts';
import { watchQuery } from '../../workbench/watched-folder.ts';
import styles from './settings.module.css';

export function WatchedFolder() {
  const { data } = useQuery(watchQuery);
  return data === undefined ? null : <Chosen key={data.folder} watch={data} />;
}

function Chosen({ watch }: { readonly watch: WatchState }) {
  const t = useT();
  const client = useQueryClient();
  const [folder, setFolder] = useState(watch.folder);
  const [fault, setFault] = useState<unknown>();
  const choose = async (chosen: string) => {
    setFault(undefined);
    try {
      client.setQueryData(watchQuery.queryKey, await api.watchFolder(chosen));
      toast('good', t('settings.saved'));
    } catch (thrown) {
      setFault(thrown);
    }
  };
  const others = watch.suggestions.filter((one) => one !== watch.folder);
  return (
    <Card title={t('watch.title')} icon={<Usb aria-hidden />}>
      <Form className={styles.form} onSubmit={() => folder.trim() !== watch.folder && choose(folder.trim())}>
        <Field label={t('watch.folder')} help={t('watch.folderHelp')} mono value={folder} onChange={setFolder} maxLength={4096} />
        {others.length === 0 ? null : (
          <div className={styles.counts}>
            {others.map((one) => (
              <Button key={one} onPress={() => setFolder(one)}>
                {one}
              </Button>
            ))}
          </div>
        )}
        <p role="status" className={styles.strong}>
          {watch.folder === '' ? t('watch.off') : t(watch.present || watch.checkedAt === undefined ? 'watch.on' : 'watch.absent')}
        </p>
        {fault === undefined ? null : <ErrorBox error={fault} />}
        <div className={styles.counts}>
          <Button kind="primary" type="submit" isDisabled={folder.trim() === watch.folder}>
            {t('settings.save')}
          </Button>
          {watch.folder === '' ? null : <Button onPress={() => void choose('')}>{t('watch.stop')}</Button>}
        </div>
      </Form>
    </Card>
  );
}
