// Every limit of the transports in one table, each with its reason; sizes in bytes, times in milliseconds.

const KiB = 1024;
const MiB = 1024 * KiB;

export const LIMITS = {
  /** Body of a public request: the interface's 1 MiB (a large passport credential is about 100 KB). */
  publicBody: 1 * MiB,
  /** Body of a workbench request: a 5 MiB credential in base64 is 6.7 MiB, and one a little too large shall reach the recogniser to be refused by name. */
  workbenchBody: 16 * MiB,
  /** One part of a pack that is brought: as much as a screen sends at once, held in memory no longer than it is written. */
  packPart: 8 * MiB,
  /** Answer over the port: the export of a long inspection log; buffered on both sides. */
  portAnswer: 128 * MiB,
  /** Requests of one port under way at once: a screen sends a handful. */
  portConcurrency: 64,
  /** How long the asking side of a port waits: publishing or importing thousands is the longest call. */
  portCall: 120_000,
  /** Request line and header fields together: Node's own default, stated. */
  headers: 16 * KiB,
  /** Path segment after decoding: `DPP-`, 14 digits, `-` and a serial of 20 characters is 39, with every character percent-encoded 99; a DID or UUID form is shorter than 256. */
  pathSegment: 256,
  /** Header fields must be complete in this time (slow-loris). */
  headersTime: 5_000,
  /** The whole request must be complete in this time. */
  requestTime: 20_000,
  /** Idle keep-alive connections are closed after this time: longer than a person turning a page, short enough to stop in. */
  keepAliveTime: 5_000,
  /** A one-time address opens the workbench for so long: a person has to find the line and the browser. */
  oneTimeAddress: 600_000,
  /** What is still being answered when a process is asked to stop is cut off after this time; a little later the process ends anyway. */
  stopTime: 2_000,
  /** How often Node looks for late requests: a third of the shortest time above. */
  timeCheck: 1_500,
  /** Open connections of one process: a border post has tens of clients, a hostile one thousands. */
  connections: 1_024,
  /** Open connections of one address, or of a whole IPv6 network: a browser opens six, an office behind one address some tens. */
  connectionsOfOne: 128,
  /** A client of the public interface that neither sends nor reads anything is cut off after this time. */
  idleTime: 30_000,
  /** Requests of one address in one window, off loopback or behind a proxy: a hand-held scans a few items per second. Those that are work count as several. */
  requestsPerWindow: 600,
  /** What verifying costs besides, in plain requests: about a millisecond each. */
  verifyCost: 2,
  /** Of a stored passport every copy that is held is looked at. */
  verifyStoredCost: 5,
  /** Bytes of a body that cost as much as one more request. */
  bytesPerRequest: 16 * KiB,
  window: 60_000,
  /** How often a worker tells the others what it counted: in between a client may make that much more than its share. */
  rateShare: 500,
  /** How often a worker tells the others its figures: a Prometheus asks every 15 seconds or so. */
  figuresShare: 5_000,
  /** A store that is copied and read again while a screen waits: a second or two. For a larger one a person is asked first. */
  backupAtOnce: 512 * MiB,
  /** How often the workbench looks into the folder that is kept an eye on: a person with a stick waits for two turns. */
  folderLook: 3_000,
  /** How often the workbench looks whether a wanted copy has come, in milliseconds: a look costs one count where nothing was written. */
  wantListLook: 5_000,
  /** How many entries that await a copy or an issuer are examined at each such look: about a quarter of a second. */
  lookedAgain: 200,
  /** How many copies that came before their issuer was known are judged anew at each such look: about a tenth of a second. */
  copiesProved: 400,
  /** How often the workbench looks whether a status list of its own is a day old: after a night asleep it is late by no more than this. */
  statusListRenewal: 3_600_000,
  /** How often the workbench looks for passports whose signature was not verified for a day, fifty at a time: a hundred thousand take some hours. */
  recheck: 5_000,
  /** How often what was written into the file beside the store goes into the store itself. */
  storeFolding: 60_000,
  /** Addresses remembered in one window: bounds the memory of the table above. */
  rateAddresses: 10_000,
  /** Answers that one public process keeps ready: some thousands of a few kilobytes. */
  cacheBytes: 16 * MiB,
  /** One part of a file of passports: some hundred of them, stored in some tenths of a second. The file itself may have any length. */
  importPart: 1 * MiB,
  /** Items of one page of a list. */
  pageSize: 500,
} as const;
