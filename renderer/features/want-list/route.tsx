// The want-list: products and links without a copy here, to be fetched where there is a network.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck, CloudDownload, QrCode, Download as Save, SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { WantedCopy } from '../../../server/contract/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { api } from '../../lib/api.ts';
import { Button, type Column, EmptyState, ErrorBox, Field, Fold, Foreign, original, Page, saveText, shown, Table } from '../../ui/index.ts';
import { QrDialog } from './qr-dialog.tsx';
import { SyncDialog } from './sync-dialog.tsx';
import styles from './want-list.module.css';

const FILE_FORMAT = 'dpp-want-list';

export default function Route() {
  const t = useT();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['want-list'], queryFn: ({ signal }) => api.wantList(signal) });
  const items = data?.items ?? [];
  const [search, setSearch] = useState('');
  const words = search.trim().toLowerCase();
  const found = items.filter(({ gtin = '', serial = '', batch = '', dppCode = '', link = '' }) =>
    [gtin, serial, batch, dppCode, link].some((text) => original(text).toLowerCase().includes(words)),
  );
  const columns = useColumns();
  const [showing, setShowing] = useState(false);
  const [fetching, setFetching] = useState(false);
  const save = () => {
    const codes = items.map(({ inspections: _, firstAt: _first, lastAt: _last, lastInspection: _number, ...code }) => code);
    const text = `${JSON.stringify({ format: FILE_FORMAT, version: 1, items: codes }, null, 2)}\n`;
    saveText(`want-list-${new Date().toISOString().slice(0, 10)}.json`, 'application/json', text);
  };
  return (
    <Page
      title={t('wantList.title')}
      lead={t('wantList.lead')}
      actions={
        <>
          <Button icon={<CloudDownload aria-hidden />} onPress={() => setFetching(true)}>
            {t('wantList.sync.fetch')}
          </Button>
          {data === undefined || data.pictures.count === 0 ? null : (
            <Button icon={<QrCode aria-hidden />} onPress={() => setShowing(true)}>
              {t('wantList.qr')}
            </Button>
          )}
          {items.length === 0 ? null : (
            <Button kind="primary" icon={<Save aria-hidden />} onPress={save}>
              {t('wantList.save')}
            </Button>
          )}
        </>
      }
    >
      {showing && data !== undefined ? <QrDialog list={data} onClose={() => setShowing(false)} /> : null}
      {fetching ? <SyncDialog wanted={items.length} onClose={() => setFetching(false)} /> : null}
      {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
      {items.length === 0 ? null : (
        <Fold title={t('wantList.how')}>
          <ol className={styles.steps}>
            <li>{t('wantList.howTake')}</li>
            <li>{t('wantList.howFetch')}</li>
            <li>{t('wantList.howPack')}</li>
            <li>{t('wantList.howBring')}</li>
          </ol>
        </Fold>
      )}
      <Table
        label={t('wantList.title')}
        columns={columns}
        rows={found}
        rowKey={({ lastInspection }) => lastInspection}
        total={found.length}
        filters={
          items.length === 0 ? null : <Field label={t('common.search')} type="search" value={search} onChange={setSearch} maxLength={200} />
        }
        busy={isPending}
        onOpen={({ lastInspection }) => navigate({ to: '/inspections/$id', params: { id: String(lastInspection) } })}
        empty={
          error ? null : items.length > 0 ? (
            <EmptyState icon={<SearchX aria-hidden />} title={t('wantList.noneFound')} />
          ) : (
            <EmptyState icon={<CircleCheck aria-hidden />} title={t('wantList.none')}>
              {t('wantList.noneText')}
            </EmptyState>
          )
        }
      />
    </Page>
  );
}

function useColumns(): readonly Column<WantedCopy>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'what',
        header: t('wantList.what'),
        track: 'minmax(16rem, 2fr)',
        cell: ({ gtin, serial, batch, dppCode, link }) => (
          <div className={styles.lines}>
            <Foreign as="code" className={styles.code} text={gtin ?? dppCode ?? link ?? ''} />
            {serial === undefined ? null : <span>{t('wantList.serial', { serial: shown(serial) })}</span>}
            {batch === undefined ? null : <span>{t('wantList.batch', { batch: shown(batch) })}</span>}
          </div>
        ),
      },
      {
        id: 'count',
        header: t('wantList.scanned'),
        track: 'minmax(7rem, 0.5fr)',
        cell: ({ inspections }) => t('wantList.times', { count: inspections }),
      },
      { id: 'last', header: t('wantList.last'), track: 'minmax(12rem, 1fr)', cell: ({ lastAt }) => format.dateTime(lastAt) },
    ],
    [t, format],
  );
}
