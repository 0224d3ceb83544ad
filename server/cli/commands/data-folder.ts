// Lists the commands that maintain the data folder: backups, repair, logs, officers and the self-test.
import type { Commands } from './command.ts';

export const DATA_FOLDER: Commands = {
  backup: {
    summary: 'copy the store to a file, also while the service runs',
    help: `usage: desk backup FILE [--by NAME] [--without-keys]  [--data DIR] [--json]
       desk backup FOLDER --into [--keep 7d,4w,12m] [--by NAME] [--without-keys]  [--data DIR] [--json]

Writes a complete copy of the store as of one moment. The copy is read back and verified before it gets its name, and never overwrites a file. It contains
inspections, passports, trust data and settings unencrypted: keep it where only authorised people have access.

  --without-keys   leave the keys of the service out. Otherwise DPP_DESK_BACKUP_PASSPHRASE (at least 12 characters) encrypts them in the backup
  --into           write into this folder, under a name made from the time
  --keep LIST      then keep the newest backup of each of the last days, weeks and months (UTC) in these numbers, and delete the others. Only complete backups that
                   this desk made with --into are counted and deleted, those with keys separately from those without. The newest one is never deleted
  --by NAME        who does it; otherwise the officer of the settings, or 'command line'

DPP_DESK_PASSPHRASE opens a sealed key. The log of the store says that a backup was made.

exit codes: 0 made and verified · 1 refused, with a code · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('../backup.ts')).run,
  },
  restore: {
    summary: 'replace the current store with that of a backup',
    help: `usage: desk restore FILE --by NAME [--reason TEXT] [--second NAME] [--without-keys] [--switch-on WHAT]…  [--data DIR] [--json]
       desk restore FILE --check [--json]

All or nothing, even if interrupted. The previous data is kept in a folder next to it. Refused while a program has the store open.
What was revoked here stays revoked, even if the backup does not contain the revocation.

  --check          only read every byte of the backup, and report what it contains
  --reason TEXT    why the older data is right; needed if something here is missing from the backup, such as inspections or a newer trust list
  --second NAME    the second person, if the settings require two, or if the store here cannot be read and its settings are unknown
  --without-keys   leave the keys in the backup. Otherwise DPP_DESK_BACKUP_PASSPHRASE opens them, and DPP_DESK_PASSPHRASE, if set, encrypts them here
  --switch-on WHAT public-listener or watched-folder: switch it on if it was on in the backup. Otherwise each stays as it is on this computer, or off

exit codes: 0 restored, or intact · 1 refused, nothing changed, with a code · 64 wrong use`,
    load: async () => (await import('../restore.ts')).run,
  },
  repair: {
    summary: 'recover what can be read of a damaged store',
    help: `usage: desk repair NEWFOLDER --by NAME --second NAME --reason TEXT  [--data DIR] [--json]

Copies every row that can be read, and the key files, into a new data folder, which --data names from then on. The damaged store is only read, and never
changed. Stop the service first. If you have a backup, restore it in the new folder afterwards: revocations, trust lists and received copies of both then count, and
inspections and passports made since the backup are kept in a folder next to it.

Each table and each log is compared: what is missing is listed, and recorded in the log of the new folder. Damage that leaves a row readable is found only in the
logs, by their hash chains. A store whose schema cannot be read is refused.

  --by NAME        who repairs it
  --second NAME    the second person, because a damaged store cannot tell whether two are required
  --reason TEXT    why. All three are recorded in the log

DPP_DESK_PASSPHRASE opens the key that signs the logs.

exit codes: 0 everything was recovered · 1 refused, nothing was written · 2 recovered, something is missing · 64 wrong use`,
    load: async () => (await import('../repair/repair.ts')).run,
  },
  'start-anew': {
    summary: 'continue without a lost store or key, or with a log that was changed',
    help: `usage: desk start-anew --by NAME --reason TEXT [--compromised]  [--data DIR]

For a data folder whose store or keys are lost, or whose logs were changed, and that has no backup. If there is one, use 'desk restore'.

The store is lost: a new one begins under the remaining keys. It contains nothing of what was inspected, published or revoked. The remains of the old store are kept.
A key is lost: a new key signs from now on. What the old one signed can still be verified, under its own name.
A log was changed: from now on it is signed as it was found.

  --by NAME        who decides this
  --reason TEXT    why. Both are recorded in the log
  --compromised    someone else may have the lost key: what it signed is invalid until it is signed again with desk publish --again

exit codes: 0 done · 1 nothing is lost, and nothing was changed · 64 wrong use · 65 the key cannot be opened`,
    load: async () => (await import('../start-anew.ts')).run,
  },
  log: {
    summary: 'let other desks witness the logs, and witness theirs; erase personal data',
    help: `usage: desk log checkpoint [--since SIZE|CHECKPOINT] [--out FILE]  [--data DIR]
       desk log cosign CHECKPOINT [--out FILE]  [--data DIR] [--json]
       desk log verify CHECKPOINT… [--witness KEY]…  [--data DIR] [--json]
       desk log erase [--entries 3,7-9 | --run NAME] [--parts PARTS] --by NAME --why TEXT [--second NAME]  [--data DIR] [--json]
       desk log erase --rule PART=DAYS,… --by NAME --why TEXT [--second NAME] | --due  [--data DIR] [--json]

The logs form one Merkle tree. A checkpoint (C2SP tlog-checkpoint) names its size and root, signed with the key of this computer. Once another desk has seen it,
every later change of the logs can be proved, even one made with the key of this computer.

  checkpoint       print a checkpoint of the logs as they are now
  --since          with the proof that it continues an earlier checkpoint, given by its number of leaves or its file. A witness requires this proof
  cosign           add the cosignature of this desk to a checkpoint of another one. The first one of a log is accepted without comparison: compare the fingerprint
                   of its key. Every later one must contain everything that was seen before
  verify           check whether the logs here still contain, unchanged, everything that was in a checkpoint. Reads all logs. A checkpoint under another key than that
                   of this computer shows a change only together with --witness
  --witness KEY    count only a checkpoint that this witness cosigned; 'desk log cosign' prints the key. Repeatable
  --out FILE       write to a new file instead of standard output
  erase            erase names of officers, places, references, notes and photos from everything that the logs contain about inspections. Verdicts, decisions, hashes
                   and the tree stay and remain verifiable. A line of the log of erasures records what was erased, when, by whom and why. Without options: show the
                   rule and the newest erasures
  --parts PARTS    officer, place, reference, note, photo, separated by commas; default: all of them
  --rule           set after how many days each part is erased, such as officer=730,note=365; the app then erases once a day. --due erases now
  --second NAME    a second person, where the settings ask for two

A restored backup or a copied folder continues the logs under a new name, which states what it continues. Lines that such a fork left behind are undetermined, not
rewritten.
DPP_DESK_PASSPHRASE opens a sealed key.

exit codes: 0 done, or intact · 1 rewritten, or another log under a known name, or not erased · 2 undetermined, or not cosigned · 64 wrong use · 65 the data folder cannot be used`,
    load: async () => (await import('../log/log.ts')).run,
  },
  officers: {
    summary: 'officers who sign in: list them, or help one who forgot a PIN',
    help: `usage: desk officers [list] [--json]  [--data DIR]
       desk officers reset NAME --by NAME --reason TEXT  [--data DIR]
       desk officers off --by NAME --reason TEXT  [--data DIR]

  reset            gives an officer a new PIN or passphrase, which is asked for at the terminal or read from the first line of standard input
  off              officers no longer have to sign in; an administrator turns it on again in the settings

  --by NAME        who does this
  --reason TEXT    why. Both are recorded in the log of officers, with a note that the name was only typed

exit codes: 0 done · 64 wrong use · 1 not done`,
    load: async () => (await import('../officers/officers.ts')).run,
  },
  'self-test': {
    summary: 'check that this runtime verifies correctly',
    help: `usage: desk self-test [--data DIR] [--json]

Checks the built-in signature vectors in this runtime, and has every engine verify credentials made for the test. With --data also checks a data folder: the modes of
its files, SQLite's integrity check, the hash chain of each log and the end that the key of this computer signed, and the Merkle tree over all logs.

exit codes: 0 no problems · 1 something is wrong · 64 wrong use`,
    load: async () => (await import('../self-test.ts')).run,
  },
};
