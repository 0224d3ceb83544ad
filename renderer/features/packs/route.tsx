// The packs screen: import a pack, make one, and review earlier imports.
import { useQueryClient } from '@tanstack/react-query';
import { PackageOpen, PackagePlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isPack } from '../../files/sort-out.ts';
import { bringPack, useUpload } from '../../files/upload.ts';
import { useT } from '../../i18n/index.ts';
import { Button, Card, DropFile, ErrorBox, Loading, Page, shown, toast } from '../../ui/index.ts';
import { History } from './history.tsx';
import { Incoming } from './incoming.tsx';
import { MakeDialog } from './make-dialog.tsx';
import { Makers } from './makers.tsx';
import styles from './packs.module.css';
import { packApplied, packsChanged, usePacks } from './queries.ts';

export default function Route() {
  const t = useT();
  const client = useQueryClient();
  const upload = useUpload();
  const sending = upload !== undefined && upload.error === undefined;
  const { data: packs, error, refetch } = usePacks(sending);
  const [making, setMaking] = useState(false);
  const incoming = packs?.incoming;

  // The other screens need to know, even if another window started the import.
  const stage = incoming?.stage;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== stage && stage === 'applied') void packApplied(client);
    before.current = stage;
  }, [stage, client]);

  // The last poll may have preceded the last part: when all parts are sent, poll once more.
  useEffect(() => {
    if (!sending) void packsChanged(client);
  }, [sending, client]);

  const bring = async (files: readonly File[]) => {
    const [file, another] = files;
    if (file === undefined) return;
    if (!(await isPack(file))) return toast('bad', t('packs.notOne', { name: shown(file.name) }));
    if (another !== undefined) toast('info', t('packs.onlyOne'));
    await bringPack(file);
    await packsChanged(client);
  };

  if (packs === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <Page
      title={t('packs.title')}
      lead={t('packs.lead')}
      actions={
        <Button icon={<PackagePlus aria-hidden />} onPress={() => setMaking(true)}>
          {t('packs.make')}
        </Button>
      }
    >
      <div className={styles.stack}>
        {upload?.error === undefined ? null : <ErrorBox error={upload.error} onRetry={() => bring([upload.file])} />}
        {incoming === undefined ? (
          <DropFile
            icon={<PackageOpen aria-hidden size={40} />}
            title={t('packs.drop')}
            choose={t('packs.choose')}
            help={t('packs.dropHelp')}
            onFiles={bring}
          />
        ) : (
          <Incoming incoming={incoming} sending={sending} onFile={(file) => bring([file])} />
        )}
        <Card title={t('packs.history')}>
          <History applied={packs.applied} />
        </Card>
        <Card title={t('packs.makers')}>
          <Makers makers={packs.makers} />
        </Card>
      </div>
      {making ? <MakeDialog packs={packs} onClose={() => setMaking(false)} /> : null}
    </Page>
  );
}
