// The package of the W3C contexts comes without types: what is taken from it.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
