// Shows text from outside: quoted, isolated, shortened, with deceptive characters marked.
import { useState } from 'react';
import type { Foreign as ForeignText } from '../../../server/contract/index.ts';
import { oneLine, onePage, original, type Part, parts } from '../../../server/domain/foreign/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { cx } from '../style/cx.ts';
import styles from './foreign.module.css';

export { original, safeFileName, shown } from '../../../server/domain/foreign/index.ts';

/** Characters before a text is cut: one line of a card (`line`), three (`lines`). `paper` is higher, because a printed record cannot be expanded. */
const SHORT = { label: 160, line: 80, lines: 240, paper: 600 } as const;
/** The most characters that are rendered at once. */
const LONGEST = 20_000;

export interface ForeignProps {
  readonly text: ForeignText | undefined;
  /** `line`, `lines`: longer text ends with *more*. `paper`: it ends with its length. `label`: it is cut, for a target pressed as a whole. */
  readonly size?: keyof typeof SHORT;
  /** Our own sentence with words from outside in it, such as the details of a fault: without quotation marks. */
  readonly sentence?: boolean;
  /** The element around the text, with its class. */
  readonly as?: 'b' | 'code' | 'p' | 'small' | 'span' | 'strong';
  readonly className?: string | undefined;
}

/** `<Foreign text={product.name} />`, `<Foreign as="code" text={product.gtin} />`. Inside `<code>`, quotation marks are omitted. */
export function Foreign({ text = '', size = 'lines', sentence = false, as: Around, className }: ForeignProps) {
  const t = useT();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const all = Array.from(original(text).slice(0, LONGEST));
  const isLong = all.length > SHORT[size];
  const drawn = isLong && !isWhole ? all.slice(0, SHORT[size]) : all;
  const words =
    all.length === 0 ? null : (
      <>
        <bdi className={cx(styles.foreign, !sentence && styles.quoted)} data-foreign>
          {parts(drawn.join('')).map(draw)}
          {isLong && !isWhole ? '…' : null}
        </bdi>
        {isLong && size === 'paper' ? <small> {t('common.characters', { count: format.number(original(text).length) })}</small> : null}
        {isLong && (size === 'line' || size === 'lines') ? (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isWhole}
            onClick={(event) => {
              // The press must not also open the row that contains the text.
              event.stopPropagation();
              setWhole(!isWhole);
            }}
          >
            {t(isWhole ? 'common.less' : 'common.more')}
          </button>
        ) : null}
      </>
    );
  return Around === undefined ? words : <Around className={className}>{words}</Around>;
}

const draw = ({ text, mark }: Part, index: number) =>
  mark === undefined ? (
    text
  ) : (
    <mark key={index} className={styles[mark]} title={mark === 'confusable' ? oneLine(text) : undefined}>
      {text}
    </mark>
  );

/** A scrollable block of its own; line breaks are kept. */
export const page = (text: ForeignText): string => {
  const whole = original(text);
  return `${onePage(whole, LONGEST)}${whole.length > LONGEST ? ' …' : ''}`;
};
