// Messages about received passports and events, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { received as english } from '../en/received.ts';

export const received: Draft<typeof english> = {
  'received.whose': 'Proveniência',
  'received.whose.own': 'Passaportes próprios',
  'received.whose.received': 'Recebidos de terceiros',
  'received.from': 'Recebido de {name}',
  'received.how':
    '{door, select, pack {por pacote} sync {obtido do serviço} file {importado como ficheiro} restore {com uma cópia de segurança} other {aqui}}, {date}, {who}',
  'received.key': 'Chave',
  'received.speaker': 'Declarado por',
  'received.came': 'Como chegou',
  'received.search': 'Nome, fabricante, código, remetente',
  'received.emptyTitle': 'Nada recebido',
  'received.emptyText': 'Aqui figuram os passaportes completos dos pacotes de outros serviços.',
  'received.note':
    'Os passaportes de terceiros são guardados sob o nome de quem os enviou. Não alteram os seus, nunca são aqui assinados e não são públicos.',
  'received.toList': 'Todos os passaportes recebidos',
  'received.ownToo': 'Tem um passaporte próprio com este código. Não foi alterado.',
  'received.openOwn': 'Abrir o seu próprio passaporte',
  'received.sources': 'Eventos enviados por terceiros',
  'received.sourcesText':
    'Não são públicos até que os aceite. Figuram então com os seus próprios eventos, sob o nome de quem os declara e o seu. Nunca são aqui assinados.',
  'received.sourcesNone': 'Nenhum evento de terceiros.',
  'received.counts': '{count, plural, one {# evento} other {# eventos}}, {accepted, plural, =0 {nenhum aceite} other {# aceites}}',
  'received.look': 'Rever e aceitar',
  'received.withdraw': 'Retirar',
  'received.acceptTitle': 'Aceitar os eventos de {name}?',
  'received.acceptText':
    'São declarações de {name}. Os eventos aceites tornam-se públicos com os seus, com ambos os nomes. Os eventos posteriores desta fonte têm de ser aceites separadamente.',
  'received.accept': 'Aceitar estes eventos',
  'received.accepted': 'Os eventos são agora públicos, como declarações da sua fonte.',
  'received.who': 'O seu nome, público com os eventos',
  'received.withdrawTitle': 'Retirar os eventos de {name}?',
  'received.withdrawText': 'Ficam aqui guardados, mas deixam de ser públicos.',
  'received.withdrawn': 'Os eventos deixaram de ser públicos.',
  'received.eventAccepted': 'aceite por {name}, {date}',
  'received.eventWaiting': 'não aceite: não é público',
  'received.conflicting': 'declarações contraditórias: não assinado',
  'received.importedOwn': 'eventos próprios: {stored} novos, {present} já existentes',
  'received.importedOthers':
    'eventos declarados por {name}, públicos com o seu nome, não assinados aqui: {stored} novos, {present} já existentes',
  'received.importedConflicts':
    '{count, plural, one {# deles diz} other {# deles dizem}} outra coisa sob um identificador já utilizado. Ambos são mantidos.',
};
