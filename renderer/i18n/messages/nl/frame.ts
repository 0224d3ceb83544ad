// Messages of the frame around the screens: navigation, notices, errors, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Controleren',
  'frame.inspections': 'Controles',
  'frame.passports': 'Paspoorten',
  'frame.packs': 'Pakketten',
  'frame.trustScreen': 'Vertrouwen',
  'frame.bodies': 'Aangemelde instanties',
  'frame.resolver': 'Resolver',
  'frame.settings': 'Instellingen',
  'frame.navigation': 'Schermen',
  'frame.skip': 'Naar de inhoud',
  'frame.language': 'Taal',
  'frame.sessionOver':
    'Dit venster is niet meer bij de werkbank aangemeld. Open een nieuw eenmalig adres; “desk address” geeft er een zolang het programma draait.',
  'frame.maintenance': 'In onderhoud sinds {time}, door {who}: {reason}. Controles en wijzigingen moeten wachten.',
  'frame.down': 'De werkbank reageert niet. Er gaat niets verloren. Dit venster blijft het proberen.',
  'frame.downSince': 'Geen antwoord sinds {time}',
  'frame.back': 'De werkbank reageert weer.',
  'frame.trust': 'Vertrouwensgegevens',
  'frame.trustNone': 'geen op deze computer',
  'frame.trustState': '{state, select, fresh {actueel} stale {te vernieuwen} expired {verouderd} other {geen}}',
  'frame.issuers': '{count, plural, =0 {geen uitgevers} one {# uitgever} other {# uitgevers}}',
  'frame.sampleLoaded': 'De voorbeeldset is geladen. Alles daaruit is gemarkeerd met SAMPLE.',
  'frame.notice.workbench-restarted': 'De werkbank is opnieuw gestart. Elke afgeronde controle staat in het logboek.',
  'frame.notice.backup-restored':
    'Er is een back-up teruggezet, en deze computer heeft zijn registraties terug. De instellingen tonen wat is teruggezet en wat niet.',
  'frame.notice.wanted-arrived': 'Ontbrekende paspoorten zijn aangekomen; controles zijn herhaald. De resultaten staan in het logboek.',
  'frame.notice.issuer-arrived':
    'Uitgevers of sleutels zijn bekend geworden: wat van een onbekende uitgever kwam, is opnieuw gecontroleerd. De resultaten staan in het logboek.',
  'frame.notice.own-list-waiting':
    'Over een geïmporteerde statuslijst van deze dienst moet worden beslist: ze zou veel paspoorten intrekken of schorsen, of de sleutel die haar heeft ondertekend, was al vervangen voordat de lijst voor het eerst werd gezien. Er is niets ingetrokken. Bevestig of weiger de lijst onder Vertrouwen of met desk status recall.',
  'frame.notice.own-list-newer':
    'Intrekkingen zijn opnieuw toegepast: een statuslijst van deze dienst was nieuwer dan zijn gegevens; hier was dus een oude kopie van de gegevens teruggezet.',
  'frame.notice.log-changed':
    'Het logboek is niet meer wat deze computer heeft ondertekend: een ander programma heeft regels gewijzigd, verwijderd of toegevoegd. Vertrouw er niet op en waarschuw uw systeembeheerder:',
  'frame.notice.log-key-new':
    'Deze computer ondertekent het logboek nu met een nieuwe sleutel, omdat de vorige ontbreekt. Hij kan niet aantonen of eerdere regels zijn gewijzigd.',
  'frame.notice.modes-mended':
    'Bestanden van de gegevensmap waren toegankelijk voor andere gebruikers van deze computer. Nu kan alleen de eigenaar ze lezen of wijzigen:',
  'frame.notice.modes-open':
    'Andere gebruikers van deze computer kunnen bestanden van de gegevensmap lezen of wijzigen, en de app kan dat niet verhelpen. Waarschuw uw systeembeheerder:',
  'frame.notice.public-restarted': 'De openbare dienst is opnieuw gestart.',
  'frame.notice.backup-late': 'De nieuwste back-up is ouder dan gepland. Zie Instellingen, Back-up.',
  'frame.notice.log-file-failed':
    'Het logbestand van de dienst kan niet worden geschreven. Maak schijfruimte vrij of voer desk doctor uit.',
  'frame.notice.certificate-ends':
    'Het certificaat van de resolver verloopt binnen 30 dagen of is verlopen. Het scherm Resolver toont wanneer, en wat u moet doen.',
  'frame.notice.clock-behind':
    'De klok van deze computer loopt achter. Datums kunnen pas worden beoordeeld als u haar gelijkzet. Is ze nu juist en liep ze eerder voor, bevestig dat dan op het scherm Vertrouwen.',
  'frame.notice.self-test-failed': 'De zelftest is mislukt: vertrouw niet op oordelen van deze computer. Waarschuw uw systeembeheerder.',
  'frame.engineOld':
    'De browserengine van deze app is van {day} of ouder. Engines van meer dan zes maanden oud hebben bekende beveiligingslekken: installeer de actuele versie. De app zoekt niet naar updates.',
  'frame.dismiss': 'Deze melding sluiten',
  'frame.noSuchScreen': 'Dit scherm bestaat niet',
  'frame.noSuchScreenHelp': 'Het adres noemt geen van de schermen links.',
  'frame.notLoaded': 'Dit scherm kon niet worden geladen',
  'frame.notLoadedHelp': 'Het komt van de werkbank, die op dit moment niet reageert. Laad het opnieuw wanneer de werkbank weer reageert.',
  'frame.toInspect': 'Naar Controleren',
  'frame.crashed': 'Dit scherm werkt niet meer',
  'frame.crashedHelp':
    'Wat eerder is gecontroleerd, staat in het logboek. Laad het scherm opnieuw; gebeurt het nog eens, meld dan de tekst hieronder.',
  'frame.reload': 'Opnieuw laden',
};
