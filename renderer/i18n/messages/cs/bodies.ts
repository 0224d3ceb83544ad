// Messages of the notified bodies screen, in Czech.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Oznámené subjekty',
  'bodies.lead': 'Subjekty, které smějí posuzovat výrobky podle práva Unie, podle čísla. Funguje bez sítě.',
  'bodies.search': 'Číslo, název, země nebo akt',
  'bodies.country': 'Země',
  'bodies.countryAll': 'Všechny země',
  'bodies.extract':
    'Tento výtah ze dne {date} obsahuje jen to, co potvrdil zdroj. Některé subjekty a akty chybějí a oznámení se mění. Než se na záznam spolehnete, ověřte jej v NANDO.',
  'bodies.noBatteries': 'Žádný subjekt pro baterie (nařízení (EU) 2023/1542) se nepodařilo potvrdit.',
  'bodies.websites': 'Webové adresy můžete zkopírovat; tato aplikace je neotevírá.',
  'bodies.number': 'Číslo',
  'bodies.name': 'Subjekt',
  'bodies.acts': 'Akty',
  'bodies.source': 'Zdroj',
  'bodies.website': 'Web',
  'bodies.copy': 'Kopírovat adresu: {name}',
  'bodies.asOf': 'stav ke dni {date}',
  'bodies.undated': 'bez data',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Vlastní stránka subjektu',
  'bodies.origin.regulator': 'Vnitrostátní regulační orgán',
  'bodies.origin.combined': 'Sestaveno ze dvou zdrojů',
  'bodies.origin.third-party': 'Od třetí strany',
  'bodies.origin.list': 'Importovaný seznam',
  'bodies.noneTitle': 'Hledání v tomto seznamu neodpovídá žádný subjekt',
  'bodies.noneText': 'To neznamená, že takový není: seznam nemusí být úplný. Ověřte v NANDO.',
  'bodies.clear': 'Zrušit filtry',
  'bodies.imported':
    'Seznam ke dni {date}, importovaný v tomto počítači. Zdroj: {source}. Oznámení se mění. Než se na záznam spolehnete, ověřte jej v NANDO.',
  'bodies.importForm':
    'Vlastní seznam je soubor JSON nebo CSV. V CSV: řádek „statusDate,2026-01-15“, řádek „source,…“, řádek „number,name,country,acts,website“ a pak řádek pro každý subjekt; více aktů odděluje „|“.',
  'bodies.import': 'Importovat seznam',
  'bodies.importing': 'Čtení: {name}',
  'bodies.importDone': 'Importované subjekty: {count}, stav ke dni {date}',
  'bodies.importTooLarge': '{name} je větší než {limit}, takže to nemůže být seznam oznámených subjektů.',
  'bodies.importUnreadable': '{name} nelze číst jako text v UTF-8. Uložte jej v této podobě nebo zvolte jiný soubor.',
  'bodies.back': 'Zpět k přiloženému seznamu',
  'bodies.backDone': 'Opět platí přiložený seznam ke dni {date}',
  'bodies.olderTitle': 'Tento seznam je starší',
  'bodies.olderText': '{name} je starší než nynější seznam ke dni {date}. Co bylo od té doby oznámeno nebo zrušeno, v něm není.',
  'bodies.olderUse': 'Použít starší seznam',
};
