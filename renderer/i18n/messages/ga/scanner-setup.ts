// Messages of the scanner set-up: what the scanner sends, and what to change, in Irish.

import type { Draft } from '../en/catalogue.ts';
import type { scannerSetup as english } from '../en/scanner-setup.ts';

export const scannerSetup: Draft<typeof english> = {
  'scannerSetup.title': 'Socraigh mo scanóir',
  'scannerSetup.lead':
    'Scan cód ón scáileán seo. Braitheann an aip conas a chlóscríobhann do scanóir láimhe, agus deir sí leat cad atá le hathrú. Ní iniúchtar agus ní thaifeadtar aon ní.',
  'scannerSetup.codes': 'Scan ceann díobh seo',
  'scannerSetup.dataMatrix': 'Data Matrix',
  'scannerSetup.qr': 'Cód QR',
  'scannerSetup.result': 'Toradh',
  'scannerSetup.waiting': 'Ag fanacht le scanadh',
  'scannerSetup.waitingHelp': 'Ní gá duit aon rud a chliceáil. Mura dtagann aon ní, socraigh an scanóir go mód méarchláir (USB HID).',
  'scannerSetup.few':
    'Níor tháinig ach {count, plural, one {# charachtar} two {# charachtar} few {# charachtar} many {# gcarachtar} other {# carachtar}}, róbheag do chód. Coinnigh an scanóir socair, agus scan arís.',
  'scannerSetup.good': 'Tá an scanóir seo socraithe i gceart',
  'scannerSetup.changes':
    '{count, plural, one {# socrú le hathrú} two {# shocrú le hathrú} few {# shocrú le hathrú} many {# socrú le hathrú} other {# socrú le hathrú}}',
  'scannerSetup.other': 'Ní ó cheann de na cóid seo an téacs a tháinig. Scan ceann acu arís.',
  'scannerSetup.arrived': 'Faighte:',
  'scannerSetup.outcome.ok': 'Ceart',
  'scannerSetup.outcome.change': 'Athrú de dhíth',
  'scannerSetup.outcome.not-checked': 'Níor seiceáladh',
  'scannerSetup.unknown':
    'Ní féidir é a dhéanamh amach go dtí go bhfuil an leagan amach méarchláir ceart. Athraigh an leagan amach, ansin scan arís.',
  'scannerSetup.setting.layout': 'Leagan amach méarchláir',
  'scannerSetup.setting.letters': 'Litreacha móra agus beaga',
  'scannerSetup.setting.before': 'Roimh an gcód',
  'scannerSetup.setting.after': 'I ndiaidh an chóid',
  'scannerSetup.setting.separator': 'Deighilteoir GS',
  'scannerSetup.setting.pace': 'Luas',
  'scannerSetup.layout.same': 'Úsáideann an scanóir agus an ríomhaire an leagan amach céanna.',
  'scannerSetup.layout.us': 'Tá an scanóir socraithe do mhéarchlár SAM, ach úsáideann an ríomhaire seo leagan amach eile.',
  'scannerSetup.layout.qwertz': 'Tá an scanóir socraithe do mhéarchlár Gearmánach, ach úsáideann an ríomhaire seo leagan amach eile.',
  'scannerSetup.layout.azerty': 'Tá an scanóir socraithe do mhéarchlár Francach, ach úsáideann an ríomhaire seo leagan amach eile.',
  'scannerSetup.layout.todo':
    'I lámhleabhar an scanóra, aimsigh na cóid do leaganacha amach méarchláir (nó do thíortha), agus scan an ceann do leagan amach an ríomhaire seo.',
  'scannerSetup.remembered.characters': 'Sábháilte ar an ríomhaire seo: léitear scanta díreach mar a chlóscríobhtar iad.',
  'scannerSetup.remembered.positions': 'Sábháilte ar an ríomhaire seo: léitear scanta a bhfuil dhá léamh orthu mar atá ar mhéarchlár SAM.',
  'scannerSetup.letters.right': 'Tagann litreacha móra agus beaga mar atá sa chód.',
  'scannerSetup.letters.caps-lock': 'Tá Caps Lock ar siúl ar an ríomhaire seo, agus mar sin malartaítear litreacha móra agus beaga.',
  'scannerSetup.letters.swapped':
    'Malartaíonn an scanóir litreacha móra agus beaga: tá sé socraithe amhail is go mbeadh Caps Lock ar siúl.',
  'scannerSetup.letters.upper': 'Ní sheolann an scanóir ach litreacha móra.',
  'scannerSetup.letters.lower': 'Ní sheolann an scanóir ach litreacha beaga.',
  'scannerSetup.letters.todoCapsLock': 'Múch Caps Lock, ansin scan arís.',
  'scannerSetup.letters.todo': 'Sa scanóir, múch Caps Lock agus tiontú litreacha móra agus beaga.',
  'scannerSetup.before.nothing': 'Ní chuirtear aon ní leis.',
  'scannerSetup.before.aim': 'Cineál an chóid ({text}), a thuigeann an aip.',
  'scannerSetup.before.text': 'Cuireann an scanóir é seo leis: {text}',
  'scannerSetup.before.todo': 'Bain an réimír sa scanóir. Murach sin, léitear roinnt uimhreacha go mícheart.',
  'scannerSetup.after.key': 'Críochnaíonn an eochair {key} gach scanadh.',
  'scannerSetup.after.nothing': 'Ní chuirtear aon ní leis, agus mar sin fanann an aip {ms} milleasoicind tar éis gach scanadh.',
  'scannerSetup.after.text': 'Cuireann an scanóir é seo leis: {text}',
  'scannerSetup.after.todo': 'Socraigh an scanóir chun Enter (CR) a sheoladh i ndiaidh gach cóid, agus dada eile.',
  'scannerSetup.separator.sent': 'Tagann sé mar {key}.',
  'scannerSetup.separator.lost': 'Ní thagann sé, agus mar sin ritheann dhá luach isteach ina chéile.',
  'scannerSetup.separator.replaced': 'Tagann sé seo ina ionad: {text}',
  'scannerSetup.separator.todo':
    'Socraigh an scanóir chun an deighilteoir GS (ar a dtugtar FNC1 nó ASCII 29 freisin) a sheoladh mar F8 nó mar Ctrl+].',
  'scannerSetup.pace.taken': '{ms} milleasoicind in aghaidh na heochrach: tapa go leor.',
  'scannerSetup.pace.slow':
    '{ms} milleasoicind in aghaidh na heochrach: rómhall. Caitheann an aip leis na heochracha mar rud a chlóscríobh duine.',
  'scannerSetup.pace.pauses': 'Sosanna suas le {ms} milleasoicind idir eochracha: rófhada. Ní léann an aip é seo mar aon scanadh amháin.',
  'scannerSetup.pace.todo': 'Socraigh an mhoill idir carachtair sa scanóir go 0. Tabhair scanóir gan sreang níos gaire dá bhonn.',
};
