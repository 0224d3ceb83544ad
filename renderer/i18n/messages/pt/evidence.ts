// Messages of the check of evidence bundles, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { evidence as english } from '../en/evidence.ts';

export const evidence: Draft<typeof english> = {
  'evidence.title': 'Conjunto de provas',
  'evidence.checking': 'A verificar cada ficheiro e a determinar de novo cada resultado',
  'evidence.waiting': 'A aguardar a verificação',
  'evidence.failed': 'A verificação falhou neste computador. Nada diz sobre o conjunto.',
  'evidence.intact': 'Intacto',
  'evidence.altered': 'Alterado',
  'evidence.undetermined': 'Indeterminado',
  'evidence.intactText':
    'Cada byte está como o assinou um computador indicado por uma lista de confiança, e nenhum resultado é diferente quando determinado de novo.',
  'evidence.alteredText': 'O ficheiro não está como um computador o assinou. Não prova nada.',
  'evidence.doubt.unread': 'Esta versão da aplicação não consegue ler o conjunto. Uma mais recente talvez consiga.',
  'evidence.doubt.other-key': 'Assinou-o um computador diferente daquele cuja impressão digital foi indicada.',
  'evidence.doubt.unnamed':
    'Está completo, mas nenhuma lista de confiança aqui indica o computador que o assinou. Quem falsifica um conjunto assina-o com uma chave própria.',
  'evidence.doubt.against': 'Está completo, mas o computador que o assinou não conta aqui.',
  'evidence.doubt.verdicts': 'Está completo, mas nem todos os resultados podem ser determinados de novo a partir dele tal como foram.',
  'evidence.toTrust': 'Listas de confiança',
  'evidence.toTrustHelp': 'Um computador conta quando uma lista de confiança o indica. Importe a lista da autoridade que o utiliza.',
  'evidence.notLogged': 'Foi a verificação de um ficheiro. Não foram controladas mercadorias e nada foi registado.',
  'evidence.desk': 'Computador',
  'evidence.deskNone': 'Não indicado por nenhuma lista de confiança aqui',
  'evidence.fingerprint': 'Impressão digital da sua chave',
  'evidence.made': 'Criado',
  'evidence.scope': 'Conteúdo',
  'evidence.scope.all': 'Todos os controlos do seu diário até então',
  'evidence.scope.run': 'Todos os controlos de uma série até então',
  'evidence.scope.inspections': 'Controlos escolhidos. Outros da mesma série podem ter ficado de fora.',
  'evidence.runs': 'Séries',
  'evidence.files': 'Ficheiros',
  'evidence.hash': 'SHA-256 do manifesto',
  'evidence.report': 'Relatório',
  'evidence.report.same': 'Diz o mesmo que os controlos',
  'evidence.report.not-compared': 'Não comparado: foi escrito por outra versão da aplicação',
  'evidence.entries': 'Controlos no conjunto',
  'evidence.recorded': 'Registado',
  'evidence.anew': 'Determinado de novo',
  'evidence.anew.same': 'Igual',
  'evidence.anew.declared': 'Igual, por outras verificações ou motivos, como indica o conjunto',
  'evidence.anew.differs': 'Diferente',
  'evidence.anew.not-made': 'Não determinado de novo',
  'evidence.shown': 'São mostrados {shown, number} de {total, number} controlos, primeiro os que diferem.',
  'evidence.verifier': 'Página que verifica conjuntos de provas',
  'evidence.verifierHash': 'SHA-256 desta página',
  'evidence.verifierHelp':
    'Um ficheiro, para qualquer navegador sem rede. É uma comodidade: quem falsifica um conjunto também pode falsificar a página; transmita, por isso, o seu SHA-256 por outra via.',
};
