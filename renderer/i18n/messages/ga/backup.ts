// Messages of backup and restore, in Irish.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Cúltaca',
  'backup.none': 'Níor rinneadh cúltaca ar an ríomhaire seo fós.',
  'backup.lastWith': 'An cúltaca deireanach: {date}, le heochair na seirbhíse, fíoraithe',
  'backup.lastWithout': 'An cúltaca deireanach: {date}, GAN eochair na seirbhíse, fíoraithe',
  'backup.folder': 'Fillteán don chúltaca',
  'backup.folderHelp': 'Méaróg USB nó diosca eile. Má fhágtar folamh é: {folder}, a chailltear leis an ríomhaire seo.',
  'backup.passphrase': 'Pasfhrása d’eochair na seirbhíse',
  'backup.passphraseHelp':
    'Coinnigh in áit eile seachas an cúltaca é. Gan phasfhrása fágtar an eochair ar lár, agus ní féidir pasanna a foilsíodh anseo a shíniú arís leis an eochair chéanna.',
  'backup.short': '{least} carachtar ar a laghad',
  'backup.now': 'Déan cúltaca anois',
  'backup.nowWithout': 'Déan cúltaca anois, gan an eochair',
  'backup.busy': 'Á chóipeáil agus á fhíorú…',
  'backup.done': 'Rinneadh agus fíoraíodh an cúltaca.',
  'backup.failed': 'Níor rinneadh aon chúltaca',
  'backup.nobody': 'gan ainm tugtha',
  'backup.timed.title': 'Cúltacaí uathoibríocha',
  'backup.timed.off': 'Ní dhéantar aon chúltaca go huathoibríoch.',
  'backup.timed.folder': 'Fillteán do na cúltacaí seo',
  'backup.timed.folderHelp':
    'Ar dhiosca eile atá ceangailte i gcónaí. Coinníonn an fillteán an cúltaca is nuaí ó gach ceann de na 7 lá, na 4 seachtaine agus na 12 mhí dheireanacha. Scriostar cúltacaí níos sine.',
  'backup.timed.every': 'Cé chomh minic',
  'backup.timed.daily': 'Gach lá',
  'backup.timed.weekly': 'Gach seachtain',
  'backup.timed.hours':
    '{count, plural, =1 {Gach uair an chloig} one {Gach # uair} two {Gach # uair} few {Gach # huaire} many {Gach # n-uaire} other {Gach # uair}}',
  'backup.timed.minutes':
    '{count, plural, =1 {Gach nóiméad} one {Gach # nóiméad} two {Gach # nóiméad} few {Gach # nóiméad} many {Gach # nóiméad} other {Gach # nóiméad}}',
  'backup.timed.help':
    'Déantar iad fad is atá an aip ag rith; déantar ceann a cailleadh a luaithe is féidir. Níl eochair na seirbhíse iontu: déan cúltaca amháin le pasfhrása freisin.',
  'backup.timed.stop': 'Stop na cúltacaí uathoibríocha',
  'backup.timed.refused': 'Níor athraíodh aon rud',
  'backup.timed.byCommand': 'Is é an t-ordú a thosaigh an tseirbhís a dhéanann na cúltacaí seo.',
  'backup.timed.running': 'Cúltaca á dhéanamh…',
  'backup.timed.noneYet': 'Ní dhearnadh aon chúltaca uathoibríoch fós.',
  'backup.timed.success': 'An cúltaca uathoibríoch deireanach: {date}, fíoraithe',
  'backup.timed.failure': 'Theip ar an gcúltaca uathoibríoch deireanach ar {date}. Baineann an aip triail eile as gach 15 nóiméad.',
  'backup.timed.failedBefore': 'Theip ar chúltaca amháin ar {date}. D’éirigh le ceann níos déanaí.',
  'backup.timed.late': 'Tá an cúltaca is nuaí níos mó ná dhá oiread an eatraimh seo d’aois.',
  'backup.restored': 'Athchóirithe ó chúltaca ar {date} ag {who}.',
  'backup.behind.inspections':
    'In easnamh sa chúltaca: {count, plural, one {# iniúchadh a rinneadh ar an ríomhaire seo} two {# iniúchadh a rinneadh ar an ríomhaire seo} few {# iniúchadh a rinneadh ar an ríomhaire seo} many {# n-iniúchadh a rinneadh ar an ríomhaire seo} other {# iniúchadh a rinneadh ar an ríomhaire seo}}.',
  'backup.behind.decisions':
    'In easnamh sa chúltaca: {count, plural, one {# chinneadh a rinneadh ar an ríomhaire seo} two {# chinneadh a rinneadh ar an ríomhaire seo} few {# chinneadh a rinneadh ar an ríomhaire seo} many {# gcinneadh a rinneadh ar an ríomhaire seo} other {# cinneadh a rinneadh ar an ríomhaire seo}}.',
  'backup.behind.trust-office': 'Is le hoifig eile an liosta iontaofa atá ann.',
  'backup.behind.passports':
    'In easnamh ann nó éagsúil ann: {count, plural, one {# phas} two {# phas} few {# phas} many {# bpas} other {# pas}}.',
  'backup.behind.packs':
    'In easnamh sa chúltaca: {count, plural, one {# phaca a cuireadh i bhfeidhm} two {# phaca a cuireadh i bhfeidhm} few {# phaca a cuireadh i bhfeidhm} many {# bpaca a cuireadh i bhfeidhm} other {# paca a cuireadh i bhfeidhm}}. Cuir i bhfeidhm arís.',
  'backup.behind.earlier-versions':
    'In easnamh sa chúltaca: {count, plural, one {# leagan níos luaithe de phas} two {# leagan níos luaithe de phas} few {# leagan níos luaithe de phas} many {# leagan níos luaithe de phas} other {# leagan níos luaithe de phas}}.',
  'backup.behind.edits':
    'In easnamh ann nó éagsúil ann: {count, plural, one {# phas atá á chur in eagar} two {# phas atá á chur in eagar} few {# phas atá á chur in eagar} many {# bpas atá á chur in eagar} other {# pas atá á chur in eagar}}.',
  'backup.behind.published':
    'In easnamh sa chúltaca: {count, plural, one {# dhintiúr a síníodh ar an ríomhaire seo} two {# dhintiúr a síníodh ar an ríomhaire seo} few {# dhintiúr a síníodh ar an ríomhaire seo} many {# ndintiúr a síníodh ar an ríomhaire seo} other {# dintiúr a síníodh ar an ríomhaire seo}}.',
  'backup.behind.events':
    'In easnamh sa chúltaca: {count, plural, one {# theagmhas} two {# theagmhas} few {# theagmhas} many {# dteagmhas} other {# teagmhas}}.',
  'backup.behind.status-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi phasanna a cúlghaireadh, a cuireadh ar fionraí nó a athbhunaíodh. Fanann an rud atá cúlghairthe cúlghairthe.',
  'backup.behind.key-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi eochracha na seirbhíse seo.',
  'backup.behind.clock-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi chlog an ríomhaire seo.',
  'backup.behind.officer-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi oifigigh.',
  'backup.behind.erasure-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi scriosadh. Scriostar arís na sonraí a scriosadh.',
  'backup.behind.maintenance-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi chothabháil.',
  'backup.behind.customs-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi dhearbhuithe agus fionraithe.',
  'backup.behind.run-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi thascanna iniúchta.',
  'backup.behind.backup-log':
    'In easnamh sa chúltaca: {count, plural, one {# iontráil loga} two {# iontráil loga} few {# iontráil loga} many {# n-iontráil loga} other {# iontráil loga}} faoi chúltacaí a rinneadh nó a athchóiríodh.',
  'backup.behind.reader-keys':
    'In easnamh sa chúltaca: {count, plural, one {# eochair a tugadh do léitheoirí} two {# eochair a tugadh do léitheoirí} few {# eochair a tugadh do léitheoirí} many {# n-eochair a tugadh do léitheoirí} other {# eochair a tugadh do léitheoir}}. Ní oibríonn siad a thuilleadh: eisigh cinn nua.',
  'backup.behind.packs-made':
    'In easnamh sa chúltaca: {count, plural, one {# phaca a rinneadh ar an ríomhaire seo} two {# phaca a rinneadh ar an ríomhaire seo} few {# phaca a rinneadh ar an ríomhaire seo} many {# bpaca a rinneadh ar an ríomhaire seo} other {# paca a rinneadh ar an ríomhaire seo}}. Úsáidfear a n-uimhreacha arís: déan paca iomlán den chéad cheann eile.',
  'backup.behind.fetches':
    'In easnamh sa chúltaca: {count, plural, one {# fháil ó sheirbhísí eile} two {# fháil ó sheirbhísí eile} few {# fháil ó sheirbhísí eile} many {# bhfáil ó sheirbhísí eile} other {# fáil ó sheirbhís eile}}.',
  'backup.behind.body-list': 'Níl liosta na gcomhlachtaí dá dtugtar fógra a iompórtáladh ar an ríomhaire seo ann: iompórtáil arís é.',
  'backup.behindNewest': 'Is ó {date} an ceann is nuaí.',
  'backup.behind.service-name': 'Foilsíodh pasanna anseo faoi sheoladh eile.',
  'backup.behind.other-key': 'Shínigh seirbhís an ríomhaire seo le heochair eile.',
  'backup.behind.office-draft':
    'Coinníonn an ríomhaire seo dréacht difriúil den liosta iontaofa. Gabhann an dréacht sa chúltaca a ionad. Ní úsáidtear arís uimhreacha liosta a úsáideadh ar an ríomhaire seo.',
  'backup.behind.log-end':
    'Ní mheaitseálann na hiontrálacha deireanacha ina loganna sínithe an ríomhaire a choinnigh iad: baineadh, athraíodh nó cuireadh iontrálacha leo.',
  'backup.behind.unreadable': 'Níorbh fhéidir an stór roimhe seo a léamh, agus mar sin níorbh fhéidir aon ní a chur i gcomparáid.',
  'backup.reason': 'Cúis: {reason}',
  'backup.bringBack': 'Athchóirigh cúltaca',
  'backup.bringBackHelp':
    'Le haghaidh ríomhaire glúine nua, diosca caillte nó botúin. Seiceáiltear an comhad, agus taispeántar ar dtús a bhfuil ann.',
  'backup.guide': 'An raibh DPP Desk agat ar ríomhaire eile?',
  'backup.lead': 'Gabhann sé ionad na sonraí ar an ríomhaire seo: na taifid, na sonraí iontaoibhe agus, lena phasfhrása, an eochair.',
  'backup.damagedTitle': 'Ní féidir na taifid ar an ríomhaire seo a oscailt',
  'backup.damagedHelp':
    'Níor athraíodh ná níor scriosadh aon ní. Ní féidir aon ní a iniúchadh anseo go dtí go n-athchóireofar cúltaca: roghnaigh a chomhad thíos. Coinnítear na taifid dhamáistithe i bhfillteán ar leith. Ní féidir iad a chur i gcomparáid leis an gcúltaca, agus mar sin teastaíonn beirt agus cúis chun athchóiriú. Mura bhfuil cúltaca ann, dún an fhuinneog seo agus cuir do riarthóir ar an eolas.',
  'backup.drop': 'Scaoil comhad an chúltaca anseo',
  'backup.choose': 'Roghnaigh an comhad',
  'backup.dropHelp': 'Críochnaíonn a ainm le .backup. Ní athraíonn aon ní go dtí go bhfeicfidh tú cad atá ann.',
  'backup.onlyOne': 'Ní féidir ach cúltaca amháin a athchóiriú ag an am. Úsáideadh an chéad chomhad.',
  'backup.receiving': 'An comhad á léamh: {held} as {size}',
  'backup.halfWay': 'Fuarthas {held} as {size}. Roghnaigh an comhad céanna arís chun leanúint ar aghaidh.',
  'backup.checking': 'Gach beart á sheiceáil agus á chur i gcomparáid leis an ríomhaire seo',
  'backup.checkingHelp': 'I dtreo an deiridh, d’fhéadfadh nach bhfreagródh an aip ar feadh roinnt soicindí.',
  'backup.giveUp': 'Cealaigh',
  'backup.another': 'Roghnaigh comhad eile',
  'backup.refused': 'Ní féidir an comhad seo a athchóiriú',
  'backup.notDone': 'Níor athchóiríodh an cúltaca. Níor athraigh aon ní.',
  'backup.whole': 'Tá an cúltaca iomlán agus gan damáiste.',
  'backup.made': 'Déanta',
  'backup.madeBy': '{date} ag {who}',
  'backup.service': 'Seirbhís',
  'backup.version': 'Leagan na haipe',
  'backup.trustList': 'Liosta iontaofa',
  'backup.trustNumber': 'uimhir {sequence}',
  'backup.trustNone': 'dada',
  'backup.office': 'Liosta iontaofa a choinnítear do dhaoine eile',
  'backup.officeNone': 'Níl ceann ann. Fanann liosta a choinnítear anseo mar atá.',
  'backup.officeInside':
    '{sequence, plural, =0 {Athchóireofar dréacht an chéad liosta} one {Athchóireofar an dréacht i ndiaidh liosta uimhir #} two {Athchóireofar an dréacht i ndiaidh liosta uimhir #} few {Athchóireofar an dréacht i ndiaidh liosta uimhir #} many {Athchóireofar an dréacht i ndiaidh liosta uimhir #} other {Athchóireofar an dréacht i ndiaidh liosta uimhir #}}, le {count, plural, one {# eisitheoir} two {# eisitheoir} few {# eisitheoir} many {# n-eisitheoir} other {# eisitheoir}}.',
  'backup.officeLater': 'Má síníodh liosta níos déanaí ó shin, roghnaigh a chomhad faoi “Liosta iontaofa a choinneáil” sula síníonn tú.',
  'backup.records': 'Taifid',
  'backup.inIt': 'Sa chúltaca',
  'backup.here': 'Ar an ríomhaire seo anois',
  'backup.hereUnreadable': 'ní féidir a léamh',
  'backup.record.inspections': 'Iniúchtaí',
  'backup.record.decisions': 'Cinntí',
  'backup.record.passports': 'Pasanna',
  'backup.record.credentials': 'Dintiúir',
  'backup.record.events': 'Teagmhais',
  'backup.signers': 'Eochair a shínigh iontrálacha deireanacha a loganna',
  'backup.signersNone': 'Níl iontrálacha deireanacha a loganna sínithe: ní chruthaíonn aon ní go bhfuil na loganna iomlán.',
  'backup.signer.this-computer': 'Eochair an ríomhaire seo.',
  'backup.signer.earlier-backup': 'Ar eolas anseo: d’athchóirigh an ríomhaire seo cúltaca le loganna a síníodh leis an eochair seo.',
  'backup.signer.no':
    'Níl an eochair seo ar eolas ag an ríomhaire seo. Ní chruthaíonn a síniú ina aonar go bhfuil na loganna slán: duine ar bith a athscríobhann cúltaca, is féidir leis é a shíniú lena eochair féin. Cuir an méarlorg i gcomparáid leis an ríomhaire a rinne an cúltaca.',
  'backup.keys': 'Eochracha na seirbhíse',
  'backup.keyRevoked': 'cúlghairthe',
  'backup.keyHere': 'ar an ríomhaire seo',
  'backup.keysHere': 'Ar an ríomhaire seo cheana. Fanann siad mar atá, agus níl pasfhrása an chúltaca de dhíth.',
  'backup.keysInside': 'San áireamh, criptithe. Teastaíonn an pasfhrása a roghnaíodh nuair a rinneadh an cúltaca.',
  'backup.keysOutside':
    'Gan a bheith san áireamh. Bíonn “eisitheoir anaithnid” ar an méid a foilsíodh ar ríomhairí eile go dtí go síneofar arís é le heochair an cheann seo.',
  'backup.lost': 'Ar an ríomhaire seo, agus ní sa chúltaca',
  'backup.lostNothing': 'Ní bheadh aon ní a taifeadadh ar an ríomhaire seo in easnamh.',
  'backup.keptWhere':
    'Ní scriostar na sonraí reatha. Coinnítear ina n-iomláine iad in {folder}. Fanann an rud a cúlghaireadh anseo cúlghairthe.',
  'backup.keptUnread':
    'Ní scriostar na sonraí reatha. Coinnítear ina n-iomláine iad in {folder}. D’fhéadfadh nach mbeadh a fhios ag an gcúltaca cad a cúlghaireadh anseo ina dhiaidh: iompórtáil an liosta iontaofa is nuaí, agus déan arís na cúlghairmeacha a rinne an ríomhaire seo ó shin.',
  'backup.switches': 'Bhí sé seo ar siúl sa chúltaca. Ar an ríomhaire seo fanann sé mar atá mura roghnaíonn tú é:',
  'backup.switch.public-listener': 'Cuir pasanna ar fáil do dhaoine eile: {value}',
  'backup.switch.watched-folder': 'Déan faire ar fhillteán: {value}',
  'backup.keyPassphrase': 'Pasfhrása an chúltaca',
  'backup.leaveKeys': 'Fág na heochracha sa chúltaca',
  'backup.leaveKeysHelp': 'Má cailleadh an pasfhrása amháin. Síníonn an ríomhaire seo ansin lena eochair féin.',
  'backup.why': 'Cúis',
  'backup.whyHelp': 'Cén fáth a bhfuil na sonraí níos sine ceart. Fanann an chúis sa loga go buan.',
  'backup.ask': 'Athchóirigh…',
  'backup.askTitle': 'Sonraí an ríomhaire seo a athsholáthar?',
  'backup.askText':
    'Atosaíonn an aip go huathoibríoch le taifid {date}. Tógann sé seo cúpla soicind. Ná múch an ríomhaire. Má mhúchtar é ar aon nós, bíonn na seantaifid nó na taifid nua ann ina n-iomláine.',
  'backup.do': 'Athchóirigh',
  'backup.restoring': 'Tá an cúltaca á athchóiriú. Athlódálann an leathanach seo go huathoibríoch.',
  'backup.restoredNow': 'Athchóiríodh an cúltaca.',
  'backup.restoredTitle': 'Athchóirithe',
  'backup.restoredFile': 'Ón gcomhad {file}',
  'backup.restoredKeysHere': 'Bhí eochair an chúltaca ar an ríomhaire seo cheana agus fanann sí mar a bhí.',
  'backup.restoredKeys': 'Is í eochair na seirbhíse eochair an chúltaca, nó ceann níos nuaí den ríomhaire seo.',
  'backup.restoredNoKeys': 'Níor tógadh aon eochair ón gcúltaca: síníonn an ríomhaire seo lena eochair féin.',
  'backup.restoredAside': 'Tá na sonraí roimhe seo in {folder}.',
  'backup.leftOff': 'Gan a bheith curtha ar siúl, cé go raibh sa chúltaca:',
  'backup.leftOffWhere.public-listener': 'Cuir ar siúl é faoi “Réititheoir”',
  'backup.leftOffWhere.watched-folder': 'Cuir ar siúl é sna socruithe',
  'backup.notHere': 'Níl sé ar fáil san fhuinneog seo',
  'backup.commandFile': 'COMHAD',
  'backup.commandName': 'AINM',
  'backup.commandHelp':
    'Is é COMHAD an cúltaca. Is é AINM an duine a athchóiríonn é, don loga. Coinnítear na sonraí reatha i bhfillteán ar leith.',
  'backup.next':
    'Tá an aip ag rith arís. Tá a sonraí iontaoibhe chomh sean leis an gcúltaca: seiceáil an bhfuil liosta níos nuaí ag d’oifig.',
  'backup.nextTrust': 'Seiceáil na sonraí iontaoibhe',
  'backup.nextInspect': 'Lean ort ag iniúchadh',
  'backup.fault.not-found': 'Níl an comhad nó an fillteán ann a thuilleadh. Cuir an mhéaróg isteach arís, nó roghnaigh ceann eile.',
  'backup.fault.not-a-file': 'Is fillteán nó nasc é seo, ní comhad. Roghnaigh an cúltaca féin.',
  'backup.fault.not-a-backup': 'Ní cúltaca de DPP Desk an comhad seo. Cuardaigh ceann a gcríochnaíonn a ainm le .backup.',
  'backup.fault.newer':
    'Rinneadh an cúltaca le leagan níos nuaí de DPP Desk. Suiteáil an leagan sin nó ceann níos déanaí anseo, ansin athchóirigh é.',
  'backup.fault.truncated':
    'Tá cuid den chomhad in easnamh mar nár cóipeáladh go hiomlán é. Cóipeáil arís é ó chomhad iomlán, nó úsáid cúltaca níos luaithe.',
  'backup.fault.changed': 'Damáistíodh nó athraíodh an comhad tar éis a scríofa. Cóipeáil arís é, nó úsáid cúltaca eile.',
  'backup.fault.damaged-store': 'Tá na taifid istigh damáistithe. Úsáid cúltaca eile.',
  'backup.fault.foreign-schema':
    'Tá rud éigin sa chomhad seo nach scríobhann DPP Desk riamh. Ná húsáid é, agus cuir do riarthóir ar an eolas.',
  'backup.fault.broken-log':
    'Athraíodh iontráil i loga an chúltaca seo nó tá sí in easnamh. Ná húsáid é, agus cuir do riarthóir ar an eolas.',
  'backup.fault.bad-settings':
    'Níorbh fhéidir leis an tseirbhís tosú leis na socruithe sa chúltaca seo. Níor athraíodh aon ní. Úsáid cúltaca eile, agus cuir do riarthóir ar an eolas.',
  'backup.fault.no-room': 'Níl go leor spáis ar an diosca. Teastaíonn thart ar thrí oiread mhéid an chomhaid.',
  'backup.fault.exists': 'Tá comhad leis an ainm sin ann cheana. Roghnaigh fillteán eile.',
  'backup.fault.passphrase-needed': 'Teastaíonn pasfhrása 12 charachtar ar a laghad d’eochair na seirbhíse.',
  'backup.fault.passphrase-wrong':
    'Ní osclaíonn an pasfhrása seo na heochracha. Seiceáil ceannlitreacha agus spásanna, agus bain triail eile as. Gan é, ní féidir na heochracha ach a fhágáil sa chúltaca.',
  'backup.fault.office-draft':
    'Ní féidir dréacht an liosta iontaofa a léamh. Seiceáil faoi “Liosta iontaofa a choinneáil” é, nó bog a chomhad ar leataobh, ansin bain triail eile as.',
  'backup.fault.running':
    'Tá na taifid oscailte ag clár eile, mar ordú nó an dara seirbhís de DPP Desk. Stop é, ansin bain triail eile as.',
  'backup.fault.rollback': 'Níl rud éigin ar an ríomhaire seo sa chúltaca. Tabhair an chúis lena athchóiriú mar sin féin.',
  'backup.fault.second-person': 'Ar an ríomhaire seo caithfidh beirt é seo a dhearbhú. Cuir isteach ainm an dara duine.',
  'backup.fault.busy':
    'Tá paca á chur i bhfeidhm nó á dhéanamh, nó tá pasanna á bhfáil. Fan go mbeidh sé sin déanta, nó stop é, ansin bain triail eile as.',
  'backup.fault.not-here': 'Thosaigh riarthóir an clár seo le hordú. Caithfidh an riarthóir é a stopadh agus “desk restore” a úsáid.',
  'backup.fault.failed':
    'Níor éirigh leis sin. Atosaigh an aip agus bain triail eile as. Má tharlaíonn sé arís, cuir do riarthóir ar an eolas.',
  'backup.fault.large':
    'Is féidir leis an gcóipeáil roinnt nóiméad a thógáil, agus ní fhreagraíonn an aip go dtí go mbeidh sí déanta. Brúigh arís nuair nach mbeidh aon duine ag úsáid na haipe.',
  'backup.nowLarge': 'Déan cúltaca agus fan',
};
