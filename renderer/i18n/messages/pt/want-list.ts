// Messages of the want-list, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Draft<typeof english> = {
  'wantList.title': 'Passaportes em falta',
  'wantList.lead':
    'Lidos aqui sem cópia do passaporte e, por isso, não verificados. Leve a lista a um computador com rede. Quando os passaportes chegarem, os controlos são repetidos.',
  'wantList.save': 'Guardar a lista',
  'wantList.qr': 'Mostrar como códigos QR',
  'wantList.qrPart': 'Código QR {part} de {count}',
  'wantList.qrHelp':
    '{count, plural, one {O outro computador adiciona estes códigos à sua lista quando lê este código QR.} other {O outro computador adiciona estes códigos à sua lista quando lê estes {count} códigos QR.}} {codes, plural, one {Contém # passaporte.} other {Contém # passaportes.}}',
  'wantList.qrTooLong':
    '{count, plural, one {O endereço de mais # é demasiado longo para um código QR: só está na lista guardada.} other {Os endereços de mais # são demasiado longos para um código QR: só estão na lista guardada.}}',
  'wantList.qrNext': 'Seguinte',
  'wantList.qrPrevious': 'Anterior',
  'wantList.qrFailed': 'Não foi possível desenhar o código QR',
  'wantList.none': 'Não falta nenhum passaporte',
  'wantList.noneFound': 'Nenhum passaporte em falta corresponde à procura',
  'wantList.noneText': 'Este computador tem uma cópia de tudo o que foi lido.',
  'wantList.what': 'Produto ou ligação',
  'wantList.serial': 'Número de série {serial}',
  'wantList.batch': 'Lote {batch}',
  'wantList.scanned': 'Lido',
  'wantList.times': '{count, plural, one {uma vez} other {# vezes}}',
  'wantList.last': 'Última vez',
  'wantList.how': 'Como trazer cópias para este computador',
  'wantList.howTake':
    'Guarde a lista numa pen. Onde não for permitida uma pen, mostre-a como códigos QR e leia-os com o outro computador: a lista dele mostra então que cópias lhe faltam.',
  'wantList.howFetch':
    'Se o outro computador ainda não tiver as cópias: abra aí «Diário de controlos», «Passaportes em falta», «Obter de um serviço» e escolha a lista guardada.',
  'wantList.howPack': 'Depois abra aí «Pacotes», «Criar um pacote», escolha «Apenas estes códigos» e a lista guardada.',
  'wantList.howBring':
    'Traga o pacote e aplique-o no ecrã «Pacotes». Os artigos em espera são controlados de novo em segundos, e cada ecrã mostra uma ligação para o resultado.',
  'wantList.choose': 'Escolher uma lista guardada de passaportes em falta',
  'wantList.packEmpty':
    'O pacote está vazio: este computador não tem cópia para nenhum destes códigos. Obtenha primeiro as cópias: «Diário de controlos», «Passaportes em falta», «Obter de um serviço».',
  'wantList.more': 'mais {count} no diário',
  'wantList.open': 'Passaportes em falta',
  'wantList.sync.fetch': 'Obter de um serviço',
  'wantList.sync.fetchLead':
    'Contacta apenas o serviço que indicar. Tudo o que é recebido é verificado antes de ser guardado, incluindo as listas de estado que mostram revogações.',
  'wantList.sync.what': 'O que é obtido',
  'wantList.sync.thisList':
    '{count, plural, =0 {A lista está vazia: escolha um ficheiro} one {A # cópia desta lista} other {As # cópias desta lista}}',
  'wantList.sync.file': 'Escolher um ficheiro',
  'wantList.sync.fileHelp':
    'Códigos, ligações de produto ou GTIN, um por linha; uma lista guardada de passaportes em falta; um conjunto de ligações.',
  'wantList.sync.noFile': 'Voltar à lista',
  'wantList.sync.unreadable': 'O ficheiro {name} não pode ser lido como texto.',
  'wantList.sync.tooLarge': 'O ficheiro {name} excede {limit}.',
  'wantList.sync.fingerprint': 'Impressão digital da chave do próprio serviço',
  'wantList.sync.fingerprintHelp':
    'A sua chave só é enviada a um serviço cuja própria chave foi comparada. Para ver a impressão digital, obtenha uma vez sem a sua chave e compare-a com outra fonte. Isto não é necessário para um emissor conhecido no seu próprio endereço.',
  'wantList.sync.key': 'Chave da sua função (se lhe foi dada uma)',
  'wantList.sync.keyHelp':
    'O serviço mostra o que a sua função pode ver, como o código das mercadorias para as alfândegas. A chave é enviada só a este serviço e não é guardada.',
  'wantList.sync.address': 'Endereço do serviço',
  'wantList.sync.addressHelp': 'Começa por https://, tal como o seu operador lho deu.',
  'wantList.sync.unprotected':
    'Este endereço não está protegido (http). Se estiver neste computador ou na sua própria rede, assinale a caixa abaixo.',
  'wantList.sync.http': 'Permitir http, só para este computador ou a sua própria rede',
  'wantList.sync.start': 'Obter',
  'wantList.sync.stop': 'Parar',
  'wantList.sync.going': 'A obter',
  'wantList.sync.stopped': 'Nada foi obtido',
  'wantList.sync.identity': 'O serviço diz que é',
  'wantList.sync.known': 'Um emissor aqui conhecido',
  'wantList.sync.unknown': 'Não conhecido aqui. Compare a impressão digital com outra fonte antes de o adicionar em «Confiança».',
  'wantList.sync.keys': 'Impressão digital da sua chave',
  'wantList.sync.unnamed': 'O serviço não se identifica: {detail}',
  'wantList.sync.fetched': 'Obtidos',
  'wantList.sync.unchanged': 'Já existentes',
  'wantList.sync.notThere': 'Não encontrados',
  'wantList.sync.refused': 'Recusados',
  'wantList.sync.failed': 'Não foi possível obter',
  'wantList.sync.details': 'O que foi recusado ou falhou',
  'wantList.sync.again': 'A próxima obtenção tenta de novo os que falharam.',
  'wantList.sync.lists': 'Listas de estado verificadas',
  'wantList.sync.listsNote': '{count, plural, one {não foi possível verificar #} other {não foi possível verificar #}}',
  'wantList.sync.listDetails': 'Listas de estado que não foi possível verificar',
  'wantList.sync.why.unknownIssuer': 'Neste computador não se confia no emissor. Adicione-o em «Confiança» e obtenha de novo.',
  'wantList.sync.why.otherOrigin': 'Tem-no outro serviço, que não foi contactado.',
  'wantList.sync.why.older': 'Há uma mais recente neste computador. Esta também é mantida: conta o que revoga.',
  'wantList.sync.why.unusable': 'Não é uma lista de estado utilizável deste emissor.',
  'wantList.sync.why.notThere': 'O serviço não o tem.',
  'wantList.sync.why.noAnswer': 'O serviço não respondeu. Tente de novo mais tarde.',
  'wantList.sync.why.key': 'O serviço não aceita a chave da sua função.',
  'wantList.sync.why.altered': 'Foi alterado ou não é um passaporte deste produto. Não foi guardado.',
  'wantList.sync.why.notAccepted': 'A sua chave não foi enviada: a chave do próprio serviço não foi comparada ou é outra. Nada foi obtido.',
  'wantList.sync.why.certificate': 'O serviço não consegue provar que é o que indicou. Nada foi obtido dele.',
};
