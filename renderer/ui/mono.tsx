// Text from outside, shown as it is, with a button to copy it; an address with its true host, never opened.
import type { Link } from '../../server/contract.ts';
import { useT } from '../i18n/index.ts';
import { CopyButton } from './copy.tsx';
import styles from './mono.module.css';
import { visible } from './visible.ts';

const SHOWN = 20_000;

/** `<Raw text={credential.raw} />`: at most the first 20 000 characters are drawn, all are copied. */
export function Raw({ text, label }: { readonly text: string; readonly label: string }) {
  return (
    <div className={styles.raw}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard */}
      <section aria-label={label} tabIndex={0}>
        <pre>
          {visible(text.slice(0, SHOWN))}
          {text.length > SHOWN ? ' …' : ''}
        </pre>
      </section>
      <CopyButton text={text} />
    </div>
  );
}

/** An address with its true host set apart; text, never a link. */
export function TrueHost({ link }: { readonly link: Link }) {
  const t = useT();
  const at = link.url.indexOf(link.host);
  return (
    <div className={styles.link}>
      <p className={styles.host}>
        <span>{t('common.trueHost')}</span> <strong>{visible(link.host)}</strong>
      </p>
      <p className={styles.url}>
        {at < 0 ? (
          visible(link.url)
        ) : (
          <>
            {visible(link.url.slice(0, at))}
            <b>{visible(link.host)}</b>
            {visible(link.url.slice(at + link.host.length))}
          </>
        )}
      </p>
      <p className={styles.note}>{t('common.neverOpened')}</p>
      <CopyButton text={link.url}>{t('common.copyLink')}</CopyButton>
    </div>
  );
}
