// Words of the folder that is kept an eye on, in German.
import type { Translated } from '../areas.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Translated<typeof english> = {
  'watch.title': 'Dateien von einem Stick',
  'watch.folder': 'Ordner, in den geschaut wird',
  'watch.folderHelp':
    'Der Ordner, in dem USB-Sticks erscheinen, oder ein anderer. Alle paar Sekunden wird in ihn und in die Ordner direkt darunter geschaut: Eine neue Vertrauensliste oder ein Paket wird Ihnen angeboten, und nichts wird von selbst übernommen.',
  'watch.off': 'Es wird in keinen Ordner geschaut.',
  'watch.on': 'Es wird in den Ordner geschaut.',
  'watch.absent': 'Der Ordner ist gerade nicht da. Wenn der Stick wieder steckt, wird wieder hineingeschaut.',
  'watch.stop': 'Nicht mehr schauen',
  'watch.trust': 'Vertrauensliste {sequence} von {by}, ausgestellt am {date}, gefunden. Sie gilt noch nicht.',
  'watch.pack': 'Paket {sequence} von {by}, erstellt am {date}, gefunden. Es ist noch nicht übernommen.',
  'watch.selection': 'Ein Paket ausgewählter Pässe von {by}, erstellt am {date}, gefunden. Es ist noch nicht übernommen.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Ansehen',
  'watch.reading': 'Wird gelesen …',
  'watch.notRead': 'Die Datei wurde nicht gelesen',
  'watch.takenOut':
    '{name} konnte nicht zu Ende gelesen werden: Wurde der Stick herausgezogen? Nichts wurde übernommen. Stecken Sie ihn wieder ein.',
  'watch.noGood':
    '{name} ist nicht zu gebrauchen: beschädigt, verändert oder nicht für diesen Computer. Nichts wurde übernommen. Bitten Sie um eine neue Kopie.',
};
