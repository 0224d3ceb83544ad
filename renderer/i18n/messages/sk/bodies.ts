// Messages of the notified bodies screen, in Slovak.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Notifikované osoby',
  'bodies.lead': 'Osoby, ktoré smú posudzovať výrobky podľa práva Únie, podľa čísla. Funguje bez siete.',
  'bodies.search': 'Číslo, názov, krajina alebo akt',
  'bodies.country': 'Krajina',
  'bodies.countryAll': 'Všetky krajiny',
  'bodies.extract':
    'Tento výťah z {date} obsahuje iba to, čo potvrdil zdroj. Niektoré osoby a akty chýbajú a notifikácie sa menia. Skôr než sa na záznam spoľahnete, overte ho v NANDO.',
  'bodies.noBatteries': 'Žiadnu osobu pre batérie (nariadenie (EÚ) 2023/1542) sa nepodarilo potvrdiť.',
  'bodies.websites': 'Webové adresy môžete skopírovať; táto aplikácia ich neotvára.',
  'bodies.number': 'Číslo',
  'bodies.name': 'Osoba',
  'bodies.acts': 'Akty',
  'bodies.source': 'Zdroj',
  'bodies.website': 'Webové sídlo',
  'bodies.copy': 'Kopírovať adresu: {name}',
  'bodies.asOf': 'stav k {date}',
  'bodies.undated': 'bez dátumu',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Vlastná stránka osoby',
  'bodies.origin.regulator': 'Vnútroštátny regulačný orgán',
  'bodies.origin.combined': 'Zostavené z dvoch zdrojov',
  'bodies.origin.third-party': 'Od tretej strany',
  'bodies.origin.list': 'Importovaný zoznam',
  'bodies.noneTitle': 'Hľadaniu v tomto zozname nezodpovedá žiadna osoba',
  'bodies.noneText': 'To neznamená, že taká nie je: zoznam nemusí byť úplný. Overte v NANDO.',
  'bodies.clear': 'Zrušiť filtre',
  'bodies.imported':
    'Zoznam k {date}, importovaný v tomto počítači. Zdroj: {source}. Notifikácie sa menia. Skôr než sa na záznam spoľahnete, overte ho v NANDO.',
  'bodies.importForm':
    'Vlastný zoznam je súbor JSON alebo CSV. V CSV: riadok „statusDate,2026-01-15“, riadok „source,…“, riadok „number,name,country,acts,website“ a potom riadok pre každú osobu; viac aktov oddeľuje „|“.',
  'bodies.import': 'Importovať zoznam',
  'bodies.importing': 'Číta sa: {name}',
  'bodies.importDone': 'Importované osoby: {count}, stav k {date}',
  'bodies.importTooLarge': '{name} je väčší ako {limit}, takže to nemôže byť zoznam notifikovaných osôb.',
  'bodies.importUnreadable': '{name} nemožno čítať ako text v UTF-8. Uložte ho v tejto podobe alebo zvoľte iný súbor.',
  'bodies.back': 'Späť na priložený zoznam',
  'bodies.backDone': 'Opäť platí priložený zoznam k {date}',
  'bodies.olderTitle': 'Tento zoznam je starší',
  'bodies.olderText': '{name} je starší ako terajší zoznam k {date}. Čo bolo odvtedy notifikované alebo zrušené, v ňom nie je.',
  'bodies.olderUse': 'Použiť starší zoznam',
};
