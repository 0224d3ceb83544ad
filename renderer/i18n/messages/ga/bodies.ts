// Messages of the notified bodies screen, in Irish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Comhlachtaí dá dtugtar fógra',
  'bodies.lead': 'Comhlachtaí a fhéadann táirgí a mheas faoi dhlí an Aontais, de réir uimhreach. Oibríonn sé gan líonra.',
  'bodies.search': 'Uimhir, ainm, tír nó gníomh',
  'bodies.country': 'Tír',
  'bodies.countryAll': 'Gach tír',
  'bodies.extract':
    'Níl sa sliocht seo ó {date} ach an rud a dhearbhaigh foinse. Tá roinnt comhlachtaí agus gníomhartha in easnamh, agus athraíonn fógraí. Seiceáil NANDO sula mbíonn tú ag brath ar iontráil.',
  'bodies.noBatteries': 'Níorbh fhéidir aon chomhlacht do chadhnraí (Rialachán (AE) 2023/1542) a dhearbhú.',
  'bodies.websites': 'Is féidir leat na suíomhanna gréasáin a chóipeáil; ní osclaíonn an aip seo iad.',
  'bodies.number': 'Uimhir',
  'bodies.name': 'Comhlacht',
  'bodies.acts': 'Gníomhartha',
  'bodies.source': 'Foinse',
  'bodies.website': 'Suíomh gréasáin',
  'bodies.copy': 'Cóipeáil seoladh {name}',
  'bodies.asOf': 'amhail {date}',
  'bodies.undated': 'gan dáta',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Leathanach an chomhlachta féin',
  'bodies.origin.regulator': 'Rialtóir náisiúnta',
  'bodies.origin.combined': 'Curtha le chéile ó dhá fhoinse',
  'bodies.origin.third-party': 'Ó thríú páirtí',
  'bodies.origin.list': 'Liosta iompórtáilte',
  'bodies.noneTitle': 'Níl aon chomhlacht sa liosta seo a mheaitseálann',
  'bodies.noneText': 'Ní hionann sin agus a rá nach bhfuil ceann ann: d’fhéadfadh an liosta a bheith neamhiomlán. Seiceáil NANDO.',
  'bodies.clear': 'Glan na scagairí',
  'bodies.imported':
    'Liosta amhail {date}, iompórtáilte ar an ríomhaire seo. Foinse: {source}. Athraíonn fógraí. Seiceáil NANDO sula mbíonn tú ag brath ar iontráil.',
  'bodies.importForm':
    'Is comhad JSON nó CSV é liosta de do chuid féin. Mar CSV: an líne “statusDate,2026-01-15”, an líne “source,…”, an líne “number,name,country,acts,website”, ansin líne do gach comhlacht; deighiltear roinnt gníomhartha le “|”.',
  'bodies.import': 'Iompórtáil liosta',
  'bodies.importing': '{name} á léamh',
  'bodies.importDone': 'Comhlachtaí iompórtáilte: {count}, amhail {date}',
  'bodies.importTooLarge': 'Tá {name} níos mó ná {limit}: ní liosta comhlachtaí dá dtugtar fógra é sin.',
  'bodies.importUnreadable': 'Ní féidir {name} a léamh mar théacs UTF-8. Sábháil san fhoirm sin é, nó roghnaigh comhad eile.',
  'bodies.back': 'Ar ais chuig an liosta ionsuite',
  'bodies.backDone': 'Tá liosta ionsuite {date} i bhfeidhm arís',
  'bodies.olderTitle': 'Tá an liosta seo níos sine',
  'bodies.olderText':
    'Tá {name} níos sine ná an liosta reatha ó {date}. Níl an rud ar tugadh fógra faoi nó a tarraingíodh siar ó shin ann.',
  'bodies.olderUse': 'Úsáid an liosta níos sine',
};
