// Messages of the want-list, in Swedish.
import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Saknade pass',
  'wantList.lead':
    'Skannade här utan en kopia av passet, alltså inte kontrollerade. Ta listan till en dator med nätverk. När passen kommer upprepas inspektionerna.',
  'wantList.save': 'Spara listan',
  'wantList.qr': 'Visa som QR-koder',
  'wantList.qrPart': 'QR-kod {part} av {count}',
  'wantList.qrHelp':
    'Den andra datorn lägger till dessa koder i sin lista när den skannar {count, plural, one {den här QR-koden} other {dessa {count} QR-koder}}. {codes, plural, one {Ett pass finns} other {# pass finns}} på den.',
  'wantList.qrTooLong':
    '{count, plural, one {Ytterligare ett har en för lång adress för en QR-kod: det finns bara i den sparade listan.} other {Ytterligare # har en för lång adress för en QR-kod: de finns bara i den sparade listan.}}',
  'wantList.qrNext': 'Nästa',
  'wantList.qrPrevious': 'Föregående',
  'wantList.qrFailed': 'QR-koden kunde inte ritas',
  'wantList.none': 'Inget pass saknas',
  'wantList.noneFound': 'Inget saknat pass matchar',
  'wantList.noneText': 'Den här datorn har en kopia av allt som har skannats.',
  'wantList.what': 'Produkt eller länk',
  'wantList.serial': 'Serienummer {serial}',
  'wantList.batch': 'Parti {batch}',
  'wantList.scanned': 'Skannat',
  'wantList.times': '{count, plural, one {en gång} other {# gånger}}',
  'wantList.last': 'Senast',
  'wantList.how': 'Så får du kopior till den här datorn',
  'wantList.howTake':
    'Spara listan på ett usb-minne. Där usb-minnen inte är tillåtna, visa den som QR-koder och skanna dem med den andra datorn: dess lista visar då vad den saknar kopia av.',
  'wantList.howFetch':
    'Om den andra datorn inte har kopiorna än: öppna där Inspektioner, Saknade pass, Hämta från en tjänst, och välj den sparade listan.',
  'wantList.howPack': 'Öppna där Paket, Skapa ett paket, välj ”Bara dessa koder” och sedan den sparade listan.',
  'wantList.howBring':
    'Ta paketet hit och tillämpa det på skärmen Paket. Väntande varor inspekteras på nytt inom några sekunder, och varje skärm visar en länk till resultatet.',
  'wantList.choose': 'Välj en sparad lista över saknade pass',
  'wantList.packEmpty':
    'Paketet är tomt: den här datorn har ingen kopia för någon av koderna. Hämta kopiorna först: Inspektioner, Saknade pass, Hämta från en tjänst.',
  'wantList.more': '{count} till i loggen',
  'wantList.open': 'Saknade pass',
  'wantList.sync.fetch': 'Hämta från en tjänst',
  'wantList.sync.fetchLead':
    'Kontaktar bara den tjänst som du anger. Allt som tas emot verifieras innan det sparas, även statuslistorna som visar om något har återkallats.',
  'wantList.sync.what': 'Vad som hämtas',
  'wantList.sync.thisList':
    '{count, plural, =0 {Listan är tom: välj en fil} one {Den enda kopian på listan} other {De # kopiorna på listan}}',
  'wantList.sync.file': 'Välj en fil',
  'wantList.sync.fileHelp': 'Koder, produktlänkar eller GTIN, en per rad; en sparad lista över saknade pass; en länkuppsättning.',
  'wantList.sync.noFile': 'Tillbaka till listan',
  'wantList.sync.unreadable': 'Filen {name} kan inte läsas som text.',
  'wantList.sync.tooLarge': 'Filen {name} är större än {limit}.',
  'wantList.sync.fingerprint': 'Fingeravtryck för tjänstens egen nyckel',
  'wantList.sync.fingerprintHelp':
    'Din nyckel skickas bara till en tjänst vars egen nyckel har jämförts. Hämta en gång utan din nyckel för att se fingeravtrycket, och jämför det med en annan källa. För en utfärdare som är känd här, på dess egen adress, behövs det inte.',
  'wantList.sync.key': 'Nyckel för din roll (om du har fått en)',
  'wantList.sync.keyHelp':
    'Tjänsten visar vad din roll får se, till exempel varukoden för tullen. Nyckeln skickas bara till den här tjänsten och sparas inte.',
  'wantList.sync.address': 'Tjänstens adress',
  'wantList.sync.addressHelp': 'Den börjar med https://, så som dess operatör gav dig den.',
  'wantList.sync.unprotected':
    'Adressen är inte skyddad (http). Kryssa i rutan nedan om den finns på den här datorn eller i dess eget nätverk.',
  'wantList.sync.http': 'Tillåt http, bara till den här datorn eller dess eget nätverk',
  'wantList.sync.start': 'Hämta',
  'wantList.sync.stop': 'Stoppa',
  'wantList.sync.going': 'Hämtar',
  'wantList.sync.stopped': 'Inget hämtades',
  'wantList.sync.identity': 'Tjänsten säger sig vara',
  'wantList.sync.known': 'En utfärdare som är känd här',
  'wantList.sync.unknown': 'Inte känd här. Jämför fingeravtrycket med en annan källa innan du lägger till den under Tillit.',
  'wantList.sync.keys': 'Dess nyckels fingeravtryck',
  'wantList.sync.unnamed': 'Tjänsten identifierar sig inte: {detail}',
  'wantList.sync.fetched': 'Hämtade',
  'wantList.sync.unchanged': 'Fanns här',
  'wantList.sync.notThere': 'Hittades inte',
  'wantList.sync.refused': 'Avvisade',
  'wantList.sync.failed': 'Kunde inte hämtas',
  'wantList.sync.details': 'Vad som avvisades eller misslyckades',
  'wantList.sync.again': 'Nästa hämtning försöker igen med det som misslyckades.',
  'wantList.sync.lists': 'Kontrollerade statuslistor',
  'wantList.sync.listsNote': '{count, plural, one {# kunde inte kontrolleras} other {# kunde inte kontrolleras}}',
  'wantList.sync.listDetails': 'Statuslistor som inte kunde kontrolleras',
  'wantList.sync.why.unknownIssuer': 'Ingen på den här datorn går i god för utfärdaren. Lägg till den under Tillit och hämta sedan igen.',
  'wantList.sync.why.otherOrigin': 'En annan tjänst har den, och den kontaktades inte.',
  'wantList.sync.why.older': 'En nyare finns på den här datorn. Den här sparas också: det som den återkallar räknas.',
  'wantList.sync.why.unusable': 'Det är ingen användbar statuslista från utfärdaren.',
  'wantList.sync.why.notThere': 'Tjänsten har den inte.',
  'wantList.sync.why.noAnswer': 'Tjänsten svarade inte. Försök igen senare.',
  'wantList.sync.why.key': 'Tjänsten godtar inte nyckeln för din roll.',
  'wantList.sync.why.altered': 'Det har ändrats, eller är inget pass för den här produkten. Det sparades inte.',
  'wantList.sync.why.notAccepted':
    'Din nyckel skickades inte: tjänstens egen nyckel har inte jämförts, eller så har den en annan. Inget hämtades.',
  'wantList.sync.why.certificate': 'Tjänsten kan inte bevisa att den är den som du angav. Inget hämtades från den.',
};
