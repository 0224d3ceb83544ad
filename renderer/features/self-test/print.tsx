// The self-test on paper, as the screen showed it.
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import type { SelfTestReport } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { Button, ErrorBox, Loading } from '../../ui/index.ts';
import { Light, Rows } from './light.tsx';
import { useNotUsed } from './not-used.ts';
import { GROUPS, type Group, useReport, useRows, useTried } from './rows.ts';
import styles from './self-test.module.css';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, refetch } = useReport();
  return (
    <main className={styles.sheet}>
      <div className={styles.toolbar}>
        <Button icon={<ArrowLeft aria-hidden />} onPress={() => navigate({ to: '/settings/self-test' })}>
          {t('selfTest.title')}
        </Button>
        {data === undefined ? null : (
          <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        )}
      </div>
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : data === undefined ? <Loading /> : <Sheet report={data} />}
    </main>
  );
}

function Sheet({ report }: { readonly report: SelfTestReport }) {
  const t = useT();
  const format = useFormat();
  const { tried } = useTried();
  const rows = useRows(report, tried, useNotUsed().checks);
  return (
    <article className={styles.paper}>
      <header>
        <h1>{t('selfTest.title')}</h1>
        <p>
          {t('common.appName')} {report.appVersion} · <time dateTime={report.at}>{format.dateTime(report.at)}</time> ·{' '}
          {format.utc(report.at)}
        </p>
      </header>
      <Light rows={rows} />
      {(Object.keys(GROUPS) as Group[]).map((group) => (
        <section key={group}>
          <h2>{t(`selfTest.group.${group}`)}</h2>
          <Rows group={group} rows={rows} />
        </section>
      ))}
      <p>{t('print.printedAt', { time: format.dateTime(new Date().toISOString()) })}</p>
    </article>
  );
}
