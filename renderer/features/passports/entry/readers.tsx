// Shows which reader sees which value of a passport: marks for all readers, or two readers side by side.
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import type { PassportReaders, Role } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { ErrorBox, Foreign, Loading, PlainTable, Scroll, Select, shown } from '../../../ui/index.ts';
import { useReaders } from '../editing/queries.ts';
import styles from './readers.module.css';
import { sideBySide } from './two-roles.ts';

export function Readers({ dppCode }: { readonly dppCode: string }) {
  const { data, error, refetch } = useReaders(dppCode);
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return <Found readers={data} />;
}

function Found({ readers }: { readonly readers: PassportReaders }) {
  const t = useT();
  const [first = '', second = ''] = readers.roles;
  const [one, setOne] = useState(first);
  const [other, setOther] = useState<string>();
  const options = readers.roles.map((role) => ({ value: role, label: t(`resolver.role.${role as Role}`) }));
  return (
    <>
      <p className={styles.text}>{t('readers.text')}</p>
      <div className={styles.choices}>
        <Select
          label={t('readers.compare')}
          value={other === undefined ? 'all' : 'two'}
          onChange={(what) => setOther(what === 'all' ? undefined : second)}
          options={[
            { value: 'all', label: t('readers.all') },
            { value: 'two', label: t('readers.two') },
          ]}
        />
        {other === undefined ? null : (
          <>
            <Select label={t('readers.first')} value={one} onChange={setOne} options={options} />
            <Select label={t('readers.second')} value={other} onChange={setOther} options={options} />
          </>
        )}
      </div>
      {other === undefined ? <All readers={readers} /> : <Two readers={readers} first={one} second={other} />}
      {readers.total > readers.rows.length ? <p>{t('readers.more', { count: readers.total - readers.rows.length })}</p> : null}
    </>
  );
}

function Two({ readers, first, second }: { readonly readers: PassportReaders; readonly first: string; readonly second: string }) {
  const t = useT();
  const format = useFormat();
  const rows = sideBySide(readers.rows, first, second);
  const differing = rows.filter((row) => row.first !== row.second).length;
  return (
    <>
      <p>{t('readers.differing', { count: differing })}</p>
      <Scroll label={t('readers.two')} className={styles.readers}>
        <PlainTable className={styles.two}>
          <thead>
            <tr>
              <th scope="col">{t('edit.place')}</th>
              <th scope="col">{t(`resolver.role.${first as Role}`)}</th>
              <th scope="col">{t(`resolver.role.${second as Role}`)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row: { place, label, value }, ...seen }) => (
              <tr key={place}>
                <th scope="row">{format.label(shown(label))}</th>
                {(['first', 'second'] as const).map((side) => (
                  <td key={side}>
                    {seen[side] ? (
                      <Foreign text={value} />
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
    </>
  );
}

function All({ readers: data }: { readonly readers: PassportReaders }) {
  const t = useT();
  const format = useFormat();
  return (
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
                {format.label(shown(label))}
                <Foreign as="small" className={styles.value} text={value} size="line" />
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
  );
}
