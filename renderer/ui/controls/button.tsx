// A button with a target of at least 44 px, a label, and optionally an icon.
import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps, Link as AriaLink } from 'react-aria-components';
import { cx } from '../style/cx.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  readonly kind?: ButtonKind;
  readonly size?: 'normal' | 'large';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
}

/** `<Button kind="primary" icon={<Save />} onPress={save}>{t('settings.save')}</Button>` */
export function Button({ kind = 'plain', size = 'normal', icon, children, className, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={cx(styles.button, styles[kind], styles[size], className)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </AriaButton>
  );
}

export interface IconButtonProps extends Omit<AriaButtonProps, 'className' | 'children' | 'style'> {
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
}

export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <AriaButton
      {...props}
      aria-label={label}
      render={(dom) => <button {...dom} title={label} />}
      className={cx(styles.button, styles.quiet, styles.iconOnly, className)}
    >
      {icon}
    </AriaButton>
  );
}

export interface SaveLinkProps {
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** Saves a file: a link in the shape of a button. */
export function SaveLink({ onPress, icon, children }: SaveLinkProps) {
  return (
    <AriaLink onPress={onPress} className={cx(styles.button, styles.plain, styles.normal)}>
      {icon}
      <span className={styles.label}>{children}</span>
    </AriaLink>
  );
}
