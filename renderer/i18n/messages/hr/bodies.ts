// Messages of the notified bodies screen, in Croatian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Prijavljena tijela',
  'bodies.lead': 'Tijela koja smiju ocjenjivati proizvode prema pravu Unije, po broju. Radi bez mreže.',
  'bodies.search': 'Broj, naziv, zemlja ili akt',
  'bodies.country': 'Zemlja',
  'bodies.countryAll': 'Sve zemlje',
  'bodies.extract':
    'Ovaj izvadak od {date} sadržava samo ono što je potvrdio neki izvor. Neka tijela i akti nedostaju, a prijave se mijenjaju. Prije nego što se oslonite na zapis, provjerite NANDO.',
  'bodies.noBatteries': 'Nije se moglo potvrditi nijedno tijelo za baterije (Uredba (EU) 2023/1542).',
  'bodies.websites': 'Mrežne adrese možete kopirati; ova ih aplikacija ne otvara.',
  'bodies.number': 'Broj',
  'bodies.name': 'Tijelo',
  'bodies.acts': 'Akti',
  'bodies.source': 'Izvor',
  'bodies.website': 'Mrežno mjesto',
  'bodies.copy': 'Kopiraj adresu za {name}',
  'bodies.asOf': 'na dan {date}',
  'bodies.undated': 'bez datuma',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Vlastita stranica tijela',
  'bodies.origin.regulator': 'Nacionalno regulatorno tijelo',
  'bodies.origin.combined': 'Sastavljeno iz dvaju izvora',
  'bodies.origin.third-party': 'Od treće strane',
  'bodies.origin.list': 'Uvezeni popis',
  'bodies.noneTitle': 'Nijedno tijelo na ovom popisu ne odgovara',
  'bodies.noneText': 'To ne znači da ga nema: popis možda nije potpun. Provjerite NANDO.',
  'bodies.clear': 'Očisti filtre',
  'bodies.imported':
    'Popis na dan {date}, uvezen na ovom računalu. Izvor: {source}. Prijave se mijenjaju. Prije nego što se oslonite na zapis, provjerite NANDO.',
  'bodies.importForm':
    'Vlastiti popis je datoteka JSON ili CSV. Kao CSV: redak „statusDate,2026-01-15”, redak „source,…”, redak „number,name,country,acts,website”, a zatim po jedan redak za svako tijelo; više akata odvaja se znakom „|”.',
  'bodies.import': 'Uvezi popis',
  'bodies.importing': 'Čitanje: {name}',
  'bodies.importDone': 'Uvezena tijela: {count}, na dan {date}',
  'bodies.importTooLarge': '{name} je veće od {limit}: to nije popis prijavljenih tijela.',
  'bodies.importUnreadable': '{name} se ne može pročitati kao tekst u UTF-8. Spremite ga u tom obliku ili odaberite drugu datoteku.',
  'bodies.back': 'Natrag na priloženi popis',
  'bodies.backDone': 'Priloženi popis od {date} opet je na snazi',
  'bodies.olderTitle': 'Ovaj je popis stariji',
  'bodies.olderText': '{name} je stariji od sadašnjeg popisa od {date}. Ne sadržava ono što je otad prijavljeno ili povučeno.',
  'bodies.olderUse': 'Upotrijebi stariji popis',
};
