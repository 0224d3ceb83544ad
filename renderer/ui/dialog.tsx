// A question or a form above the screen: named by its title, closed by Escape, by the cross and by a press outside.
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useT } from '../i18n/index.ts';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The buttons; the safest one first. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

/** What had the focus before the first of the dialogues that followed each other at once. */
let opener: Element | undefined;

const goBack = () => {
  if (document.querySelector('[role=dialog]') !== null) return;
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  opener = undefined;
};

/**
 * The focus goes into the dialogue with its first frame. The library waits after a press that was not a pointer's, such as the one that
 * chose a file; the dialogue closed just before gave the focus back meanwhile, to a button that nobody can reach, and Escape went nowhere.
 */
function useFocusInside() {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = ref.current?.closest<HTMLElement>('[role=dialog]');
    const before = document.activeElement;
    if (!dialog || dialog.contains(before)) return;
    if (before !== null && before !== document.body) opener = before;
    dialog.focus({ preventScroll: true });
    return () => void requestAnimationFrame(goBack);
  }, []);
  return ref;
}

function Head({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={useFocusInside()} className={styles.head}>
      {children}
    </div>
  );
}

/** `<Dialog title={…} isOpen={open} onClose={() => setOpen(false)} actions={<Button …/>}>…</Dialog>` */
export function Dialog({ title, isOpen, onClose, children, actions, wide }: DialogProps) {
  const t = useT();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      isDismissable
      className={cx(styles.overlay)}
    >
      <Modal className={cx(styles.modal, wide && styles.wide)}>
        <AriaDialog className={cx(styles.dialog)}>
          <Head>
            <Heading slot="title" className={cx(styles.title)}>
              {title}
            </Heading>
            <IconButton label={t('common.close')} icon={<X />} onPress={onClose} />
          </Head>
          <div className={styles.body}>{children}</div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
