// Messages about checkpoints of the logs, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { checkpoints as english } from '../en/checkpoints.ts';

export const checkpoints: Draft<typeof english> = {
  'checkpoints.title': 'Pontos de controlo do diário',
  'checkpoints.lead':
    'Outro posto coassina o conteúdo atual dos diários. Uma alteração posterior pode então ser provada, mesmo perante quem não confia neste computador.',
  'checkpoints.present': 'Ponto de controlo atual',
  'checkpoints.presentHelp': 'Leve-o a outro posto como código, ficheiro ou texto. Esse posto coassina-o; depois, traga-o de volta.',
  'checkpoints.since': 'Número de folhas que a testemunha viu da última vez',
  'checkpoints.sinceHelp': 'Deixe vazio no primeiro ponto de controlo. Nos seguintes, a testemunha indica-lhe o número.',
  'checkpoints.sinceWrong': 'Não é um número inteiro.',
  'checkpoints.make': 'Criar um ponto de controlo',
  'checkpoints.origin': 'Nome do diário',
  'checkpoints.size': 'Folhas',
  'checkpoints.root': 'Hash da raiz',
  'checkpoints.key': 'Impressão digital da chave',
  'checkpoints.begun': 'Utilizado com este nome desde',
  'checkpoints.code': 'O ponto de controlo como código QR',
  'checkpoints.noCode': 'Demasiado longo para um código: utilize o ficheiro.',
  'checkpoints.asText': 'O ponto de controlo como texto simples',
  'checkpoints.save': 'Guardar como ficheiro',
  'checkpoints.seen': 'Um ponto de controlo de outro lado',
  'checkpoints.seenHelp':
    'Leia-o, escolha o seu ficheiro ou cole o seu texto. Pode ser um ponto de controlo anterior ou coassinado deste diário, ou um de outro posto que vai coassinar.',
  'checkpoints.drop': 'Ficheiro do ponto de controlo',
  'checkpoints.choose': 'Escolher um ponto de controlo',
  'checkpoints.dropHelp': 'Ou largue-o aqui.',
  'checkpoints.tooLong': 'Este ficheiro é demasiado longo para um ponto de controlo.',
  'checkpoints.text': 'Texto do ponto de controlo',
  'checkpoints.scanned': 'O ponto de controlo foi lido.',
  'checkpoints.witnessKey': 'Chave da testemunha',
  'checkpoints.witnessKeyHelp':
    'Necessária uma vez por testemunha, que a mostra ao coassinar. Obtenha-a da testemunha, não juntamente com o ponto de controlo.',
  'checkpoints.compare': 'Comparar com este diário',
  'checkpoints.cosign': 'Coassinar para outro posto',
  'checkpoints.outcome.intact': 'O diário ainda contém tudo o que a testemunha viu',
  'checkpoints.outcome.rewritten': 'O diário foi reescrito',
  'checkpoints.outcome.undetermined': 'Este ponto de controlo não permite saber se o diário está intacto',
  'checkpoints.rewrittenHelp':
    'O diário já não contém o que foi visto antes. Não confie nele; avise o seu administrador e guarde o ponto de controlo.',
  'checkpoints.epochs': 'Nomes do diário',
  'checkpoints.remembered': 'Coassinado por {name}, {time}. Está agora registado em «Testemunhas».',
  'checkpoints.cosignedBy': 'Coassinado por {name}, {time}.',
  'checkpoints.unknown':
    'Assinado também com nomes cujas chaves não são aqui conhecidas. Estas assinaturas não foram verificadas. Para as verificar, introduza a chave da testemunha:',
  'checkpoints.refused': 'Não coassinado',
  'checkpoints.refused.no-checkpoint': 'Isto não é um ponto de controlo ou a sua assinatura não é válida.',
  'checkpoints.refused.own': 'É um ponto de controlo deste computador. Só outro pode ser sua testemunha.',
  'checkpoints.refused.other-key':
    'O ponto de controlo deste diário coassinado antes foi assinado por outra chave. Peça uma explicação ao outro posto.',
  'checkpoints.refused.older': 'Já foi coassinado um ponto de controlo posterior deste diário, com {size} folhas.',
  'checkpoints.refused.proof-needed':
    'No outro computador, crie de novo o ponto de controlo e introduza {size} em «Número de folhas que a testemunha viu da última vez».',
  'checkpoints.refused.not-proved':
    'Nada mostra que o diário ainda tem as {size} folhas vistas antes. Peça que o ponto de controlo seja criado de novo com este número; se também falhar, o diário foi reescrito.',
  'checkpoints.refused.inconsistent':
    'Não são as {size} folhas vistas antes: o outro diário foi reescrito ou outro diário utiliza o seu nome.',
  'checkpoints.cosigned': 'Ponto de controlo coassinado',
  'checkpoints.first':
    'É o primeiro ponto de controlo deste diário aqui. Compare esta impressão digital com o responsável pelo outro posto:',
  'checkpoints.continues':
    '{count, plural, one {Tem a # folha vista antes.} other {Tem todas as # folhas vistas antes.}} Impressão digital da sua chave:',
  'checkpoints.ownWitnessKey': 'O outro posto verifica a coassinatura com esta chave:',
  'checkpoints.witnesses': 'Testemunhas',
  'checkpoints.witnessList': 'Lista de testemunhas',
  'checkpoints.noWitness': 'Nenhum outro posto coassinou ainda este diário',
  'checkpoints.noWitnessHelp': 'Leve o ponto de controlo atual a outro posto e compare o que receber de volta.',
  'checkpoints.witness': 'Testemunha',
  'checkpoints.upTo': 'Até',
  'checkpoints.cosignedAt': 'Coassinado',
  'checkpoints.former': 'Nome anterior',
  'checkpoints.leaves': '{count, plural, one {# folha} other {# folhas}}',
};
