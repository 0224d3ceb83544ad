// The link from an entry back to its list.
import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './back-link.module.css';

export function BackLink({ to, children }: { readonly to: NonNullable<LinkProps['to']>; readonly children: ReactNode }) {
  return (
    <Link to={to} className={styles.back}>
      <ArrowLeft aria-hidden size={18} />
      {children}
    </Link>
  );
}
