// What became of the rows of a table: counts, and each refused row with line, column and reason.
import type { TableReport } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Foreign, Note } from '../../../ui/index.ts';
import styles from './table.module.css';

export function Report({ report, isPreview }: { readonly report: TableReport; readonly isPreview: boolean }) {
  const t = useT();
  const { stored, unchanged, refused, refusals } = report;
  return (
    <>
      <Note good={refused === 0}>
        <p>{t(isPreview ? 'tables.wouldStore' : 'tables.stored', { stored, unchanged, refused })}</p>
      </Note>
      {refusals.length === 0 ? null : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
        <section className={styles.scroller} aria-label={t('tables.refused')} tabIndex={0}>
          <table className={styles.refusals}>
            <thead>
              <tr>
                <th scope="col">{t('tables.line')}</th>
                <th scope="col">{t('tables.column')}</th>
                <th scope="col">{t('tables.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {refusals.flatMap(({ line, mistakes }) =>
                mistakes.map(({ column, field, code, detail }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes
                  <tr key={`${line} ${at}`}>
                    <td>{line}</td>
                    <td>
                      <Foreign text={column ?? field ?? ''} size="label" />
                    </td>
                    <td>
                      <Foreign text={detail} sentence /> <code>{code}</code>
                    </td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </section>
      )}
      {refused > refusals.length ? <p>{t('tables.moreRefused', { count: refused - refusals.length })}</p> : null}
    </>
  );
}
