// Messages about the watched folder, in English.
export const watch = {
  'watch.title': 'Files from a stick',
  'watch.folder': 'Folder to watch',
  'watch.folderHelp':
    'The folder where USB sticks appear, or any other. Its files, and those in the folders directly below, are checked every few seconds. New trust lists and packs are offered to you. Nothing is imported automatically.',
  'watch.off': 'No folder is watched.',
  'watch.on': 'The folder is being watched.',
  'watch.absent': 'The folder is not available at the moment. When the stick is back, it is watched again.',
  'watch.stop': 'Stop watching',
  'watch.trust': 'Found trust list {sequence} from {by}, issued {date}. It is not in force yet.',
  'watch.pack': 'Found pack {sequence} from {by}, made {date}. It has not been applied yet.',
  'watch.selection': 'Found a pack of chosen passports from {by}, made {date}. It has not been applied yet.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Review it',
  'watch.reading': 'Reading…',
  'watch.notRead': 'The file was not read',
  'watch.takenOut': '{name} could not be read completely. Was the stick removed? Nothing was imported. Insert it again.',
  'watch.noGood': '{name} cannot be used: it is damaged, changed or not for this computer. Nothing was imported. Ask for a new copy.',
  'watch.noPermission':
    '{name} cannot be opened: this account is not allowed to read it. Nothing was imported. Copy the file again, or ask your administrator.',
  'watch.readError':
    '{name} cannot be read: the stick or the disk reports a fault. Nothing was imported. Try another stick, or copy the file again under a simple name.',
  'watch.stillWritten': '{name} changed while it was read. It is read again once it stops changing.',
  'watch.notAPack':
    '{name} has the name of a pack but is not one. It may not have been copied completely. Nothing was imported. Copy it again.',
  'watch.tooMany':
    '{count, plural, one {# entry of this folder was} other {# entries of this folder were}} not checked: there are too many. Put trust lists and packs on a stick with little else.',
  'watch.tooManyAtLeast':
    'At least {count, number} entries of this folder were not checked: there are too many. Put trust lists and packs on a stick with little else.',
  'watch.deeper':
    '{count, plural, one {# deeper folder or link was not checked} other {# deeper folders and links were not checked}}. Put trust lists and packs at the top of the stick.',
} as const;
