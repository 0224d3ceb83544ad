// A modal dialog with a title; Escape, the close button and a press outside close it.
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useT } from '../../i18n/index.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { cx } from '../style/cx.ts';
import styles from './dialog.module.css';
import { useFocusInside } from './use-focus-inside.ts';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** The button that carries out what the dialog asks about, shown after *Cancel*. */
  readonly confirm?: ReactNode;
  /** Other buttons instead, the safest one first. */
  readonly actions?: ReactNode;
  readonly wide?: boolean;
}

function Head({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  return (
    <div ref={useFocusInside(onClose)} className={styles.head}>
      {children}
    </div>
  );
}

/** `<Dialog title={…} isOpen={open} onClose={() => setOpen(false)} confirm={<Button …/>}>…</Dialog>` */
export function Dialog({ title, isOpen, onClose, children, confirm, actions, wide }: DialogProps) {
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
          <Head onClose={onClose}>
            <Heading slot="title" className={cx(styles.title)}>
              {title}
            </Heading>
            <IconButton label={t('common.close')} icon={<X />} onPress={onClose} />
          </Head>
          <div className={styles.body}>{children}</div>
          {confirm || actions ? (
            <div className={styles.actions}>
              {confirm ? <Button onPress={onClose}>{t('common.cancel')}</Button> : null}
              {confirm}
              {actions}
            </div>
          ) : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
