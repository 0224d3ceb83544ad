// A form that the page handles itself: the browser neither checks nor sends it.
import type { ReactNode } from 'react';

export interface FormProps {
  readonly id?: string;
  readonly className?: string | undefined;
  /** Called on Enter and on a press of the button of type `submit`. */
  readonly onSubmit: () => unknown;
  readonly children: ReactNode;
}

/** `<Form className={styles.form} onSubmit={() => isReady && save()}>…</Form>` */
export const Form = ({ onSubmit, ...form }: FormProps) => (
  <form
    {...form}
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      void onSubmit();
    }}
  />
);
