// Lists every limit of fetching from another service with its reason; sizes in bytes, times in milliseconds.

const MiB = 1024 * 1024;

export const SYNC_LIMITS = {
  /** One whole response: the size that the recogniser accepts as a credential. */
  answer: 5 * MiB,
  /** One request with its response: a large credential over a slow connection. */
  time: 30_000,
  /** Redirects of one request, all within the service. */
  redirects: 3,
  /** Concurrent requests, few enough not to burden the service. */
  atOnce: 4,
  /** Attempts for one request that fails in a temporary way. */
  attempts: 3,
  /** The first pause before another attempt. It doubles each time, with random jitter. */
  pause: 500,
  /** The longest pause that a service may ask for. Beyond it the item fails, and can be requested again. */
  longestPause: 120_000,
  /** Consecutive failed items after which the service counts as unavailable, and the remaining items wait for another run. */
  failuresInARow: 8,
  /** Items of one run, including the passports that replaced a product. */
  items: 100_000,
  /** Passports of one product. */
  passportsOfProduct: 10_000,
  /** Further credentials of one passport. */
  credentialsOfPassport: 100,
  /** Characters of the DID document of a service. A key takes about 400: enough for one key a month for ten years. */
  didDocument: 65_536,
  /** Keys of a service, and the relationships that name them. */
  keysOfService: 250,
  /** Status lists of one run. A large issuer has only a few. */
  statusLists: 200,
  /** Characters of a header field or a detail that is stored. */
  field: 500,
} as const;

export type SyncLimits = { readonly [Name in keyof typeof SYNC_LIMITS]: number };
