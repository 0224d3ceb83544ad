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
  'backup.busy': 'Wird kopiert und überprüft …',
  'backup.done': 'Die Sicherung wurde erstellt und überprüft.',
  'backup.failed': 'Es wurde keine Sicherung erstellt',
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
    'Sicherungen werden erstellt, solange die App läuft; eine verpasste wird so bald wie möglich nachgeholt. Sie enthalten den Schlüssel des Dienstes nicht: Erstellen Sie auch eine Sicherung mit Passphrase.',
  'backup.timed.stop': 'Automatische Sicherungen beenden',
  'backup.timed.refused': 'Es wurde nichts geändert',
  'backup.timed.byCommand': 'Der Befehl, der den Dienst gestartet hat, erstellt diese Sicherungen.',
  'backup.timed.running': 'Eine Sicherung wird erstellt …',
  'backup.timed.noneYet': 'Es wurde noch keine automatische Sicherung erstellt.',
  'backup.timed.success': 'Letzte automatische Sicherung: {date}, überprüft',
  'backup.timed.failure': 'Die letzte automatische Sicherung ist am {date} fehlgeschlagen. Die App versucht es alle 15 Minuten erneut.',
  'backup.timed.failedBefore': 'Am {date} ist eine Sicherung fehlgeschlagen. Eine spätere ist gelungen.',
  'backup.timed.late': 'Die neueste Sicherung ist mehr als doppelt so alt wie dieser Abstand.',
  'backup.restored': 'Aus einer Sicherung wiederhergestellt am {date} von {who}.',
  'backup.behind.inspections': '{count, plural, one {# Prüfung dieses Computers fehlt} other {# Prüfungen dieses Computers fehlen}} darin.',
  'backup.behind.decisions':
    '{count, plural, one {# Entscheidung dieses Computers fehlt} other {# Entscheidungen dieses Computers fehlen}} darin.',
  'backup.behind.trust-office': 'Die Vertrauensliste darin ist die einer anderen Listenstelle.',
  'backup.behind.passports': '{count, plural, one {# Pass fehlt darin oder weicht ab.} other {# Pässe fehlen darin oder weichen ab.}}',
  'backup.behind.packs':
    '{count, plural, one {# übernommenes Paket fehlt darin: Übernehmen Sie es noch einmal.} other {# übernommene Pakete fehlen darin: Übernehmen Sie sie noch einmal.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# frühere Fassung eines Passes fehlt} other {# frühere Fassungen von Pässen fehlen}} darin.',
  'backup.behind.edits':
    '{count, plural, one {# Pass in Bearbeitung fehlt darin oder weicht ab.} other {# Pässe in Bearbeitung fehlen darin oder weichen ab.}}',
  'backup.behind.published':
    '{count, plural, one {# Nachweis, der auf diesem Computer signiert wurde, fehlt} other {# Nachweise, die auf diesem Computer signiert wurden, fehlen}} darin.',
  'backup.behind.events': '{count, plural, one {# Ereignis fehlt} other {# Ereignisse fehlen}} darin.',
  'backup.behind.status-log':
    '{count, plural, one {# Protokolleintrag über widerrufene, ausgesetzte oder wieder eingesetzte Pässe fehlt} other {# Protokolleinträge über widerrufene, ausgesetzte oder wieder eingesetzte Pässe fehlen}} darin. Was widerrufen ist, bleibt widerrufen.',
  'backup.behind.key-log':
    '{count, plural, one {# Protokolleintrag über Schlüssel dieses Dienstes fehlt} other {# Protokolleinträge über Schlüssel dieses Dienstes fehlen}} darin.',
  'backup.behind.clock-log':
    '{count, plural, one {# Protokolleintrag über die Uhr dieses Computers fehlt} other {# Protokolleinträge über die Uhr dieses Computers fehlen}} darin.',
  'backup.behind.officer-log':
    '{count, plural, one {# Protokolleintrag über Prüfpersonen fehlt} other {# Protokolleinträge über Prüfpersonen fehlen}} darin.',
  'backup.behind.erasure-log':
    '{count, plural, one {# Protokolleintrag über Löschungen fehlt} other {# Protokolleinträge über Löschungen fehlen}} darin. Die gelöschten Daten werden wieder gelöscht.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# Protokolleintrag über Wartungen fehlt} other {# Protokolleinträge über Wartungen fehlen}} darin.',
  'backup.behind.customs-log':
    '{count, plural, one {# Protokolleintrag über Zollanmeldungen und Aussetzungen fehlt} other {# Protokolleinträge über Zollanmeldungen und Aussetzungen fehlen}} darin.',
  'backup.behind.run-log':
    '{count, plural, one {# Protokolleintrag über Prüfserien fehlt} other {# Protokolleinträge über Prüfserien fehlen}} darin.',
  'backup.behind.backup-log':
    '{count, plural, one {# Protokolleintrag über erstellte oder wiederhergestellte Sicherungen fehlt} other {# Protokolleinträge über erstellte oder wiederhergestellte Sicherungen fehlen}} darin.',
  'backup.behind.reader-keys':
    '{count, plural, one {# Schlüssel, der an einen Leser ausgegeben wurde, fehlt darin: Er gilt nicht mehr. Geben Sie einen neuen aus.} other {# Schlüssel, die an Leser ausgegeben wurden, fehlen darin: Sie gelten nicht mehr. Geben Sie neue aus.}}',
  'backup.behind.packs-made':
    '{count, plural, one {# auf diesem Computer erstelltes Paket fehlt darin: Seine Nummer wird noch einmal vergeben.} other {# auf diesem Computer erstellte Pakete fehlen darin: Ihre Nummern werden noch einmal vergeben.}} Erstellen Sie als Nächstes ein vollständiges Paket.',
  'backup.behind.fetches':
    '{count, plural, one {# Abruf von einem anderen Dienst fehlt} other {# Abrufe von anderen Diensten fehlen}} darin.',
  'backup.behind.body-list':
    'Die Liste der notifizierten Stellen, die auf diesem Computer importiert wurde, fehlt darin: Importieren Sie sie nochmals.',
  'backup.behindNewest': 'Das Neueste ist vom {date}.',
  'backup.behind.service-name': 'Hier wurden Pässe unter einer anderen Adresse veröffentlicht.',
  'backup.behind.other-key': 'Der Dienst dieses Computers hat mit einem anderen Schlüssel signiert.',
  'backup.behind.office-draft':
    'Auf diesem Computer liegt ein anderer Entwurf der Vertrauensliste. Der Entwurf aus der Sicherung ersetzt ihn. Listennummern, die auf diesem Computer vergeben wurden, werden nicht noch einmal vergeben.',
  'backup.behind.log-end':
    'Die letzten Einträge der Protokolle darin passen nicht zu den Signaturen des Computers, der sie geführt hat: Einträge wurden entfernt, geändert oder hinzugefügt.',
  'backup.behind.unreadable': 'Die bisherige Datenbank war nicht lesbar, deshalb ließ sich nichts vergleichen.',
  'backup.reason': 'Grund: {reason}',
  'backup.bringBack': 'Eine Sicherung wiederherstellen',
  'backup.bringBackHelp':
    'Bei einem neuen Laptop, einer verlorenen Festplatte oder einem Versehen. Die Datei wird geprüft, und ihr Inhalt wird zuerst angezeigt.',
  'backup.guide': 'Hatten Sie DPP Desk auf einem anderen Computer?',
  'backup.lead': 'Ersetzt die Daten auf diesem Computer: die Aufzeichnungen, die Vertrauensdaten und, mit der Passphrase, den Schlüssel.',
  'backup.damagedTitle': 'Die Aufzeichnungen auf diesem Computer lassen sich nicht öffnen',
  'backup.damagedHelp':
    'Nichts wurde geändert oder gelöscht. Hier kann nichts geprüft werden, bis eine Sicherung wiederhergestellt ist: Wählen Sie unten ihre Datei. Die beschädigten Aufzeichnungen werden in einem eigenen Ordner aufbewahrt. Sie lassen sich nicht mit der Sicherung vergleichen, deshalb verlangt die Wiederherstellung zwei Personen und einen Grund. Gibt es keine Sicherung, schließen Sie dieses Fenster, und verständigen Sie Ihre Administration.',
  'backup.drop': 'Sicherungsdatei hier ablegen',
  'backup.choose': 'Datei auswählen',
  'backup.dropHelp': 'Ihr Name endet auf .backup. Nichts ändert sich, bevor Sie gesehen haben, was darin ist.',
  'backup.onlyOne': 'Es kann nur eine Sicherung auf einmal wiederhergestellt werden. Verwendet wurde die erste Datei.',
  'backup.receiving': 'Datei wird gelesen: {held} von {size}',
  'backup.halfWay': '{held} von {size} sind da. Wählen Sie dieselbe Datei noch einmal, um fortzufahren.',
  'backup.checking': 'Jedes Byte wird geprüft und mit diesem Computer verglichen',
  'backup.checkingHelp': 'Gegen Ende reagiert die App möglicherweise einige Sekunden nicht.',
  'backup.giveUp': 'Abbrechen',
  'backup.another': 'Andere Datei wählen',
  'backup.refused': 'Diese Datei lässt sich nicht wiederherstellen',
  'backup.notDone': 'Die Sicherung wurde nicht wiederhergestellt. Nichts hat sich geändert.',
  'backup.whole': 'Die Sicherung ist vollständig und unversehrt.',
  'backup.made': 'Erstellt',
  'backup.madeBy': '{date} von {who}',
  'backup.service': 'Dienst',
  'backup.version': 'Version der App',
  'backup.trustList': 'Vertrauensliste',
  'backup.trustNumber': 'Nummer {sequence}',
  'backup.trustNone': 'keine',
  'backup.office': 'Vertrauensliste, die für andere geführt wird',
  'backup.officeNone': 'Die Sicherung enthält keine. Eine Liste, die auf diesem Computer geführt wird, bleibt, wie sie ist.',
  'backup.officeInside':
    '{sequence, plural, =0 {Der Entwurf der ersten Liste} other {Der Entwurf nach Liste Nummer #}} mit {count, plural, one {# Aussteller} other {# Ausstellern}} wird wiederhergestellt.',
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
    'Dieser Computer kennt diesen Schlüssel nicht. Dessen Signatur allein beweist nicht, dass die Protokolle unversehrt sind: Wer eine Sicherung umschreibt, kann sie mit einem eigenen Schlüssel signieren. Vergleichen Sie den Fingerabdruck mit dem Computer, der die Sicherung erstellt hat.',
  'backup.keys': 'Schlüssel des Dienstes',
  'backup.keyRevoked': 'widerrufen',
  'backup.keyHere': 'auf diesem Computer',
  'backup.keysHere': 'Schon auf diesem Computer: Sie bleiben, wie sie sind, und die Passphrase der Sicherung wird nicht gebraucht.',
  'backup.keysInside': 'Enthalten, verschlüsselt. Sie brauchen die Passphrase, die beim Erstellen der Sicherung gewählt wurde.',
  'backup.keysOutside':
    'Nicht enthalten. Andere Computer zeigen für alles, was veröffentlicht wurde, „Aussteller unbekannt“ an, bis es mit dem Schlüssel dieses Computers neu signiert ist.',
  'backup.lost': 'Auf diesem Computer, aber nicht in der Sicherung',
  'backup.lostNothing': 'Nichts, was auf diesem Computer aufgezeichnet wurde, würde fehlen.',
  'backup.keptWhere':
    'Die jetzigen Daten werden nicht gelöscht. Sie bleiben vollständig in {folder} erhalten. Was hier widerrufen wurde, bleibt widerrufen.',
  'backup.keptUnread':
    'Die jetzigen Daten werden nicht gelöscht. Sie bleiben vollständig in {folder} erhalten. Spätere Widerrufe können in der Sicherung fehlen: Importieren Sie die neueste Vertrauensliste, und wiederholen Sie die Widerrufe, die seit der Sicherung auf diesem Computer erfolgt sind.',
  'backup.switches':
    'In der Sicherung war dies eingeschaltet. Auf diesem Computer bleibt die jetzige Einstellung, wenn Sie nichts anderes wählen:',
  'backup.switch.public-listener': 'Pässe anderen bereitstellen: {value}',
  'backup.switch.watched-folder': 'Einen Ordner überwachen: {value}',
  'backup.keyPassphrase': 'Passphrase der Sicherung',
  'backup.leaveKeys': 'Die Schlüssel in der Sicherung lassen',
  'backup.leaveKeysHelp': 'Nur wenn die Passphrase verloren ist. Dieser Computer signiert dann mit seinem eigenen Schlüssel.',
  'backup.why': 'Grund',
  'backup.whyHelp': 'Warum die älteren Daten die richtigen sind. Der Grund bleibt dauerhaft im Protokoll.',
  'backup.ask': 'Wiederherstellen …',
  'backup.askTitle': 'Die Daten dieses Computers ersetzen?',
  'backup.askText':
    'Die App startet mit den Aufzeichnungen vom {date} automatisch neu. Das dauert einige Sekunden. Schalten Sie den Computer nicht aus. Geht er dennoch aus, haben Sie entweder alle alten oder alle neuen Aufzeichnungen.',
  'backup.do': 'Wiederherstellen',
  'backup.restoring': 'Die Sicherung wird wiederhergestellt. Diese Seite lädt von selbst neu.',
  'backup.restoredNow': 'Die Sicherung wurde wiederhergestellt.',
  'backup.restoredTitle': 'Wiederhergestellt',
  'backup.restoredFile': 'Aus der Datei {file}',
  'backup.restoredKeysHere': 'Der Schlüssel der Sicherung war schon auf diesem Computer: Er bleibt, wie er war.',
  'backup.restoredKeys': 'Der Dienst verwendet den Schlüssel aus der Sicherung oder einen neueren dieses Computers.',
  'backup.restoredNoKeys': 'Aus der Sicherung wurde kein Schlüssel genommen: Dieser Computer signiert mit seinem eigenen.',
  'backup.restoredAside': 'Die bisherigen Daten liegen in {folder}.',
  'backup.leftOff': 'Nicht eingeschaltet, obwohl in der Sicherung eingeschaltet:',
  'backup.leftOffWhere.public-listener': 'Unter Resolver einschalten',
  'backup.leftOffWhere.watched-folder': 'In den Einstellungen einschalten',
  'backup.notHere': 'In diesem Fenster nicht verfügbar',
  'backup.commandFile': 'DATEI',
  'backup.commandName': 'NAME',
  'backup.commandHelp':
    'DATEI ist die Sicherung. NAME ist die Person, die sie wiederherstellt, für das Protokoll. Die jetzigen Daten werden in einem eigenen Ordner aufbewahrt.',
  'backup.next':
    'Die App läuft wieder. Ihre Vertrauensdaten sind so alt wie die Sicherung: Sehen Sie nach, ob Ihre Dienststelle eine neuere Liste hat.',
  'backup.nextTrust': 'Vertrauensdaten ansehen',
  'backup.nextInspect': 'Weiter prüfen',
  'backup.fault.not-found': 'Die Datei oder der Ordner ist nicht mehr da. Stecken Sie den Stick wieder ein, oder wählen Sie etwas anderes.',
  'backup.fault.not-a-file': 'Das ist ein Ordner oder ein Verweis, keine Datei. Wählen Sie die Sicherung selbst.',
  'backup.fault.not-a-backup': 'Diese Datei ist keine Sicherung von DPP Desk. Suchen Sie eine, deren Name auf .backup endet.',
  'backup.fault.newer':
    'Die Sicherung wurde mit einer neueren Version von DPP Desk erstellt. Installieren Sie diese oder eine spätere hier, und stellen Sie sie dann wieder her.',
  'backup.fault.truncated':
    'Ein Teil der Datei fehlt, weil sie nicht vollständig kopiert wurde. Kopieren Sie sie noch einmal von einer vollständigen Datei, oder nehmen Sie eine frühere Sicherung.',
  'backup.fault.changed':
    'Die Datei wurde nach dem Schreiben beschädigt oder verändert. Kopieren Sie sie noch einmal, oder nehmen Sie eine andere Sicherung.',
  'backup.fault.damaged-store': 'Die Aufzeichnungen darin sind beschädigt. Nehmen Sie eine andere Sicherung.',
  'backup.fault.foreign-schema':
    'Diese Datei enthält etwas, das DPP Desk nie schreibt. Verwenden Sie sie nicht; sagen Sie es Ihrer Administration.',
  'backup.fault.broken-log':
    'Im Protokoll dieser Sicherung wurde ein Eintrag verändert oder fehlt. Verwenden Sie sie nicht; sagen Sie es Ihrer Administration.',
  'backup.fault.bad-settings':
    'Mit den Einstellungen in dieser Sicherung könnte der Dienst nicht starten. Es wurde nichts geändert. Nehmen Sie eine andere Sicherung; sagen Sie es Ihrer Administration.',
  'backup.fault.no-room': 'Auf der Platte ist nicht genug Platz. Benötigt wird etwa das Dreifache der Dateigröße.',
  'backup.fault.exists': 'Es gibt dort schon eine Datei dieses Namens. Wählen Sie einen anderen Ordner.',
  'backup.fault.passphrase-needed': 'Für den Schlüssel des Dienstes braucht es eine Passphrase von mindestens 12 Zeichen.',
  'backup.fault.passphrase-wrong':
    'Diese Passphrase öffnet die Schlüssel nicht. Achten Sie auf Großschreibung und Leerzeichen, und versuchen Sie es noch einmal; ohne sie lassen sich die Schlüssel nur in der Sicherung lassen.',
  'backup.fault.office-draft':
    'Der Entwurf der Vertrauensliste ist nicht lesbar. Sehen Sie ihn sich unter „Eine Vertrauensliste führen“ an, oder verschieben Sie seine Datei, und versuchen Sie es noch einmal.',
  'backup.fault.running':
    'Ein anderes Programm hat die Aufzeichnungen offen, etwa ein Befehl oder ein zweiter Dienst von DPP Desk. Beenden Sie es, und versuchen Sie es dann noch einmal.',
  'backup.fault.rollback':
    'Etwas auf diesem Computer ist nicht in der Sicherung. Geben Sie den Grund an, aus dem sie trotzdem wiederhergestellt wird.',
  'backup.fault.second-person': 'Auf diesem Computer müssen das zwei Personen bestätigen. Geben Sie den Namen der zweiten ein.',
  'backup.fault.busy':
    'Ein Paket wird gerade übernommen oder erstellt, oder Pässe werden abgerufen. Warten Sie, bis das fertig ist, oder halten Sie es an, und versuchen Sie es dann noch einmal.',
  'backup.fault.not-here':
    'Diese Werkbank wurde von der Administration mit einem Befehl gestartet. Wer sie gestartet hat, beendet sie und verwendet „desk restore“.',
  'backup.fault.failed':
    'Das hat nicht geklappt. Starten Sie die App neu, und versuchen Sie es noch einmal; geschieht es wieder, sagen Sie es Ihrer Administration.',
  'backup.fault.large':
    'Das Kopieren kann mehrere Minuten dauern, und die App reagiert bis zum Ende nicht. Drücken Sie noch einmal, wenn niemand die App benutzt.',
  'backup.nowLarge': 'Sichern und warten',
};
