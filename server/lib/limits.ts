// Defines every limit of the transports in one table, each with its reason. Sizes in bytes, times in milliseconds.

const KiB = 1024;
const MiB = 1024 * KiB;

export const LIMITS = {
  /** Body of a public request: 1 MiB, as the interface states. A large passport credential is about 100 KB. */
  publicBody: 1 * MiB,
  /**
   * Body of a workbench request. A 5 MiB credential in base64 takes 6.7 MiB, and one slightly over the limit must reach the recogniser,
   * which refuses it with a specific code.
   */
  workbenchBody: 16 * MiB,
  /** One part of an uploaded pack: the amount that a screen sends at once. It is held in memory only until it is written. */
  packPart: 8 * MiB,
  /** Response over the port, such as the export of a long inspection log. Buffered on both sides. */
  portAnswer: 128 * MiB,
  /** Concurrent requests on one port. A screen sends a handful. */
  portConcurrency: 64,
  /** Timeout of a call over the port. The longest call publishes or imports thousands of passports. */
  portCall: 120_000,
  /** Request line and header fields together. Equals Node's default, stated explicitly. */
  headers: 16 * KiB,
  /**
   * Path segment after decoding. `DPP-`, 14 digits, `-` and a serial of 20 characters make 39 characters, or 99 if every character is
   * percent-encoded. A DID or UUID form is shorter than 256.
   */
  pathSegment: 256,
  /** Time within which the header fields must be complete (slow-loris). */
  headersTime: 5_000,
  /** Time within which the whole request must be complete. */
  requestTime: 20_000,
  /** Idle keep-alive connections are closed after this time. Long enough for a person to turn a page, short enough for a quick stop. */
  keepAliveTime: 5_000,
  /** Validity of a one-time URL that opens the workbench. A person has to find the line and the browser. */
  oneTimeAddress: 600_000,
  /** When a process is asked to stop, unfinished responses are cut off after this time. The process ends shortly afterwards in any case. */
  stopTime: 2_000,
  /** Interval at which Node checks for late requests: a third of the shortest time above. */
  timeCheck: 1_500,
  /** Interval at which a listener checks whether the files of its certificate have changed. */
  certificateLook: 5_000,
  /** Interval of the check that renews a certificate made here if it ends soon, and that reports when another certificate ends. */
  certificateRenewal: 3_600_000,
  /** Open connections per process. A border post has tens of clients, an attacker opens thousands. */
  connections: 1_024,
  /** Open connections per address, or per IPv6 network. A browser opens six, an office behind one address some tens. */
  connectionsOfOne: 128,
  /** A client of the public interface that neither sends nor reads data is cut off after this time, and a client of any interface that takes nothing of a waiting response. */
  idleTime: 30_000,
  /**
   * Requests per address and window, when not on loopback or when behind a proxy. A hand-held device scans a few items per second.
   * Expensive requests count as several.
   */
  requestsPerWindow: 600,
  /** The extra cost of a verification, in plain requests. It takes about a millisecond. */
  verifyCost: 2,
  /** The extra cost of each proof over a graph, which takes a hundred milliseconds, and three seconds at most. */
  graphProofCost: 60,
  /** Verifying a stored passport checks every stored copy. */
  verifyStoredCost: 5,
  /** The number of body bytes that cost one more request. */
  bytesPerRequest: 16 * KiB,
  window: 60_000,
  /** Interval at which a worker reports its request counts to the others. In between, a client may exceed its limit. */
  rateShare: 500,
  /** Interval at which a worker reports its metrics to the others. A Prometheus server scrapes about every 15 seconds. */
  figuresShare: 5_000,
  /** Milliseconds between two reports of a public process to a person who waits for a phone. */
  trialShare: 500,
  /**
   * A store up to this size is copied and read again while the screen waits, which takes a second or two. For a larger one, a person is
   * asked first.
   */
  backupAtOnce: 512 * MiB,
  /** Interval at which the workbench checks the watched folder. A person with a stick waits for two checks. */
  folderLook: 3_000,
  /** Interval at which the workbench checks whether a bulk inspection may continue, because its run was resumed. */
  bulkLook: 2_000,
  /**
   * Interval at which the workbench checks whether a timed backup is due. A check reads one setting, and runs soon after a computer wakes
   * up.
   */
  backupLook: 10_000,
  /** Interval at which the workbench checks whether a wanted copy has arrived. A check without new data costs one count. */
  wantListLook: 5_000,
  /** The number of waiting entries inspected again at each such check, which takes about a quarter of a second. */
  lookedAgain: 200,
  /** Interval at which the workbench indexes the words of new passports, and how many at once: about a tenth of one core. */
  wordsTurn: 500,
  wordsIndexed: 1_000,
  /** Interval at which the workbench packs what earlier versions published, and how many passports at once: about a tenth of one core. */
  packingTurn: 500,
  passportsPacked: 50,
  /** Interval of the slices of a look-back, and the time of one slice: a tenth of one core. */
  lookBackTurn: 500,
  /** Interval of the slices of an erasure by rule. There is something to erase about once a day. */
  erasureTurn: 2_000,
  lookBackTime: 50,
  /** The maximum number of entries in a slice. Entries that have been inspected again since then take almost no time. */
  lookBackEntries: 100,
  /** Wait after trust data arrive, so that data that arrive together, such as a pack and its lists, cause only one look-back. */
  lookBackSettling: 10_000,
  /**
   * The number of copies that arrived before their issuer was known and are reverified at each such check, which takes about a tenth of a
   * second.
   */
  copiesProved: 400,
  /**
   * Interval at which the workbench checks whether one of its own status lists is a day old. After a night of sleep, the renewal is late by
   * no more than this.
   */
  statusListRenewal: 3_600_000,
  /**
   * Interval at which the workbench looks for passports whose signature was not verified for a day, fifty at a time. A hundred thousand
   * take some hours.
   */
  recheck: 5_000,
  /** Interval at which the WAL is checkpointed into the store file. */
  storeFolding: 60_000,
  /** Interval at which the workbench records the time in its store, for replicas that receive the store as a file. */
  storeBeat: 60_000,
  /** Interval at which a replica looks for a newer copy. A check reads only names and sizes. */
  replicaLook: 1_000,
  /** The maximum number of files that a replica considers at each check, the newest first. Daily backups fill this in three years. */
  replicaFiles: 1_000,
  /** Time within which a copy has to be taken and checked. A store of a gigabyte takes half a minute. */
  replicaTake: 1_800_000,
  /** Interval at which the writer of a publication looks for changes. Readers look as often as replicas. */
  publicationLook: 500,
  /** Interval at which a publication without changes records the time. Even then, a reader is behind by up to this time. */
  publicationBeat: 5_000,
  /** Timeout of a connection to PostgreSQL, and of a query. A link that fails silently is noticed after the second one. */
  publicationConnect: 10_000,
  publicationQuery: 60_000,
  /** Pause before PostgreSQL is tried again. */
  publicationRetry: 2_000,
  /** Pause before a publication that was refused is read again, if it has changed. */
  publicationRefused: 60_000,
  /** Rows and bytes of one batch; a single row may have more bytes. */
  publicationRows: 2_000,
  publicationBytes: 8 * 1024 * 1024,
  /** The maximum number of addresses kept in one window. Limits the memory of the rate limiter. */
  rateAddresses: 10_000,
  /** The response cache of one public process: some thousands of responses of a few kilobytes. */
  cacheBytes: 16 * MiB,
  /**
   * One part of an uploaded passport file: some hundred passports, stored in some tenths of a second. The file itself may have any length.
   */
  importPart: 1 * MiB,
  /** One photo of a run: a full-size picture from a telephone takes 3 to 6 MiB. */
  runPhoto: 8 * MiB,
  /** The evidence bundle of a run of another computer, uploaded in parts: ten thousand inspections take 154 MB. */
  runPart: 512 * MiB,
  /** Items per page of a list. */
  pageSize: 500,
} as const;
