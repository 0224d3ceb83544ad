// Defines the table of commands: summary, help text, and the module to load when the command is called.
export type Run = (args: string[]) => number | Promise<number>;

interface Command {
  readonly summary: string;
  readonly help: string;
  load(): Promise<Run>;
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  inspect: {
    summary: 'verify files: pictures, credentials, scans',
    help: `usage: desk inspect FILE… [options]

Pictures (PNG, JPEG, WebP), PDF, JSON, JWT, SD-JWT and text (the raw characters of a scan). Every code and credential of a file is inspected. Folders are read with their
subfolders (up to 100,000 files and folders, 32 deep), ZIP archives with the archives in them (up to 2,000 files, 2 deep), and of lists of codes (.csv, .tsv; separated by commas,
semicolons or tabs) every row. A file in an archive is named ARCHIVE.zip!PATH, a row LIST.csv:LINE. What cannot be read has a line with the reason.

  --json                 one JSON object per line and item
  --trust FILE           a trust list, a DID document, a certificate (PEM), a status list or a registry's key set (JWKS) that counts for this run; repeatable
  --data DIR             look links and numbers up in the store of this folder
  --engines all          let every engine that knows the algorithm verify the signatures of the credential; if they disagree, the item cannot be checked
  --files-from -         read the list of files from standard input, one per line
  --column NAME          the column of lists that holds the codes, by its heading or its number from 1; needed if several columns hold codes, or none clearly does
  --expect-gtin GTIN     the product in hand, to compare the credentials with
  --expect-serial TEXT   its serial number
  --now MOMENT           judge as of this moment (ISO 8601); switches the clock floor off
  --declaration FILE     a table (CSV or XLSX) of declared goods, a row for each GTIN or dppCode: commodity code, origin, masses, quantity, EORI, registration. Each value is
                         compared with the passport; what they say never changes a verdict or the exit code. With --record the comparison is recorded too
  --sheet NAME           the sheet of the workbook that --declaration names, if it has several
  --registry FILE        with --declaration: a snapshot of the registry (CSV or XLSX: registrationId, commodityCode, operator, product), taken on --registry-date DATE. Answers:
                         registered as declared, registered otherwise, not in this snapshot, or not compared; with the age of the snapshot. Without it, the snapshot that
                         'desk registry' keeps in the folder of --data is asked
  --printed-line TEXT    what is printed beside the code of the one FILE, compared with the GTIN, serial number and batch in the code: agrees, DIFFERS or not checked. Never part
                         of the verdict; with --record it is recorded too
  --registered FILE      the passport as its registry received it, to compare with the hash in a proof of registration
  --as-of DATE           how it stood at the end of that day (UTC), or at a moment, by the trust lists of that time; never plainly valid: 'VALID as of …'
  --record               write each verdict to the log of the folder named by --data, which is made if need be, before it is printed with the number of its entry;
                         not together with --trust, --now, --registered, --registry and --engines
  --by NAME              who inspects; with --record
  --place PLACE          where; the name of this computer unless said otherwise
  --run NAME             the run that the entries belong to: continued if a run of this name is not closed, else started, and paused afterwards. Without it they belong to the
                         run that is open, or to a new one that is closed afterwards

       desk inspect --bundle FILE.zip [--signer FINGERPRINT] [--trust LIST]… [--data DIR] [--now MOMENT] [--json]

  --bundle FILE          an evidence bundle: every byte, the signatures, and each verdict made anew from what it holds
  --signer FINGERPRINT   of the key of the computer that made the bundle, as compared with another source; otherwise a trust list has to name that computer

exit codes: 0 all valid · 1 any invalid · 2 any undetermined · 3 with --as-of: all were valid then · 64 wrong use · 65 the log could not be written
of a bundle: 0 intact · 1 altered · 2 undetermined`,
    load: async () => (await import('./inspect/inspect.ts')).run,
  },
  evidence: {
    summary: 'hand on what was inspected, so that others can check it again',
    help: `usage: desk evidence create [--all | --run RUN | --inspections N,N] --out FILE.zip  [--data DIR] [--json]
       desk evidence key  [--data DIR] [--json]
       desk evidence verifier > check-evidence.html

  create             one archive with a report, the inputs, credentials, trust data and status lists behind each verdict, notes, photos and decisions, and the signed
                     ends of the logs; its manifest is signed with the key of this computer, whose fingerprint is printed
    --all            every inspection, unless --run or --inspections is given; at most 10,000
    --run RUN        those of a run: its id, or its name if no other run has it
    --inspections N,N   these numbers
    --out FILE       never overwrites a file
    --now MOMENT     states this moment (ISO 8601) as that of the bundle
  key                the public key of this computer as a did:key, for 'desk trust add DRAFT KEY --desk', and its fingerprint
  verifier           a page of one file that checks bundles in any browser without a network; its SHA-256 goes to the error output. It is a convenience: whoever
                     forges a bundle can forge the page too, so compare its SHA-256 with that of a desk that you trust

'desk inspect --bundle FILE' checks a bundle on any computer. A bundle holds what was inspected as it is, names and photos included: hand it only to those who may see that.

DPP_DESK_PASSPHRASE opens a sealed key.

exit codes: 0 done · 1 refused, nothing was written · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('./inspect/evidence.ts')).run,
  },
  completeness: {
    summary: 'what the law requires of the content of credentials on a day',
    help: `usage: desk completeness FILE… [--on DAY] [--json] [--trust FILE]… [--data DIR]

For each credential of a file: which fields the law requires in the passport of its product group on that day, and which of them are missing, required only in certain
cases, not yet required (with the day from which they are), or not to be filled in; each with its legal basis. "Complete" says that the fields are there, never that
they are true or that the product complies.

  --on DAY               the day whose rules apply (2027-03-01); otherwise the day the product was placed on the market, or today if the credential names none
  --json                 one JSON object per line and item
  --trust FILE           as with 'desk inspect'; repeatable
  --data DIR             look links and numbers up in the store of this folder

exit codes: 0 nothing is missing · 1 fields are missing · 2 not known: the credential is invalid, cannot be checked, or does not show all fields · 64 wrong use`,
    load: async () => (await import('./completeness.ts')).run,
  },
  serve: {
    summary: 'serve passports to others, without a window',
    help: `usage: desk serve [options]

  --port 8080            port of the public interface
  --host 127.0.0.1       address it listens on
  --data DIR             the data folder
  --base-url URL         the name others reach it by; part of the service's DID
  --public-site-url URL  where passport pages are shown, when elsewhere
  --fallback redirect    for a GTIN without passports: GS1's global resolver is named; 'none' answers 404
  --sample               load the sample set
  --workers N            processes that share the port; otherwise one per core, at most 8
  --open-metrics         everybody may read /metrics, not only this computer
  --trusted-proxy NAME   trust this reverse proxy (address, network or 'loopback'): the client is the last address in X-Forwarded-For that is no trusted proxy;
                         repeatable
  --rate-limit N         requests of one client in a minute, 600 off loopback or behind a proxy; verifying counts as several, by size; 0 for any number
  --log FORM             log lines on standard error: 'json', also by itself where that is no terminal, or 'text' for a person
  --log-file FILE        write the lines of all processes to this file (mode 0600) instead, as JSON unless --log says otherwise. While it cannot be written they go to
                         standard error. Moved by another program, it is opened by its name again with the next line, and on the signal SIGUSR2 (not on Windows)
  --log-size SIZE        begin a new file beyond this size (64k to 1g; 10M unless given); FILE becomes FILE.1, FILE.1 becomes FILE.2. 'off': another program does
  --log-age TIME         or when its first line is older than this (1h to 366d, or off; 7d unless given)
  --log-files N          keep so many of these files besides the present one (1 to 1000; 10 unless given), and delete older ones
  --backup-to FOLDER     make backups by itself in this folder, which has to be there. Each is read again before older ones are deleted; requests are answered meanwhile
  --backup-every TIME    so often (10m to 31d; 24h unless given). A time that was missed is caught up with
  --backup-keep LIST     as 'desk backup --keep' (7d,4w,12m unless given)
  --backup-without-keys  leave the keys of the service out of them. Otherwise DPP_DESK_BACKUP_PASSPHRASE seals them in, 12 characters at least
  --tls                  speak TLS with a certificate that is made here for the name in the base URL, for --host and for this computer, and is renewed by itself.
                         Devices trust the authority that signs it: see 'desk certificate'
  --tls-name NAME        a further name or address in that certificate; repeatable
  --tls-cert FILE        speak TLS with this certificate and those above it (PEM), with
  --tls-key FILE         its key, which no other user may read. Both are taken into use when they are replaced. What cannot serve ends the start: never plain HTTP instead
  --workbench-port PORT  also serve the workbench (the app in a browser) on 127.0.0.1
  --workbench-host HOST  or on another loopback address, such as ::1
  --replica-of SOURCE    serve copies of another computer's store, without a key: SOURCE is a backup, a store file, or a folder into which they arrive, and is only read;
                         --data names a folder of its own for the copies. A newer one is checked whole before it is served
  --publish-to ADDRESS   copy what is published into PostgreSQL: postgres://USER@HOST/DATABASE, the password in PGPASSWORD or a file that PGPASSFILE names;
                         beyond this computer with TLS (sslrootcert=FILE). Serving never waits for it
  --read-from ADDRESS    serve what another service has published there, without a key; --data names a folder of its own
  --max-lag TIME         with --replica-of or --read-from: what is older than this (90s, 15m, 12h; 1d unless given) leaves no verdict valid

exit codes: 0 ended when asked to · 1 a server process ended three times in a row · 64 wrong use · 78 a server process cannot start as configured`,
    load: async () => (await import('./serve/serve.ts')).run,
  },
  maintenance: {
    summary: 'stop everything but reading, and say why',
    help: `usage: desk maintenance on --reason TEXT --by NAME [--data DIR] [--json]
       desk maintenance off --by NAME [--reason TEXT]  [--data DIR] [--json]
       desk maintenance show  [--data DIR] [--json]

While a service is in maintenance, everyone reads as before: endpoints, Digital Links, status lists (which are renewed), did.json. What records or changes something is
refused with the reason, on the screens, here and in jobs that are under way. A service that runs follows at once, and it stays so over a restart. Backups go on.

on             --reason is shown to everyone who meets the maintenance, --by who began it
off            ends it; --reason is a remark for the log
show           since when, by whom and why, what was taken back in between, and the last lines of the log

Taking something back never waits: 'desk status revoke', 'desk status suspend' and 'desk keys revoke' go on. A copy of the folder that was made before such a
revocation does not have it: 'off' and 'show' count them.

exit codes: 0 done · 1 refused: it is so already · 64 wrong use · 65 the data folder cannot be used as it is`,
    load: async () => (await import('./repair/maintenance.ts')).run,
  },
  doctor: {
    summary: 'examine the data folder and the computer, and say what to do',
    help: `usage: desk doctor [--data DIR] [--port PORT [--host ADDRESS]] [--tls-cert FILE --tls-key FILE] [--json]

One line for each check, with what to do next: Node.js, the folder, file modes, room on the disk, a restore that was cut short, maintenance, the store and each of its pages, the
chains of the logs, the clock, the keys, and the age of the last backup, the trust list and the newest pack. Nothing is changed. A large store takes a while.

  --port PORT    also whether the service could listen there
  --host ADDRESS on this address instead of 127.0.0.1
  --tls-cert FILE, --tls-key FILE
                 the certificate and key that the service is started with: end, names, whether the key fits and is closed to others. Without them, what
                 the screen Resolver names, or what was made in the data folder
  --json         one JSON object per line and check

exit codes: 0 all in order · 1 something is wrong · 2 nothing is wrong, but not all could be checked · 64 wrong use`,
    load: async () => (await import('./doctor.ts')).run,
  },
  address: {
    summary: 'print a new one-time address of the running workbench',
    help: `usage: desk address [--data DIR]

An address that opens the workbench of 'serve --workbench-port' or of browser mode in a browser: once, and within ten minutes. The one asked for before is void.
Anyone with this address can open the workbench: do not show it to others.

exit codes: 0 printed · 1 no workbench of this folder listens for a browser · 64 wrong use`,
    load: async () => (await import('./address.ts')).run,
  },
  import: {
    summary: 'bring passports, credentials and events into the store',
    help: `usage: desk import FILE… [--map MAPPING.json] [--sheet NAME] [--by NAME] [--events-of WHOSE] [--dry-run] [--data DIR] [--json]

Passports (one, a JSON array or NDJSON), signed credentials (JSON, JWT or SD-JWT) and EPCIS documents; '-' reads standard input. A file may hold any number of
entries of at most 5 MiB each. What is wrong is refused with the place of each mistake; what is right is stored. The events of an EPCIS document are stored all or
none. What 'desk export' writes is taken too.

Asset Administration Shells (an Environment as JSON, or .aasx with JSON or XML) and EN 18223 (both forms) become passports; what is not understood is listed.

Tables (.csv, .tsv, .xlsx, and every file with --map, but not '-') hold one passport per row. A column with the name of a field fills that field; --map says which
column fills each field. Encoding (UTF-8, UTF-16, Windows-1252) and separator (comma, semicolon, tab) are detected and reported. An interrupted import continues where
it stopped.

Events are attributed to the sender that the document names, otherwise to the service that hosts it, otherwise to this service. Events of others are published under
the names of the sender and of the person who imports them, and are never signed here.

  --map MAPPING.json what fills each field: {"fields": {"materials[1].name": {"column": "Material"}, "category": {"constant": "battery"}}, "decimal": ","}
  --sheet NAME       the sheet of a workbook, if it has more than one
  --by NAME          who imports them; otherwise the officer of the settings, or the service
  --events-of WHOSE  'own', or the name of who asserts them, whatever the document says
  --dry-run          say what would become of each entry, and change nothing; other programs cannot write meanwhile

exit codes: 0 all stored · 1 something refused · 64 wrong use`,
    load: async () => (await import('./import.ts')).run,
  },
  schema: {
    summary: 'the JSON Schema of what import takes, or a template',
    help: `usage: desk schema [--category CATEGORY] [--template | --csv] [--data DIR]

The JSON Schema (draft 2020-12) of a passport, or an array of passports, as 'desk import' takes them; a running service has it at /public/schemas/json/passport.json.

  --category NAME  of one product group: battery, electronics, textile, steel, construction or other
  --template       a passport with a comment on every field instead, which 'desk import --dry-run' accepts unchanged; of 'other' unless --category says more
  --csv            a table with a column for each field and one example, for a spreadsheet; 'desk import' accepts it unchanged
  --data DIR       name the schema by the base URL of this service. Without it the template names the file ./CATEGORY.schema.json (./passport.schema.json) next to it:
                   'desk schema --category CATEGORY > CATEGORY.schema.json' writes that file, and an editor checks the template anywhere

exit codes: 0 written · 64 wrong use`,
    load: async () => (await import('./schema.ts')).run,
  },
  export: {
    summary: 'take passports, credentials and events out of the store',
    help: `usage: desk export CODE… | --all   [options]

As one JSON array that 'desk import' takes, however long it is; signed credentials byte for byte. Named by passport codes, product links and numbers, or addresses of credentials.

  --all                  everything in the store, but what is signed about passports that were set to invalid
  --passports            the passports' whole documents, with what is not public
  --events               their events, an EPCIS document for each passport
  --credentials          signed credentials; without any of these three: all of them
  --role ROLE            whose view the SD-JWTs of this service disclose: consumer unless said otherwise
  --out FILE             into a new file instead of the standard output
  --data DIR             the data folder

'desk pack' carries the same, signed.

exit codes: 0 all exported · 1 something that was named is not here · 64 wrong use`,
    load: async () => (await import('./export.ts')).run,
  },
  bodies: {
    summary: 'show or replace the list of notified bodies',
    help: `usage: desk bodies import FILE [--older] | show | bundled  [--data DIR] [--json]

  import FILE   import a list, JSON or comma-separated, with its status date and its source; whole or not at all
  show          which list is in force, as of when, from where
  bundled       go back to the list that ships with the app
  --older       yes to a list that is older than the present one

JSON: {"statusDate": "2026-01-15", "source": "…", "bodies": [{"notifiedNumber": "0123", "name": "…", "country": "DE", "directives": ["2014/68/EU"], "website": "https://…"}]}
CSV: the lines statusDate,2026-01-15 and source,… then number,name,country,acts,website with acts parted by |

exit codes: 0 done · 1 the list was refused · 64 wrong use`,
    load: async () => (await import('./bodies.ts')).run,
  },
  sightings: {
    summary: 'compare items with what other desks have logged about them',
    help: `usage: desk sightings import BUNDLE --by NAME [--signer FINGERPRINT] | show | remove  [--data DIR] [--json]

  import BUNDLE   take the sightings of another desk from its evidence bundle (desk evidence create). The bundle has to be intact: a trust list in force here names the desk,
                  or --signer gives the fingerprint of its key. An item that is scanned later is compared with them; what they show is marked with the desk, and never part
                  of the verdict. Names of persons are left out. Of one entry the newer bundle counts
  show            which bundles were taken
  remove          forget the sightings of all other desks

exit codes: 0 done · 1 the bundle was refused · 64 wrong use`,
    load: async () => (await import('./inspect/sightings.ts')).run,
  },
  publish: {
    summary: 'sign passports and make them readable to others',
    help: `usage: desk publish DPPCODE… | --drafts | --again | --all   [--data DIR] [--base-url URL]

Signs the passports named with the key of this service; with --drafts those that were never published, with --all every one of
the store, with --again those that were published before: what was signed under
an earlier base URL reads “unknown issuer” until then. Passports that were set to invalid are left alone.

exit codes: 0 all published · 1 something refused · 64 wrong use`,
    load: async () => (await import('./publish.ts')).run,
  },
  status: {
    summary: 'revoke, suspend or reinstate what was issued about a passport',
    help: `usage: desk status revoke|suspend|reinstate DPPCODE --by NAME [--reason TEXT]  [--data DIR] [--json]
       desk status show [DPPCODE] | renew [--all] | export FOLDER  [--data DIR] [--json]
       desk status recall [SHA256 --confirm|--refuse --by NAME [--second NAME] [--reason TEXT]]  [--data DIR] [--json]

  revoke       for good: every credential of the passport, in the signed status list; the passport becomes invalid
  suspend      until it is reinstated; the passport stays readable, and becomes inactive
  reinstate    ends a suspension, never a revocation
  show         how a passport stands, or what was done to which, newest first
  renew        sign lists anew that are older than a day; with --all every one. The workbench does so at its start and daily; a list counts for seven days
  recall       lists of this service that were imported and wait for a person, or the decision about one
  export       the signed lists as files, for a trust list ('desk trust add … --status-list FILE') or 'desk inspect --trust FILE'
  --by NAME    who does it: written down with the reason

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('./status.ts')).run,
  },
  identity: {
    summary: 'show or rotate the key that passports are signed with',
    help: `usage: desk identity show | rotate [--compromised] [--by NAME]  [--data DIR] [--json]

  show           the DID of this service, the key that signs and those before it
  rotate         a new key signs from now on; the old one stays in the DID document, so that what it signed is still verified. Its private part is destroyed
  --compromised  somebody else may have the old key: it is revoked now, and what it signed is invalid until it is signed anew with desk publish --again
  --by NAME      who does it: stands in the log of the keys

DPP_DESK_PASSPHRASE opens a sealed key, and seals the new one.

exit codes: 0 done · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('./identity.ts')).run,
  },
  registry: {
    summary: 'write passports as files for the registry of the EU, or keep a snapshot of it',
    help: `usage: desk registry export (CODE… | --all) --out FOLDER [--format json|xml]  [--data DIR] [--json]
       desk registry import FILE --date DATE --by NAME [--name TEXT] [--sheet NAME]  [--data DIR] [--json]
       desk registry show | remove  [--data DIR] [--json]

export: at most 100 published passports in a file: the https identifier, the commodity code, the operator, the address of the signed passport, the address of the
back-up copy, and the SHA-256 of the bytes at that address. The files follow published practice under Implementing Regulation (EU) 2026/1778: there is no official format.
A passport without an https identifier or address, a sample, and what is not published are refused by name, and the others are exported.

  --all            every published passport, in the order of the codes
  --out FOLDER     new or empty
  --format FORM    json, unless it is xml

import: a snapshot of the registry, CSV or XLSX with the columns registrationId, commodityCode, operator and product; whole or not at all. It replaces the one before.
Each declaration that is recorded later holds the answer: registered as declared, registered otherwise, not in this snapshot, or not compared. No answer changes a verdict.

  --date DATE      the day on which it was taken: every answer names its age
  --by NAME        who imports it
  --name TEXT      what it is called; the name of the file unless said otherwise
  show             which snapshot is kept, of when, by whom
  remove           keep none: registrations are not compared

exit codes: 0 done · 1 some passports were refused, each with a code, or the snapshot was · 64 wrong use`,
    load: async () => (await import('./registry/registry.ts')).run,
  },
  certificate: {
    summary: 'show, renew and give out the certificate made here for the public listener',
    help: `usage: desk certificate [show | renew | authority]  [--data DIR] [--json]

  show        its names, its end, its fingerprint, and those of the authority that devices trust; also without a word
  renew       another one for the same names at once, for 398 days; a service that runs takes it into use without losing a request. Devices need no new trust.
              'desk serve --tls' and the app do this by themselves 30 days before the end
  authority   the certificate that devices are told to trust, as PEM on standard output. It is good for the names of this service and for private addresses only

'desk serve --tls' and the screen Resolver make the certificate, in the folder tls of the data folder. A backup does not hold it.

exit codes: 0 done · 1 there is none, or it cannot be read · 64 wrong use`,
    load: async () => (await import('./serve/made-certificate.ts')).run,
  },
  keys: {
    summary: 'give out and revoke the keys that readers name their role with',
    help: `usage: desk keys create --role ROLE --label TEXT [--expires DAY]  [--data DIR] [--json]
       desk keys list | revoke ID | hs-code [open|by-key]  [--data DIR] [--json]

  create            a new key, on standard output, this once: only its SHA-256 is kept
  list              the keys that were given out, newest first
  revoke ID         ends a key at once, also for services that are running
  hs-code           whether the customs summary shows the commodity code to everybody (open, at first) or to customs and market surveillance keys only
  --role ROLE       consumer, retailer, customs, msa (market surveillance) or notified_body
  --label TEXT      whose key it is
  --expires DAY     2027-01-01 (to its end, UTC) or a moment such as 2027-01-01T12:00:00Z; a year from now unless given

A reader sends the key in the header X-Stakeholder-Key.

exit codes: 0 done · 1 there is no such key · 64 wrong use`,
    load: async () => (await import('./keys.ts')).run,
  },
  trust: {
    summary: 'keep a list of issuers, or take one over',
    help: `usage: desk trust ACTION …

On the computer that verifies:
  import LIST --by NAME [--fingerprint HEX] [--reason TEXT] [--second NAME]
                         take a trust list over; the first one, and one whose number jumps far ahead, needs the operator's fingerprint; an older
                         one is kept for what it says against an issuer. A beacon is taken too: it says which list is the newest
  undo --by NAME --reason TEXT [--second NAME]
                         the trust list before it is in force again
  restrict DID --by NAME --reason TEXT [--types T,T] [--lift [--second NAME]]
                         accept no credential of this issuer on this computer, or only these types, whatever the lists say; --lift ends that
  show [LIST] [--json]  what is in force, or what a file holds
  clock [--reset --by NAME --reason TEXT [--second NAME]] [--json]
                         the latest moment seen; --reset when the clock was ahead before and is correct now, never below the app's or a list's own date

In the office that keeps the list:
  keygen --out KEY       a new operator key; prints its fingerprint (passphrase: DPP_DESK_OPERATOR_SECRET)
  create DRAFT --operator DID --name NAME
  add DRAFT DID-KEY --desk --name N      a computer whose evidence bundles count; its key as 'desk evidence key' prints it there
  add DRAFT DID-DOCUMENT|CERTIFICATE.pem [--name N] [--country CC] [--role R] [--status granted|suspended|withdrawn] [--since MOMENT]
      [--types T,T] [--list-issuers DID,DID] [--status-list FILE]… [--scope gs1=PREFIX,gtin=FROM-TO,category=NAME]
      [--always-disclosed TYPE=CLAIM,CLAIM]… [--type-metadata FILE]…
                         --scope: only about these products; --always-disclosed: claims that this issuer never hides, --type-metadata takes
                         them from the issuer's SD-JWT VC type metadata ("sd": "never")
                         a certificate is an anchor: it vouches for the issuers that its chains of certificates (x5c) name
  etsi DRAFT LIST --signer CERTIFICATE.pem --types T,T [--service URI]… [--scope …]
                         the anchors of a list of trusted entities (ETSI TS 119 602, JSON) that this certificate signed; without --service those of
                         all services of issuance. Anchors that are no longer in the list are removed from the draft,
                         unless they are suspended or withdrawn there
  remove DRAFT DID
  key DRAFT KEY-ID [--from MOMENT] [--until DATE] [--revoked MOMENT]   when signatures with that key count
  retract DRAFT LIST…    withdraws these lists (files or SHA-256 hashes); with --method KEY-ID, everything
                         signed with that key except the lists after --except
  reset DRAFT LIST       a list whose number jumps ahead is to be accepted
  rotate DRAFT --new-key KEY   the next trust list names the key that signs after it
  sign DRAFT --key KEY --days N --out LIST [--last LIST] [--end KEY=DATE]… [--leave-out KEY|DID|all]…
                         refused while it leaves out a key without an end that the list before had: --end lists it with its end;
                         and while the draft names no issuer, unless --empty is given
  beacon [LIST] --key KEY [--newest N --operator DID --name NAME] [--out FILE] [--qr FILE]
                         "the newest list is N, as of now" as a small signed file or a QR code; beacon --read FILE shows one

Where several operators sign, each on its own computer:
  member KEY --operator DID --name NAME --out MEMBER    the name and the public key of an operator
  operators DRAFT MEMBER… --threshold K     K of these have to sign; prints the fingerprint to compare at the first import
  sign DRAFT …           the first signature; then sign LIST --key KEY [--last LIST] [--out FILE] shows what is signed and adds one
  show LIST [--last LIST]   who signed, who has to, and what changes; a beacon takes further signatures with beacon BEACON --key KEY

  --qr FILE              keygen, sign, operators, show LIST: the fingerprint as a QR code (PNG), to be scanned where it is compared
  --now MOMENT           add, sign, beacon: as of this moment (ISO 8601), not of the clock
  --data DIR             the data folder

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('./trust/trust.ts')).run,
  },
  pack: {
    summary: 'carry credentials and a trust list to a computer without a network',
    help: `usage: desk pack create --out FILE (--own | --key KEY) [options]
       desk pack verify FILE | apply FILE --by NAME | list   [options]
       desk pack makers [list | remove FINGERPRINT --by NAME --reason TEXT]

  create                 one signed file of the credentials in the store, with the status lists that they name
    --own, --key KEY     signed with the key of this service, or with that of a file (passphrase: DPP_DESK_OPERATOR_SECRET)
    --since N            only what changed since pack N
    --codes FILE, -      only these: passport codes, product links and numbers, addresses of credentials, one a line; or a saved want-list;
                         '-' is the standard input, into which a scanner may read the QR codes of a want-list
    --trust LIST     a trust list goes along
    --role ROLE          whose view the SD-JWTs of this service disclose: consumer unless said otherwise
    --passports          the passports' whole documents and events go along, with what is not public: for a second computer of the same service
    --name TEXT          as whose it is shown
  verify FILE            what is inside, whether it holds, whether it can be applied here; nothing is changed
  apply FILE --by NAME   all of it or nothing; ended on the way, it goes on when it is applied again
    --creator-key HEX    the fingerprint of the key that signed it, as compared with another source: needed once
    --fingerprint HEX    that of the trust list's operator, where it is another one
    --second NAME        the second person, where the settings ask for two
    --reason TEXT        why an older pack is right
    --sequence N         confirms the number of the pack, as its maker states it; needed if it is more than 1000 above the highest confirmed number
                         whole passports and events of another service are kept apart, as received: they change nothing of this one
  list                   what was applied here
  makers                 the keys whose packs are taken here, by whom and when they were confirmed, and those that ended
  makers remove HEX      packs signed with this key are refused from now on

  --data DIR             the data folder
  --json                 one JSON object

exit codes: 0 done · 1 refused, nothing changed · 2 applied, some entries refused · 64 wrong use`,
    load: async () => (await import('./pack.ts')).run,
  },
  events: {
    summary: 'look at events that others sent, and accept them',
    help: `usage: desk events [list] | show SOURCE | accept SOURCE --up-to N --by NAME | withdraw SOURCE --by NAME --reason TEXT   [--data DIR] [--json]

  list             who sent events, how many, how many of them were accepted, and the number of the last
  show SOURCE      its events, the newest first
  accept SOURCE    up to that number they are public together with the own ones, as the word of their source, with who accepted them; they are never signed here
  withdraw SOURCE  those that were accepted are no longer public

exit codes: 0 done · 1 refused, nothing changed · 64 wrong use`,
    load: async () => (await import('./events.ts')).run,
  },
  sync: {
    summary: 'fetch passports from another service',
    help: `usage: desk sync URL [what] [options]

The only command that calls out, and only to the service that is named. What comes is verified before it is stored, as its issuer signed it.

  --codes FILE, -        passport codes, product links and numbers, addresses of credentials, one a line
  --gtins FILE, -        all passports of these products
  --wanted FILE, -       a want-list as the app saves it or as its QR codes read, or a link set; 'own': the one of this computer
  --key-from NAME        the environment variable that holds a stakeholder key: the service discloses what its role may see
  --fingerprint HEX      of the service's own key, as you compared it: a stakeholder key is sent to no other service, but for a known issuer at its own address
  --events               EPCIS events too, which are not signed: kept as the word of the service, not public until a person accepts them ('desk events')
  --allow-http           http, to this computer or a private address only
  --by NAME              who fetches; otherwise the officer of the settings, or the user of this computer

At most four requests at once. Ended on the way, the same command goes on. What the service says of its own key is shown for comparing, never trusted by itself.
A proxy is used only where NODE_USE_ENV_PROXY is set.

  --data DIR             the data folder
  --json                 one JSON object

exit codes: 0 all settled · 1 something was refused or failed · 64 wrong use`,
    load: async () => (await import('./sync.ts')).run,
  },
  'look-back': {
    summary: 'what was released and is now invalid',
    help: `usage: desk look-back [--since DATE] [--json] [--data DIR]

Inspections of the last 90 days (setting) are examined again when trust data arrive. This command finishes what is still to be examined, logs verdicts that have changed,
and lists the items that were released and are now invalid: one per line, with the reason, and with place, date and officer of the release. An item stays in the list
until a decision is recorded on its last entry. What cannot be checked any more is not listed.

  --since DATE   only releases since this date or moment (ISO 8601)
  --json         one JSON object per line and item

exit codes: 0 none · 1 some · 64 wrong use`,
    load: async () => (await import('./look-back.ts')).run,
  },
  'want-list': {
    summary: 'list what was scanned and has no copy here',
    help: `usage: desk want-list [--json] [--data DIR]

One product or link per line, the one scanned last first: to be fetched where there is a network. When copies are imported, they are inspected again by themselves.

exit codes: 0 told, also when nothing is wanted · 64 wrong use`,
    load: async () => (await import('./want-list.ts')).run,
  },
  backup: {
    summary: 'copy the store to a file, also while the service runs',
    help: `usage: desk backup FILE [--by NAME] [--without-keys]  [--data DIR] [--json]
       desk backup FOLDER --into [--keep 7d,4w,12m] [--by NAME] [--without-keys]  [--data DIR] [--json]

A complete copy of the store at one moment. It is read back and verified before it gets its name, and never overwrites a file. Inspections, passports, trust
data and settings are in it as they are: keep it where only those come who may see them.

  --without-keys   leave the keys of the service out. Otherwise DPP_DESK_BACKUP_PASSPHRASE seals them into the backup, 12 characters at least
  --into           the file is named by the moment, in this folder
  --keep LIST      then delete the backups of that folder but the newest of each of so many days, weeks and months (UTC). Only whole backups that this desk made
                   and named by --into are counted and deleted, those with keys apart from those without, and the newest one never
  --by NAME        who does it; otherwise the officer of the settings, or 'command line'

DPP_DESK_PASSPHRASE opens a sealed key. The log of the store says that a backup was made.

exit codes: 0 made and whole · 1 refused, with a code · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('./backup.ts')).run,
  },
  restore: {
    summary: 'put the store of a backup in the place of the present one',
    help: `usage: desk restore FILE --by NAME [--reason TEXT] [--second NAME] [--without-keys] [--switch-on WHAT]…  [--data DIR] [--json]
       desk restore FILE --check [--json]

All or nothing, even if interrupted. The previous data is kept in a folder next to it. Refused while a program has the store open.
What was revoked here stays revoked, also where the backup does not know of it.

  --check          only read the backup, every byte of it, and say what is inside
  --reason TEXT    why it is right to go back: needed when something was seen here that the backup does not know, such as inspections or a newer trust list
  --second NAME    the second person, where the settings ask for two, or where the store here cannot be read, because its settings are then unknown
  --without-keys   leave the keys in the backup. Otherwise DPP_DESK_BACKUP_PASSPHRASE opens them, and DPP_DESK_PASSPHRASE, when given, seals them here
  --switch-on WHAT public-listener or watched-folder: on as in the backup. Otherwise each stays as it is on this computer, or off

exit codes: 0 restored, or whole · 1 refused, nothing changed, with a code · 64 wrong use`,
    load: async () => (await import('./restore.ts')).run,
  },
  repair: {
    summary: 'recover what can be read of a damaged store',
    help: `usage: desk repair NEWFOLDER --by NAME --second NAME --reason TEXT  [--data DIR] [--json]

Copies every row that can be read, and the key files, into a new data folder, which --data names from then on. The damaged store is only read, and never
changed. Stop the service first. Where there is a backup, restore it in the new folder afterwards: revocations, trust lists and received copies of both
then count, and inspections and passports made since the backup are kept in a folder next to it.

Each table and each log is compared: what is missing is listed, and recorded in the log of the new folder. Damage within a row that leaves it readable
is found in the logs, by their chains, and nowhere else. A store whose schema cannot be read is refused.

  --by NAME        who does that,
  --second NAME    the second person, since a damaged store cannot say whether two are required, and
  --reason TEXT    why: all stand in the log

DPP_DESK_PASSPHRASE opens the key that signs the logs.

exit codes: 0 everything was recovered · 1 refused, nothing was written · 2 recovered, something is missing · 64 wrong use`,
    load: async () => (await import('./repair/repair.ts')).run,
  },
  'start-anew': {
    summary: 'go on without a store or a key that is gone, or with a log that was changed',
    help: `usage: desk start-anew --by NAME --reason TEXT [--compromised]  [--data DIR]

For a data folder whose store or whose keys are gone, or whose logs were changed, and of which there is no backup: 'desk restore' is better wherever there is one.

The store is gone: a new one is begun under the keys that are here. It knows nothing of what was inspected, published or revoked. What is left of the former store is kept.
A key is gone: the next key signs from now on. What the former one signed is still verified, under its own name.
A log was changed: from now on it is signed as it was found.

  --by NAME        who decides that, and
  --reason TEXT    why: both stand in the log
  --compromised    somebody else may have the key that is gone: what it signed is invalid until it is signed anew with desk publish --again

exit codes: 0 done · 1 nothing is gone here, and nothing was changed · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('./start-anew.ts')).run,
  },
  log: {
    summary: 'let other desks witness the logs, and witness theirs; erase personal data',
    help: `usage: desk log checkpoint [--since SIZE|CHECKPOINT] [--out FILE]  [--data DIR]
       desk log cosign CHECKPOINT [--out FILE]  [--data DIR] [--json]
       desk log verify CHECKPOINT… [--witness KEY]…  [--data DIR] [--json]
       desk log erase [--entries 3,7-9 | --run NAME] [--parts PARTS] --by NAME --why TEXT [--second NAME]  [--data DIR] [--json]
       desk log erase --rule PART=DAYS,… --by NAME --why TEXT [--second NAME] | --due  [--data DIR] [--json]

The logs form one Merkle tree. A checkpoint (C2SP tlog-checkpoint) names its size and root, signed with the key of this computer. Another desk that has seen it
makes every later change of the log provable, even with the key of this computer.

  checkpoint       the logs as they are now, as text
  --since          with the proof that it continues an earlier checkpoint: its number of leaves, or the file. A witness asks for it
  cosign           add the cosignature of this desk to a checkpoint of another one. The first of a log is taken as it is: compare the fingerprint of its key. Every later
                   one must contain all that was seen before
  verify           whether the logs here still hold everything that was in a checkpoint, as it was. Reads all logs. A checkpoint under another key than that of this
                   computer shows a change only together with --witness
  --witness KEY    count only a checkpoint that this witness cosigned; 'desk log cosign' prints the key. Repeatable
  --out FILE       into a new file instead of the standard output
  erase            names of officers, places, references, notes and photos, in everything that the logs hold about inspections. Verdicts, decisions, hashes and the tree stay
                   and prove what they proved. What was erased, when, by whom and why is a line of the log of erasures. Without options: the rule and the newest erasures
  --parts PARTS    officer, place, reference, note, photo, with commas between; all of them unless said otherwise
  --rule           after how many days each part is erased, as officer=730,note=365; the app then does so once a day. --due does so now
  --second NAME    a second person, where the settings ask for two

A restored backup or a copied folder goes on under a new name, which says what it continues. What such a fork left behind is undetermined, not rewritten.
DPP_DESK_PASSPHRASE opens a sealed key.

exit codes: 0 done, or intact · 1 rewritten, or another log under a known name, or not erased · 2 undetermined, or not cosigned · 64 wrong use · 65 the data folder cannot be used`,
    load: async () => (await import('./log/log.ts')).run,
  },
  officers: {
    summary: 'officers who sign in: list them, or help one who forgot a PIN',
    help: `usage: desk officers [list] [--json]  [--data DIR]
       desk officers reset NAME --by NAME --reason TEXT  [--data DIR]
       desk officers off --by NAME --reason TEXT  [--data DIR]

  reset            gives an officer a new PIN or passphrase, which is asked for at the terminal or read from the first line of standard input
  off              nobody has to sign in any more; an administrator turns it on again in the settings

  --by NAME        who does that, and
  --reason TEXT    why: both stand in the log of officers, which says that the name was only typed

exit codes: 0 done · 64 wrong use · 1 not done`,
    load: async () => (await import('./officers/officers.ts')).run,
  },
  'self-test': {
    summary: 'check that this runtime verifies as it must',
    help: `usage: desk self-test [--data DIR] [--json]

Runs the built-in credentials and signature vectors in this runtime. With --data also checks a data folder: the modes of its files, SQLite's integrity check, and of
each log (inspections, decisions, backups, clock resets, key rotations, runs, officers) the hash chain, and the end that the key of this computer signed, and the tree
over all of them.

exit codes: 0 all right · 1 something is wrong · 64 wrong use`,
    load: async () => (await import('./self-test.ts')).run,
  },
};
