// Messages about received passports and events, in Dutch.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Herkomst',
  'received.whose.own': 'Eigen paspoorten',
  'received.whose.received': 'Van anderen ontvangen',
  'received.from': 'Ontvangen van {name}',
  'received.how':
    '{door, select, pack {via een pakket} sync {bij de dienst opgehaald} file {als bestand geïmporteerd} restore {met een back-up} other {hier}}, {date}, {who}',
  'received.key': 'Sleutel',
  'received.speaker': 'Verklaard door',
  'received.came': 'Wijze van ontvangst',
  'received.search': 'Naam, fabrikant, code, afzender',
  'received.emptyTitle': 'Niets ontvangen',
  'received.emptyText': 'Volledige paspoorten uit de pakketten van andere diensten staan hier.',
  'received.note':
    'Paspoorten van anderen worden bewaard onder de naam van de afzender. Ze veranderen niets aan die van u, worden hier nooit ondertekend en zijn niet openbaar.',
  'received.toList': 'Alle ontvangen paspoorten',
  'received.ownToo': 'U hebt onder deze code een eigen paspoort. Het is ongewijzigd.',
  'received.openOwn': 'Eigen paspoort openen',
  'received.sources': 'Gebeurtenissen van anderen',
  'received.sourcesText':
    'Niet openbaar totdat u ze aanvaardt. Dan staan ze bij uw eigen gebeurtenissen, onder de naam van wie ze verklaart en die van u. Ze worden hier nooit ondertekend.',
  'received.sourcesNone': 'Geen gebeurtenissen van anderen.',
  'received.counts':
    '{count, plural, one {# gebeurtenis} other {# gebeurtenissen}}, {accepted, plural, =0 {geen aanvaard} one {# aanvaard} other {# aanvaard}}',
  'received.look': 'Bekijken en aanvaarden',
  'received.withdraw': 'Terugnemen',
  'received.acceptTitle': 'De gebeurtenissen van {name} aanvaarden?',
  'received.acceptText':
    'Dit zijn beweringen van {name}. Aanvaarde gebeurtenissen worden samen met die van u openbaar, met beide namen. Latere gebeurtenissen van deze bron moeten afzonderlijk worden aanvaard.',
  'received.accept': 'Deze gebeurtenissen aanvaarden',
  'received.accepted': 'De gebeurtenissen zijn nu openbaar, als beweringen van hun bron.',
  'received.who': 'Uw naam, openbaar bij de gebeurtenissen',
  'received.withdrawTitle': 'De gebeurtenissen van {name} terugnemen?',
  'received.withdrawText': 'Ze worden hier bewaard, maar zijn niet meer openbaar.',
  'received.withdrawn': 'De gebeurtenissen zijn niet meer openbaar.',
  'received.eventAccepted': 'aanvaard door {name}, {date}',
  'received.eventWaiting': 'niet aanvaard: niet openbaar',
  'received.conflicting': 'tegenstrijdige beweringen: niet ondertekend',
  'received.importedOwn': 'eigen gebeurtenissen: {stored} nieuw, {present} al aanwezig',
  'received.importedOthers':
    'gebeurtenissen verklaard door {name}, openbaar met uw naam, hier niet ondertekend: {stored} nieuw, {present} al aanwezig',
  'received.importedConflicts':
    '{count, plural, one {Eén daarvan zegt} other {# daarvan zeggen}} iets anders onder een ID dat al eerder is gebruikt. Beide worden bewaard.',
};
