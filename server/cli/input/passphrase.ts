// The environment of a program in, its passphrases out: that which opens the sealed service key, as an option of the desk, and that of a backup.
export const passphraseIn = ({ DPP_DESK_PASSPHRASE: secret }: NodeJS.ProcessEnv): { readonly secret?: string } =>
  secret ? { secret } : {};

/** Another one: it seals the keys in a backup, which leaves the computer. */
export const backupPassphraseIn = ({ DPP_DESK_BACKUP_PASSPHRASE: passphrase }: NodeJS.ProcessEnv): { readonly passphrase?: string } =>
  passphrase ? { passphrase } : {};
