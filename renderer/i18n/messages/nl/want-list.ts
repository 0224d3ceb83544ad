// Messages of the want-list, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Ontbrekende paspoorten',
  'wantList.lead':
    'Hier gescand zonder kopie van het paspoort, dus niet gecontroleerd. Breng de lijst naar een computer met netwerk. Als de paspoorten aankomen, worden de controles herhaald.',
  'wantList.save': 'Lijst opslaan',
  'wantList.qr': 'Als QR-codes tonen',
  'wantList.qrPart': 'QR-code {part} van {count}',
  'wantList.qrHelp':
    'De andere computer voegt deze codes aan zijn lijst toe wanneer hij {count, plural, one {deze QR-code} other {deze {count} QR-codes}} scant. {codes, plural, one {Er staat één paspoort op.} other {Er staan # paspoorten op.}}',
  'wantList.qrTooLong':
    '{count, plural, one {Nog één heeft een te lang adres voor een QR-code: dat staat alleen in de opgeslagen lijst.} other {Nog # hebben een te lang adres voor een QR-code: die staan alleen in de opgeslagen lijst.}}',
  'wantList.qrNext': 'Volgende',
  'wantList.qrPrevious': 'Vorige',
  'wantList.qrFailed': 'De QR-code kon niet worden getekend',
  'wantList.none': 'Er ontbreekt geen paspoort',
  'wantList.noneFound': 'Geen ontbrekend paspoort gevonden',
  'wantList.noneText': 'Deze computer heeft een kopie van alles wat is gescand.',
  'wantList.what': 'Product of koppeling',
  'wantList.serial': 'Serienummer {serial}',
  'wantList.batch': 'Partij {batch}',
  'wantList.scanned': 'Gescand',
  'wantList.times': '{count, plural, one {eenmaal} other {# maal}}',
  'wantList.last': 'Laatste keer',
  'wantList.how': 'Hoe u kopieën op deze computer krijgt',
  'wantList.howTake':
    'Sla de lijst op een stick op. Waar geen stick is toegestaan, toont u haar als QR-codes en scant u die met de andere computer: zijn eigen lijst toont dan waarvan hij geen kopie heeft.',
  'wantList.howFetch':
    'Heeft de andere computer de kopieën nog niet: open daar Controles, Ontbrekende paspoorten, Bij een dienst ophalen, en kies de opgeslagen lijst.',
  'wantList.howPack': 'Open daar Pakketten, Pakket maken, en kies “Alleen deze codes” en dan de opgeslagen lijst.',
  'wantList.howBring':
    'Breng het pakket hierheen en pas het toe op het scherm Pakketten. Wachtende artikelen worden binnen enkele seconden opnieuw gecontroleerd, en elk scherm toont een koppeling naar het resultaat.',
  'wantList.choose': 'Opgeslagen lijst van ontbrekende paspoorten kiezen',
  'wantList.packEmpty':
    'Het pakket is leeg: van geen van deze codes is een kopie op deze computer. Haal eerst de kopieën op: Controles, Ontbrekende paspoorten, Bij een dienst ophalen.',
  'wantList.more': 'nog {count} in het logboek',
  'wantList.open': 'Ontbrekende paspoorten',
  'wantList.sync.fetch': 'Bij een dienst ophalen',
  'wantList.sync.fetchLead':
    'Neemt alleen contact op met de dienst die u noemt. Alles wat wordt ontvangen, wordt geverifieerd voordat het wordt bewaard, ook de statuslijsten die intrekkingen tonen.',
  'wantList.sync.what': 'Wat wordt opgehaald',
  'wantList.sync.thisList':
    '{count, plural, =0 {De lijst is leeg: kies een bestand} one {De ene kopie op deze lijst} other {De # kopieën op deze lijst}}',
  'wantList.sync.file': 'Bestand kiezen',
  'wantList.sync.fileHelp':
    'Codes, productkoppelingen of GTIN’s, één per regel; een opgeslagen lijst van ontbrekende paspoorten; een koppelingenset.',
  'wantList.sync.noFile': 'Terug naar de lijst',
  'wantList.sync.unreadable': 'Het bestand {name} kan niet als tekst worden gelezen.',
  'wantList.sync.tooLarge': 'Het bestand {name} is groter dan {limit}.',
  'wantList.sync.fingerprint': 'Vingerafdruk van de eigen sleutel van de dienst',
  'wantList.sync.fingerprintHelp':
    'Uw sleutel wordt alleen verzonden aan een dienst waarvan de eigen sleutel is vergeleken. Haal eenmaal op zonder uw sleutel om de vingerafdruk te zien, en vergelijk die met een andere bron. Een hier bekende uitgever op zijn eigen adres heeft dit niet nodig.',
  'wantList.sync.key': 'Sleutel voor uw rol (als u er een hebt gekregen)',
  'wantList.sync.keyHelp':
    'De dienst toont wat uw rol mag zien, zoals de goederencode voor de douane. De sleutel wordt alleen aan deze dienst verzonden en niet bewaard.',
  'wantList.sync.address': 'Adres van de dienst',
  'wantList.sync.addressHelp': 'Het begint met https://, zoals de exploitant het u heeft gegeven.',
  'wantList.sync.unprotected':
    'Dit adres is niet beveiligd (http). Vink het vakje hieronder aan als het op deze computer of in zijn eigen netwerk is.',
  'wantList.sync.http': 'http toestaan, alleen naar deze computer of zijn eigen netwerk',
  'wantList.sync.start': 'Ophalen',
  'wantList.sync.stop': 'Stoppen',
  'wantList.sync.going': 'Ophalen',
  'wantList.sync.stopped': 'Er is niets opgehaald',
  'wantList.sync.identity': 'De dienst zegt te zijn',
  'wantList.sync.known': 'Een hier bekende uitgever',
  'wantList.sync.unknown': 'Hier niet bekend. Vergelijk de vingerafdruk met een andere bron voordat u hem onder Vertrouwen toevoegt.',
  'wantList.sync.keys': 'Vingerafdruk van zijn sleutel',
  'wantList.sync.unnamed': 'De dienst zegt niet wie hij is: {detail}',
  'wantList.sync.fetched': 'Opgehaald',
  'wantList.sync.unchanged': 'Al aanwezig',
  'wantList.sync.notThere': 'Niet gevonden',
  'wantList.sync.refused': 'Geweigerd',
  'wantList.sync.failed': 'Kon niet worden opgehaald',
  'wantList.sync.details': 'Wat is geweigerd of mislukt',
  'wantList.sync.again': 'Wat is mislukt, wordt bij de volgende keer ophalen opnieuw geprobeerd.',
  'wantList.sync.lists': 'Gecontroleerde statuslijsten',
  'wantList.sync.listsNote': '{count, plural, one {# kon niet worden gecontroleerd} other {# konden niet worden gecontroleerd}}',
  'wantList.sync.listDetails': 'Statuslijsten die niet konden worden gecontroleerd',
  'wantList.sync.why.unknownIssuer': 'De uitgever wordt op deze computer niet vertrouwd. Voeg hem onder Vertrouwen toe en haal opnieuw op.',
  'wantList.sync.why.otherOrigin': 'Een andere dienst heeft het; daarmee is geen contact opgenomen.',
  'wantList.sync.why.older': 'Op deze computer is een nieuwere. Ook deze wordt bewaard: wat ze intrekt, telt.',
  'wantList.sync.why.unusable': 'Het is geen bruikbare statuslijst van deze uitgever.',
  'wantList.sync.why.notThere': 'De dienst heeft het niet.',
  'wantList.sync.why.noAnswer': 'De dienst antwoordde niet. Probeer het later opnieuw.',
  'wantList.sync.why.key': 'De dienst aanvaardt de sleutel voor uw rol niet.',
  'wantList.sync.why.altered': 'Het is gewijzigd, of het is geen paspoort voor dit product. Het is niet opgeslagen.',
  'wantList.sync.why.notAccepted':
    'Uw sleutel is niet verzonden: de eigen sleutel van de dienst is niet vergeleken, of hij heeft een andere. Er is niets opgehaald.',
  'wantList.sync.why.certificate': 'De dienst kan niet bewijzen dat hij de door u genoemde is. Er is niets bij hem opgehaald.',
};
