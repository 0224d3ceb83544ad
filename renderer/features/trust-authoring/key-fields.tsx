// The fields for the key file of the office and its passphrase, which are sent once and not kept.
import { useState } from 'react';
import { useT } from '../../i18n/index.ts';
import styles from '../../trust-list/trust.module.css';
import { Field, shown } from '../../ui/index.ts';
import { ChooseFile, MAX_KEY_BYTES } from './choose-file.tsx';

export interface KeyChoice {
  readonly file: File | undefined;
  readonly passphrase: string;
  readonly onChange: (change: { readonly file?: File; readonly passphrase?: string }) => void;
  /** Reads the file and clears the passphrase: the content of the file is held for one call only. */
  readonly take: () => Promise<{ readonly key: string; readonly passphrase: string }>;
}

export function useKeyChoice(): KeyChoice {
  const [file, setFile] = useState<File>();
  const [passphrase, setPassphrase] = useState('');
  return {
    file,
    passphrase,
    onChange: (change) => {
      if (change.file !== undefined) setFile(change.file);
      if (change.passphrase !== undefined) setPassphrase(change.passphrase);
    },
    take: async () => {
      setPassphrase('');
      return { key: (await file?.text()) ?? '', passphrase };
    },
  };
}

/** `const choice = useKeyChoice(); … <KeyFields {...choice} label={…} /> … await choice.take()` */
export function KeyFields({ file, passphrase, onChange, label }: KeyChoice & { readonly label: string }) {
  const t = useT();
  return (
    <>
      <ChooseFile
        label={label}
        maxBytes={MAX_KEY_BYTES}
        onFiles={([chosen]) => {
          if (chosen !== undefined) onChange({ file: chosen });
        }}
      />
      <p className={styles.muted} role="status">
        {file === undefined ? t('office.keyNone') : t('office.keyChosen', { name: shown(file.name) })}
      </p>
      <Field
        label={t('office.passphrase')}
        help={t('office.passphraseHelp')}
        type="password"
        autoComplete="off"
        maxLength={1000}
        value={passphrase}
        onChange={(typed) => onChange({ passphrase: typed })}
      />
    </>
  );
}
