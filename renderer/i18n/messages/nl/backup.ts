// Messages of backup and restore, in Dutch.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Back-up',
  'backup.none': 'Op deze computer is nog geen back-up gemaakt.',
  'backup.lastWith': 'Laatste back-up: {date}, met de sleutel van de dienst, geverifieerd',
  'backup.lastWithout': 'Laatste back-up: {date}, ZONDER de sleutel van de dienst, geverifieerd',
  'backup.folder': 'Map voor de back-up',
  'backup.folderHelp': 'Een USB-stick of een andere schijf. Leeg gelaten: {folder}, die samen met deze computer verloren gaat.',
  'backup.passphrase': 'Wachtwoordzin voor de sleutel van de dienst',
  'backup.passphraseHelp':
    'Bewaar deze op een andere plaats dan de back-up. Zonder wachtwoordzin wordt de sleutel weggelaten en kunnen hier gepubliceerde paspoorten niet opnieuw met dezelfde sleutel worden ondertekend.',
  'backup.short': 'Ten minste {least} tekens',
  'backup.now': 'Nu back-up maken',
  'backup.nowWithout': 'Nu back-up maken, zonder sleutel',
  'backup.busy': 'Kopiëren en verifiëren…',
  'backup.done': 'De back-up is gemaakt en geverifieerd.',
  'backup.failed': 'Er is geen back-up gemaakt',
  'backup.nobody': 'geen naam opgegeven',
  'backup.timed.title': 'Automatische back-ups',
  'backup.timed.off': 'Er worden geen automatische back-ups gemaakt.',
  'backup.timed.folder': 'Map voor deze back-ups',
  'backup.timed.folderHelp':
    'Op een andere schijf die altijd is aangesloten. De map bewaart de nieuwste back-up van elk van de laatste 7 dagen, 4 weken en 12 maanden. Oudere back-ups worden verwijderd.',
  'backup.timed.every': 'Hoe vaak',
  'backup.timed.daily': 'Elke dag',
  'backup.timed.weekly': 'Elke week',
  'backup.timed.hours': '{count, plural, one {Elk uur} other {Elke # uur}}',
  'backup.timed.minutes': '{count, plural, one {Elke minuut} other {Elke # minuten}}',
  'backup.timed.help':
    'Back-ups worden gemaakt terwijl de app draait; een gemiste back-up wordt zo snel mogelijk gemaakt. Ze bevatten de sleutel van de dienst niet: maak ook één back-up met een wachtwoordzin.',
  'backup.timed.stop': 'Automatische back-ups stoppen',
  'backup.timed.refused': 'Er is niets gewijzigd',
  'backup.timed.byCommand': 'De opdracht die de dienst heeft gestart, maakt deze back-ups.',
  'backup.timed.running': 'Back-up wordt gemaakt…',
  'backup.timed.noneYet': 'Er is nog geen automatische back-up gemaakt.',
  'backup.timed.success': 'Laatste automatische back-up: {date}, geverifieerd',
  'backup.timed.failure': 'De laatste automatische back-up is mislukt op {date}. De app probeert het elke 15 minuten opnieuw.',
  'backup.timed.failedBefore': 'Eén back-up is mislukt op {date}. Een latere is gelukt.',
  'backup.timed.late': 'De nieuwste back-up is meer dan twee keer zo oud als dit interval.',
  'backup.restored': 'Teruggezet uit een back-up op {date} door {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# op deze computer verrichte controle staat} other {# op deze computer verrichte controles staan}} er niet in.',
  'backup.behind.decisions':
    '{count, plural, one {# op deze computer genomen beslissing staat} other {# op deze computer genomen beslissingen staan}} er niet in.',
  'backup.behind.trust-office': 'De vertrouwenslijst erin is van een andere dienst.',
  'backup.behind.passports':
    '{count, plural, one {# paspoort ontbreekt erin of is daar anders.} other {# paspoorten ontbreken erin of zijn daar anders.}}',
  'backup.behind.packs':
    '{count, plural, one {# toegepast pakket staat er niet in: pas het opnieuw toe.} other {# toegepaste pakketten staan er niet in: pas ze opnieuw toe.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# eerdere versie van een paspoort staat} other {# eerdere versies van paspoorten staan}} er niet in.',
  'backup.behind.edits':
    '{count, plural, one {# paspoort dat wordt bewerkt, ontbreekt erin of is daar anders.} other {# paspoorten die worden bewerkt, ontbreken erin of zijn daar anders.}}',
  'backup.behind.published':
    '{count, plural, one {# op deze computer ondertekend attest staat} other {# op deze computer ondertekende attesten staan}} er niet in.',
  'backup.behind.events': '{count, plural, one {# gebeurtenis staat} other {# gebeurtenissen staan}} er niet in.',
  'backup.behind.status-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over ingetrokken, geschorste of weer geldig gemaakte paspoorten {count, plural, one {staat} other {staan}} er niet in. Wat ingetrokken is, blijft ingetrokken.',
  'backup.behind.key-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over sleutels van deze dienst {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.clock-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over de klok van deze computer {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.officer-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over controleurs {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.erasure-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over wissingen {count, plural, one {staat} other {staan}} er niet in. De gewiste gegevens worden opnieuw gewist.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over onderhoud {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.customs-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over aangiften en opschortingen {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.run-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over controlereeksen {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.backup-log':
    '{count, plural, one {# logboekregel} other {# logboekregels}} over gemaakte of teruggezette back-ups {count, plural, one {staat} other {staan}} er niet in.',
  'backup.behind.reader-keys':
    '{count, plural, one {# aan een lezer gegeven sleutel staat er niet in en werkt} other {# aan lezers gegeven sleutels staan er niet in en werken}} niet meer. Geef nieuwe sleutels uit.',
  'backup.behind.packs-made':
    '{count, plural, one {# op deze computer gemaakt pakket staat} other {# op deze computer gemaakte pakketten staan}} er niet in: {count, plural, one {het nummer wordt} other {de nummers worden}} opnieuw gebruikt. Maak het volgende pakket volledig.',
  'backup.behind.fetches':
    '{count, plural, one {# keer ophalen bij een andere dienst staat} other {# keer ophalen bij andere diensten staat}} er niet in.',
  'backup.behind.body-list': 'De op deze computer geïmporteerde lijst van aangemelde instanties staat er niet in: importeer deze opnieuw.',
  'backup.behindNewest': 'De nieuwste is van {date}.',
  'backup.behind.service-name': 'Hier zijn paspoorten onder een ander adres gepubliceerd.',
  'backup.behind.other-key': 'De dienst van deze computer heeft met een andere sleutel ondertekend.',
  'backup.behind.office-draft':
    'Op deze computer staat een ander concept van de vertrouwenslijst. Het concept in de back-up vervangt het. Lijstnummers die op deze computer al zijn gebruikt, worden niet opnieuw gebruikt.',
  'backup.behind.log-end':
    'De laatste regels van de logboeken komen niet overeen met de handtekeningen van de computer die ze bijhield: er zijn regels verwijderd, gewijzigd of toegevoegd.',
  'backup.behind.unreadable': 'De vorige opslag kon niet worden gelezen, dus er kon niets worden vergeleken.',
  'backup.reason': 'Reden: {reason}',
  'backup.bringBack': 'Back-up terugzetten',
  'backup.bringBackHelp':
    'Bij een nieuwe laptop, een verloren schijf of een vergissing. Het bestand wordt gecontroleerd en de inhoud wordt eerst getoond.',
  'backup.guide': 'Had u DPP Desk op een andere computer?',
  'backup.lead': 'Vervangt de gegevens op deze computer: de registraties, de vertrouwensgegevens en, met de wachtwoordzin, de sleutel.',
  'backup.damagedTitle': 'De registraties op deze computer kunnen niet worden geopend',
  'backup.damagedHelp':
    'Er is niets gewijzigd of verwijderd. Hier kan niets worden gecontroleerd totdat een back-up is teruggezet: kies hieronder het bestand. De beschadigde registraties worden in een aparte map bewaard. Ze kunnen niet met de back-up worden vergeleken; daarom zijn voor het terugzetten twee personen en een reden nodig. Is er geen back-up, sluit dan dit venster en waarschuw uw systeembeheerder.',
  'backup.drop': 'Zet het back-upbestand hier neer',
  'backup.choose': 'Bestand kiezen',
  'backup.dropHelp': 'De naam eindigt op .backup. Er verandert niets voordat u hebt gezien wat erin zit.',
  'backup.onlyOne': 'Er kan maar één back-up tegelijk worden teruggezet. Het eerste bestand is gebruikt.',
  'backup.receiving': 'Bestand lezen: {held} van {size}',
  'backup.halfWay': '{held} van {size} ontvangen. Kies hetzelfde bestand opnieuw om verder te gaan.',
  'backup.checking': 'Elke byte controleren en met deze computer vergelijken',
  'backup.checkingHelp': 'Tegen het einde reageert de app mogelijk enkele seconden niet.',
  'backup.giveUp': 'Annuleren',
  'backup.another': 'Ander bestand kiezen',
  'backup.refused': 'Dit bestand kan niet worden teruggezet',
  'backup.notDone': 'De back-up is niet teruggezet. Er is niets veranderd.',
  'backup.whole': 'De back-up is volledig en onbeschadigd.',
  'backup.made': 'Gemaakt',
  'backup.madeBy': '{date} door {who}',
  'backup.service': 'Dienst',
  'backup.version': 'Versie van de app',
  'backup.trustList': 'Vertrouwenslijst',
  'backup.trustNumber': 'nummer {sequence}',
  'backup.trustNone': 'geen',
  'backup.office': 'Vertrouwenslijst die voor anderen wordt bijgehouden',
  'backup.officeNone': 'De back-up bevat er geen. Een lijst die op deze computer wordt bijgehouden, blijft zoals ze is.',
  'backup.officeInside':
    '{sequence, plural, =0 {Het concept van de eerste lijst} other {Het concept na lijst nummer #}}, met {count, plural, one {# uitgever} other {# uitgevers}}, wordt teruggezet.',
  'backup.officeLater':
    'Is er intussen een latere lijst ondertekend, kies dan onder “Een vertrouwenslijst bijhouden” het bestand daarvan voordat u ondertekent.',
  'backup.records': 'Registraties',
  'backup.inIt': 'In de back-up',
  'backup.here': 'Nu op deze computer',
  'backup.hereUnreadable': 'onleesbaar',
  'backup.record.inspections': 'Controles',
  'backup.record.decisions': 'Beslissingen',
  'backup.record.passports': 'Paspoorten',
  'backup.record.credentials': 'Attesten',
  'backup.record.events': 'Gebeurtenissen',
  'backup.signers': 'Sleutel die de laatste regels van de logboeken heeft ondertekend',
  'backup.signersNone': 'De laatste regels van de logboeken zijn niet ondertekend: niets bewijst dat de logboeken volledig zijn.',
  'backup.signer.this-computer': 'De sleutel van deze computer.',
  'backup.signer.earlier-backup':
    'Hier bekend: deze computer heeft al eens een back-up teruggezet met logboeken die met deze sleutel zijn ondertekend.',
  'backup.signer.no':
    'Deze computer kent deze sleutel niet. De handtekening alleen bewijst niet dat de logboeken intact zijn: wie een back-up herschrijft, kan die met een eigen sleutel ondertekenen. Vergelijk de vingerafdruk met de computer die de back-up heeft gemaakt.',
  'backup.keys': 'Sleutels van de dienst',
  'backup.keyRevoked': 'ingetrokken',
  'backup.keyHere': 'op deze computer',
  'backup.keysHere': 'Al op deze computer. Ze blijven zoals ze zijn, en de wachtwoordzin van de back-up is niet nodig.',
  'backup.keysInside': 'Aanwezig, versleuteld. U hebt de wachtwoordzin nodig die bij het maken van de back-up is gekozen.',
  'backup.keysOutside':
    'Niet aanwezig. Wat gepubliceerd was, krijgt op andere computers het oordeel “Uitgever onbekend” totdat het met de sleutel van deze computer opnieuw is ondertekend.',
  'backup.lost': 'Op deze computer, en niet in de back-up',
  'backup.lostNothing': 'Niets van wat op deze computer is vastgelegd, zou ontbreken.',
  'backup.keptWhere':
    'De huidige gegevens worden niet verwijderd. Ze blijven volledig bewaard in {folder}. Wat hier is ingetrokken, blijft ingetrokken.',
  'backup.keptUnread':
    'De huidige gegevens worden niet verwijderd. Ze blijven volledig bewaard in {folder}. De back-up weet mogelijk niet wat hier daarna is ingetrokken: importeer de nieuwste vertrouwenslijst en herhaal wat deze computer sindsdien heeft ingetrokken.',
  'backup.switches': 'Dit was in de back-up ingeschakeld. Op deze computer blijft het zoals het nu is, tenzij u anders kiest:',
  'backup.switch.public-listener': 'Paspoorten aan anderen aanbieden: {value}',
  'backup.switch.watched-folder': 'Een map bewaken: {value}',
  'backup.keyPassphrase': 'Wachtwoordzin van de back-up',
  'backup.leaveKeys': 'Sleutels in de back-up laten',
  'backup.leaveKeysHelp': 'Alleen als de wachtwoordzin verloren is. Deze computer ondertekent dan met een eigen sleutel.',
  'backup.why': 'Reden',
  'backup.whyHelp': 'Waarom de oudere gegevens de juiste zijn. De reden blijft voorgoed in het logboek staan.',
  'backup.ask': 'Terugzetten…',
  'backup.askTitle': 'De gegevens van deze computer vervangen?',
  'backup.askText':
    'De app start automatisch opnieuw met de registraties van {date}. Dit duurt enkele seconden. Schakel de computer niet uit. Valt hij toch uit, dan zijn óf de oude óf de nieuwe registraties volledig aanwezig.',
  'backup.do': 'Terugzetten',
  'backup.restoring': 'De back-up wordt teruggezet. Deze pagina wordt automatisch opnieuw geladen.',
  'backup.restoredNow': 'De back-up is teruggezet.',
  'backup.restoredTitle': 'Teruggezet',
  'backup.restoredFile': 'Uit het bestand {file}',
  'backup.restoredKeysHere': 'De sleutel van de back-up stond al op deze computer en blijft zoals hij was.',
  'backup.restoredKeys': 'De sleutel van de dienst is die van de back-up, of een nieuwere van deze computer.',
  'backup.restoredNoKeys': 'Uit de back-up is geen sleutel overgenomen: deze computer ondertekent met zijn eigen sleutel.',
  'backup.restoredAside': 'De vorige gegevens staan in {folder}.',
  'backup.leftOff': 'Niet ingeschakeld, hoewel het in de back-up aan stond:',
  'backup.leftOffWhere.public-listener': 'Inschakelen onder Resolver',
  'backup.leftOffWhere.watched-folder': 'Inschakelen in de instellingen',
  'backup.notHere': 'Niet beschikbaar in dit venster',
  'backup.commandFile': 'BESTAND',
  'backup.commandName': 'NAAM',
  'backup.commandHelp':
    'BESTAND is de back-up. NAAM is de persoon die terugzet, voor het logboek. De huidige gegevens worden in een aparte map bewaard.',
  'backup.next': 'De app werkt weer. De vertrouwensgegevens zijn zo oud als de back-up: ga na of uw dienst een nieuwere lijst heeft.',
  'backup.nextTrust': 'Vertrouwensgegevens bekijken',
  'backup.nextInspect': 'Verder controleren',
  'backup.fault.not-found': 'Het bestand of de map bestaat niet meer. Plaats de stick opnieuw of kies iets anders.',
  'backup.fault.not-a-file': 'Dit is een map of een koppeling, geen bestand. Kies de back-up zelf.',
  'backup.fault.not-a-backup': 'Dit bestand is geen back-up van DPP Desk. Zoek een bestand waarvan de naam op .backup eindigt.',
  'backup.fault.newer':
    'De back-up is met een nieuwere versie van DPP Desk gemaakt. Installeer hier die of een latere versie en zet de back-up daarna terug.',
  'backup.fault.truncated':
    'Een deel van het bestand ontbreekt, omdat het niet volledig is gekopieerd. Kopieer het opnieuw vanaf een volledig bestand of gebruik een eerdere back-up.',
  'backup.fault.changed': 'Het bestand is na het schrijven beschadigd of gewijzigd. Kopieer het opnieuw of gebruik een andere back-up.',
  'backup.fault.damaged-store': 'De registraties erin zijn beschadigd. Gebruik een andere back-up.',
  'backup.fault.foreign-schema': 'Dit bestand bevat iets wat DPP Desk nooit schrijft. Gebruik het niet en waarschuw uw systeembeheerder.',
  'backup.fault.broken-log':
    'In het logboek van deze back-up is een regel gewijzigd of verdwenen. Gebruik de back-up niet en waarschuw uw systeembeheerder.',
  'backup.fault.bad-settings':
    'Met de instellingen in deze back-up kan de dienst niet starten. Er is niets gewijzigd. Gebruik een andere back-up en waarschuw uw systeembeheerder.',
  'backup.fault.no-room': 'Er is niet genoeg ruimte op de schijf. Er is ongeveer driemaal de grootte van het bestand nodig.',
  'backup.fault.exists': 'Er bestaat al een bestand met die naam. Kies een andere map.',
  'backup.fault.passphrase-needed': 'Voor de sleutel van de dienst is een wachtwoordzin van ten minste 12 tekens nodig.',
  'backup.fault.passphrase-wrong':
    'Deze wachtwoordzin opent de sleutels niet. Let op hoofdletters en spaties en probeer het opnieuw. Zonder wachtwoordzin kunnen de sleutels alleen in de back-up blijven.',
  'backup.fault.office-draft':
    'Het concept van de vertrouwenslijst kan niet worden gelezen. Bekijk het onder “Een vertrouwenslijst bijhouden” of verplaats het bestand en probeer het daarna opnieuw.',
  'backup.fault.running':
    'Een ander programma heeft de registraties geopend, bijvoorbeeld een opdracht of een tweede dienst van DPP Desk. Stop het en probeer het daarna opnieuw.',
  'backup.fault.rollback': 'Iets op deze computer staat niet in de back-up. Geef de reden waarom u toch wilt terugzetten.',
  'backup.fault.second-person': 'Op deze computer moeten twee personen dit bevestigen. Voer de naam van de tweede in.',
  'backup.fault.busy':
    'Er wordt een pakket toegepast of gemaakt, of er worden paspoorten opgehaald. Wacht tot dat klaar is of stop het, en probeer het daarna opnieuw.',
  'backup.fault.not-here':
    'Een beheerder heeft deze werkbank met een opdracht gestart. De beheerder moet deze stoppen en “desk restore” gebruiken.',
  'backup.fault.failed':
    'Dat is niet gelukt. Start de app opnieuw en probeer het nog eens. Gebeurt het weer, waarschuw dan uw systeembeheerder.',
  'backup.fault.large':
    'Het kopiëren kan enkele minuten duren, en tot die tijd reageert de app niet. Druk nogmaals wanneer niemand de app gebruikt.',
  'backup.nowLarge': 'Back-up maken en wachten',
};
