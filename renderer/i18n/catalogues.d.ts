// The module that `compile-catalogues.ts` makes at build time.
declare module 'virtual:catalogues' {
  /** Loads the compiled messages of a language; a draft may lack some. */
  export const catalogues: Readonly<
    Record<
      import('../../server/domain/language/languages.ts').Language,
      () => Promise<{ readonly messages: Readonly<Record<string, import('@lingui/core').Messages[string]>> }>
    >
  >;
}
