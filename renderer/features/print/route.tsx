// The page that prints one inspection on A4, complete enough to stand as evidence, without the frame.
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, FileDown, Printer } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import { useInspection } from '../../inspection-log/queries.ts';
import { entryNumber } from '../../inspection-log/wanted.ts';
import { Button, ErrorBox, Loading } from '../../ui/index.ts';
import styles from './print.module.css';
import { Record } from './record.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const number = entryNumber(id);
  const { data: inspection, error, isLoading, refetch } = useInspection(number);
  const [fault, setFault] = useState<unknown>();
  const [saved, setSaved] = useState(false);
  if (isLoading) return <Loading />;
  const { desk } = window;
  const savePdf = async () => {
    if (desk === undefined || number === undefined) return;
    setFault(undefined);
    try {
      setSaved((await desk.savePdf(number)) === 'saved');
    } catch (thrown) {
      setFault(thrown);
    }
  };
  // The desktop shell waits for `data-print` before it prints.
  return (
    <main className={styles.sheet} data-print={inspection === undefined ? 'failed' : 'ready'}>
      <div className={styles.toolbar}>
        <Button
          icon={<ArrowLeft aria-hidden />}
          onPress={() =>
            inspection === undefined
              ? navigate({ to: '/inspections' })
              : navigate({ to: '/inspections/$id', params: { id: String(inspection.id) } })
          }
        >
          {t('print.back')}
        </Button>
        {inspection === undefined ? null : (
          <>
            <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
              {t('print.print')}
            </Button>
            {desk === undefined ? null : (
              <Button icon={<FileDown aria-hidden />} onPress={savePdf}>
                {t('print.savePdf')}
              </Button>
            )}
            <span role="status">{saved ? t('print.saved') : ''}</span>
          </>
        )}
      </div>
      {fault === undefined ? null : <ErrorBox error={fault} />}
      {inspection === undefined ? (
        <ErrorBox title={t('inspections.noSuch', { id })} {...(error ? { error, onRetry: () => refetch() } : {})}>
          {t('inspections.noSuchText')}
        </ErrorBox>
      ) : (
        <Record inspection={inspection} />
      )}
    </main>
  );
}
