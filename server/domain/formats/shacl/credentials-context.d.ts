// Declares the types of the W3C contexts package, which has none.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
