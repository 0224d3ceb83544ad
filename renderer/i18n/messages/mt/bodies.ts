// Messages of the notified bodies screen, in Maltese.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Korpi notifikati',
  'bodies.lead': 'Korpi li jistgħu jivvalutaw prodotti skont id-dritt tal-Unjoni, bin-numru. Jaħdem mingħajr network.',
  'bodies.search': 'Numru, isem, pajjiż jew att',
  'bodies.country': 'Pajjiż',
  'bodies.countryAll': 'Il-pajjiżi kollha',
  'bodies.extract':
    'Dan l-estratt ta’ {date} fih biss dak li kkonferma sors. Xi korpi u atti huma nieqsa, u n-notifiki jinbidlu. Ara NANDO qabel ma toqgħod fuq entrata.',
  'bodies.noBatteries': 'Ma seta’ jiġi kkonfermat l-ebda korp għall-batteriji (Regolament (UE) 2023/1542).',
  'bodies.websites': 'Tista’ tikkopja s-siti web; din l-app ma tiftaħhomx.',
  'bodies.number': 'Numru',
  'bodies.name': 'Korp',
  'bodies.acts': 'Atti',
  'bodies.source': 'Sors',
  'bodies.website': 'Sit web',
  'bodies.copy': 'Ikkopja l-indirizz: {name}',
  'bodies.asOf': 'fi {date}',
  'bodies.undated': 'bla data',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Il-paġna tal-korp stess',
  'bodies.origin.regulator': 'Regolatur nazzjonali',
  'bodies.origin.combined': 'Miġbura minn żewġ sorsi',
  'bodies.origin.third-party': 'Minn parti terza',
  'bodies.origin.list': 'Lista importata',
  'bodies.noneTitle': 'L-ebda korp f’din il-lista ma jaqbel',
  'bodies.noneText': 'Dan ma jfissirx li m’hemmx: il-lista tista’ ma tkunx kompluta. Ara NANDO.',
  'bodies.clear': 'Neħħi l-filtri',
  'bodies.imported':
    'Lista fi {date}, importata f’dan il-kompjuter. Sors: {source}. In-notifiki jinbidlu. Ara NANDO qabel ma toqgħod fuq entrata.',
  'bodies.importForm':
    'Lista tiegħek hi fajl JSON jew CSV. Bħala CSV: il-linja “statusDate,2026-01-15”, il-linja “source,…”, il-linja “number,name,country,acts,website”, imbagħad linja għal kull korp; diversi atti jinfirdu b’“|”.',
  'bodies.import': 'Importa lista',
  'bodies.importing': 'Qed jinqara {name}',
  'bodies.importDone': 'Korpi importati: {count}, fi {date}',
  'bodies.importTooLarge': '{name} akbar minn {limit}: dak mhux lista ta’ korpi notifikati.',
  'bodies.importUnreadable': '{name} ma jistax jinqara bħala test f’UTF-8. Issejvjah f’dik il-forma, jew agħżel fajl ieħor.',
  'bodies.back': 'Lura għal-lista inkluża',
  'bodies.backDone': 'Il-lista inkluża ta’ {date} reġgħet fis-seħħ',
  'bodies.olderTitle': 'Din il-lista hi eqdem',
  'bodies.olderText': '{name} hi eqdem mil-lista preżenti ta’ {date}. Dak li ġie notifikat jew irtirat minn dakinhar mhux fiha.',
  'bodies.olderUse': 'Uża l-lista eqdem',
};
