// Prints the fingerprint of a key (this service's or the trust list delegate's) with a QR code to scan.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { fingerprintQr } from '../../fingerprint/fingerprint-qr.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { Button, ErrorBox, Loading, original, shown } from '../../ui/index.ts';
import styles from './print.module.css';
import { Rows } from './rows.tsx';

interface Sheet {
  readonly name?: string;
  readonly did: string;
  readonly key?: string;
  readonly fingerprints: readonly string[];
}

/** Sharp on paper: 58 mm at 300 dpi. */
const PICTURE = 675;

async function sheetOf(id: string, signal: AbortSignal): Promise<Sheet | undefined> {
  if (id === 'own') {
    const { did, key, fingerprint } = await api.ownKeys(signal);
    return { did, key, fingerprints: [fingerprint] };
  }
  const { operator } = await api.trust(signal);
  if (id !== 'operator' || operator === undefined) return undefined;
  return { name: original(operator.name), did: original(operator.id), fingerprints: operator.keys.map(({ fingerprint }) => fingerprint) };
}

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const {
    data: sheet,
    error,
    isLoading,
    refetch,
  } = useQuery({
    queryKey: ['fingerprint-sheet', id],
    queryFn: async ({ signal }) => (await sheetOf(id, signal)) ?? null,
    gcTime: 0,
  });
  if (isLoading) return <Loading />;
  return (
    <main className={styles.sheet}>
      <div className={styles.toolbar}>
        <Button icon={<ArrowLeft aria-hidden />} onPress={() => navigate({ to: id === 'own' ? '/settings' : '/trust' })}>
          {t('print.key.back')}
        </Button>
        {sheet ? (
          <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        ) : null}
      </div>
      {sheet ? (
        <article className={styles.record}>
          <header className={styles.head}>
            <h1>{t(id === 'own' ? 'print.key.own' : 'print.key.operator')}</h1>
            <p className={styles.headRight}>{t('common.appName')}</p>
          </header>
          <section>
            <Rows
              rows={[
                [t('print.key.name'), sheet.name && shown(sheet.name)],
                [t('print.key.did'), shown(sheet.did)],
                [t('print.key.key'), sheet.key],
              ]}
            />
          </section>
          {sheet.fingerprints.map((fingerprint) => (
            <section key={fingerprint} className={styles.printed}>
              <Picture src={fingerprintQr(fingerprint, PICTURE)} alt={t('trust.fingerprintPicture')} className={styles.picture} />
              <p className={styles.digits}>
                {fingerprint.match(/(?:\S+ ?){4}/g)?.map((line) => (
                  <span key={line}>{line.trim()} </span>
                ))}
              </p>
            </section>
          ))}
          <section>
            <p>{t(id === 'own' ? 'print.key.ownHow' : 'print.key.operatorHow')}</p>
            <p className={styles.note}>{t('print.key.never')}</p>
            <p className={styles.note}>{t('print.printedAt', { time: format.dateTime(new Date().toISOString()) })}</p>
          </section>
        </article>
      ) : (
        <ErrorBox title={t('print.key.none')} {...(error ? { error, onRetry: () => refetch() } : {})} />
      )}
    </main>
  );
}
