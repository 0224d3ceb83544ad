// Which reader sees which value of a passport, side by side.
import { Check, Minus } from 'lucide-react';
import type { Role } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { ErrorBox, Foreign, Loading, PlainTable, Scroll, shown } from '../../../ui/index.ts';
import { useReaders } from '../editing/queries.ts';
import styles from './readers.module.css';

export function Readers({ dppCode }: { readonly dppCode: string }) {
  const t = useT();
  const { data, error, refetch } = useReaders(dppCode);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <>
      <p className={styles.text}>{t('readers.text')}</p>
      <Scroll label={t('readers.show')} className={styles.readers}>
        <PlainTable>
          <thead>
            <tr>
              <th scope="col">{t('edit.place')}</th>
              {data.roles.map((role) => (
                <th key={role} scope="col">
                  {t(`resolver.role.${role as Role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ place, label, value, roles }) => (
              <tr key={place}>
                <th scope="row">
                  {shown(label)}
                  <small className={styles.value}>
                    <Foreign text={value} size="line" />
                  </small>
                </th>
                {data.roles.map((role) => (
                  <td key={role}>
                    {roles.includes(role) ? (
                      <Check role="img" aria-label={t('readers.sees')} />
                    ) : (
                      <Minus role="img" aria-label={t('readers.hidden')} className={styles.hidden} />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      </Scroll>
      {data.total > data.rows.length ? <p>{t('readers.more', { count: data.total - data.rows.length })}</p> : null}
    </>
  );
}
