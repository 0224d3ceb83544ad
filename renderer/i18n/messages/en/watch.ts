// Messages about the watched folder, in English.
export const watch = {
  'watch.title': 'Files from a stick',
  'watch.folder': 'Folder to look into',
  'watch.folderHelp':
    'The folder where USB sticks appear, or any other. Every few seconds its files, and those of the folders directly below, are looked at: a new trust list or pack is offered to you, and nothing is taken over by itself.',
  'watch.off': 'No folder is looked into.',
  'watch.on': 'The folder is looked into.',
  'watch.absent': 'The folder is not there at the moment. When the stick is back, it is looked into again.',
  'watch.stop': 'Stop looking',
  'watch.trust': 'Trust list {sequence} of {by}, issued {date}, was found. It is not in force yet.',
  'watch.pack': 'Pack {sequence} of {by}, made {date}, was found. It is not taken over yet.',
  'watch.selection': 'A pack of chosen passports by {by}, made {date}, was found. It is not taken over yet.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Look at it',
  'watch.reading': 'Reading…',
  'watch.notRead': 'The file was not read',
  'watch.takenOut': '{name} could not be read to its end: was the stick taken out? Nothing was taken over. Put it in again.',
  'watch.noGood': '{name} cannot be used: it is damaged, changed or not for this computer. Nothing was taken over. Ask for a new copy.',
  'watch.noPermission':
    '{name} cannot be opened: this account has no right to read it. Nothing was taken over. Copy the file anew, or ask whoever looks after this computer.',
  'watch.readError':
    '{name} cannot be read: the stick or the disk reports a fault. Nothing was taken over. Try another stick, or copy the file anew under a simple name.',
  'watch.stillWritten': '{name} changed while it was read. It is looked at again when it lies still.',
  'watch.notAPack': '{name} is called a pack and is none: perhaps it was not copied to its end. Nothing was taken over. Copy it again.',
  'watch.tooMany':
    '{count, plural, one {# entry of this folder was} other {# entries of this folder were}} not looked at: there are too many. Put trust lists and packs on a stick with little else.',
  'watch.tooManyAtLeast':
    'At least {count, number} entries of this folder were not looked at: there are too many. Put trust lists and packs on a stick with little else.',
  'watch.deeper':
    '{count, plural, one {# folder further down, or a link, was} other {# folders further down and links were}} not looked into. Put trust lists and packs at the top of the stick.',
} as const;
