// Messages about the watched folder, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { watch as english } from '../en/watch.ts';

export const watch: Draft<typeof english> = {
  'watch.title': 'Ficheiros de uma pen',
  'watch.folder': 'Pasta a vigiar',
  'watch.folderHelp':
    'A pasta onde aparecem as pens USB, ou qualquer outra. Os seus ficheiros, e os das pastas imediatamente abaixo, são verificados de poucos em poucos segundos. As novas listas de confiança e os novos pacotes são-lhe propostos. Nada é importado automaticamente.',
  'watch.off': 'Nenhuma pasta é vigiada.',
  'watch.on': 'A pasta está a ser vigiada.',
  'watch.absent': 'A pasta não está disponível de momento. Quando a pen voltar, será de novo vigiada.',
  'watch.stop': 'Deixar de vigiar',
  'watch.trust': 'Foi encontrada a lista de confiança {sequence} de {by}, emitida em {date}. Ainda não está em vigor.',
  'watch.pack': 'Foi encontrado o pacote {sequence} de {by}, criado em {date}. Ainda não foi aplicado.',
  'watch.selection': 'Foi encontrado um pacote de passaportes escolhidos de {by}, criado em {date}. Ainda não foi aplicado.',
  'watch.where': '{name} em {folder}',
  'watch.look': 'Rever',
  'watch.reading': 'A ler…',
  'watch.notRead': 'O ficheiro não foi lido',
  'watch.takenOut': 'Não foi possível ler {name} por completo. A pen foi retirada? Nada foi importado. Insira-a de novo.',
  'watch.noGood':
    '{name} não pode ser utilizado: está danificado, foi alterado ou não é para este computador. Nada foi importado. Peça uma nova cópia.',
  'watch.noPermission':
    'Não é possível abrir {name}: esta conta não está autorizada a lê-lo. Nada foi importado. Copie o ficheiro de novo ou contacte o administrador.',
  'watch.readError':
    'Não é possível ler {name}: a pen ou o disco comunica um erro. Nada foi importado. Experimente outra pen ou copie o ficheiro de novo com um nome simples.',
  'watch.stillWritten': '{name} mudou enquanto era lido. Será lido de novo quando deixar de mudar.',
  'watch.notAPack':
    '{name} tem nome de pacote, mas não é um pacote. Pode não ter sido totalmente copiado. Nada foi importado. Copie-o de novo.',
  'watch.tooMany':
    '{count, plural, one {# elemento desta pasta não foi verificado} other {# elementos desta pasta não foram verificados}}: são demasiados. Coloque as listas de confiança e os pacotes numa pen com pouco mais.',
  'watch.tooManyAtLeast':
    'Pelo menos {count, number} elementos desta pasta não foram verificados: são demasiados. Coloque as listas de confiança e os pacotes numa pen com pouco mais.',
  'watch.deeper':
    '{count, plural, one {# pasta ou ligação mais abaixo não foi verificada.} other {# pastas e ligações mais abaixo não foram verificadas.}} Coloque as listas de confiança e os pacotes na raiz da pen.',
};
