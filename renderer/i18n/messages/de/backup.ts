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
  'backup.behind.earlier-versions':
    '{count, plural, one {# frühere Fassung eines Passes fehlt} other {# frühere Fassungen von Pässen fehlen}} darin.',
  'backup.behind.published':
    '{count, plural, one {# Nachweis, der auf diesem Computer signiert wurde, fehlt} other {# Nachweise, die auf diesem Computer signiert wurden, fehlen}} darin.',
  'backup.behind.events': '{count, plural, one {# Ereignis fehlt} other {# Ereignisse fehlen}} darin.',
  'backup.behind.status-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über widerrufene, ausgesetzte oder wieder eingesetzte Pässe {count, plural, one {fehlt} other {fehlen}} darin. Was widerrufen ist, bleibt widerrufen.',
  'backup.behind.trust-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Änderungen der Vertrauensdaten {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.trust-lists':
    '{count, plural, one {# Vertrauensliste} other {# Vertrauenslisten}}, auf diesem Computer übernommen, {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.status-lists':
    '{count, plural, one {# Fassung einer Statusliste fehlt} other {# Fassungen von Statuslisten fehlen}} darin. Die neueren Listen bleiben.',
  'backup.behind.own-issuers':
    '{count, plural, one {# Aussteller} other {# Aussteller}}, auf diesem Computer hinzugefügt, {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.key-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Schlüssel dieses Dienstes {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.clock-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über die Uhr dieses Computers {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.backup-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über erstellte oder zurückgeholte Sicherungen {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.reader-keys':
    '{count, plural, one {# Schlüssel, der an einen Leser ausgegeben wurde, fehlt} other {# Schlüssel, die an Leser ausgegeben wurden, fehlen}} darin: Sie öffnen nichts mehr, geben Sie neue aus.',
  'backup.behind.packs-made':
    '{count, plural, one {# Paket} other {# Pakete}}, auf diesem Computer erstellt, {count, plural, one {fehlt} other {fehlen}} darin: Die Nummern werden nochmals vergeben. Erstellen Sie das nächste Paket als ganzes.',
  'backup.behind.pack-makers':
    '{count, plural, one {# Ersteller von Paketen, dessen Schlüssel hier verglichen wurde, fehlt} other {# Ersteller von Paketen, deren Schlüssel hier verglichen wurden, fehlen}} darin: Vergleichen Sie nochmals.',
  'backup.behind.fetches':
    '{count, plural, one {# Abruf von einem anderen Dienst fehlt} other {# Abrufe von anderen Diensten fehlen}} darin.',
  'backup.behind.body-list':
    'Die Liste der notifizierten Stellen, die auf diesem Computer importiert wurde, fehlt darin: Importieren Sie sie nochmals.',
  'backup.behindNewest': 'Das Neueste ist vom {date}.',
  'backup.behind.service-name': 'Hier waren Pässe unter einer anderen Adresse veröffentlicht.',
  'backup.behind.other-key': 'Der Dienst hatte vorher mit einem anderen Schlüssel signiert.',
  'backup.behind.unreadable': 'Der Speicher davor war nicht lesbar, deshalb ließ sich nichts vergleichen.',
  'backup.reason': 'Grund: {reason}',
  'backup.restoreHow':
    'Um eine Sicherung zurückzuholen, beenden Sie die App und rufen Sie auf: desk restore DATEI --by NAME. Was hier widerrufen wurde, bleibt widerrufen.',
};
