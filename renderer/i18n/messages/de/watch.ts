// Messages about the watched folder, in German.
import type { Translated } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Translated<typeof english> = {
  'watch.title': 'Dateien von einem Stick',
  'watch.folder': 'Zu überwachender Ordner',
  'watch.folderHelp':
    'Der Ordner, in dem USB-Sticks erscheinen, oder ein anderer. Seine Dateien und die in den Ordnern direkt darunter werden alle paar Sekunden geprüft. Neue Vertrauenslisten und Pakete werden Ihnen angeboten. Nichts wird automatisch übernommen.',
  'watch.off': 'Es wird kein Ordner überwacht.',
  'watch.on': 'Der Ordner wird überwacht.',
  'watch.absent': 'Der Ordner ist zurzeit nicht verfügbar. Wenn der Stick wieder steckt, wird er wieder überwacht.',
  'watch.stop': 'Überwachung beenden',
  'watch.trust': 'Vertrauensliste {sequence} von {by}, ausgestellt am {date}, wurde gefunden. Sie gilt noch nicht.',
  'watch.pack': 'Paket {sequence} von {by}, erstellt am {date}, wurde gefunden, aber noch nicht übernommen.',
  'watch.selection': 'Ein Paket ausgewählter Pässe von {by}, erstellt am {date}, wurde gefunden. Es ist noch nicht übernommen.',
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
  'watch.stillWritten': '{name} hat sich beim Lesen verändert. Die Datei wird noch einmal gelesen, wenn sie sich nicht mehr ändert.',
  'watch.notAPack':
    '{name} heißt wie ein Paket, ist aber keines. Möglicherweise wurde die Datei nicht vollständig kopiert. Nichts wurde übernommen. Kopieren Sie sie noch einmal.',
  'watch.tooMany':
    '{count, plural, one {# Eintrag dieses Ordners wurde} other {# Einträge dieses Ordners wurden}} nicht geprüft: Es sind zu viele. Legen Sie Vertrauenslisten und Pakete auf einen Stick, auf dem sonst wenig liegt.',
  'watch.tooManyAtLeast':
    'Mindestens {count, number} Einträge dieses Ordners wurden nicht geprüft: Es sind zu viele. Legen Sie Vertrauenslisten und Pakete auf einen Stick, auf dem sonst wenig liegt.',
  'watch.deeper':
    '{count, plural, one {# tieferer Ordner oder Verweis wurde nicht geprüft} other {# tiefere Ordner und Verweise wurden nicht geprüft}}. Legen Sie Vertrauenslisten und Pakete auf die oberste Ebene des Sticks.',
};
