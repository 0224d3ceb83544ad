// Messages about received passports and events, in Slovak.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Pôvod',
  'received.whose.own': 'Vlastné pasy',
  'received.whose.received': 'Prijaté od iných',
  'received.from': 'Prijaté od: {name}',
  'received.how':
    '{door, select, pack {v balíku} sync {stiahnuté zo služby} file {importované zo súboru} restore {so zálohou} other {tu}}, {date}, {who}',
  'received.key': 'Kľúč',
  'received.speaker': 'Uvádza',
  'received.came': 'Ako prišlo',
  'received.search': 'Názov, výrobca, kód, odosielateľ',
  'received.emptyTitle': 'Nič nebolo prijaté',
  'received.emptyText': 'Tu sú uvedené úplné pasy z balíkov iných služieb.',
  'received.note':
    'Pasy zaslané inými sú uchované pod menom odosielateľa. Nemenia žiadny z vašich, nikdy sa tu nepodpisujú a nie sú verejné.',
  'received.toList': 'Všetky prijaté pasy',
  'received.ownToo': 'S týmto kódom máte vlastný pas. Zostáva bez zmeny.',
  'received.openOwn': 'Otvoriť vlastný pas',
  'received.sources': 'Udalosti zaslané inými',
  'received.sourcesText':
    'Nie sú verejné, kým ich neprijmete. Potom sú uvedené s vašimi udalosťami pod menom toho, kto ich uvádza, a pod vaším. Nikdy sa tu nepodpisujú.',
  'received.sourcesNone': 'Žiadne udalosti od iných.',
  'received.counts':
    '{count, plural, one {# udalosť} few {# udalosti} other {# udalostí}}, {accepted, plural, =0 {neprijatá žiadna} other {prijaté: #}}',
  'received.look': 'Pozrieť a prijať',
  'received.withdraw': 'Vziať späť',
  'received.acceptTitle': 'Prijať udalosti od: {name}?',
  'received.acceptText':
    'Sú to tvrdenia, ktoré uvádza {name}. Prijaté udalosti sa stanú verejnými spolu s vašimi, s oboma menami. Neskoršie udalosti z tohto zdroja treba prijať osobitne.',
  'received.accept': 'Prijať tieto udalosti',
  'received.accepted': 'Udalosti sú teraz verejné ako tvrdenia svojho zdroja.',
  'received.who': 'Vaše meno, verejné s udalosťami',
  'received.withdrawTitle': 'Vziať späť udalosti od: {name}?',
  'received.withdrawText': 'Zostanú tu, ale už nebudú verejné.',
  'received.withdrawn': 'Udalosti už nie sú verejné.',
  'received.eventAccepted': 'prijal(a): {name}, {date}',
  'received.eventWaiting': 'neprijaté: nie je verejné',
  'received.conflicting': 'protichodné tvrdenia: nepodpísané',
  'received.importedOwn': 'vlastné udalosti: nové {stored}, predtým prítomné {present}',
  'received.importedOthers':
    'udalosti, ktoré uvádza {name}, verejné s vaším menom, tu nepodpísané: nové {stored}, predtým prítomné {present}',
  'received.importedConflicts':
    '{count, plural, one {# z nich uvádza} few {# z nich uvádzajú} other {# z nich uvádza}} pod už použitým identifikátorom niečo iné. Ponechané sú obe.',
};
