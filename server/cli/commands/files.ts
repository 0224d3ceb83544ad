// Lists the commands that import and export files.
import type { Commands } from './command.ts';

export const FILES: Commands = {
  import: {
    summary: 'import passports, credentials and events into the store',
    help: `usage: desk import FILE… [--map MAPPING.json] [--sheet NAME] [--by NAME] [--events-of WHOSE] [--dry-run] [--without-backup]
    [--data DIR] [--json]

Passports (one, a JSON array or NDJSON), signed credentials (JSON, JWT or SD-JWT) and EPCIS documents; '-' reads standard input. A file may hold any number of
entries of at most 5 MiB each. Invalid entries are refused with the place of each mistake; valid ones are stored. The events of an EPCIS document are stored all or
none. Files of 'desk export' are accepted too.

Asset Administration Shells (an Environment as JSON, or .aasx with JSON or XML) and EN 18223 (both forms) become passports; what is not understood is listed.

Tables (.csv, .tsv, .xlsx, and every file with --map, but not '-') hold one passport per row. A column with the name of a field fills that field; --map says which
column fills each field. Encoding (UTF-8, UTF-16, Windows-1252) and separator (comma, semicolon, tab) are detected and reported. An interrupted import continues where
it stopped.

Before a table of 1,000 rows or more, or a file of 1,000 entries or 1 MiB or more, the store is backed up: into the folder of the automatic backups, or else 'backups' in the data folder,
where the last five of this kind stay. Without this backup, the import does not begin. Standard input, whose size is not known, has no such backup.

Events are attributed to the sender that the document names, otherwise to the service that hosts it, otherwise to this service. Events of others are published under
the names of the sender and of the person who imports them, and are never signed here.

  --map MAPPING.json what fills each field: {"fields": {"materials[1].name": {"column": "Material"}, "category": {"constant": "battery"}}, "decimal": ","}
  --sheet NAME       the sheet of a workbook, if it has more than one
  --by NAME          who imports them; otherwise the officer of the settings, or the service
  --events-of WHOSE  'own', or the name of the party that asserts them, whatever the document says
  --dry-run          report what would happen to each entry, and change nothing; other programs cannot write in the meantime
  --without-backup   import without the backup. Otherwise DPP_DESK_BACKUP_PASSPHRASE, if set, encrypts the keys of the service in it

exit codes: 0 all stored · 1 something refused · 64 wrong use`,
    load: async () => (await import('../import.ts')).run,
  },
  schema: {
    summary: 'the JSON Schema of files to import, or a template',
    help: `usage: desk schema [--category CATEGORY] [--template | --csv [--full]] [--data DIR]

The JSON Schema (draft 2020-12) of a passport, or an array of passports, as 'desk import' takes them; a running service has it at /public/schemas/json/passport.json.

  --category NAME  of one product group: battery, electronics, textile, steel, construction or other
  --template       a passport with a comment on every field instead, which 'desk import --dry-run' accepts unchanged; of 'other' without --category
  --csv            a table with one example, for a spreadsheet: the required columns, marked with *, then the core ones; 'desk import' accepts it unchanged
  --full           with --csv: then the other columns of the product group too
  --data DIR       name the schema by the base URL of this service. Without it the template names the file ./CATEGORY.schema.json (./passport.schema.json) next to it:
                   'desk schema --category CATEGORY > CATEGORY.schema.json' writes that file, and an editor checks the template anywhere

exit codes: 0 written · 64 wrong use`,
    load: async () => (await import('../schema.ts')).run,
  },
  export: {
    summary: 'export passports, credentials and events from the store',
    help: `usage: desk export CODE… | --all   [options]

Writes one JSON array that 'desk import' accepts, however long it is; signed credentials byte for byte. Select by passport codes, product links and numbers, or
addresses of credentials.

  --all                  everything in the store, except credentials about passports that were set to invalid
  --passports            the complete passports, with data that is not public
  --events               their events, an EPCIS document for each passport
  --credentials          signed credentials; without any of these three options: all three
  --role ROLE            whose view the SD-JWTs of this service disclose; default: consumer
  --out FILE             write to a new file instead of standard output
  --data DIR             the data folder

'desk pack' writes the same in one signed file.

exit codes: 0 all exported · 1 something that was named does not exist here · 64 wrong use`,
    load: async () => (await import('../export.ts')).run,
  },
  bodies: {
    summary: 'show or replace the list of notified bodies',
    help: `usage: desk bodies import FILE [--older] | show | bundled  [--data DIR] [--json]

  import FILE   import a list, JSON or comma-separated, with its status date and its source; completely or not at all
  show          which list is in force, as of when, from where
  bundled       go back to the list that ships with the app
  --older       accept a list that is older than the current one

JSON: {"statusDate": "2026-01-15", "source": "…", "bodies": [{"notifiedNumber": "0123", "name": "…", "country": "DE", "directives": ["2014/68/EU"], "website": "https://…"}]}
CSV: the lines statusDate,2026-01-15 and source,… then number,name,country,acts,website with acts separated by |

exit codes: 0 done · 1 the list was refused · 64 wrong use`,
    load: async () => (await import('../bodies.ts')).run,
  },
  rules: {
    summary: 'the edition of the law by which completeness is judged',
    help: `usage: desk rules show | export FILE | import FILE --by NAME | remove  [--data DIR] [--json]

An edition says which fields the law requires in the passport of each product group, each with its legal basis and the day from which it applies. The newest edition is in
force: that of this program, or one that was imported here or came in a pack. It is named with every verdict.

  show           which edition is in force, of which date, and where it came from
  export FILE    writes the edition in force as JSON (docs/reference/file-formats.md); never overwrites a file
  import FILE    takes a newer edition, whole or not at all. Rows about fields and product groups that this program does not know are left out and counted. Every whole pack
                 that is made here afterwards carries it
  remove         returns to the edition of this program
  --by NAME      who imports it

exit codes: 0 done · 1 the edition was refused · 64 wrong use`,
    load: async () => (await import('../rules.ts')).run,
  },
  sightings: {
    summary: 'compare items with what other desks have logged about them',
    help: `usage: desk sightings import BUNDLE --by NAME [--signer FINGERPRINT] | show | remove  [--data DIR] [--json]

  import BUNDLE   take the sightings of another desk from its evidence bundle (desk evidence create). The bundle has to be intact: a trust list in force here names the desk,
                  or --signer gives the fingerprint of its key. An item that is scanned later is compared with them; findings name the desk, and are never part
                  of the verdict. Names of persons are left out. If two bundles contain the same entry, the newer one counts
  show            which bundles were imported
  remove          delete the sightings of all other desks

exit codes: 0 done · 1 the bundle was refused · 64 wrong use`,
    load: async () => (await import('../inspect/sightings.ts')).run,
  },
};
