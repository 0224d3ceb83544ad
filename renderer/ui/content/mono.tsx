// Shows text from outside unchanged with a copy button, and addresses with their true host, never as links.
import type { Foreign as ForeignText, Link } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Foreign, original, page } from '../text/foreign.tsx';
import { CopyButton } from './copy.tsx';
import styles from './mono.module.css';
import { Scroll } from './scroll.tsx';

/** `<Raw text={credential.raw} />`: renders at most the first 20 000 characters, copies all. */
export function Raw({ text, label }: { readonly text: ForeignText; readonly label: string }) {
  return (
    <div className={styles.raw}>
      <Scroll label={label} className={styles.text}>
        <pre>{page(text)}</pre>
      </Scroll>
      <CopyButton text={original(text)} />
    </div>
  );
}

/** An address with its true host set apart; never a link. */
export function TrueHost({ link }: { readonly link: Link }) {
  const t = useT();
  const at = link.url.indexOf(link.host);
  return (
    <div className={styles.link}>
      <p className={styles.host}>
        <span>{t('common.trueHost')}</span> <Foreign as="strong" text={link.host} sentence />
      </p>
      <p className={styles.url}>
        {at < 0 ? (
          <Foreign text={link.url} sentence />
        ) : (
          <>
            <Foreign text={link.url.slice(0, at)} sentence />
            <Foreign as="b" text={link.host} sentence />
            <Foreign text={link.url.slice(at + link.host.length)} sentence />
          </>
        )}
      </p>
      <p className={styles.note}>{t('common.neverOpened')}</p>
      <CopyButton text={link.url}>{t('common.copyLink')}</CopyButton>
    </div>
  );
}
