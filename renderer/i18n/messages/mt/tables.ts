// Messages of the import of tables, in Maltese.
import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importa tabella',
  'tables.lead': 'Passaport wieħed għal kull ringiela, minn spreadsheet jew esportazzjoni.',
  'tables.button': 'Importa tabella',
  'tables.drop': 'Itlaq tabella hawn, jew agħżilha.',
  'tables.choose': 'Agħżel tabella',
  'tables.dropHelp': 'Workbook (XLSX), CSV jew TSV b’intestatura, jew NDJSON.',
  'tables.unpacking': 'Qed jinqara l-workbook {name}',
  'tables.whichSheet': 'Liema folja fiha l-passaporti?',
  'tables.sheetsOf': 'Folji ta’ {name}',
  'tables.hiddenSheet': '{name} (moħbija)',
  'tables.readSheet': 'Aqra din il-folja',
  'tables.sheetOf': 'Folja {name}',
  'tables.hidden':
    'Il-folja fiha ċelloli moħbija, li jiġu importati bħall-oħrajn: {rows, plural, =0 {l-ebda ringiela} one {# ringiela} two {# ringieli} few {# ringieli} many {#-il ringiela} other {# ringiela}}, {columns, plural, =0 {l-ebda kolonna} one {# kolonna} two {# kolonni} few {# kolonni} many {#-il kolonna} other {# kolonna}}.',
  'tables.formulas':
    'Fihom formula: {count, plural, one {# ċellola} two {# ċelloli} few {# ċelloli} many {#-il ċellola} other {# ċellola}}. Jiġi importat ir-riżultat kif ġie ssejvjat l-aħħar.',
  'tables.merged':
    'Iċ-ċelloli huma magħquda fi {count, plural, one {# post} two {# postijiet} few {# postijiet} many {#-il post} other {# post}}, bħal {first}. Ringieli li minħabba f’hekk jonqoshom valur jiġu rrifjutati: ifred iċ-ċelloli.',
  'tables.receiving': 'Waslu {held} minn {size}',
  'tables.surveying': 'Qed tinqara t-tabella',
  'tables.notRead': 'Dan il-fajl ma jistax jinqara bħala tabella',
  'tables.another': 'Agħżel tabella oħra',
  'tables.templates': 'Ibda minn mudell',
  'tables.template': 'Tabella b’eżempju (CSV)',
  'tables.templateLong': 'Tabella twila b’eżempju (CSV)',
  'tables.templateHelp':
    'Il-kolonni meħtieġa jiġu l-ewwel u huma mmarkati b’*. It-tabella twila għandha oqsma oħra tal-grupp ta’ prodotti.',
  'tables.requiredColumn': 'meħtieġ',
  'tables.map': 'Liema kolonna timla liema qasam?',
  'tables.rows': '{count, plural, one {# ringiela} two {# ringieli} few {# ringieli} many {#-il ringiela} other {# ringiela}}',
  'tables.separator.comma': 'separata b’virgoli',
  'tables.separator.semicolon': 'separata b’punti u virgoli',
  'tables.separator.tab': 'separata b’tabs',
  'tables.savedMapping': 'Uża tqabbil issejvjat',
  'tables.suggested': 'Kif jissuġġerixxu l-intestaturi',
  'tables.mappingName': 'Isem dan it-tqabbil',
  'tables.saveMapping': 'Issejvja t-tqabbil',
  'tables.mappingSaved': 'It-tqabbil hu ssejvjat.',
  'tables.notImported': 'mhux importata',
  'tables.fieldOf': 'Qasam tal-kolonna {column}',
  'tables.constants': 'L-istess valur f’kull ringiela',
  'tables.constantField': 'Qasam {number} b’valur fiss',
  'tables.constantValue': 'Valur ta’ {field}',
  'tables.addConstant': 'Żid valur fiss',
  'tables.decimal': 'Sinjal deċimali',
  'tables.import': 'Ara minn qabel u importa',
  'tables.preview': 'Ara minn qabel mingħajr ma taħżen',
  'tables.previewing': 'Qed jiġu kkontrollati r-ringieli',
  'tables.importing': 'Qed jiġu importati r-ringieli',
  'tables.backupFirst': 'L-ewwel agħmel kopja ta’ riżerva',
  'tables.backupFirstHelp':
    'Għal importazzjonijiet ta’ dan id-daqs. Jekk it-tabella tirriżulta ħażina, din il-kopja ta’ riżerva treġġa’ lura l-istat preżenti.',
  'tables.withoutBackup': 'Mingħajr kopja ta’ riżerva, importazzjoni ħażina tista’ titreġġa’ lura biss passaport wieħed kull darba.',
  'tables.backingUp': 'L-ewwel qed issir kopja ta’ riżerva',
  'tables.backedUp': 'Qabel din l-importazzjoni saret kopja ta’ riżerva:',
  'tables.notBackedUp': 'Ma ġie importat xejn, għax ma setgħet issir l-ebda kopja ta’ riżerva',
  'tables.notBackedUpHelp':
    'Agħmel spazju fuq id-disk, agħżel folder ieħor fil-konfigurazzjoni taħt “Kopji ta’ riżerva awtomatiċi”, jew importa mingħajr kopja ta’ riżerva.',
  'tables.importDo': 'Importa {count, plural, one {# ringiela} two {# ringieli} few {# ringieli} many {#-il ringiela} other {# ringiela}}',
  'tables.stopped':
    'Imwaqqfa wara {rows} minn {all} ringieli. Ringieli diġà maħżuna jinżammu; jekk terġa’ timporta din it-tabella, tkompli minn hemm.',
  'tables.twice': 'Aktar minn kolonna waħda timla l-istess qasam: {fields}',
  'tables.wouldStore':
    'Ħarsa minn qabel: {stored} jinħażnu, {unchanged} huma hawn mhux mibdula, {refused} jiġu rrifjutati. Ma nbidel xejn.',
  'tables.stored': '{stored} maħżuna, {unchanged} mhux mibdula, {refused} irrifjutati. Huma abbozzi sakemm tippubblikahom.',
  'tables.leftOut':
    'Mhux importati: {count, plural, one {# kolonna} two {# kolonni} few {# kolonni} many {#-il kolonna} other {# kolonna}} ({columns}). Agħżel qasam għal kull kolonna li għandek bżonn il-valuri tagħha.',
  'tables.missing':
    'Għadhom mhux mimlija, iżda meħtieġa f’kull passaport: {fields}. Agħżel il-kolonna ta’ kull wieħed hawn fuq, jew żid valur fiss. Inkella kull ringiela tiġi rrifjutata.',
  'tables.required': 'Dan hu nieqes. Agħżel kolonna, jew żid valur fiss.',
  'tables.refused': 'Ringieli rrifjutati',
  'tables.line': 'Linja',
  'tables.column': 'Kolonna',
  'tables.reason': 'Raġuni',
  'tables.moreRefused':
    'Irrifjutati u mhux elenkati: {count, plural, one {# ringiela oħra} two {# ringieli oħra} few {# ringieli oħra} many {#-il ringiela oħra} other {# ringiela oħra}}.',
  'tables.fault.quote': 'Virgoletta tinsab f’post ħażin jew mhix magħluqa. Irdoppja kull virgoletta ġewwa valur.',
  'tables.fault.json': 'Il-linja mhix oġġett JSON.',
  'tables.fault.columns':
    'Ir-ringiela u l-intestatura għandhom numru differenti ta’ kolonni. Ir-ringiela hija maqtugħa, jew separatur mhuwiex bejn il-virgoletti.',
  'tables.fault.merged': 'Hemm ċelloli magħquda, u l-ewwel waħda biss għandha valur. Ifridhom.',
  'tables.fault.too-long': 'Ir-ringiela, jew valur fiha, twila wisq.',
  'tables.fault.cell-date': 'Iċ-ċellola ma fihiex data valida.',
  'tables.fault.cell-formula':
    'Iċ-ċellola fiha formula mingħajr riżultat issejvjat. Iftaħ il-ktieb tax-xogħol fi programm tal-ispreadsheets u ssejvjah.',
  'tables.fault.cell-error': 'Iċ-ċellola fiha żball tal-ispreadsheet.',
  'tables.fault.cell': 'Iċ-ċellola ma tistax tinqara. Iftaħ il-ktieb tax-xogħol fi programm tal-ispreadsheets u ssejvjah.',
  'tables.fault.encoding': 'Iċ-ċellola fiha karattri li ma jaqblux mal-kodifikazzjoni tal-fajl. Issejvja t-tabella bħala UTF-8.',
  'tables.fault.duplicate': 'Il-passaport jinsab f’dan il-fajl aktar minn darba. Tgħodd l-ewwel ringiela.',
  'tables.fault.country': 'L-ebda pajjiż m’għandu dan l-isem jew il-kodiċi.',
  'tables.fault.gtin': 'Dan mhuwiex GTIN validu. Iċċekkja ċ-ċifri.',
  'tables.fault.no-product': 'Ir-ringiela ma ssemmi l-ebda prodott.',
  'tables.fault.nothing-declared': 'Ir-ringiela ma tiddikjara xejn.',
};
