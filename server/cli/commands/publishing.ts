// Lists the commands that publish passports, and manage the keys and names of the service.
import type { Commands } from './command.ts';

export const PUBLISHING: Commands = {
  publish: {
    summary: 'sign passports and make them readable to others',
    help: `usage: desk publish DPPCODE… | --drafts | --again | --all   [--data DIR] [--base-url URL]

Signs the named passports with the key of this service; with --drafts those that were never published, with --all every passport in the store, with --again those
that were published before. After a change of the base URL, published passports read “unknown issuer” until they are signed --again. Passports that were set to invalid
are skipped.

exit codes: 0 all published · 1 something refused · 64 wrong use`,
    load: async () => (await import('../publish.ts')).run,
  },
  status: {
    summary: 'revoke, suspend or reinstate what was issued about a passport',
    help: `usage: desk status revoke|suspend|reinstate DPPCODE --by NAME [--reason TEXT]  [--data DIR] [--json]
       desk status show [DPPCODE] | renew [--all] | export FOLDER  [--data DIR] [--json]
       desk status recall [SHA256 --confirm|--refuse --by NAME [--second NAME] [--reason TEXT]]  [--data DIR] [--json]

  revoke       permanently revokes every credential of the passport in the signed status list; the passport becomes invalid
  suspend      suspends them until the passport is reinstated; it stays readable, and becomes inactive
  reinstate    ends a suspension, never a revocation
  show         the status of a passport, or the log of all changes, newest first
  renew        sign the lists again that are older than a day; with --all, every list. The workbench does so at its start and daily; a list is valid for seven days
  recall       shows the lists of this service that were imported and wait for a person's decision, or records that decision
  export       the signed lists as files, for a trust list ('desk trust add … --status-list FILE') or 'desk inspect --trust FILE'
  --by NAME    who does it; recorded with the reason

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('../status.ts')).run,
  },
  identity: {
    summary: 'show or rotate the key that passports are signed with',
    help: `usage: desk identity show | rotate [--compromised] [--by NAME]  [--data DIR] [--json]

  show           the DID of this service, the key that signs and those before it
  rotate         a new key signs from now on; the old one stays in the DID document, so that what it signed can still be verified. Its private part is destroyed
  --compromised  someone else may have the old key: it is revoked now, and what it signed is invalid until it is signed again with desk publish --again
  --by NAME      who does it; recorded in the log of keys

DPP_DESK_PASSPHRASE decrypts the key, and encrypts the new one.

exit codes: 0 done · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('../identity.ts')).run,
  },
  registry: {
    summary: 'write passports as files for the registry of the EU, or keep a snapshot of it',
    help: `usage: desk registry export (CODE… | --all) --out FOLDER [--format json|xml]  [--data DIR] [--json]
       desk registry import FILE --date DATE --by NAME [--name TEXT] [--sheet NAME]  [--data DIR] [--json]
       desk registry show | remove  [--data DIR] [--json]

export: at most 100 published passports in a file: the https identifier, the commodity code, the operator, the address of the signed passport, the address of the
back-up copy, and the SHA-256 of the bytes at that address. The files follow published practice under Implementing Regulation (EU) 2026/1778: there is no official format.
Samples, unpublished passports, and passports without an https identifier or address are refused and named; the others are exported.

  --all            every published passport, in the order of the codes
  --out FOLDER     new or empty
  --format FORM    json (the default) or xml

import: a snapshot of the registry, CSV or XLSX with the columns registrationId, commodityCode, operator and product; completely or not at all. It replaces the
previous one.
Each declaration that is recorded later contains the answer: registered as declared, registered otherwise, not in this snapshot, or not compared. No answer changes
a verdict.

  --date DATE      the day on which it was taken; every answer states its age
  --by NAME        who imports it
  --name TEXT      its name; default: the name of the file
  show             which snapshot is kept, its date, and who imported it
  remove           delete it: registrations are then not compared

exit codes: 0 done · 1 some passports were refused, each with a code, or the snapshot was · 64 wrong use`,
    load: async () => (await import('../registry/registry.ts')).run,
  },
  certificate: {
    summary: 'show, renew and export the certificate made here for the public listener',
    help: `usage: desk certificate [show | renew | authority]  [--data DIR] [--json]

  show        its names, expiry date and fingerprint, and those of the authority that devices trust; the default
  renew       makes a new one for the same names immediately, for 398 days; a running service switches to it without losing a request. Devices do not have to trust
              it again. 'desk serve --tls' and the app renew it automatically 30 days before it expires
  authority   the certificate that devices have to trust, as PEM on standard output. It is valid only for the names of this service and for private addresses

'desk serve --tls' and the screen Resolver make the certificate, in the folder tls of the data folder. A backup does not contain it.

exit codes: 0 done · 1 there is none, or it cannot be read · 64 wrong use`,
    load: async () => (await import('../serve/made-certificate.ts')).run,
  },
  keys: {
    summary: 'issue and revoke the keys with which readers prove their role',
    help: `usage: desk keys create --role ROLE --label TEXT [--expires DAY]  [--data DIR] [--json]
       desk keys list | revoke ID | hs-code [open|by-key]  [--data DIR] [--json]

  create            a new key, on standard output. It is shown only once: only its SHA-256 is stored
  list              the keys that were issued, newest first
  revoke ID         revokes a key immediately, also for running services
  hs-code           whether the customs summary shows the commodity code to everyone (open, the default) or only to customs and market surveillance keys
  --role ROLE       consumer, retailer, customs, msa (market surveillance) or notified_body
  --label TEXT      whose key it is
  --expires DAY     2027-01-01 (to its end, UTC) or a moment such as 2027-01-01T12:00:00Z; default: a year from now

A reader sends the key in the header X-Stakeholder-Key.

exit codes: 0 done · 1 there is no such key · 64 wrong use`,
    load: async () => (await import('../keys.ts')).run,
  },
};
