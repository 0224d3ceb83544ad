// Reads the passphrases from the environment: the one for the sealed service key, and the one for a backup.
export const passphraseIn = ({ DPP_DESK_PASSPHRASE: secret }: NodeJS.ProcessEnv): { readonly secret?: string } =>
  secret ? { secret } : {};

/** A separate passphrase, because it seals the keys in a backup, which leaves the computer. */
export const backupPassphraseIn = ({ DPP_DESK_BACKUP_PASSPHRASE: passphrase }: NodeJS.ProcessEnv): { readonly passphrase?: string } =>
  passphrase ? { passphrase } : {};
