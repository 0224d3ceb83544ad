// Shows the codes to scan. Both contain the same text, so it does not matter which one is scanned.
import { useEffect, useState } from 'react';
import type { ScannerSetupCodes } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import styles from './scanner-setup.module.css';

export function Codes({ codes: { content, dataMatrix, qr } }: { readonly codes: ScannerSetupCodes }) {
  const t = useT();
  return (
    <div className={styles.codes} data-content={content}>
      <Code svg={dataMatrix} name={t('scannerSetup.dataMatrix')} />
      <Code svg={qr} name={t('scannerSetup.qr')} />
    </div>
  );
}

function Code({ svg, name }: { readonly svg: string; readonly name: string }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return (
    <figure className={styles.code}>
      {url === undefined ? null : <img src={url} alt={name} />}
      <figcaption aria-hidden>{name}</figcaption>
    </figure>
  );
}
