// Messages of backup and restore, in German.

import type { backup as english } from '../en/backup.ts';
import type { Translated } from '../en/catalogue.ts';

export const backup: Translated<typeof english> = {
  'backup.title': 'Sicherung',
  'backup.none': 'Auf diesem Computer wurde noch nichts gesichert.',
  'backup.lastWith': 'Letzte Sicherung: {date}, mit dem Schlüssel des Dienstes, überprüft',
  'backup.lastWithout': 'Letzte Sicherung: {date}, OHNE den Schlüssel des Dienstes, überprüft',
  'backup.folder': 'Ordner für die Sicherung',
  'backup.folderHelp': 'Ein USB-Stick oder eine andere Platte. Ohne Angabe: {folder}; er ist verloren, wenn dieser Computer verloren geht.',
  'backup.passphrase': 'Passphrase für den Schlüssel des Dienstes',
  'backup.passphraseHelp':
    'Bewahren Sie sie anderswo auf als die Sicherung. Ohne Passphrase bleibt der Schlüssel weg: Hier veröffentlichte Pässe lassen sich dann nicht mehr mit demselben Schlüssel signieren.',
  'backup.short': 'Mindestens {least} Zeichen',
  'backup.now': 'Jetzt sichern',
  'backup.nowWithout': 'Jetzt sichern, ohne Schlüssel',
  'backup.busy': 'Wird kopiert und nochmals gelesen …',
  'backup.done': 'Die Sicherung ist erstellt und unversehrt.',
  'backup.failed': 'Es wurde nichts gesichert',
  'backup.nobody': 'niemand genannt',
  'backup.timed.title': 'Automatische Sicherungen',
  'backup.timed.off': 'Es werden keine automatischen Sicherungen erstellt.',
  'backup.timed.folder': 'Ordner für diese Sicherungen',
  'backup.timed.folderHelp':
    'Auf einem anderen Datenträger, der immer angeschlossen ist. Behalten wird die jeweils neueste Sicherung der letzten 7 Tage, 4 Wochen und 12 Monate. Ältere werden gelöscht.',
  'backup.timed.every': 'Wie oft',
  'backup.timed.daily': 'Täglich',
  'backup.timed.weekly': 'Wöchentlich',
  'backup.timed.hours': '{count, plural, one {Stündlich} other {Alle # Stunden}}',
  'backup.timed.minutes': '{count, plural, one {Jede Minute} other {Alle # Minuten}}',
  'backup.timed.help':
    'Sie werden erstellt, solange die App läuft; ein verpasster Zeitpunkt wird nachgeholt. Der Schlüssel des Dienstes ist nicht enthalten: Erstellen Sie auch eine Sicherung mit Passphrase.',
  'backup.timed.stop': 'Nicht mehr erstellen',
  'backup.timed.refused': 'Es wurde nichts geändert',
  'backup.timed.byCommand': 'Der Befehl, der den Dienst gestartet hat, erstellt sie.',
  'backup.timed.running': 'Eine Sicherung wird erstellt …',
  'backup.timed.noneYet': 'Die erste wurde noch nicht erstellt.',
  'backup.timed.success': 'Letzte: {date}, geprüft',
  'backup.timed.failure': 'Am {date} fehlgeschlagen. Es wird alle 15 Minuten erneut versucht.',
  'backup.timed.failedBefore': 'Am {date} ist eine fehlgeschlagen. Danach wurde wieder eine erstellt.',
  'backup.timed.late': 'Die neueste Sicherung ist mehr als doppelt so alt wie dieser Abstand.',
  'backup.restored': 'Aus einer Sicherung wiederhergestellt am {date} von {who}.',
  'backup.behind.inspections': '{count, plural, one {# Prüfung dieses Computers fehlt} other {# Prüfungen dieses Computers fehlen}} darin.',
  'backup.behind.decisions':
    '{count, plural, one {# Entscheidung dieses Computers fehlt} other {# Entscheidungen dieses Computers fehlen}} darin.',
  'backup.behind.trust-office': 'Die Vertrauensliste darin ist die einer anderen Listenstelle.',
  'backup.behind.passports': '{count, plural, one {# Pass ist} other {# Pässe sind}} darin anders als auf diesem Computer, oder nicht da.',
  'backup.behind.packs':
    '{count, plural, one {# Paket, das übernommen war, fehlt darin: Übernehmen Sie es noch einmal.} other {# Pakete, die übernommen waren, fehlen darin: Übernehmen Sie sie noch einmal.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# frühere Fassung eines Passes fehlt} other {# frühere Fassungen von Pässen fehlen}} darin.',
  'backup.behind.edits':
    '{count, plural, one {# Pass in Bearbeitung ist} other {# Pässe in Bearbeitung sind}} darin anders als auf diesem Computer, oder nicht da.',
  'backup.behind.published':
    '{count, plural, one {# Nachweis, der auf diesem Computer signiert wurde, fehlt} other {# Nachweise, die auf diesem Computer signiert wurden, fehlen}} darin.',
  'backup.behind.events': '{count, plural, one {# Ereignis fehlt} other {# Ereignisse fehlen}} darin.',
  'backup.behind.status-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über widerrufene, ausgesetzte oder wieder eingesetzte Pässe {count, plural, one {fehlt} other {fehlen}} darin. Was widerrufen ist, bleibt widerrufen.',
  'backup.behind.key-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Schlüssel dieses Dienstes {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.clock-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über die Uhr dieses Computers {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.officer-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Prüfpersonen {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.erasure-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Löschungen {count, plural, one {fehlt} other {fehlen}} darin. Was sie betreffen, wird wieder gelöscht.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Wartungen {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.customs-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Anmeldungen und Aussetzungen {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.run-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über Prüfserien {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.backup-log':
    '{count, plural, one {# Zeile} other {# Zeilen}} über erstellte oder wiederhergestellte Sicherungen {count, plural, one {fehlt} other {fehlen}} darin.',
  'backup.behind.reader-keys':
    '{count, plural, one {# Schlüssel, der an einen Leser ausgegeben wurde, fehlt} other {# Schlüssel, die an Leser ausgegeben wurden, fehlen}} darin: Was fehlt, öffnet nichts mehr, geben Sie neue Schlüssel aus.',
  'backup.behind.packs-made':
    '{count, plural, one {# Paket} other {# Pakete}}, auf diesem Computer erstellt, {count, plural, one {fehlt} other {fehlen}} darin: Die Nummern werden nochmals vergeben. Erstellen Sie das nächste Paket als ganzes.',
  'backup.behind.fetches':
    '{count, plural, one {# Abruf von einem anderen Dienst fehlt} other {# Abrufe von anderen Diensten fehlen}} darin.',
  'backup.behind.body-list':
    'Die Liste der notifizierten Stellen, die auf diesem Computer importiert wurde, fehlt darin: Importieren Sie sie nochmals.',
  'backup.behindNewest': 'Das Neueste ist vom {date}.',
  'backup.behind.service-name': 'Hier sind Pässe unter einer anderen Adresse veröffentlicht.',
  'backup.behind.other-key': 'Der Dienst dieses Computers hat mit einem anderen Schlüssel signiert.',
  'backup.behind.office-draft':
    'Der Entwurf der Vertrauensliste auf diesem Computer ist ein anderer: Er weicht dem der Sicherung, und seine Nummern werden nicht noch einmal vergeben.',
  'backup.behind.log-end':
    'Die Protokolle darin enden nicht so, wie der Computer sie signiert hat, der sie führte: Zeilen wurden abgeschnitten, geändert oder angefügt.',
  'backup.behind.unreadable': 'Der Speicher davor war nicht lesbar, deshalb ließ sich nichts vergleichen.',
  'backup.reason': 'Grund: {reason}',
  'backup.bringBack': 'Eine Sicherung wiederherstellen',
  'backup.bringBackHelp': 'Nach einem neuen Laptop, einer defekten Platte oder einem Versehen. Die Datei wird zuerst geprüft und gezeigt.',
  'backup.guide': 'Hatten Sie DPP Desk auf einem anderen Computer?',
  'backup.lead': 'Ersetzt die Daten auf diesem Computer: die Aufzeichnungen, die Vertrauensdaten und, mit der Passphrase, den Schlüssel.',
  'backup.damagedTitle': 'Die Aufzeichnungen auf diesem Computer lassen sich nicht öffnen',
  'backup.damagedHelp':
    'Nichts wurde geändert oder gelöscht. Hier kann nichts geprüft werden, bis eine Sicherung wiederhergestellt ist: Wählen Sie unten ihre Datei. Die beschädigten Aufzeichnungen bleiben in einem Ordner daneben. Weil niemand sie mit der Sicherung vergleichen kann, werden zwei Personen und ein Grund verlangt. Gibt es keine Sicherung, schließen Sie dieses Fenster und sagen Sie es Ihrer Administration.',
  'backup.drop': 'Sicherungsdatei hier ablegen',
  'backup.choose': 'Datei auswählen',
  'backup.dropHelp': 'Ihr Name endet auf .backup. Nichts ändert sich, bevor Sie gesehen haben, was darin ist.',
  'backup.onlyOne': 'Eine Sicherung auf einmal: Die erste Datei wurde genommen.',
  'backup.receiving': 'Datei wird gelesen: {held} von {size}',
  'backup.halfWay': '{held} von {size} sind da. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
  'backup.checking': 'Jedes Byte wird geprüft und mit diesem Computer verglichen',
  'backup.checkingHelp': 'Gegen Ende reagiert die App möglicherweise einige Sekunden nicht.',
  'backup.giveUp': 'Abbrechen',
  'backup.another': 'Andere Datei wählen',
  'backup.refused': 'Diese Datei lässt sich nicht wiederherstellen',
  'backup.notDone': 'Die Sicherung wurde nicht wiederhergestellt. Nichts hat sich geändert.',
  'backup.whole': 'Die Sicherung ist unversehrt.',
  'backup.made': 'Erstellt',
  'backup.madeBy': '{date} von {who}',
  'backup.service': 'Dienst',
  'backup.version': 'Version der App',
  'backup.trustList': 'Vertrauensliste',
  'backup.trustNumber': 'Nummer {sequence}',
  'backup.trustNone': 'keine',
  'backup.office': 'Vertrauensliste, die für andere geführt wird',
  'backup.officeNone': 'Keine darin; eine, die hier geführt wird, bleibt, wie sie ist.',
  'backup.officeInside':
    '{sequence, plural, =0 {Der Entwurf der ersten Liste} other {Der Entwurf nach Liste Nummer #}} mit {count, plural, one {# Aussteller} other {# Ausstellern}} kommt zurück.',
  'backup.officeLater':
    'Wurde seither eine spätere Liste signiert, wählen Sie unter „Eine Vertrauensliste führen“ deren Datei, bevor Sie signieren.',
  'backup.records': 'Aufzeichnungen',
  'backup.inIt': 'In der Sicherung',
  'backup.here': 'Jetzt auf diesem Computer',
  'backup.hereUnreadable': 'nicht lesbar',
  'backup.record.inspections': 'Prüfungen',
  'backup.record.decisions': 'Entscheidungen',
  'backup.record.passports': 'Pässe',
  'backup.record.credentials': 'Nachweise',
  'backup.record.events': 'Ereignisse',
  'backup.signers': 'Schlüssel, der die letzten Einträge der Protokolle signiert hat',
  'backup.signersNone': 'Die letzten Einträge der Protokolle sind nicht signiert: Nichts belegt, dass die Protokolle vollständig sind.',
  'backup.signer.this-computer': 'Der Schlüssel dieses Computers.',
  'backup.signer.earlier-backup':
    'Hier bekannt: Dieser Computer hat schon eine Sicherung wiederhergestellt, deren Protokolle mit diesem Schlüssel signiert sind.',
  'backup.signer.no':
    'Dieser Computer kennt diesen Schlüssel nicht. Dass die Protokolle unversehrt sind, sagt nur dieser Schlüssel: Wer eine Sicherung umschreibt, kann sie mit einem eigenen Schlüssel signieren. Vergleichen Sie den Fingerabdruck mit dem Computer, der die Sicherung angelegt hat.',
  'backup.keys': 'Schlüssel des Dienstes',
  'backup.keyRevoked': 'widerrufen',
  'backup.keyHere': 'auf diesem Computer',
  'backup.keysHere': 'Schon auf diesem Computer: Sie bleiben, wie sie sind, und die Passphrase der Sicherung wird nicht gebraucht.',
  'backup.keysInside': 'Darin, versiegelt: Sie brauchen die Passphrase, die beim Sichern gewählt wurde.',
  'backup.keysOutside':
    'Nicht darin: Sie wurden weggelassen. Was veröffentlicht war, lautet auf anderen Computern „Aussteller unbekannt“, bis es mit dem Schlüssel dieses Computers neu signiert ist.',
  'backup.lost': 'Auf diesem Computer, und nicht in der Sicherung',
  'backup.lostNothing': 'Nichts, was auf diesem Computer aufgezeichnet wurde, würde fehlen.',
  'backup.keptWhere':
    'Was jetzt hier ist, wird nicht gelöscht. Es bleibt vollständig in {folder}. Was hier widerrufen wurde, bleibt widerrufen.',
  'backup.keptUnread':
    'Was jetzt hier ist, wird nicht gelöscht. Es bleibt vollständig in {folder}. Was hier nach der Sicherung widerrufen wurde, kennt sie vielleicht nicht: Importieren Sie die neueste Vertrauensliste, und widerrufen Sie erneut, was dieser Computer seither widerrufen hat.',
  'backup.switches': 'In der Sicherung war dies eingeschaltet. Es bleibt, wie es auf diesem Computer ist, außer Sie wollen es:',
  'backup.switch.public-listener': 'Pässe anderen bereitstellen: {value}',
  'backup.switch.watched-folder': 'In einen Ordner sehen: {value}',
  'backup.keyPassphrase': 'Passphrase der Sicherung',
  'backup.leaveKeys': 'Die Schlüssel in der Sicherung lassen',
  'backup.leaveKeysHelp': 'Nur wenn die Passphrase verloren ist: Dieser Computer signiert dann mit einem eigenen Schlüssel.',
  'backup.why': 'Grund',
  'backup.whyHelp': 'Warum es richtig ist, zurückzugehen. Es steht für immer im Protokoll.',
  'backup.ask': 'Wiederherstellen …',
  'backup.askTitle': 'Die Daten dieses Computers ersetzen?',
  'backup.askText':
    'Die App startet von selbst neu, mit den Aufzeichnungen vom {date}. Das dauert einige Sekunden. Schalten Sie den Computer nicht aus; geht er trotzdem aus, sind entweder die alten oder die neuen Aufzeichnungen da, vollständig.',
  'backup.do': 'Wiederherstellen',
  'backup.restoring': 'Die Sicherung wird wiederhergestellt. Diese Seite lädt von selbst neu.',
  'backup.restoredNow': 'Die Sicherung wurde wiederhergestellt.',
  'backup.restoredTitle': 'Wiederhergestellt',
  'backup.restoredFile': 'Aus der Datei {file}',
  'backup.restoredKeysHere': 'Der Schlüssel der Sicherung war schon auf diesem Computer: Er bleibt, wie er war.',
  'backup.restoredKeys': 'Der Schlüssel des Dienstes ist der aus der Sicherung, oder ein neuerer dieses Computers.',
  'backup.restoredNoKeys': 'Aus der Sicherung wurde kein Schlüssel genommen: Dieser Computer signiert mit seinem eigenen.',
  'backup.restoredAside': 'Was vorher hier war, liegt in {folder}.',
  'backup.leftOff': 'Nicht eingeschaltet, obwohl es in der Sicherung an war:',
  'backup.leftOffWhere.public-listener': 'Unter Resolver einschalten',
  'backup.leftOffWhere.watched-folder': 'In den Einstellungen einschalten',
  'backup.notHere': 'Nicht aus diesem Fenster',
  'backup.commandFile': 'DATEI',
  'backup.commandName': 'NAME',
  'backup.commandHelp':
    'DATEI ist die Sicherung, NAME der Name der Person, die es tut, für das Protokoll. Was jetzt hier ist, bleibt in einem Ordner daneben erhalten.',
  'backup.next':
    'Die App läuft wieder. Ihre Vertrauensdaten sind nicht neuer als die Sicherung: Sehen Sie nach, ob Ihre Dienststelle eine neuere Liste hat.',
  'backup.nextTrust': 'Vertrauensdaten ansehen',
  'backup.nextInspect': 'Weiter prüfen',
  'backup.fault.not-found': 'Die Datei oder der Ordner ist nicht mehr da. Stecken Sie den Stick wieder ein, oder wählen Sie anderes.',
  'backup.fault.not-a-file': 'Das ist ein Ordner oder ein Verweis, keine Datei. Wählen Sie die Sicherung selbst.',
  'backup.fault.not-a-backup': 'Diese Datei ist keine Sicherung von DPP Desk. Suchen Sie eine, deren Name auf .backup endet.',
  'backup.fault.newer':
    'Die Sicherung wurde mit einer neueren Version von DPP Desk erstellt. Installieren Sie diese oder eine spätere hier, und stellen Sie sie dann wieder her.',
  'backup.fault.truncated':
    'Ein Teil der Datei fehlt: Sie wurde nicht zu Ende kopiert. Kopieren Sie sie noch einmal von dort, wo sie vollständig liegt, oder nehmen Sie eine frühere Sicherung.',
  'backup.fault.changed':
    'Die Datei wurde nach dem Schreiben beschädigt oder verändert. Kopieren Sie sie noch einmal, oder nehmen Sie eine andere Sicherung.',
  'backup.fault.damaged-store': 'Die Aufzeichnungen darin sind beschädigt. Nehmen Sie eine andere Sicherung.',
  'backup.fault.foreign-schema':
    'In diese Datei wurde etwas eingebaut, das DPP Desk nicht schreibt. Verwenden Sie sie nicht; sagen Sie es Ihrer Administration.',
  'backup.fault.broken-log':
    'Im Protokoll dieser Sicherung wurde ein Eintrag verändert oder fehlt. Verwenden Sie sie nicht; sagen Sie es Ihrer Administration.',
  'backup.fault.bad-settings':
    'Mit den Einstellungen in dieser Sicherung könnte der Dienst nicht starten. Es wurde nichts geändert. Nehmen Sie eine andere Sicherung; sagen Sie es Ihrer Administration.',
  'backup.fault.no-room': 'Auf der Platte ist nicht genug Platz. Schaffen Sie Platz: etwa das Dreifache der Dateigröße.',
  'backup.fault.exists': 'Es gibt dort schon eine Datei dieses Namens. Wählen Sie einen anderen Ordner.',
  'backup.fault.passphrase-needed': 'Für den Schlüssel des Dienstes braucht es eine Passphrase von mindestens 12 Zeichen.',
  'backup.fault.passphrase-wrong':
    'Diese Passphrase öffnet die Schlüssel nicht. Achten Sie auf Großschreibung und Leerzeichen, und versuchen Sie es noch einmal; ohne sie lassen sich die Schlüssel nur in der Sicherung lassen.',
  'backup.fault.office-draft':
    'Der Entwurf der Vertrauensliste ist nicht lesbar. Sehen Sie ihn sich unter „Eine Vertrauensliste führen“ an, oder verschieben Sie seine Datei, und versuchen Sie es noch einmal.',
  'backup.fault.running':
    'Ein anderes Programm hat die Aufzeichnungen offen, etwa ein Befehl oder ein zweiter Dienst von DPP Desk. Beenden Sie es, und versuchen Sie es dann noch einmal.',
  'backup.fault.rollback': 'Etwas auf diesem Computer ist nicht in der Sicherung. Sagen Sie, warum es richtig ist, zurückzugehen.',
  'backup.fault.second-person': 'Auf diesem Computer müssen das zwei Personen bestätigen: Nennen Sie die zweite.',
  'backup.fault.busy':
    'Ein Paket wird gerade übernommen oder erstellt, oder Pässe werden abgerufen. Warten Sie, bis das fertig ist, oder halten Sie es an, und versuchen Sie es dann noch einmal.',
  'backup.fault.not-here':
    'Diese Werkbank wurde von der Administration mit einem Befehl gestartet. Wer sie gestartet hat, beendet sie und verwendet „desk restore“.',
  'backup.fault.failed':
    'Es ging nicht. Starten Sie die App neu, und versuchen Sie es noch einmal; geschieht es wieder, sagen Sie es Ihrer Administration.',
  'backup.fault.large':
    'Es ist viel zu kopieren. Die App steht währenddessen still, vielleicht minutenlang. Drücken Sie noch einmal, wenn niemand sie braucht.',
  'backup.nowLarge': 'Sichern und warten',
};
