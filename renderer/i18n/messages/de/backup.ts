// Words of the backup, in German.
import type { Translated } from '../areas.ts';
import type { backup as english } from '../en/backup.ts';

export const backup: Translated<typeof english> = {
  'backup.title': 'Sicherung',
  'backup.none': 'Auf diesem Computer wurde noch nichts gesichert.',
  'backup.lastWith': 'Letzte Sicherung: {date}, mit dem Schlüssel des Dienstes, nochmals gelesen und unversehrt',
  'backup.lastWithout': 'Letzte Sicherung: {date}, OHNE den Schlüssel des Dienstes, nochmals gelesen und unversehrt',
  'backup.folder': 'Ordner für die Sicherung',
  'backup.folderHelp': 'Ein Stick oder eine andere Platte. Leer: {folder}, der mit diesem Computer verloren geht.',
  'backup.passphrase': 'Kennwort für den Schlüssel des Dienstes',
  'backup.passphraseHelp':
    'Bewahren Sie es anderswo auf als die Sicherung. Ohne Kennwort bleibt der Schlüssel weg: Hier veröffentlichte Pässe lassen sich dann nicht mehr mit demselben Schlüssel signieren.',
  'backup.short': 'Mindestens {least} Zeichen',
  'backup.now': 'Jetzt sichern',
  'backup.nowWithout': 'Jetzt sichern, ohne Schlüssel',
  'backup.busy': 'Wird kopiert und nochmals gelesen …',
  'backup.done': 'Die Sicherung ist erstellt und unversehrt.',
  'backup.failed': 'Es wurde nichts gesichert',
  'backup.nobody': 'niemand genannt',
  'backup.restored': 'Aus einer Sicherung zurückgeholt am {date} von {who}.',
  'backup.behind.inspections': '{count, plural, one {# frühere Prüfung} other {# frühere Prüfungen}} dieses Computers fehlen darin.',
  'backup.behind.decisions':
    '{count, plural, one {# frühere Entscheidung} other {# frühere Entscheidungen}} dieses Computers fehlen darin.',
  'backup.behind.trust-sequence':
    'Die Vertrauensliste ging von Nummer {from} auf {to, plural, =0 {keine} other {Nummer #}} zurück: Laden Sie die neueste Liste Ihrer Dienststelle.',
  'backup.behind.trust-office': 'Die Vertrauensliste darin ist die einer anderen Dienststelle.',
  'backup.behind.passports': '{count, plural, one {# Pass war} other {# Pässe waren}} darin anders als auf diesem Computer oder fehlten.',
  'backup.behind.credentials': '{count, plural, one {# Nachweis} other {# Nachweise}}, die hereingekommen waren, fehlen darin.',
  'backup.behind.packs':
    '{count, plural, one {# Paket} other {# Pakete}}, die übernommen waren, fehlen darin: Übernehmen Sie sie noch einmal.',
  'backup.behind.service-name': 'Hier waren Pässe unter einer anderen Adresse veröffentlicht.',
  'backup.behind.other-key': 'Der Dienst hatte vorher mit einem anderen Schlüssel signiert.',
  'backup.behind.unreadable': 'Der Speicher davor war nicht lesbar, deshalb ließ sich nichts vergleichen.',
  'backup.reason': 'Grund: {reason}',
  'backup.restoreHow':
    'Um eine Sicherung zurückzuholen, beenden Sie die App und rufen Sie auf: desk restore DATEI --by NAME. Was hier widerrufen wurde, bleibt widerrufen.',
};
