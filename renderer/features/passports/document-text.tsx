// The text of a passport's document.
import { FileJson } from 'lucide-react';
import type { JsonObject } from '../../../server/contract/index.ts';
import { useT } from '../../i18n/index.ts';
import { Card, Fold, Scroll } from '../../ui/index.ts';
import styles from './passports.module.css';

export function DocumentText({ document }: { readonly document: JsonObject }) {
  const t = useT();
  return (
    <Card title={t('passports.document')} icon={<FileJson aria-hidden />}>
      <Fold title={t('passports.showText')}>
        <Scroll label={t('passports.document')} className={styles.raw}>
          <pre>{JSON.stringify(document, null, 2)}</pre>
        </Scroll>
      </Fold>
    </Card>
  );
}
