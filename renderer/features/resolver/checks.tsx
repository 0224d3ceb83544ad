// Checks on request how others reach the service: its name from this computer's view, and GS1's resolver rules.
import { CircleHelp, Radar } from 'lucide-react';
import type { ResolverCheck, ResolverCheckRow } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Badge, Button, Card, ColumnHeads, ErrorBox, Fold, Foreign, OutcomeIcon, PlainTable, Progress } from '../../ui/index.ts';
import { useCheck } from './queries.ts';
import styles from './resolver.module.css';

const TONES = { passed: 'good', failed: 'bad', 'not-checked': 'quiet' } as const;

export function Checks() {
  const t = useT();
  const { mutate, data, isPending, error } = useCheck();
  return (
    <Card
      title={t('resolver.checks')}
      icon={<Radar aria-hidden />}
      actions={
        <Button isDisabled={isPending} onPress={() => mutate()}>
          {t(data === undefined ? 'resolver.checkNow' : 'resolver.checkAgain')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.note}>{t('resolver.checksText')}</p>
        {isPending ? <Progress label={t('resolver.checking')} /> : null}
        {error ? <ErrorBox error={error} /> : null}
        {data === undefined || isPending ? null : <Found found={data} />}
      </div>
    </Card>
  );
}

function Found({ found: { at, name, gs1 } }: { readonly found: ResolverCheck }) {
  const t = useT();
  const format = useFormat();
  const failed = gs1.rows.filter(({ outcome }) => outcome !== 'passed');
  const passed = gs1.rows.filter(({ outcome }) => outcome === 'passed');
  return (
    <>
      <p className={styles.note} role="status">
        {t('resolver.checkedAt', { time: format.dateTime(at) })}
      </p>
      <section className={styles.form}>
        <h3 className={styles.subtitle}>{t('resolver.checkName')}</h3>
        <p className={styles.note}>{t('resolver.checkNameText', { url: name.url })}</p>
        <Rows label={t('resolver.checkName')} rows={name.rows} titleOf={(rule) => t(`resolver.nameRule.${rule}`)} />
      </section>
      <section className={styles.form}>
        <h3 className={styles.subtitle}>{t('resolver.checkGs1')}</h3>
        <p className={styles.note}>{t('resolver.checkGs1Text', { passed: passed.length, all: gs1.rows.length, url: gs1.url })}</p>
        {failed.length === 0 ? null : <Rows label={t('resolver.checkGs1')} rows={failed} titleOf={(rule) => t(`resolver.keeps.${rule}`)} />}
        {passed.length === 0 ? null : (
          <Fold title={t('resolver.checkPassed', { count: passed.length })}>
            <Rows label={t('resolver.checkGs1')} rows={passed} titleOf={(rule) => t(`resolver.keeps.${rule}`)} />
          </Fold>
        )}
      </section>
    </>
  );
}

interface RowsProps<Rule extends string> {
  readonly label: string;
  readonly rows: readonly (Omit<ResolverCheckRow, 'rule'> & { readonly rule: Rule })[];
  readonly titleOf: (rule: Rule) => string;
}

function Rows<Rule extends string>({ label, rows, titleOf }: RowsProps<Rule>) {
  const t = useT();
  return (
    <div className={styles.tableScroll}>
      <PlainTable className={styles.table}>
        <caption className={styles.caption}>{label}</caption>
        <ColumnHeads of={['resolver.rule', 'resolver.ruleOutcome', 'resolver.ruleDetail']} />
        <tbody>
          {rows.map(({ rule, outcome, detail, clause, level }) => (
            <tr key={rule}>
              <th scope="row">
                {titleOf(rule)}
                {clause === undefined ? null : (
                  <small className={styles.clause}>{t(`resolver.level.${level ?? 'shall'}`, { clause })}</small>
                )}
              </th>
              <td>
                <Badge
                  tone={outcome === 'failed' && level === 'should' ? 'warn' : TONES[outcome]}
                  icon={outcome === 'not-checked' ? <CircleHelp aria-hidden /> : <OutcomeIcon outcome={outcome} />}
                >
                  {t(`resolver.outcome.${outcome}`)}
                </Badge>
              </td>
              <td lang="en">{detail === undefined ? '–' : <Foreign text={detail} sentence />}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </div>
  );
}
