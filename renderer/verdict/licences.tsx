// The licences of GS1 that give a number to a company, from the first one down to the product.
import { Link2 } from 'lucide-react';
import type { LicenceFacts } from '../../server/contract/index.ts';
import { useT } from '../i18n/index.ts';
import { withKeys } from '../lib/with-keys.ts';
import { Card, Foreign, HeadlineBadge, original, shown } from '../ui/index.ts';
import styles from './view.module.css';

export function Licences({ licences }: { readonly licences: readonly LicenceFacts[] }) {
  const t = useT();
  return (
    <Card title={t('licence.title')} icon={<Link2 aria-hidden />}>
      <p>{t('licence.note')}</p>
      <ol className={styles.chain}>
        {withKeys(licences, ({ id, value }) => original(id ?? value)).map(
          ({ key, item: { kind, ai, value, headline, issuer, organisation, holder } }) => {
            const to = organisation ?? holder;
            return (
              <li key={key} data-licence={kind}>
                <span>
                  {t(`licence.kind.${kind}`)}{' '}
                  <b>
                    {ai === undefined ? '' : `(${ai})`}
                    <Foreign text={value} size="line" />
                  </b>
                </span>
                <HeadlineBadge headline={headline} />
                <span>{t('licence.by', { issuer: shown(issuer) })}</span>
                {to === undefined ? null : <span>{t('licence.to', { holder: shown(to) })}</span>}
              </li>
            );
          },
        )}
      </ol>
    </Card>
  );
}
