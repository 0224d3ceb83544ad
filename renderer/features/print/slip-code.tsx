// The slip of an inspection as a QR code on its printed record.
import type { MadeSlip } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { useSvg } from '../../lib/use-svg.ts';
import styles from './print.module.css';

/** If there is no slip, the printed record says so. */
export function SlipCode({ slip }: { readonly slip: MadeSlip | undefined }) {
  const t = useT();
  return (
    <section className={styles.slipCode}>
      <h2>{t('slip.code')}</h2>
      {slip === undefined ? (
        <p>{t('slip.none')}</p>
      ) : (
        <div className={styles.printed}>
          <SlipPicture svg={slip.svg} className={styles.slipPicture} />
          <p>{t('slip.codeHelp')}</p>
        </div>
      )}
    </section>
  );
}

export function SlipPicture({ svg, className }: { readonly svg: string; readonly className: string | undefined }) {
  const t = useT();
  const url = useSvg(svg);
  // Always rendered, because the shell starts printing once every picture has its address.
  return <img {...(url === undefined ? {} : { src: url })} alt={t('slip.codeAlt')} className={className} />;
}
