// Messages about the watched folder, in Irish.
import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Comhaid ó mhéaróg',
  'watch.folder': 'Fillteán le faire a dhéanamh air',
  'watch.folderHelp':
    'An fillteán ina mbíonn méaróga USB le feiceáil, nó ceann ar bith eile. Seiceáiltear a chomhaid, agus iad siúd sna fillteáin díreach faoi, gach cúpla soicind. Tairgtear liostaí iontaofa agus pacaí nua duit. Ní iompórtáiltear aon ní go huathoibríoch.',
  'watch.off': 'Níl faire á dhéanamh ar aon fhillteán.',
  'watch.on': 'Tá faire á dhéanamh ar an bhfillteán.',
  'watch.absent': 'Níl an fillteán ar fáil faoi láthair. Nuair a bheidh an mhéaróg ar ais, déanfar faire air arís.',
  'watch.stop': 'Stop an fhaire',
  'watch.trust': 'Aimsíodh liosta iontaofa {sequence} ó {by}, eisithe {date}. Níl sé i bhfeidhm fós.',
  'watch.pack': 'Aimsíodh paca {sequence} ó {by}, déanta {date}. Níor cuireadh i bhfeidhm fós é.',
  'watch.selection': 'Aimsíodh paca de phasanna roghnaithe ó {by}, déanta {date}. Níor cuireadh i bhfeidhm fós é.',
  'watch.where': '{name} in {folder}',
  'watch.look': 'Athbhreithnigh é',
  'watch.reading': 'Á léamh…',
  'watch.notRead': 'Níor léadh an comhad',
  'watch.takenOut': 'Níorbh fhéidir {name} a léamh go hiomlán. Ar baineadh an mhéaróg? Níor iompórtáladh aon ní. Cuir isteach arís í.',
  'watch.noGood':
    'Ní féidir {name} a úsáid: tá sé damáistithe, athraithe nó níl sé don ríomhaire seo. Níor iompórtáladh aon ní. Iarr cóip nua.',
  'watch.noPermission':
    'Ní féidir {name} a oscailt: níl cead ag an gcuntas seo é a léamh. Níor iompórtáladh aon ní. Cóipeáil an comhad arís, nó fiafraigh de do riarthóir.',
  'watch.readError':
    'Ní féidir {name} a léamh: tuairiscíonn an mhéaróg nó an diosca locht. Níor iompórtáladh aon ní. Bain triail as méaróg eile, nó cóipeáil an comhad arís faoi ainm simplí.',
  'watch.stillWritten': 'D’athraigh {name} agus é á léamh. Léitear arís é nuair nach n-athraíonn sé a thuilleadh.',
  'watch.notAPack':
    'Tá ainm paca ar {name} ach ní paca é. B’fhéidir nár cóipeáladh go hiomlán é. Níor iompórtáladh aon ní. Cóipeáil arís é.',
  'watch.tooMany':
    'Gan seiceáil san fhillteán seo, mar tá an iomarca ann: {count, plural, one {# iontráil} two {# iontráil} few {# iontráil} many {# n-iontráil} other {# iontráil}}. Cuir liostaí iontaofa agus pacaí ar mhéaróg nach bhfuil mórán eile uirthi.',
  'watch.tooManyAtLeast':
    'Níor seiceáladh {count, number} iontráil ar a laghad den fhillteán seo: tá an iomarca ann. Cuir liostaí iontaofa agus pacaí ar mhéaróg nach bhfuil mórán eile uirthi.',
  'watch.deeper':
    'Níor seiceáladh: {count, plural, one {# fhillteán níos doimhne nó nasc} two {# fhillteán níos doimhne nó nasc} few {# fhillteán níos doimhne nó nasc} many {# bhfillteán níos doimhne nó nasc} other {# fillteán níos doimhne nó nasc}}. Cuir liostaí iontaofa agus pacaí ag barr na méaróige.',
};
