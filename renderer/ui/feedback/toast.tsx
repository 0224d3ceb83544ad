// Short messages, and announcements for screen readers only, from anywhere in the window.

import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useT } from '../../i18n/index.ts';
import { share, useShared } from '../../lib/shared.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { cx } from '../style/cx.ts';
import { Foreign } from '../text/foreign.tsx';
import styles from './toast.module.css';

export interface Toast {
  readonly id: number;
  readonly tone: 'good' | 'bad' | 'info';
  /** What the message is about, on a line of its own. */
  readonly title: string | undefined;
  readonly text: string;
  readonly actions: readonly ToastAction[];
  readonly about: readonly number[];
}

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface ToastOptions {
  readonly title?: string;
  /** Each of these buttons closes the message. */
  readonly actions?: readonly ToastAction[];
  /** In milliseconds; an error, or an offer without a time, stays until it is closed. */
  readonly lasts?: number;
  /** Numbers of inspections. A newer message about one of them takes the place of this one. */
  readonly about?: readonly number[];
}

interface Shown {
  readonly toasts: readonly Toast[];
  readonly polite: string;
}

const LASTS_MS = 6_000;
const messages = share<Shown>({ toasts: [], polite: '' });
let last = 0;

const show = (change: Partial<Shown>): void => messages.set({ ...messages.get(), ...change });

const dismiss = (id: number) => show({ toasts: messages.get().toasts.filter((entry) => entry.id !== id) });

/** `toast('good', t('common.saved'))`: an error stays until it is closed. */
export const toast = (tone: Toast['tone'], text: string, options?: ToastOptions): void => void openToast(tone, text, options);

/** Like `toast`; returns what closes the message. */
export function openToast(tone: Toast['tone'], text: string, { title, actions = [], lasts, about = [] }: ToastOptions = {}): () => void {
  last += 1;
  const id = last;
  const others = messages.get().toasts.filter((one) => !one.about.some((number) => about.includes(number)));
  show({ toasts: [...others.slice(-3), { id, tone, title, text, actions, about }] });
  const time = lasts ?? (tone === 'bad' || actions.length > 0 ? undefined : LASTS_MS);
  const close = () => dismiss(id);
  if (time !== undefined) setTimeout(close, time);
  return close;
}

const stays = ({ tone, actions }: Toast): boolean => tone === 'bad' || actions.length > 0;

/** Closes messages that would disappear by themselves; errors and offers stay. */
export const dismissPassing = (): void => {
  const { toasts } = messages.get();
  if (!toasts.every(stays)) show({ toasts: toasts.filter(stays) });
};

/** Announces a message without showing it; repeats it if it is the same as before. */
export function announce(text: string): void {
  show({ polite: '' });
  setTimeout(() => show({ polite: text }), 60);
}

const ICON = { good: CircleCheck, bad: CircleAlert, info: Info };

/** Publishes the height of the messages as `--messages`: the frame and a dialog keep their content above them. */
function useHeight() {
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (current === null) return;
    const size = new ResizeObserver(() => document.documentElement.style.setProperty('--messages', `${current.offsetHeight}px`));
    size.observe(current);
    return () => size.disconnect();
  }, []);
  return area;
}

/** Rendered once, in the frame. */
export function Messages() {
  const t = useT();
  const area = useHeight();
  const { toasts, polite } = useShared(messages);
  return (
    <>
      <div role="status" aria-live="polite" className="visually-hidden">
        {polite}
      </div>
      {/* The attribute keeps react-aria from making the messages inert while a dialog is open, and from closing it when one is pressed. */}
      <div ref={area} className={styles.toasts} role="status" aria-live="polite" data-react-aria-top-layer>
        {toasts.map(({ id, tone, title, text, actions }) => {
          const Icon = ICON[tone];
          return (
            <div key={id} className={cx(styles.toast, styles[tone])}>
              <Icon aria-hidden size={20} />
              <span>
                {title === undefined ? null : <strong className={styles.title}>{title}</strong>}
                <Foreign text={text} size="label" sentence />
              </span>
              {actions.length === 0 ? null : (
                <div className={styles.actions}>
                  {actions.map(({ label, onPress }) => (
                    <Button
                      key={label}
                      onPress={() => {
                        dismiss(id);
                        onPress();
                      }}
                    >
                      {label}
                    </Button>
                  ))}
                </div>
              )}
              <IconButton label={t('common.close')} icon={<X />} onPress={() => dismiss(id)} />
            </div>
          );
        })}
      </div>
    </>
  );
}
