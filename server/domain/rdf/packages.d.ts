// Declares the types of packages that have none: contexts of standards, and RDF canonicalisation.
declare module '@digitalbazaar/credentials-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module '@digitalbazaar/data-integrity-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module '@digitalbazaar/multikey-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module '@digitalbazaar/vc-bitstring-status-list-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module '@digitalbazaar/vc-status-list-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}
declare module 'ed25519-signature-2020-context' {
  export const contexts: ReadonlyMap<string, unknown>;
}

declare module 'rdf-canonize' {
  interface Term {
    readonly termType: string;
    readonly value: string;
  }
  export interface Quad {
    readonly subject: Term;
    readonly predicate: Term;
    readonly object: Term;
    readonly graph: Term;
  }
  const canonizer: {
    readonly NQuads: { parse(text: string): readonly Quad[] };
    canonize(quads: readonly Quad[], options: object): Promise<string>;
  };
  export default canonizer;
}
