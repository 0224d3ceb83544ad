// Compares a version of a passport field by field with another version or another passport, differences first.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Foreign as ForeignText, PassportSummary } from '../../../../server/contract/index.ts';
import { useT } from '../../../i18n/index.ts';
import { Button, Card, ErrorBox, Fold, Foreign, Loading, original, Page, Select, shown } from '../../../ui/index.ts';
import { Differences } from '../editing/differences.tsx';
import { useComparison } from '../editing/queries.ts';
import { usePassport } from '../queries.ts';
import { ChoosePassport } from './choose-passport.tsx';
import styles from './comparison.module.css';
import { SameValues } from './same-values.tsx';
import { useVersionOptions } from './version-options.ts';

type With = 'version' | 'passport';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const { data: passport, error, refetch } = usePassport(id);
  const { options, error: noHistory } = useVersionOptions(id);
  const [beside, setBeside] = useState<With>();
  const [one, setOne] = useState('present');
  const [earlier, setEarlier] = useState<string>();
  const [other, setOther] = useState<PassportSummary>();
  if (passport === undefined || options === undefined) {
    const fault = error ?? noHistory;
    return fault ? <ErrorBox error={fault} onRetry={() => refetch()} /> : <Loading />;
  }
  const hasVersions = options.length > 1;
  const what = beside ?? (hasVersions ? 'version' : 'passport');
  const second = earlier ?? options.find(({ value }) => value !== one)?.value;
  const label = (version: string | undefined) => options.find(({ value }) => value === version)?.label ?? '';
  return (
    <Page
      title={t('compare.title')}
      lead={
        <span className={styles.lead}>
          <Foreign text={passport.productName} size="line" /> <Foreign as="code" text={passport.dppCode} size="line" />
        </span>
      }
      actions={
        <Link to="/passports/$id" params={{ id }}>
          {t('compare.back')}
        </Link>
      }
    >
      <Card title={t('compare.what')}>
        <div className={styles.choices}>
          <Select label={t('compare.this')} value={one} onChange={setOne} options={options} />
          <Select
            label={t('compare.with')}
            value={what}
            onChange={setBeside}
            options={[
              ...(hasVersions ? [{ value: 'version' as const, label: t('compare.withVersion') }] : []),
              { value: 'passport' as const, label: t('compare.withPassport') },
            ]}
          />
          {what === 'version' && second !== undefined ? (
            <Select label={t('compare.version')} value={second} onChange={setEarlier} options={options} />
          ) : null}
        </div>
        {what === 'passport' && other === undefined ? <ChoosePassport except={id} onChoose={setOther} /> : null}
        {what === 'passport' && other !== undefined ? (
          <p className={styles.chosen}>
            <Foreign text={other.productName} size="line" /> <Foreign as="code" text={other.dppCode} size="line" />{' '}
            <Button onPress={() => setOther(undefined)}>{t('compare.another')}</Button>
          </p>
        ) : null}
      </Card>
      {what === 'version' && second !== undefined ? (
        <Compared dppCode={id} before={second} after={one} headings={[label(second), label(one)]} />
      ) : null}
      {what === 'passport' && other !== undefined ? (
        <Compared
          dppCode={id}
          before={one}
          after="present"
          other={other.dppCode}
          headings={[shown(passport.dppCode), shown(other.dppCode)]}
        />
      ) : null}
    </Page>
  );
}

interface ComparedProps {
  readonly dppCode: string;
  readonly before: string;
  readonly after: string;
  /** The passport to which `after` belongs, if it is another one. */
  readonly other?: ForeignText;
  readonly headings: readonly [before: string, after: string];
}

function Compared({ dppCode, before, after, other, headings: [first, second] }: ComparedProps) {
  const t = useT();
  const { data, error, refetch } = useComparison(dppCode, { before, after, ...(other === undefined ? {} : { with: original(other) }) });
  if (data === undefined) return error ? <ErrorBox error={error} onRetry={() => refetch()} /> : <Loading />;
  return (
    <Card title={t('compare.differences', { count: data.total })}>
      <Differences found={data} before={first} after={second} />
      <Fold title={t('compare.same', { count: data.same.total })}>
        <SameValues same={data.same} />
      </Fold>
    </Card>
  );
}
