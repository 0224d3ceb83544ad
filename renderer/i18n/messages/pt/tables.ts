// Messages of the import of tables, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Draft<typeof english> = {
  'tables.title': 'Importar uma tabela',
  'tables.lead': 'Um passaporte por linha, de uma folha de cálculo ou de uma exportação.',
  'tables.button': 'Importar uma tabela',
  'tables.drop': 'Largue aqui uma tabela ou escolha-a.',
  'tables.choose': 'Escolher uma tabela',
  'tables.dropHelp': 'Um livro (XLSX), CSV ou TSV com cabeçalho, ou NDJSON.',
  'tables.unpacking': 'A ler o livro {name}',
  'tables.whichSheet': 'Que folha contém os passaportes?',
  'tables.sheetsOf': 'Folhas de {name}',
  'tables.hiddenSheet': '{name} (oculta)',
  'tables.readSheet': 'Ler esta folha',
  'tables.sheetOf': 'Folha {name}',
  'tables.hidden':
    'A folha tem células ocultas, que são importadas como as outras: {rows, plural, =0 {nenhuma linha} one {# linha} other {# linhas}}, {columns, plural, =0 {nenhuma coluna} one {# coluna} other {# colunas}}.',
  'tables.formulas':
    '{count, plural, one {# célula contém uma fórmula. É importado o último resultado guardado.} other {# células contêm fórmulas. São importados os últimos resultados guardados.}}',
  'tables.merged':
    '{count, plural, one {Há células unidas: {first}.} other {Há células unidas em # lugares, como {first}.}} As linhas a que por isso falta um valor são recusadas: separe as células.',
  'tables.receiving': '{held} de {size} recebidos',
  'tables.surveying': 'A ler a tabela',
  'tables.notRead': 'Este ficheiro não pode ser lido como tabela',
  'tables.another': 'Escolher outra tabela',
  'tables.templates': 'Começar com um modelo',
  'tables.template': 'Tabela com um exemplo (CSV)',
  'tables.map': 'Que coluna preenche que campo?',
  'tables.rows': '{count, plural, one {# linha} other {# linhas}}',
  'tables.separator.comma': 'separadas por vírgulas',
  'tables.separator.semicolon': 'separadas por pontos e vírgulas',
  'tables.separator.tab': 'separadas por tabulações',
  'tables.savedMapping': 'Utilizar uma correspondência guardada',
  'tables.suggested': 'Como sugerem os cabeçalhos',
  'tables.mappingName': 'Nome desta correspondência',
  'tables.saveMapping': 'Guardar a correspondência',
  'tables.mappingSaved': 'A correspondência está guardada.',
  'tables.notImported': 'não importada',
  'tables.fieldOf': 'Campo da coluna {column}',
  'tables.constants': 'Igual em todas as linhas',
  'tables.constantField': 'Campo {number} com valor fixo',
  'tables.constantValue': 'Valor de {field}',
  'tables.addConstant': 'Adicionar um valor fixo',
  'tables.decimal': 'Separador decimal',
  'tables.import': 'Pré-visualizar e importar',
  'tables.preview': 'Pré-visualizar sem guardar',
  'tables.previewing': 'A verificar as linhas',
  'tables.importing': 'A importar as linhas',
  'tables.importDo': '{count, plural, one {Importar # linha} other {Importar # linhas}}',
  'tables.stopped':
    'Parado após {rows} de {all} linhas. As linhas já guardadas são mantidas; importar de novo esta tabela continua a partir daí.',
  'tables.twice': 'Mais do que uma coluna preenche o mesmo campo: {fields}',
  'tables.wouldStore':
    'Pré-visualização: {stored} a guardar, {unchanged} já existentes sem alterações, {refused} a recusar. Nada foi alterado.',
  'tables.stored': '{stored} guardados, {unchanged} sem alterações, {refused} recusados. São rascunhos até que os publique.',
  'tables.missing':
    'Ainda por preencher, e necessário em cada passaporte: {fields}. Escolha acima a coluna ou adicione um valor fixo. Sem isso, cada linha é recusada.',
  'tables.required': 'Isto falta. Escolha uma coluna ou adicione um valor fixo.',
  'tables.refused': 'Linhas recusadas',
  'tables.line': 'Linha',
  'tables.column': 'Coluna',
  'tables.reason': 'Motivo',
  'tables.moreRefused':
    '{count, plural, one {Foi recusada mais # linha, que não figura na lista.} other {Foram recusadas mais # linhas, que não figuram na lista.}}',
};
