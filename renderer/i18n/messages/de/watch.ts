// Messages about the watched folder, in German.
import type { Translated } from '../en/catalogue.ts';
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
  'watch.pack': 'Paket {sequence} von {by}, erstellt am {date}, wurde gefunden, aber noch nicht übernommen.',
  'watch.selection': 'Ein Paket ausgewählter Pässe von {by}, erstellt am {date}, gefunden. Es ist noch nicht übernommen.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Ansehen',
  'watch.reading': 'Wird gelesen …',
  'watch.notRead': 'Die Datei wurde nicht gelesen',
  'watch.takenOut':
    '{name} konnte nicht zu Ende gelesen werden: Wurde der Stick herausgezogen? Nichts wurde übernommen. Stecken Sie ihn wieder ein.',
  'watch.noGood':
    '{name} ist nicht zu gebrauchen: beschädigt, verändert oder nicht für diesen Computer. Nichts wurde übernommen. Bitten Sie um eine neue Kopie.',
  'watch.noPermission':
    '{name} lässt sich nicht öffnen: Dieses Konto darf die Datei nicht lesen. Nichts wurde übernommen. Kopieren Sie die Datei neu, oder fragen Sie, wer diesen Computer betreut.',
  'watch.readError':
    '{name} lässt sich nicht lesen: Der Stick oder die Platte meldet einen Fehler. Nichts wurde übernommen. Nehmen Sie einen anderen Stick, oder kopieren Sie die Datei neu unter einem einfachen Namen.',
  'watch.stillWritten': '{name} hat sich beim Lesen verändert. Die Datei wird wieder angesehen, wenn sie ruht.',
  'watch.notAPack':
    '{name} heißt wie ein Paket und ist keines: Vielleicht wurde nicht zu Ende kopiert. Nichts wurde übernommen. Kopieren Sie es noch einmal.',
  'watch.tooMany':
    '{count, plural, one {# Eintrag dieses Ordners wurde} other {# Einträge dieses Ordners wurden}} nicht angesehen: Es sind zu viele. Legen Sie Vertrauenslisten und Pakete auf einen Stick, auf dem sonst wenig liegt.',
  'watch.tooManyAtLeast':
    'Mindestens {count, number} Einträge dieses Ordners wurden nicht angesehen: Es sind zu viele. Legen Sie Vertrauenslisten und Pakete auf einen Stick, auf dem sonst wenig liegt.',
  'watch.deeper':
    'In {count, plural, one {# tieferen Ordner oder Verweis} other {# tiefere Ordner und Verweise}} wurde nicht geschaut. Legen Sie Vertrauenslisten und Pakete auf die oberste Ebene des Sticks.',
};
