// Messages about received passports and events, in Danish.
import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Oprindelse',
  'received.whose.own': 'Egne pas',
  'received.whose.received': 'Modtaget fra andre',
  'received.from': 'Modtaget fra {name}',
  'received.how':
    '{door, select, pack {med pakke} sync {hentet fra tjenesten} file {importeret som fil} restore {med en sikkerhedskopi} other {her}}, {date}, {who}',
  'received.key': 'Nøgle',
  'received.speaker': 'Påstået af',
  'received.came': 'Hvordan det kom',
  'received.search': 'Navn, fabrikant, kode, afsender',
  'received.emptyTitle': 'Intet modtaget',
  'received.emptyText': 'Hele pas fra andre tjenesters pakker står her.',
  'received.note': 'Pas fra andre gemmes under afsenderen. De ændrer ingen af dine, signeres aldrig her og er ikke offentlige.',
  'received.toList': 'Alle modtagne pas',
  'received.ownToo': 'Du har dit eget pas under denne kode. Det er uændret.',
  'received.openOwn': 'Åbn dit eget pas',
  'received.sources': 'Hændelser, som andre har sendt',
  'received.sourcesText':
    'Ikke offentlige, før du godtager dem. De står så sammen med dine egne hændelser, under navnet på den part, der påstår dem, og dit. De signeres aldrig her.',
  'received.sourcesNone': 'Ingen hændelser fra andre.',
  'received.counts':
    '{count, plural, one {# hændelse} other {# hændelser}}, {accepted, plural, =0 {ingen godtaget} one {# godtaget} other {# godtaget}}',
  'received.look': 'Gennemgå og godtag',
  'received.withdraw': 'Træk tilbage',
  'received.acceptTitle': 'Godtag hændelserne fra {name}?',
  'received.acceptText':
    'Dette er påstande fra {name}. Godtagne hændelser bliver offentlige sammen med dine egne, med begge navne. Senere hændelser fra samme kilde skal godtages særskilt.',
  'received.accept': 'Godtag hændelserne',
  'received.accepted': 'Hændelserne er nu offentlige, som kildens påstande.',
  'received.who': 'Dit navn, offentligt med hændelserne',
  'received.withdrawTitle': 'Træk hændelserne fra {name} tilbage?',
  'received.withdrawText': 'De gemmes her, men er ikke længere offentlige.',
  'received.withdrawn': 'Hændelserne er ikke længere offentlige.',
  'received.eventAccepted': 'godtaget af {name}, {date}',
  'received.eventWaiting': 'ikke godtaget: ikke offentlig',
  'received.conflicting': 'modstridende påstande: ikke signeret',
  'received.importedOwn': 'egne hændelser: {stored} nye, {present} allerede her',
  'received.importedOthers':
    'hændelser, som {name} påstår, offentlige med dit navn, ikke signeret her: {stored} nye, {present} allerede her',
  'received.importedConflicts':
    '{count, plural, one {Én af dem siger} other {# af dem siger}} noget andet under et ID, der er brugt før. Begge gemmes.',
};
