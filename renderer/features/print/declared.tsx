// The declaration that was compared with a printed record, and the answer of the registry snapshot.
import type { RecordedDeclaration } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { HowSigned } from '../../sign-off/how-signed.tsx';
import { ColumnHeads, Foreign } from '../../ui/index.ts';
import styles from './print.module.css';

export function DeclaredGoods({
  declaration: { at, officer, signedIn, file, findings, registry },
}: {
  readonly declaration: RecordedDeclaration;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h2>{t('customs.declaration')}</h2>
      <table className={styles.evidence}>
        <ColumnHeads of={['customs.field', 'customs.declared', 'customs.found', 'customs.result']} />
        <tbody>
          {findings.map(({ field, outcome, declared, found, source, digits, why }) => (
            <tr key={field}>
              <th scope="row">{t(`customs.field.${field}`)}</th>
              <td>{declared === undefined ? t('common.none') : <Foreign text={declared} size="paper" />}</td>
              <td>
                {found === undefined ? t('common.none') : <Foreign text={found} size="paper" />}
                {source === undefined ? null : <span className={styles.detail}>{t(`customs.source.${source}`)}</span>}
              </td>
              <td>
                {t(`customs.outcome.${outcome}`)}
                {digits ? <span className={styles.detail}>{t('customs.digits', { digits })}</span> : null}
                {why === undefined ? null : <span className={styles.detail}>{t(`customs.why.${why}`)}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {registry === undefined ? null : (
        <p>
          {t('registry.title')} <strong>{t(`registry.state.${registry.state}`)}</strong>.{' '}
          {registry.differs.length === 0
            ? ''
            : t('registry.differs', { members: format.list(registry.differs.map((one) => t(`registry.member.${one}`))) })}{' '}
          {registry.open.length === 0
            ? ''
            : t('registry.open', { members: format.list(registry.open.map((one) => t(`registry.member.${one}`))) })}{' '}
          <Foreign text={registry.snapshot.name} size="paper" />,{' '}
          {t('registry.age', { date: format.date(registry.snapshot.date), days: registry.snapshot.days })}
          {registry.snapshot.origin === undefined ? null : (
            <>
              , {t('registry.origin')} <Foreign text={registry.snapshot.origin} size="paper" />
            </>
          )}
        </p>
      )}
      <p className={styles.note}>
        {t('customs.beside')} {file === undefined ? t('customs.typed') : <Foreign text={file.name} size="paper" />}
        {file === undefined ? '' : ` · ${t('customs.line', { line: file.line })}`} · {officer}
        <HowSigned signedIn={signedIn} /> · {format.utc(at)}
      </p>
    </section>
  );
}
