// Lists the commands that inspect items, pass on the evidence, and show what a passport lacks.
import type { Commands } from './command.ts';

export const INSPECTION: Commands = {
  inspect: {
    summary: 'verify files: pictures, credentials, scans',
    help: `usage: desk inspect FILE… [options]

Pictures (PNG, JPEG, WebP), PDF, JSON, JWT, SD-JWT and text (the raw characters of a scan). Every code and credential of a file is inspected. Folders are read with their
subfolders (up to 100,000 files and folders, 32 deep), ZIP archives with the archives in them (up to 2,000 files, 2 deep), and of lists of codes (.csv, .tsv; separated by commas,
semicolons or tabs) every row. A file in an archive is named ARCHIVE.zip!PATH, a row LIST.csv:LINE. An input that cannot be read has a line with the reason.

  --json                 one JSON object per line and item
  --trust FILE           a trust list, a DID document, a certificate (PEM), a status list or a registry's key set (JWKS) that counts for this run; repeatable
  --data DIR             look links and numbers up in the store of this folder
  --engines all          let every engine that supports the algorithm verify the signatures of the credential; if they disagree, the item cannot be checked
  --files-from -         read the list of files from standard input, one per line
  --column NAME          the column of lists that holds the codes, by its heading or its number from 1; needed if several columns hold codes, or none clearly does
  --expect-gtin GTIN     the product in hand, to compare the credentials with
  --expect-serial TEXT   its serial number
  --now MOMENT           judge as of this moment (ISO 8601); switches the clock floor off
  --declaration FILE     a table (CSV or XLSX) of declared goods, a row for each GTIN or dppCode: commodity code, origin, masses, quantity, EORI, registration. Each value is
                         compared with the passport; the result never changes a verdict or the exit code. With --record the comparison is recorded too
  --sheet NAME           the sheet of the workbook that --declaration names, if it has several
  --registry FILE        with --declaration: a snapshot of the registry (CSV or XLSX: registrationId, commodityCode, operator, product), taken on --registry-date DATE. Answers:
                         registered as declared, registered otherwise, not in this snapshot, or not compared; with the age of the snapshot. Without it, the snapshot that
                         'desk registry' keeps in the folder of --data is used
  --printed-line TEXT    what is printed beside the code of the one FILE, compared with the GTIN, serial number and batch in the code: agrees, DIFFERS or not checked. Never part
                         of the verdict; with --record it is recorded too
  --registered FILE      the passport as its registry received it, to compare with the hash in a proof of registration
  --as-of DATE           judge as of the end of that day (UTC), or of a moment, by the trust lists of that time; never plainly valid: 'VALID as of …'
  --record               write each verdict to the log of the folder named by --data, which is created if missing, before it is printed with the number of its entry;
                         not together with --trust, --now, --registered, --registry and --engines
  --by NAME              who inspects; with --record
  --place PLACE          where; default: the name of this computer
  --run NAME             the run that the entries belong to: continued if a run of this name is not closed, else started, and paused afterwards. Without it they belong to the
                         run that is open, or to a new one that is closed afterwards

  --signer FINGERPRINT   of the key of the computer that signed a slip, as compared with another source; otherwise a trust list has to name that computer

The text or picture of a slip (the QR code on a printed inspection) is not an item: the slip itself is checked, against the desks that the trust lists in --trust and
--data name. It is GENUINE, ALTERED or UNDETERMINED. This is never a verdict, and is not recorded. With --expect-gtin and --expect-serial, a slip that does not name that item is UNDETERMINED.

       desk inspect --bundle FILE.zip [--signer FINGERPRINT] [--trust LIST]… [--data DIR] [--now MOMENT] [--json]

  --bundle FILE          an evidence bundle: checks every byte and signature, and repeats each verification from its content
  --signer FINGERPRINT   of the key of the computer that made the bundle, as compared with another source; otherwise a trust list has to name that computer

exit codes: 0 all valid · 1 any invalid · 2 any undetermined · 3 with --as-of: all were valid then · 64 wrong use · 65 the log could not be written
of a bundle: 0 intact · 1 altered · 2 undetermined; of slips alone: 0 genuine · 1 altered · 2 undetermined`,
    load: async () => (await import('../inspect/inspect.ts')).run,
  },
  evidence: {
    summary: 'export inspections as evidence that others can check again',
    help: `usage: desk evidence create [--all | --run RUN | --inspections N,N] --out FILE.zip  [--data DIR] [--json]
       desk evidence slip NUMBER  [--data DIR] [--json]
       desk evidence key  [--data DIR] [--json]
       desk evidence verifier > check-evidence.html

  create             one archive with a report, the inputs, credentials, trust data and status lists behind each verdict, notes, photos and decisions, and the signed
                     ends of the logs; its manifest is signed with the key of this computer, whose fingerprint is printed
    --all            every inspection, unless --run or --inspections is given; at most 10,000
    --run RUN        the inspections of a run: its id, or its name if no other run has it
    --inspections N,N   the inspections with these numbers
    --out FILE       never overwrites a file
    --now MOMENT     states this moment (ISO 8601) as that of the bundle
  slip NUMBER        the signed text of the slip of one inspection, for a QR code: verdict, item and decision, without names
  key                the public key of this computer as a did:key, for 'desk trust add DRAFT KEY --desk', and its fingerprint
  verifier           a page of one file that checks bundles in any browser without a network; its SHA-256 goes to the error output. It is a convenience: anyone who can forge a bundle can
                     also forge the page, so compare its SHA-256 with that of a desk that you trust

'desk inspect --bundle FILE' checks a bundle on any computer. A bundle contains the inspected inputs, names and photos: give it only to those who may see them.

DPP_DESK_PASSPHRASE decrypts the key.

exit codes: 0 done · 1 refused, nothing was written · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('../inspect/evidence.ts')).run,
  },
  completeness: {
    summary: 'what the law requires of the content of credentials on a day',
    help: `usage: desk completeness FILE… [--on DAY] [--json] [--trust FILE]… [--data DIR]

For each credential of a file: which fields the law requires in the passport of its product group on that day, and which of them are missing, required only in certain
cases, not yet required (with the day from which they are), or not to be filled in; each with its legal basis. "Complete" says that the fields are there, never that
they are true or that the product complies. A last line says what the SHACL shapes of the product group find: they test form, not law, and do not affect the exit code.

  --on DAY               the day whose rules apply (2027-03-01); otherwise the day the product was placed on the market, or today if the credential names none
  --json                 one JSON object per line and item
  --trust FILE           as with 'desk inspect'; repeatable
  --data DIR             look links and numbers up in the store of this folder

exit codes: 0 nothing is missing · 1 fields are missing · 2 not known: the credential is invalid, cannot be checked, or does not show all fields · 64 wrong use`,
    load: async () => (await import('../completeness.ts')).run,
  },
};
