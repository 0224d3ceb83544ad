// The verdict, readable from a metre: one headline, one reason, one next step, in icon, word and colour.
import { ArrowRight, FlaskConical, History, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { Headline, Inspection, ProductFacts } from '../../server/contract/index.ts';
import { useFormat, useT } from '../i18n/index.ts';
import { cx, Foreign, HEADLINE_ICON, original } from '../ui/index.ts';
import { bandOf, headlineOf } from './as-of-words.ts';
import { DraftNote } from './draft.tsx';
import { Seen } from './seen.tsx';
import styles from './verdict-card.module.css';
import { NUMBERS, sayParts, scannedBeside, sentenceOf } from './words.ts';

/** The colours of a headline; combine with `field` of the same stylesheet. */
export const FIELD: Record<Headline, string | undefined> = {
  valid: styles.valid,
  'valid-not-current': styles.notCurrent,
  'unknown-issuer': styles.unknown,
  invalid: styles.invalid,
  'cannot-check': styles.cannot,
};

/** Policy: as much of an unreadable input as fits below a verdict. */
const AS_IT_CAME = 120;

function Product({ inspection }: { readonly inspection: Inspection }) {
  const t = useT();
  const { product, recognised } = inspection;
  // Scanned values never appear under the heading of the verified document.
  const from = product ?? recognised;
  const code = from.gtin ? undefined : from.dppCode;
  if (!product && !from.gtin && !code) return <AsItCame inspection={inspection} />;
  const scanned = scannedBeside(inspection);
  return (
    <>
      {scanned ? (
        <div className={styles.product}>
          <span className={styles.from}>{t('inspect.scanned')}</span>
          <Numbers of={scanned} />
        </div>
      ) : null}
      <div className={styles.product}>
        <span className={styles.from}>{t(product ? 'inspect.verifiedProduct' : 'inspect.scannedOnly')}</span>
        {product?.name ? <Foreign as="strong" text={product.name} /> : null}
        <Numbers of={from} />
        {code ? <Foreign as="b" text={code} size="line" /> : null}
      </div>
    </>
  );
}

function Numbers({ of }: { readonly of: Pick<ProductFacts, (typeof NUMBERS)[number]> }) {
  const t = useT();
  return NUMBERS.map((name) =>
    of[name] ? (
      <span key={name}>
        {t(`inspect.${name}`)} <Foreign as="b" text={of[name]} size="line" />
      </span>
    ) : null,
  );
}

/** Without a product: the file name or the first characters, to compare with the label. */
function AsItCame({ inspection: { input, credential } }: { readonly inspection: Inspection }) {
  const t = useT();
  const text = input.fileName ?? (credential ? '' : original(input.text).slice(0, AS_IT_CAME));
  if (text === '') return null;
  return (
    <div className={styles.product}>
      <span className={styles.from}>{t(input.fileName ? 'inspect.rec.file' : 'inspect.rawInput')}</span>
      <Foreign as="b" className={styles.came} text={text} size="line" />
    </div>
  );
}

/** The statement of the credential itself: the one thing to compare with the papers when the issuer is unknown here. */
function Claimed({ inspection: { headline, issuer } }: { readonly inspection: Inspection }) {
  const t = useT();
  if (headline !== 'unknown-issuer' || issuer === undefined) return null;
  return (
    <div className={styles.product}>
      <span className={styles.from}>{t('inspect.claimedIssuer')}</span>
      <Foreign as="b" className={styles.came} text={issuer.id} size="line" />
    </div>
  );
}

export interface VerdictCardProps {
  readonly inspection: Inspection;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly actions?: ReactNode;
}

export function VerdictCard({ inspection, headingRef, actions }: VerdictCardProps) {
  const t = useT();
  const format = useFormat();
  const { headline, sample, id, at, asOf, isChanged } = inspection;
  const { parts } = inspection.recognised;
  const { code, reason, more, next, also } = sentenceOf(inspection, t);
  const Icon = asOf === undefined ? HEADLINE_ICON[headline] : History;
  return (
    <section
      className={cx(styles.card, styles.field, FIELD[headline])}
      aria-label={t('inspect.verdict')}
      data-headline={headline}
      data-as-of={asOf}
    >
      {sample ? (
        <p className={styles.sample}>
          <FlaskConical aria-hidden size={22} /> {t('common.sample')} <span>{t('common.sampleHint')}</span>
        </p>
      ) : null}
      {isChanged ? (
        <p className={styles.past} role="alert">
          <TriangleAlert aria-hidden size={22} /> {t('inspect.changed')}
        </p>
      ) : null}
      {asOf ? (
        <p className={styles.past}>
          <History aria-hidden size={22} /> {bandOf(asOf, t, format)}
        </p>
      ) : null}
      <Seen inspection={inspection} />
      <div className={styles.top}>
        <Icon aria-hidden className={styles.icon ?? ''} />
        <div className={styles.words}>
          <h2 ref={headingRef ?? null} tabIndex={-1} className={cx(styles.headline, asOf !== undefined && styles.then)}>
            {headlineOf(inspection, t, format)}
          </h2>
          <p className={styles.reason}>{reason}</p>
          {more ? <p className={styles.reason}>{more}</p> : null}
          {parts ? <p className={styles.reason}>{sayParts(parts, t)}</p> : null}
          <p className={styles.next}>
            <ArrowRight aria-hidden size={26} />
            <span>
              <span className="visually-hidden">{t('inspect.nextStep')} </span>
              {next}
            </span>
          </p>
          {also.length > 0 ? (
            <ul className={styles.also}>
              {also.map((other) => (
                <li key={other}>
                  {t(`reason.${other}`)} <code>{other}</code>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <DraftNote inspection={inspection} />
      <div className={styles.foot}>
        <div className={styles.facts}>
          <Product inspection={inspection} />
          <Claimed inspection={inspection} />
          <p className={styles.record}>
            {code ? <code>{code}</code> : null}
            <span>{t('inspect.entry', { id })}</span>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </p>
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </section>
  );
}
