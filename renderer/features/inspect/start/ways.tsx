// Lists the ways to add an item.
import type { LucideIcon } from 'lucide-react';
import { type MessageId, useT } from '../../../i18n/index.ts';
import styles from './ready.module.css';

export interface Way {
  readonly icon: LucideIcon;
  readonly title: MessageId;
  readonly help: MessageId;
}

export function Ways({ of }: { readonly of: readonly Way[] }) {
  const t = useT();
  return (
    <ul className={styles.ways}>
      {of.map(({ icon: Icon, title, help }) => (
        <li key={title}>
          <Icon aria-hidden />
          <div>
            <strong>{t(title)}</strong>
            <p>{t(help)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
