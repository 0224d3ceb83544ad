// The field for the PIN or passphrase with which an officer signs in.
import type { Ref } from 'react';
import { useT } from '../i18n/index.ts';
import { Field } from '../ui/index.ts';

export interface SecretFieldProps {
  readonly officer: { readonly name: string; readonly kind: string };
  readonly value: string;
  readonly onChange: (secret: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function SecretField({ officer: { name, kind }, ...field }: SecretFieldProps) {
  const t = useT();
  return (
    <Field
      label={t(kind === 'pin' ? 'officers.pinOf' : 'officers.passphraseOf', { name })}
      type="password"
      inputMode={kind === 'pin' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={200}
      {...field}
    />
  );
}
