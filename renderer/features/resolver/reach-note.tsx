// Says that the listener is elsewhere than the address in codes and passports: a warning, or a remark for a public name.
import { useT } from '../../i18n/index.ts';
import { Note } from '../../ui/index.ts';
import { differenceOf, type Listening } from './reach.ts';
import styles from './resolver.module.css';

export function ReachNote({ baseUrl, listening }: { readonly baseUrl: string; readonly listening: Listening }) {
  const t = useT();
  const found = differenceOf(baseUrl, listening);
  if (found === undefined) return null;
  const { host, port } = listening;
  const listen = `${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}:${port}`;
  if (found.kind === 'proxy') return <p className={styles.note}>{t('resolver.behindProxy', { url: baseUrl, listen })}</p>;
  return (
    <Note urgent>
      {found.kind === 'port'
        ? t('resolver.portDiffers', { url: baseUrl, named: String(found.named), port: String(port) })
        : t('resolver.addressDiffers', { url: baseUrl, listen })}
    </Note>
  );
}
