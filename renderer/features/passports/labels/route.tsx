// The page that prints labels, for one passport or for every published passport of the list, without the frame.
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Image as ImageIcon, Printer, Ruler, Shapes } from 'lucide-react';
import { useState } from 'react';
import type { LabelSymbol } from '../../../../server/contract/index.ts';
import { useFormat, useT } from '../../../i18n/index.ts';
import { Button, cx, ErrorBox, Field, Loading, Note, Progress, Select, shown, useKept } from '../../../ui/index.ts';
import { NO_FILTERS, type PassportFilters, wantedOf } from '../wanted.ts';
import { ALL } from './all.ts';
import { LabelPicture, savePng, saveSvg } from './label-picture.tsx';
import styles from './labels.module.css';
import { LAYOUTS, type LabelLayout, type LayoutId, PAGES, perSheet, placeOn, sheetsOf } from './layouts.ts';
import { collectLabels, type MadeLabels } from './make-labels.ts';

const DPI = 300;

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const [filters] = useKept<PassportFilters>('passports.filters', NO_FILTERS);
  const [symbol, setSymbol] = useKept<LabelSymbol>('labels.symbol', 'qr');
  const [layoutId, setLayout] = useKept<LayoutId>('labels.layout', 'a4-21');
  const [used, setUsed] = useState('0');
  const [done, setDone] = useState(0);
  const [fault, setFault] = useState<unknown>();
  const layout = LAYOUTS.find((one) => one.id === layoutId) ?? (LAYOUTS[0] as LabelLayout);
  const { width, height } = layout;
  const skipped = Math.min(Math.max(0, Number.parseInt(used, 10) || 0), perSheet(layout) - 1);
  const how = { symbol, width, height, dpi: DPI };
  const wanted = id === ALL ? wantedOf(filters) : id;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['labels', wanted, how],
    queryFn: ({ signal }) => collectLabels(wanted, how, signal, setDone),
    gcTime: 0,
  });
  const save = (run: () => void | Promise<void>) => {
    setFault(undefined);
    Promise.resolve(run()).catch(setFault);
  };
  const [only, ...more] = data?.items ?? [];
  const single = id !== ALL && only !== undefined && more.length === 0 ? only : undefined;
  return (
    <main className={styles.screen}>
      <div className={styles.toolbar}>
        <Button
          icon={<ArrowLeft aria-hidden />}
          onPress={() => navigate(id === ALL ? { to: '/passports' } : { to: '/passports/$id', params: { id } })}
        >
          {t('labels.back')}
        </Button>
        <Select
          label={t('labels.symbol')}
          value={symbol}
          onChange={setSymbol}
          options={[
            { value: 'qr', label: t('labels.qr') },
            { value: 'datamatrix', label: t('labels.datamatrix') },
          ]}
        />
        <Select
          label={t('labels.layout')}
          value={layoutId}
          onChange={setLayout}
          options={LAYOUTS.map((one) => ({ value: one.id, label: t(`labels.layout.${one.id}`) }))}
        />
        {perSheet(layout) > 1 ? (
          <Field label={t('labels.used')} value={used} onChange={setUsed} inputMode="numeric" className={styles.number ?? ''} />
        ) : null}
        {data === undefined || data.items.length === 0 ? null : (
          <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {t('labels.print', { count: data.items.length })}
          </Button>
        )}
        {single === undefined ? null : (
          <>
            <Button icon={<Shapes aria-hidden />} onPress={() => save(() => saveSvg(single))}>
              SVG
            </Button>
            <Button icon={<ImageIcon aria-hidden />} onPress={() => save(() => savePng(single, layout))}>
              PNG
            </Button>
          </>
        )}
      </div>
      <div className={styles.notes}>
        <h1>{t('labels.title')}</h1>
        {fault === undefined ? null : <ErrorBox error={fault} />}
        {error ? <ErrorBox error={error} onRetry={() => refetch()} /> : null}
        {isPending ? done === 0 ? <Loading /> : <Progress label={t('labels.making', { count: done })} /> : null}
        {data === undefined ? null : <About made={data} />}
      </div>
      {data === undefined
        ? null
        : sheetsOf(data.items, layout, skipped).map((labels, page) => (
            <section
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets are made anew with every change
              key={page}
              className={cx(styles.sheet, styles[layout.page])}
              aria-label={t('labels.sheet', { number: page + 1 })}
              style={mm(PAGES[layout.page])}
            >
              {labels.map((label, at) => {
                if (label === undefined) return null;
                const { x, y } = placeOn(layout, at);
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place on the sheet identifies the label
                  <div key={at} className={styles.label} style={{ ...mm([width, height]), left: `${x}mm`, top: `${y}mm` }}>
                    <LabelPicture label={label} alt={t('labels.alt', { name: shown(label.productName), code: shown(label.dppCode) })} />
                  </div>
                );
              })}
            </section>
          ))}
    </main>
  );
}

const mm = ([width, height]: readonly [number, number]) => ({ width: `${width}mm`, height: `${height}mm` });

/** The size of the symbol, how to print it, and what has no label. */
function About({ made: { items, refused, left, isMore, samples } }: { readonly made: MadeLabels }) {
  const t = useT();
  const format = useFormat();
  const hints = items.map(({ print }) => print);
  const smallest = hints.toSorted((one, other) => one.module - other.module)[0];
  const reasons = [...new Set(refused.map(({ code }) => code))];
  return (
    <>
      {smallest === undefined ? null : (
        <Note {...(smallest.size === 'small' ? {} : { icon: <Ruler aria-hidden /> })}>
          <p>
            {t('labels.module', {
              module: format.number(smallest.module, 3),
              dots: smallest.dots,
              side: format.number(smallest.side, 1),
            })}{' '}
            {t(`labels.size.${smallest.size}`)} {t('labels.quality')}
          </p>
        </Note>
      )}
      {reasons.map((code) => (
        <p key={code}>{t(`labels.refused.${code}`, { count: refused.filter((one) => one.code === code).length })}</p>
      ))}
      {samples > 0 ? <p>{t('labels.samples', { count: samples })}</p> : null}
      {isMore ? <p>{t('labels.leftMore')}</p> : left > 0 ? <p>{t('labels.left', { count: left })}</p> : null}
      {items.length === 0 && refused.length === 0 ? <p>{t('labels.none')}</p> : null}
    </>
  );
}
