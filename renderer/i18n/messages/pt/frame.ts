// Messages of the frame around the screens: navigation, notices, errors, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { frame as english } from '../en/frame.ts';

export const frame: Draft<typeof english> = {
  'frame.inspect': 'Controlo',
  'frame.inspections': 'Diário de controlos',
  'frame.passports': 'Passaportes',
  'frame.packs': 'Pacotes',
  'frame.trustScreen': 'Confiança',
  'frame.bodies': 'Organismos notificados',
  'frame.resolver': 'Resolvedor',
  'frame.settings': 'Definições',
  'frame.navigation': 'Ecrãs',
  'frame.skip': 'Saltar para o conteúdo',
  'frame.language': 'Língua',
  'frame.sessionOver':
    'Esta janela já não tem sessão iniciada no serviço de trabalho. Abra um novo endereço de utilização única; com o programa a funcionar, «desk address» mostra um.',
  'frame.maintenance': 'Em manutenção desde {time}, por {who}: {reason}. Os controlos e as alterações têm de esperar.',
  'frame.down': 'O serviço de trabalho não responde. Nada se perdeu. Esta janela continua a tentar.',
  'frame.downSince': 'Sem resposta desde {time}',
  'frame.back': 'O serviço de trabalho voltou a responder.',
  'frame.trust': 'Dados de confiança',
  'frame.trustNone': 'nenhuns neste computador',
  'frame.trustState': '{state, select, fresh {atualizados} stale {a renovar} expired {desatualizados} other {nenhuns}}',
  'frame.issuers': '{count, plural, =0 {nenhum emissor} one {# emissor} other {# emissores}}',
  'frame.sampleLoaded': 'O conjunto de exemplos está carregado. Tudo o que dele provém tem a menção EXEMPLO.',
  'frame.notice.workbench-restarted': 'O serviço de trabalho foi reiniciado. Todos os controlos concluídos estão no diário.',
  'frame.notice.backup-restored':
    'Foi restaurada uma cópia de segurança e este computador voltou a ter os seus registos. As definições mostram o que foi restaurado e o que não foi.',
  'frame.notice.wanted-arrived': 'Chegaram passaportes em falta; os controlos foram repetidos. Os resultados estão no diário.',
  'frame.notice.issuer-arrived':
    'Há novos emissores ou chaves conhecidos: os artigos de emissores desconhecidos foram controlados de novo. Os resultados estão no diário.',
  'frame.notice.own-list-waiting':
    'Uma lista de estado importada deste serviço exige uma decisão: revogaria ou suspenderia muitos passaportes, ou a chave que a assinou foi substituída antes de a lista ser vista pela primeira vez. Nada foi revogado. Confirme ou recuse a lista em «Confiança», ou com desk status recall.',
  'frame.notice.own-list-newer':
    'As revogações foram aplicadas de novo: uma lista de estado deste serviço era mais recente do que os seus dados; tinha, pois, sido aqui restaurada uma cópia antiga.',
  'frame.notice.log-changed':
    'O diário não é o que este computador assinou: outro programa alterou, eliminou ou acrescentou entradas. Não confie nele e avise o seu administrador:',
  'frame.notice.log-key-new':
    'Este computador assina agora o diário com uma nova chave, porque falta a anterior. Não pode mostrar se as entradas anteriores foram alteradas.',
  'frame.notice.modes-mended':
    'Havia ficheiros da pasta de dados acessíveis a outros utilizadores deste computador. Agora só o proprietário os pode ler ou alterar:',
  'frame.notice.modes-open':
    'Outros utilizadores deste computador podem ler ou alterar ficheiros da pasta de dados, e a aplicação não o pode corrigir. Avise o seu administrador:',
  'frame.notice.public-restarted': 'O serviço público foi reiniciado.',
  'frame.notice.backup-late': 'A cópia de segurança mais recente é mais antiga do que o previsto. Ver Definições, Cópia de segurança.',
  'frame.notice.log-file-failed':
    'Não é possível escrever o ficheiro de diário do serviço. Liberte espaço no disco ou execute desk doctor.',
  'frame.notice.certificate-ends':
    'O certificado do resolvedor caduca nos próximos 30 dias ou já caducou. O ecrã «Resolvedor» mostra quando e o que fazer.',
  'frame.notice.clock-behind':
    'O relógio deste computador está atrasado. As datas não podem ser avaliadas enquanto não o acertar. Se está agora certo e antes estava adiantado, confirme-o no ecrã «Confiança».',
  'frame.notice.self-test-failed': 'O autoteste falhou: não confie nos resultados deste computador. Avise o seu administrador.',
  'frame.engineOld':
    'O motor de navegação desta aplicação data de {day} ou antes. Os motores com mais de seis meses têm falhas de segurança conhecidas: instale a versão atual. A aplicação não procura atualizações.',
  'frame.dismiss': 'Dispensar este aviso',
  'frame.noSuchScreen': 'Esse ecrã não existe',
  'frame.noSuchScreenHelp': 'O endereço não corresponde a nenhum dos ecrãs à esquerda.',
  'frame.notLoaded': 'Não foi possível carregar este ecrã',
  'frame.notLoadedHelp': 'Provém do serviço de trabalho, que de momento não responde. Recarregue-o quando o serviço responder.',
  'frame.toInspect': 'Ir para o controlo',
  'frame.crashed': 'Este ecrã deixou de funcionar',
  'frame.crashedHelp': 'O que foi controlado antes está no diário. Recarregue o ecrã; se voltar a acontecer, comunique o texto abaixo.',
  'frame.reload': 'Recarregar',
};
