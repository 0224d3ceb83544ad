// The commands of keeping the data folder: backups, repair, logs, officers and the self-test.
import type { Commands } from './command.ts';

export const DATA_FOLDER: Commands = {
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
    load: async () => (await import('../backup.ts')).run,
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
    load: async () => (await import('../restore.ts')).run,
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
    load: async () => (await import('../repair/repair.ts')).run,
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
    load: async () => (await import('../start-anew.ts')).run,
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
    load: async () => (await import('../log/log.ts')).run,
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
    load: async () => (await import('../officers/officers.ts')).run,
  },
  'self-test': {
    summary: 'check that this runtime verifies as it must',
    help: `usage: desk self-test [--data DIR] [--json]

Runs the built-in credentials and signature vectors in this runtime. With --data also checks a data folder: the modes of its files, SQLite's integrity check, and of
each log (inspections, decisions, backups, clock resets, key rotations, runs, officers) the hash chain, and the end that the key of this computer signed, and the tree
over all of them.

exit codes: 0 all right · 1 something is wrong · 64 wrong use`,
    load: async () => (await import('../self-test.ts')).run,
  },
};
