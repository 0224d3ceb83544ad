// The page that prints the slip of one inspection on paper 80 mm wide. It names no person and no place.
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { MadeSlip } from '../../../server/contract/index.ts';
import { useMadeSlip } from '../../evidence/made-slip.ts';
import { useEnglish, useFormat, useT } from '../../i18n/index.ts';
import { entryNumber } from '../../inspection-log/wanted.ts';
import { Button, ErrorBox, Foreign, HEADLINE_ICON, Loading } from '../../ui/index.ts';
import { DraftMark } from '../../verdict/draft.tsx';
import { HeadlineLabel } from './headline-label.tsx';
import styles from './print.module.css';
import { Rows } from './rows.tsx';
import { SlipPicture } from './slip-code.tsx';

export default function Route({ id }: { readonly id: string }) {
  const t = useT();
  const navigate = useNavigate();
  const number = entryNumber(id);
  const { data: made, error, isLoading, refetch } = useMadeSlip(number);
  if (isLoading) return <Loading />;
  return (
    <main className={styles.sheet}>
      <div className={styles.toolbar}>
        <Button
          icon={<ArrowLeft aria-hidden />}
          onPress={() =>
            number === undefined ? navigate({ to: '/inspections' }) : navigate({ to: '/inspections/$id', params: { id: String(number) } })
          }
        >
          {t('print.back')}
        </Button>
        {made === undefined ? null : (
          <Button kind="primary" icon={<Printer aria-hidden />} onPress={() => window.print()}>
            {t('print.print')}
          </Button>
        )}
      </div>
      {made === undefined ? (
        <div className={styles.fault}>
          <ErrorBox title={t('slip.none')} {...(error ? { error, onRetry: () => refetch() } : {})} />
        </div>
      ) : (
        <Paper made={made} />
      )}
    </main>
  );
}

const MILLIMETRE = 96 / 25.4;

/**
 * A receipt printer cuts the roll after the page, so the page is as long as its text. The rule is in a constructed
 * style sheet, because the policy of the document forbids inline styles.
 */
function usePageOf(paper: React.RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    const length = Math.ceil((paper.current?.offsetHeight ?? 0) / MILLIMETRE) + 1;
    sheet.replaceSync(`@page slip { size: 80mm ${length}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  });
}

function Paper({ made: { slip, svg, fingerprint } }: { readonly made: MadeSlip }) {
  const t = useT();
  const format = useFormat();
  const english = useEnglish();
  const { item, headline, decision } = slip;
  const Icon = HEADLINE_ICON[headline];
  const paper = useRef<HTMLElement>(null);
  usePageOf(paper);
  return (
    <article ref={paper} className={styles.slip}>
      {slip.sample ? <p className={styles.sample}>{t('common.sample')}</p> : null}
      <DraftMark className={styles.draft} />
      <h1>{t('slip.title')}</h1>
      <p>{t('common.appName')}</p>
      <p className={styles.slipHeadline}>
        <Icon aria-hidden size={28} />
        <strong>
          <HeadlineLabel headline={headline} english={english} />
        </strong>
      </p>
      {slip.isPast ? <p>{t('slip.isPast')}</p> : null}
      <Rows
        rows={[
          [t('slip.decision'), <strong key="decision">{t(`decision.${decision}`)}</strong>],
          ...(item.kind === 'gtin'
            ? [
                [t('inspect.gtin'), item.gtin] as const,
                [
                  t('inspect.serial'),
                  item.serial === undefined ? t('slip.noSerial') : <Foreign key="serial" text={item.serial} size="paper" />,
                ] as const,
              ]
            : [[t('slip.item'), item.kind === 'none' ? t('slip.noItem') : t('slip.digest')] as const]),
          [t('slip.inspectedAt'), format.dateTime(slip.inspectedAt)],
          [t('slip.madeAt'), format.dateTime(slip.madeAt)],
          [t('slip.number'), format.number(slip.number)],
        ]}
      />
      <SlipPicture svg={svg} className={styles.slipWide} />
      <p className={styles.note}>{t('slip.codeHelp')}</p>
      <p className={styles.note}>
        {t('evidence.fingerprint')} <code>{fingerprint}</code>
      </p>
      <p className={styles.note}>{t('print.notCompliance')}</p>
      {slip.sample ? <p className={styles.sample}>{t('common.sample')}</p> : null}
    </article>
  );
}
