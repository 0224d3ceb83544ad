// Messages of the notified bodies screen, in Romanian.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Organisme notificate',
  'bodies.lead': 'Organisme care pot evalua produse potrivit dreptului Uniunii, după număr. Funcționează fără rețea.',
  'bodies.search': 'Număr, nume, țară sau act',
  'bodies.country': 'Țară',
  'bodies.countryAll': 'Toate țările',
  'bodies.extract':
    'Acest extras din {date} cuprinde doar ce a confirmat o sursă. Unele organisme și acte lipsesc, iar notificările se schimbă. Verificați în NANDO înainte de a vă baza pe o înregistrare.',
  'bodies.noBatteries': 'Nu s-a putut confirma niciun organism pentru baterii [Regulamentul (UE) 2023/1542].',
  'bodies.websites': 'Puteți copia site-urile web; această aplicație nu le deschide.',
  'bodies.number': 'Număr',
  'bodies.name': 'Organism',
  'bodies.acts': 'Acte',
  'bodies.source': 'Sursă',
  'bodies.website': 'Site web',
  'bodies.copy': 'Copiere adresă {name}',
  'bodies.asOf': 'la data de {date}',
  'bodies.undated': 'nedatat',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Pagina proprie a organismului',
  'bodies.origin.regulator': 'Autoritate națională de reglementare',
  'bodies.origin.combined': 'Alcătuit din două surse',
  'bodies.origin.third-party': 'De la un terț',
  'bodies.origin.list': 'Listă importată',
  'bodies.noneTitle': 'Niciun organism din această listă nu corespunde',
  'bodies.noneText': 'Aceasta nu înseamnă că nu există: lista poate să nu fie completă. Verificați în NANDO.',
  'bodies.clear': 'Ștergere filtre',
  'bodies.imported':
    'Listă la data de {date}, importată pe acest calculator. Sursă: {source}. Notificările se schimbă. Verificați în NANDO înainte de a vă baza pe o înregistrare.',
  'bodies.importForm':
    'O listă proprie este un fișier JSON sau CSV. Ca CSV: rândul „statusDate,2026-01-15”, rândul „source,…”, rândul „number,name,country,acts,website”, apoi câte un rând pentru fiecare organism; mai multe acte se separă prin „|”.',
  'bodies.import': 'Import listă',
  'bodies.importing': 'Se citește {name}',
  'bodies.importDone': 'Organisme importate: {count}, la data de {date}',
  'bodies.importTooLarge': '{name} depășește {limit}: nu este o listă de organisme notificate.',
  'bodies.importUnreadable': '{name} nu poate fi citit ca text UTF-8. Salvați-l în această formă sau alegeți alt fișier.',
  'bodies.back': 'Înapoi la lista inclusă',
  'bodies.backDone': 'Lista inclusă din {date} este din nou în vigoare',
  'bodies.olderTitle': 'Această listă este mai veche',
  'bodies.olderText': '{name} este mai veche decât lista actuală din {date}. Ce s-a notificat sau s-a retras de atunci nu este în ea.',
  'bodies.olderUse': 'Folosire listă mai veche',
};
