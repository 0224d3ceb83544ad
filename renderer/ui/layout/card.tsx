// The parts of a screen: page, card with heading and actions, folded section, list of facts.
import { type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../style/cx.ts';
import styles from './card.module.css';

export interface CardProps {
  readonly title?: ReactNode;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
  /** The body extends to the border: for lists and tables. */
  readonly flush?: boolean;
  readonly className?: string;
}

/** `<Card title={t('passports.facts')} actions={<Button …/>}>…</Card>` */
export function Card({ title, icon, actions, children, flush, className }: CardProps) {
  const id = useId();
  return (
    <section className={cx(styles.card, className)} {...(title ? { 'aria-labelledby': id } : {})}>
      {title || actions ? (
        <div className={styles.head}>
          <h2 id={id} className={styles.title}>
            {icon}
            {title}
          </h2>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      <div className={cx(!flush && styles.body)}>{children}</div>
    </section>
  );
}

export interface FoldProps {
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
}

/** A section that expands; its content is rendered when it is opened first, so that a long document costs nothing before. */
export function Fold({ title, note, children, open = false }: FoldProps) {
  const [isOpen, setOpen] = useState(open);
  const drawn = useRef(open);
  if (isOpen) drawn.current = true;
  return (
    <details className={styles.fold} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.foldTitle}>{title}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </summary>
      {drawn.current ? <div className={styles.folded}>{children}</div> : null}
    </details>
  );
}

export interface PageProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A screen: heading, actions for the whole screen, and content. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <div>
          <h1>{title}</h1>
          {lead ? <p className={styles.lead}>{lead}</p> : null}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {children}
    </div>
  );
}

export interface FactsProps {
  /** A fact whose value is undefined or empty is omitted. */
  readonly facts: readonly { readonly label: ReactNode; readonly value: ReactNode; readonly note?: ReactNode }[];
  readonly columns?: 'one' | 'auto';
}

/** Labels with values, in as many columns as fit. */
export function Facts({ facts, columns = 'auto' }: FactsProps) {
  return (
    <dl className={cx(styles.facts, columns === 'one' && styles.oneColumn)}>
      {facts.map(({ label, value, note }, index) =>
        value === undefined || value === '' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: labels may repeat and the list is never reordered
          <div key={index} className={styles.fact}>
            <dt>{label}</dt>
            <dd>
              {value}
              {note ? <small>{note}</small> : null}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}
