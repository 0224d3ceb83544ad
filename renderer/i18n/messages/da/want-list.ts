// Messages of the want-list, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Manglende pas',
  'wantList.lead':
    'Scannet her uden en kopi af passet, altså ikke kontrolleret. Tag listen til en computer med netværk. Når passene kommer, gentages inspektionerne.',
  'wantList.save': 'Gem listen',
  'wantList.qr': 'Vis som QR-koder',
  'wantList.qrPart': 'QR-kode {part} af {count}',
  'wantList.qrHelp':
    'Den anden computer føjer disse koder til sin liste, når den scanner {count, plural, one {denne QR-kode} other {disse {count} QR-koder}}. {codes, plural, one {Ét pas er} other {# pas er}} på den.',
  'wantList.qrTooLong':
    '{count, plural, one {Ét mere har for lang en adresse til en QR-kode: det er kun i den gemte liste.} other {# mere har for lang en adresse til en QR-kode: de er kun i den gemte liste.}}',
  'wantList.qrNext': 'Næste',
  'wantList.qrPrevious': 'Forrige',
  'wantList.qrFailed': 'QR-koden kunne ikke tegnes',
  'wantList.none': 'Intet pas mangler',
  'wantList.noneFound': 'Intet manglende pas matcher',
  'wantList.noneText': 'Denne computer har en kopi af alt, der er scannet.',
  'wantList.what': 'Produkt eller link',
  'wantList.serial': 'Serienummer {serial}',
  'wantList.batch': 'Parti {batch}',
  'wantList.scanned': 'Scannet',
  'wantList.times': '{count, plural, one {én gang} other {# gange}}',
  'wantList.last': 'Senest',
  'wantList.how': 'Sådan får du kopier til denne computer',
  'wantList.howTake':
    'Gem listen på en USB-nøgle. Hvor det ikke er tilladt, så vis den som QR-koder, og scan dem med den anden computer: dens liste viser så, hvad den ikke har en kopi af.',
  'wantList.howFetch':
    'Hvis den anden computer ikke har kopierne endnu: åbn dér Inspektioner, Manglende pas, Hent fra en tjeneste, og vælg den gemte liste.',
  'wantList.howPack': 'Åbn dér Pakker, Lav en pakke, vælg »Kun disse koder« og så den gemte liste.',
  'wantList.howBring':
    'Tag pakken hertil, og anvend den på skærmbilledet Pakker. Ventende varer inspiceres igen inden for få sekunder, og hvert skærmbillede viser et link til resultatet.',
  'wantList.choose': 'Vælg en gemt liste over manglende pas',
  'wantList.packEmpty':
    'Pakken er tom: denne computer har ingen kopi for nogen af disse koder. Hent kopierne først: Inspektioner, Manglende pas, Hent fra en tjeneste.',
  'wantList.more': '{count} mere i loggen',
  'wantList.open': 'Manglende pas',
  'wantList.sync.fetch': 'Hent fra en tjeneste',
  'wantList.sync.fetchLead':
    'Kontakter kun den tjeneste, du angiver. Alt, der modtages, verificeres, før det gemmes, også de statuslister, der viser, om noget er tilbagekaldt.',
  'wantList.sync.what': 'Hvad der hentes',
  'wantList.sync.thisList': '{count, plural, =0 {Listen er tom: vælg en fil} one {Den ene kopi på listen} other {De # kopier på listen}}',
  'wantList.sync.file': 'Vælg en fil',
  'wantList.sync.fileHelp': 'Koder, produktlinks eller GTIN, én pr. linje; en gemt liste over manglende pas; et linksæt.',
  'wantList.sync.noFile': 'Tilbage til listen',
  'wantList.sync.unreadable': 'Filen {name} kan ikke læses som tekst.',
  'wantList.sync.tooLarge': 'Filen {name} er større end {limit}.',
  'wantList.sync.fingerprint': 'Fingeraftryk af tjenestens egen nøgle',
  'wantList.sync.fingerprintHelp':
    'Din nøgle sendes kun til en tjeneste, hvis egen nøgle er sammenlignet. Hent én gang uden din nøgle for at se fingeraftrykket, og sammenlign det med en anden kilde. Det er ikke nødvendigt for en kendt udsteder på dens egen adresse.',
  'wantList.sync.key': 'Nøgle til din rolle (hvis du har fået en)',
  'wantList.sync.keyHelp':
    'Tjenesten viser, hvad din rolle må se, f.eks. varekoden for tolden. Nøglen sendes kun til denne tjeneste og gemmes ikke.',
  'wantList.sync.address': 'Tjenestens adresse',
  'wantList.sync.addressHelp': 'Den begynder med https://, som dens operatør har givet dig den.',
  'wantList.sync.unprotected':
    'Adressen er ikke beskyttet (http). Sæt kryds nedenfor, hvis den er på denne computer eller i dens eget netværk.',
  'wantList.sync.http': 'Tillad http, kun til denne computer eller dens eget netværk',
  'wantList.sync.start': 'Hent',
  'wantList.sync.stop': 'Stop',
  'wantList.sync.going': 'Henter',
  'wantList.sync.stopped': 'Intet blev hentet',
  'wantList.sync.identity': 'Tjenesten siger, at den er',
  'wantList.sync.known': 'En udsteder, der er kendt her',
  'wantList.sync.unknown': 'Ikke kendt her. Sammenlign fingeraftrykket med en anden kilde, før du tilføjer den under Tillid.',
  'wantList.sync.keys': 'Dens nøgles fingeraftryk',
  'wantList.sync.unnamed': 'Tjenesten identificerer sig ikke: {detail}',
  'wantList.sync.fetched': 'Hentet',
  'wantList.sync.unchanged': 'Her før',
  'wantList.sync.notThere': 'Ikke fundet',
  'wantList.sync.refused': 'Afvist',
  'wantList.sync.failed': 'Kunne ikke hentes',
  'wantList.sync.details': 'Hvad der blev afvist eller mislykkedes',
  'wantList.sync.again': 'Næste hentning prøver igen med dem, der mislykkedes.',
  'wantList.sync.lists': 'Kontrollerede statuslister',
  'wantList.sync.listsNote': '{count, plural, one {# kunne ikke kontrolleres} other {# kunne ikke kontrolleres}}',
  'wantList.sync.listDetails': 'Statuslister, der ikke kunne kontrolleres',
  'wantList.sync.why.unknownIssuer': 'Ingen på denne computer står inde for udstederen. Tilføj den under Tillid, og hent så igen.',
  'wantList.sync.why.otherOrigin': 'En anden tjeneste har den, og den blev ikke kontaktet.',
  'wantList.sync.why.older': 'En nyere er på denne computer. Denne gemmes også: det, den tilbagekalder, tæller.',
  'wantList.sync.why.unusable': 'Det er ikke en brugbar statusliste fra denne udsteder.',
  'wantList.sync.why.notThere': 'Tjenesten har den ikke.',
  'wantList.sync.why.noAnswer': 'Tjenesten svarede ikke. Prøv igen senere.',
  'wantList.sync.why.key': 'Tjenesten godtager ikke nøglen til din rolle.',
  'wantList.sync.why.altered': 'Den er ændret eller er ikke et pas for dette produkt. Den blev ikke gemt.',
  'wantList.sync.why.notAccepted':
    'Din nøgle blev ikke sendt: tjenestens egen nøgle er ikke sammenlignet, eller den har en anden. Intet blev hentet.',
  'wantList.sync.why.certificate': 'Tjenesten kan ikke bevise, at den er den, du angav. Intet blev hentet fra den.',
};
