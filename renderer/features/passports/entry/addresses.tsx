// The formats of a passport for other systems, each with its address, to copy and save even if the service is off.
import { useQuery } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { Foreign as ForeignText, PassportDetail, Representation } from '../../../../server/contract/index.ts';
import { useFormat, useLanguage, useT } from '../../../i18n/index.ts';
import { api } from '../../../lib/api.ts';
import { Button, CopyIcon, ErrorBox, Foreign, Loading, saveBlob, shown, toast } from '../../../ui/index.ts';
import styles from '../passports.module.css';

export function Addresses({ passport: { dppCode, lastUpdated, verifiedAt } }: { readonly passport: PassportDetail }) {
  const t = useT();
  const language = useLanguage();
  const { data, error, isPending, refetch } = useQuery({
    // A publication renews all forms.
    queryKey: ['representations', dppCode, language, lastUpdated, verifiedAt],
    queryFn: ({ signal }) => api.representations(dppCode, language, signal),
  });
  if (error) return <ErrorBox error={error} onRetry={() => refetch()} />;
  if (isPending) return <Loading />;
  if (data.items.length === 0) return <p className={styles.note}>{t('passports.formsNone')}</p>;
  return (
    <>
      <p className={styles.note}>{t('passports.formsText')}</p>
      <ul className={styles.forms}>
        {data.items.map((item) => (
          <Form key={item.name} item={item} dppCode={dppCode} />
        ))}
      </ul>
    </>
  );
}

/** Images have no text to copy. */
const isText = ({ mediaType }: Representation): boolean => !mediaType.startsWith('image/');

function Form({ item, dppCode }: { readonly item: Representation; readonly dppCode: ForeignText }) {
  const t = useT();
  const format = useFormat();
  const language = useLanguage();
  const { name, kind, title, mediaType, address, bytes, fileName } = item;
  const label = kind === 'credential' ? (title ?? name) : t(`passports.form.${kind}`);
  // One credential exists in several forms, which the media type distinguishes.
  const spoken = kind === 'credential' ? `${shown(label)} (${mediaType})` : shown(label);

  const withContent = async (use: (blob: Blob) => void | Promise<void>, failed: 'passports.formFailed' | 'common.copyFailed') => {
    try {
      await use(await api.representation(dppCode, name, language));
    } catch {
      toast('bad', t(failed));
    }
  };
  const copy = () =>
    withContent(async (blob) => {
      await navigator.clipboard.writeText(await blob.text());
      toast('good', t('common.copied'));
    }, 'common.copyFailed');

  return (
    <li>
      <div className={styles.address}>
        <span className={styles.name}>{kind === 'credential' ? <Foreign text={label} size="line" /> : shown(label)}</span>
        <span className={styles.note}>
          {mediaType}, {format.bytes(bytes)}
        </span>
        <div className={styles.formAddress}>
          <code>{address}</code>
          <CopyIcon text={address} label={t('passports.copyLink', { name: spoken })} />
        </div>
      </div>
      <div className={styles.buttons}>
        {isText(item) ? (
          <Button icon={<Copy aria-hidden />} aria-label={t('passports.formCopy', { name: spoken })} onPress={copy}>
            {t('common.copy')}
          </Button>
        ) : null}
        <Button
          icon={<Download aria-hidden />}
          aria-label={t('passports.formSave', { name: spoken })}
          onPress={() => withContent((blob) => saveBlob(fileName, blob), 'passports.formFailed')}
        >
          {t('common.save')}
        </Button>
      </div>
    </li>
  );
}
