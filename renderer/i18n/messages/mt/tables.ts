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
  'tables.constants': 'L-istess f’kull ringiela',
  'tables.constantField': 'Qasam {number} b’valur fiss',
  'tables.constantValue': 'Valur ta’ {field}',
  'tables.addConstant': 'Żid valur fiss',
  'tables.decimal': 'Sinjal deċimali',
  'tables.import': 'Ara minn qabel u importa',
  'tables.preview': 'Ara minn qabel mingħajr ma taħżen',
  'tables.previewing': 'Qed jiġu kkontrollati r-ringieli',
  'tables.importing': 'Qed jiġu importati r-ringieli',
  'tables.importDo': 'Importa {count, plural, one {# ringiela} two {# ringieli} few {# ringieli} many {#-il ringiela} other {# ringiela}}',
  'tables.stopped':
    'Imwaqqfa wara {rows} minn {all} ringieli. Ringieli diġà maħżuna jinżammu; jekk terġa’ timporta din it-tabella, tkompli minn hemm.',
  'tables.twice': 'Aktar minn kolonna waħda timla l-istess qasam: {fields}',
  'tables.wouldStore':
    'Ħarsa minn qabel: {stored} jinħażnu, {unchanged} huma hawn mhux mibdula, {refused} jiġu rrifjutati. Ma nbidel xejn.',
  'tables.stored': '{stored} maħżuna, {unchanged} mhux mibdula, {refused} irrifjutati. Huma abbozzi sakemm tippubblikahom.',
  'tables.missing':
    'Għadu mhux mimli, u kull passaport jeħtieġu: {fields}. Agħżel il-kolonna tiegħu hawn fuq, jew żid valur fiss. Mingħajru, kull ringiela tiġi rrifjutata.',
  'tables.required': 'Dan hu nieqes. Agħżel kolonna, jew żid valur fiss.',
  'tables.refused': 'Ringieli rrifjutati',
  'tables.line': 'Linja',
  'tables.column': 'Kolonna',
  'tables.reason': 'Raġuni',
  'tables.moreRefused':
    'Irrifjutati u mhux elenkati: {count, plural, one {# ringiela oħra} two {# ringieli oħra} few {# ringieli oħra} many {#-il ringiela oħra} other {# ringiela oħra}}.',
};
