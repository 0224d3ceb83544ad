// The environment of a program in, the passphrase that opens the sealed service key out, as an option of the desk.
export const passphraseIn = ({ DPP_DESK_PASSPHRASE: secret }: NodeJS.ProcessEnv): { readonly secret?: string } =>
  secret ? { secret } : {};
