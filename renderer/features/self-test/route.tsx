// The self-test screen: the overall result for this program, and the trials that a person makes by hand.
import { useNavigate } from '@tanstack/react-router';
import { Printer, RefreshCw } from 'lucide-react';
import type { SelfTestReport } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { BackLink, Button, Card, ErrorBox, Loading, Page, Progress } from '../../ui/index.ts';
import { CameraTrial } from './camera-trial.tsx';
import { Light, Rows } from './light.tsx';
import { useNotUsed } from './not-used.ts';
import { NotUsedCard } from './not-used-card.tsx';
import { type Group, useReport, useRows, useTried } from './rows.ts';
import { ScannerTrial } from './scanner-trial.tsx';
import styles from './self-test.module.css';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useReport();
  return (
    <Page
      title={t('selfTest.title')}
      lead={t('selfTest.lead')}
      actions={
        <>
          <BackLink to="/settings">{t('settings.title')}</BackLink>
          <Button icon={<RefreshCw aria-hidden />} isDisabled={isFetching} onPress={() => void refetch()}>
            {t('selfTest.again')}
          </Button>
          <Button icon={<Printer aria-hidden />} isDisabled={data === undefined} onPress={() => navigate({ to: '/print/self-test' })}>
            {t('common.print')}
          </Button>
        </>
      }
    >
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {isFetching && data !== undefined ? <Progress label={t('selfTest.running')} /> : null}
      {/* An earlier result must not be shown next to the error of a failed run. */}
      {data !== undefined && !error ? <Report report={data} /> : error ? null : <Loading />}
    </Page>
  );
}

const GROUP_ORDER = ['verifying', 'devices', 'data', 'ages'] as const satisfies readonly Group[];

function Report({ report }: { readonly report: SelfTestReport }) {
  const t = useT();
  const format = useFormat();
  const { tried, note } = useTried();
  const notUsed = useNotUsed();
  const rows = useRows(report, tried, notUsed.checks);
  return (
    <>
      <Light rows={rows} />
      <p className={styles.at}>{t('selfTest.at', { time: format.dateTime(report.at) })}</p>
      <div className={styles.cards}>
        <Card title={t('selfTest.row.camera')}>
          <CameraTrial onFound={(camera) => note({ camera })} />
        </Card>
        <Card title={t('selfTest.row.scanner')}>
          <ScannerTrial onFound={(scanner) => note({ scanner })} />
        </Card>
        {/* Resets the earlier attempt with the device; otherwise a failed one would stay. */}
        <NotUsedCard notUsed={notUsed} onDeclared={(check) => (check === 'packs' ? undefined : note({ [check]: 'untried' }))} />
      </div>
      {GROUP_ORDER.map((group) => (
        <Card key={group} title={t(`selfTest.group.${group}`)}>
          <Rows group={group} rows={rows} />
        </Card>
      ))}
    </>
  );
}
