// Shows the want-list as a series of QR codes that carry it to another computer.
import { useState } from 'react';
import type { WantList } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Picture } from '../../ui/content/picture.tsx';
import { Button, Dialog, ErrorBox } from '../../ui/index.ts';
import styles from './want-list.module.css';

/** Twice the displayed size, for dense screens, in pixels. */
const DRAWN = 720;

export function QrDialog({ list, onClose }: { readonly list: WantList; readonly onClose: () => void }) {
  const t = useT();
  const { items, pictures } = list;
  const { count, codes } = pictures;
  const [wanted, setPart] = useState(1);
  const [failed, setFailed] = useState(false);
  // The list may have become shorter meanwhile.
  const part = Math.min(wanted, Math.max(count, 1));
  const name = t('wantList.qrPart', { part, count });
  const left = items.length - codes;
  return (
    <Dialog title={t('wantList.qr')} isOpen onClose={onClose} actions={<Button onPress={onClose}>{t('common.close')}</Button>}>
      <div className={styles.form}>
        <p>{t('wantList.qrHelp', { codes, count })}</p>
        {failed ? (
          <ErrorBox title={t('wantList.qrFailed')} onRetry={() => setFailed(false)} />
        ) : (
          <Picture
            className={styles.picture}
            src={api.wantListQr(part, DRAWN, `${items.length}-${items[0]?.lastInspection ?? 0}`)}
            alt={name}
            width={DRAWN / 2}
            height={DRAWN / 2}
            onFail={() => setFailed(true)}
          />
        )}
        {count < 2 ? null : (
          <div className={styles.turn}>
            <Button isDisabled={part === 1} onPress={() => setPart(part - 1)}>
              {t('wantList.qrPrevious')}
            </Button>
            <span>{name}</span>
            <Button isDisabled={part === count} onPress={() => setPart(part + 1)}>
              {t('wantList.qrNext')}
            </Button>
          </div>
        )}
        {left === 0 ? null : <p className={styles.help}>{t('wantList.qrTooLong', { count: left })}</p>}
      </div>
    </Dialog>
  );
}
