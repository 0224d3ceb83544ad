// Messages about received passports and events, in Czech.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Původ',
  'received.whose.own': 'Vlastní pasy',
  'received.whose.received': 'Přijaté od jiných',
  'received.from': 'Přijato od: {name}',
  'received.how':
    '{door, select, pack {v balíčku} sync {staženo ze služby} file {importováno ze souboru} restore {se zálohou} other {zde}}, {date}, {who}',
  'received.key': 'Klíč',
  'received.speaker': 'Uvádí',
  'received.came': 'Jak přišlo',
  'received.search': 'Název, výrobce, kód, odesílatel',
  'received.emptyTitle': 'Nic nebylo přijato',
  'received.emptyText': 'Zde jsou uvedeny úplné pasy z balíčků jiných služeb.',
  'received.note':
    'Pasy zaslané jinými jsou uchovány pod jménem odesílatele. Nemění žádný z vašich, nikdy se zde nepodepisují a nejsou veřejné.',
  'received.toList': 'Všechny přijaté pasy',
  'received.ownToo': 'S tímto kódem máte vlastní pas. Zůstává beze změny.',
  'received.openOwn': 'Otevřít vlastní pas',
  'received.sources': 'Události zaslané jinými',
  'received.sourcesText':
    'Nejsou veřejné, dokud je nepřijmete. Pak jsou uvedeny s vašimi událostmi pod jménem toho, kdo je uvádí, a pod vaším. Nikdy se zde nepodepisují.',
  'received.sourcesNone': 'Žádné události od jiných.',
  'received.counts':
    '{count, plural, one {# událost} few {# události} other {# událostí}}, {accepted, plural, =0 {nepřijata žádná} other {přijato: #}}',
  'received.look': 'Prohlédnout a přijmout',
  'received.withdraw': 'Vzít zpět',
  'received.acceptTitle': 'Přijmout události od: {name}?',
  'received.acceptText':
    'Jde o tvrzení, která uvádí {name}. Přijaté události se stanou veřejnými spolu s vašimi, s oběma jmény. Pozdější události z tohoto zdroje je třeba přijmout zvlášť.',
  'received.accept': 'Přijmout tyto události',
  'received.accepted': 'Události jsou nyní veřejné jako tvrzení svého zdroje.',
  'received.who': 'Vaše jméno, veřejné s událostmi',
  'received.withdrawTitle': 'Vzít zpět události od: {name}?',
  'received.withdrawText': 'Zůstanou zde, ale už nebudou veřejné.',
  'received.withdrawn': 'Události už nejsou veřejné.',
  'received.eventAccepted': 'přijal(a): {name}, {date}',
  'received.eventWaiting': 'nepřijato: není veřejné',
  'received.conflicting': 'rozporná tvrzení: nepodepsáno',
  'received.importedOwn': 'vlastní události: nových {stored}, dříve přítomných {present}',
  'received.importedOthers':
    'události, které uvádí {name}, veřejné s vaším jménem, zde nepodepsané: nových {stored}, dříve přítomných {present}',
  'received.importedConflicts':
    '{count, plural, one {# z nich uvádí} few {# z nich uvádějí} other {# z nich uvádí}} pod již použitým identifikátorem něco jiného. Ponechány jsou obě.',
};
