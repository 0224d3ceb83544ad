// Every limit of fetching from another service in one table, each with its reason; sizes in bytes, times in milliseconds.

const MiB = 1024 * 1024;

export const SYNC_LIMITS = {
  /** The whole of one answer: what the recogniser takes as a credential. */
  answer: 5 * MiB,
  /** One request with its answer: a large credential over a poor line. */
  time: 30_000,
  /** Redirects of one request, all within the service. */
  redirects: 3,
  /** Requests under way at once: a guest, not a load test. */
  atOnce: 4,
  /** Attempts of one request when it fails in a way that may pass. */
  attempts: 3,
  /** The first pause before another attempt; it doubles, and chance spreads it. */
  pause: 500,
  /** The longest pause that a service may ask for; beyond, the item fails and can be asked for again. */
  longestPause: 120_000,
  /** Items that fail one after the other before the rest is left for another run: the service is away. */
  failuresInARow: 8,
  /** Items of one run, with the passports that products were replaced by. */
  items: 100_000,
  /** Passports of one product. */
  passportsOfProduct: 10_000,
  /** Credentials beside one passport. */
  credentialsOfPassport: 100,
  /** Characters of the DID document of a service: a key is some 400, and one a month for ten years has room. */
  didDocument: 65_536,
  /** Its keys, and the relationships that name them. */
  keysOfService: 250,
  /** Status lists of one run: a large issuer keeps a handful. */
  statusLists: 200,
  /** Length of a header field or a detail that is kept. */
  field: 500,
} as const;

export type SyncLimits = { readonly [Name in keyof typeof SYNC_LIMITS]: number };
