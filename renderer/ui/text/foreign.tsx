// Text from outside, drawn as such: in quotation marks, isolated from the words around it, short, with what could deceive marked.
import { useState } from 'react';
import type { Foreign as ForeignText } from '../../../server/contract/index.ts';
import { oneLine, onePage, original, type Part, parts } from '../../../server/domain/foreign/index.ts';
import { useFormat, useT } from '../../i18n/index.ts';
import { cx } from '../style/cx.ts';
import styles from './foreign.module.css';

export { original, shown } from '../../../server/domain/foreign/index.ts';

/** Policy: about one line of a card, and three; paper has no button, and a record that is printed is read without the screen. */
const SHORT = { label: 160, line: 80, lines: 240, paper: 600 } as const;
/** As much as is ever drawn at once. */
const LONGEST = 20_000;

export interface ForeignProps {
  readonly text: ForeignText | undefined;
  /** `line`, `lines`: what is longer ends with *more*. `paper`: it ends with its number of characters. `label`: it ends there, for what is pressed as a whole. */
  readonly size?: keyof typeof SHORT;
  /** A sentence of ours with words from outside in it, such as the particulars of a fault: without quotation marks. */
  readonly sentence?: boolean;
}

/** `<Foreign text={product.name} />`. In `<code>` it stands without quotation marks. */
export function Foreign({ text = '', size = 'lines', sentence = false }: ForeignProps) {
  const t = useT();
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  const all = Array.from(original(text).slice(0, LONGEST));
  const isLong = all.length > SHORT[size];
  const drawn = isLong && !isWhole ? all.slice(0, SHORT[size]) : all;
  if (all.length === 0) return null;
  return (
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
            // In a row that opens something when it is pressed.
            event.stopPropagation();
            setWhole(!isWhole);
          }}
        >
          {t(isWhole ? 'common.less' : 'common.more')}
        </button>
      ) : null}
    </>
  );
}

const draw = ({ text, mark }: Part, index: number) =>
  mark === undefined ? (
    text
  ) : (
    <mark key={index} className={styles[mark]} title={mark === 'confusable' ? oneLine(text) : undefined}>
      {text}
    </mark>
  );

/** A block of its own that scrolls: line breaks stay. */
export const page = (text: ForeignText): string => {
  const whole = original(text);
  return `${onePage(whole, LONGEST)}${whole.length > LONGEST ? ' …' : ''}`;
};
