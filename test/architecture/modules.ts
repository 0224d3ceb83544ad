// The floors of the server and the rooms on each, from the ground up: a room is a folder, or a file that stands alone. A file imports its own room and rooms that
// stand before it in this list, types included. So there can be no circle between rooms, and nothing in `domain` can reach a store, a network or a clock.

export interface Floor {
  readonly name: string;
  /** What is on it, and why it stands where it does. */
  readonly holds: string;
  readonly rooms: readonly string[];
}

export const FLOORS: readonly Floor[] = [
  {
    name: 'domain',
    holds: 'rules without input, output, clock or globals; and the contract, the types in which page and server speak of them',
    rooms: [
      'server/domain/encoding',
      'server/domain/evidence',
      'server/domain/json',
      'server/domain/foreign',
      'server/domain/gs1',
      'server/domain/gs1/epc',
      'server/domain/dates',
      'server/domain/keys',
      'server/domain/did',
      'server/domain/epcis',
      'server/domain/decode/filters',
      'server/domain/decode',
      'server/domain/recognise',
      'server/domain/trust',
      'server/contract',
      'server/domain/language',
      'server/domain/signed-file',
      'server/domain/product',
      'server/domain/credential',
      'server/domain/proof',
      'server/domain/issuer',
      'server/domain/status-list',
      'server/domain/verify',
      'server/domain/verdict',
      'server/domain/trust-list',
      'server/domain/ownership',
      'server/domain/passport/fields',
      'server/domain/passport',
      'server/domain/passport/sample',
      'server/domain/passport/facts',
      'server/domain/formats',
      'server/domain/formats/aas',
      'server/domain/formats/sd-jwt',
      'server/domain/formats/shacl',
      'server/domain/pages',
      'server/domain/notified-bodies',
    ],
  },
  {
    name: 'store',
    holds: 'what is kept: files, key files, SQLite, the logs; and the small things that everybody above needs (lib)',
    rooms: [
      'server/lib/files',
      'server/lib',
      'server/store/service-keys',
      'server/store',
      'server/store/trust',
      'server/store/passports',
      'server/store/audit-log',
    ],
  },
  {
    name: 'features',
    holds: 'one folder for each thing that a person does, entered through its index.ts only',
    rooms: [
      'server/features/app-context',
      'server/features/upload',
      'server/features/pictures',
      'server/features/self-test',
      'server/features/notified-bodies',
      'server/features/stakeholder-keys',
      'server/features/trust',
      'server/features/inspection',
      'server/features/want-list',
      'server/features/issuing',
      'server/features/passports',
      'server/features/app',
      'server/features/trust-authoring',
      'server/features/sync',
      'server/features/packs/format',
      'server/features/packs',
      'server/features/backups/merge',
      'server/features/backups',
      'server/features/watched-folder',
    ],
  },
  {
    name: 'api',
    holds: 'the public interface and that of the workbench, over HTTP or the port of the shell',
    rooms: [
      'server/api/openapi',
      'server/api/http',
      'server/api/public',
      'server/api/public/cache',
      'server/api/public/en18222',
      'server/api/public/resolver',
      'server/api/public.ts',
      'server/api/workbench/schemas',
      'server/api/workbench',
    ],
  },
  {
    name: 'process',
    holds: 'the processes, how they are kept running, the commands, and the three files that are started',
    rooms: [
      'server/process',
      'server/cli/input',
      'server/cli/trust',
      'server/cli/inspect',
      'server/cli',
      'server/public.ts',
      'server/workbench.ts',
      'server/cli.ts',
    ],
  },
];

/** The files at the root of the server: those that are started. */
export const ENTRIES: readonly string[] = ['server/cli.ts', 'server/public.ts', 'server/workbench.ts'];

/** No folder holds more files than a person takes in at a glance; lists that are read one entry at a time are no rooms. */
export const MOST_FILES = 25;
export const LISTS: readonly string[] = ['server/store/migrations'];
