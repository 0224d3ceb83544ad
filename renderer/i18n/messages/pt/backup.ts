// Messages of backup and restore, in Portuguese.

import type { backup as english } from '../en/backup.ts';
import type { Draft } from '../en/catalogue.ts';

export const backup: Draft<typeof english> = {
  'backup.title': 'Cópia de segurança',
  'backup.none': 'Ainda não foi criada nenhuma cópia de segurança neste computador.',
  'backup.lastWith': 'Última cópia de segurança: {date}, com a chave do serviço, verificada',
  'backup.lastWithout': 'Última cópia de segurança: {date}, SEM a chave do serviço, verificada',
  'backup.folder': 'Pasta para a cópia de segurança',
  'backup.folderHelp': 'Uma pen USB ou outro disco. Se ficar vazio: {folder}, que se perde com este computador.',
  'backup.passphrase': 'Frase-passe para a chave do serviço',
  'backup.passphraseHelp':
    'Guarde-a num lugar diferente do da cópia. Sem frase-passe, a chave fica de fora e os passaportes aqui publicados não podem ser assinados de novo com a mesma chave.',
  'backup.short': 'Pelo menos {least} carateres',
  'backup.now': 'Criar cópia agora',
  'backup.nowWithout': 'Criar cópia agora, sem a chave',
  'backup.busy': 'A copiar e a verificar…',
  'backup.done': 'A cópia de segurança foi criada e verificada.',
  'backup.failed': 'Não foi criada nenhuma cópia de segurança',
  'backup.nobody': 'sem nome indicado',
  'backup.timed.title': 'Cópias de segurança automáticas',
  'backup.timed.off': 'Não é feita nenhuma cópia automática.',
  'backup.timed.folder': 'Pasta para estas cópias',
  'backup.timed.folderHelp':
    'Noutro disco que esteja sempre ligado. A pasta conserva a cópia mais recente de cada um dos últimos 7 dias, 4 semanas e 12 meses. As cópias mais antigas são eliminadas.',
  'backup.timed.every': 'Com que frequência',
  'backup.timed.daily': 'Todos os dias',
  'backup.timed.weekly': 'Todas as semanas',
  'backup.timed.hours': '{count, plural, one {De hora a hora} other {A cada # horas}}',
  'backup.timed.minutes': '{count, plural, one {A cada minuto} other {A cada # minutos}}',
  'backup.timed.help':
    'As cópias são feitas com a aplicação em funcionamento; uma cópia que ficou por fazer é feita logo que possível. Não contêm a chave do serviço: faça também uma cópia com frase-passe.',
  'backup.timed.stop': 'Parar as cópias automáticas',
  'backup.timed.refused': 'Nada foi alterado',
  'backup.timed.byCommand': 'Estas cópias são feitas pelo comando que iniciou o serviço.',
  'backup.timed.running': 'A fazer uma cópia…',
  'backup.timed.noneYet': 'Ainda não foi feita nenhuma cópia automática.',
  'backup.timed.success': 'Última cópia automática: {date}, verificada',
  'backup.timed.failure': 'A última cópia automática falhou em {date}. A aplicação tenta de novo a cada 15 minutos.',
  'backup.timed.failedBefore': 'Uma cópia falhou em {date}. Uma posterior foi bem-sucedida.',
  'backup.timed.late': 'A idade da cópia mais recente excede o dobro deste intervalo.',
  'backup.restored': 'Restaurado de uma cópia de segurança em {date} por {who}.',
  'backup.behind.inspections':
    '{count, plural, one {# controlo feito neste computador não está nela.} other {# controlos feitos neste computador não estão nela.}}',
  'backup.behind.decisions':
    '{count, plural, one {# decisão tomada neste computador não está nela.} other {# decisões tomadas neste computador não estão nela.}}',
  'backup.behind.trust-office': 'A lista de confiança nela contida pertence a outra autoridade.',
  'backup.behind.passports':
    '{count, plural, one {# passaporte falta nela ou é lá diferente.} other {# passaportes faltam nela ou são lá diferentes.}}',
  'backup.behind.packs':
    '{count, plural, one {# pacote aplicado não está nela: aplique-o de novo.} other {# pacotes aplicados não estão nela: aplique-os de novo.}}',
  'backup.behind.earlier-versions':
    '{count, plural, one {# versão anterior de um passaporte não está nela.} other {# versões anteriores de passaportes não estão nela.}}',
  'backup.behind.edits':
    '{count, plural, one {# passaporte em edição falta nela ou é lá diferente.} other {# passaportes em edição faltam nela ou são lá diferentes.}}',
  'backup.behind.published':
    '{count, plural, one {# credencial assinada neste computador não está nela.} other {# credenciais assinadas neste computador não estão nela.}}',
  'backup.behind.events': '{count, plural, one {# evento não está nela.} other {# eventos não estão nela.}}',
  'backup.behind.status-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre passaportes revogados, suspensos ou reativados {count, plural, one {não está} other {não estão}} nela. O que está revogado continua revogado.',
  'backup.behind.key-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre chaves deste serviço {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.clock-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre o relógio deste computador {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.officer-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre funcionários {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.erasure-log':
    '{count, plural, one {# entrada do diário sobre apagamentos não está nela} other {# entradas do diário sobre apagamentos não estão nela}}. Os dados que foram apagados são apagados de novo.',
  'backup.behind.maintenance-log':
    '{count, plural, one {# entrada do diário sobre manutenção não está nela.} other {# entradas do diário sobre manutenção não estão nela.}}',
  'backup.behind.customs-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre declarações e suspensões {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.run-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre séries de controlos {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.backup-log':
    '{count, plural, one {# entrada do diário} other {# entradas do diário}} sobre cópias de segurança criadas ou restauradas {count, plural, one {não está} other {não estão}} nela.',
  'backup.behind.reader-keys':
    '{count, plural, one {# chave dada a um leitor não está nela: deixa de funcionar. Emita uma nova.} other {# chaves dadas a leitores não estão nela: deixam de funcionar. Emita novas.}}',
  'backup.behind.packs-made':
    '{count, plural, one {# pacote criado neste computador não está nela: o seu número será utilizado de novo.} other {# pacotes criados neste computador não estão nela: os seus números serão utilizados de novo.}} Faça do próximo pacote um pacote completo.',
  'backup.behind.fetches':
    '{count, plural, one {# obtenção de outro serviço não está nela.} other {# obtenções de outros serviços não estão nela.}}',
  'backup.behind.body-list': 'A lista de organismos notificados importada neste computador não está nela: importe-a de novo.',
  'backup.behindNewest': 'O mais recente é de {date}.',
  'backup.behind.service-name': 'Os passaportes foram aqui publicados com outro endereço.',
  'backup.behind.other-key': 'O serviço deste computador assinava com outra chave.',
  'backup.behind.office-draft':
    'Este computador tem outro projeto da lista de confiança. O projeto da cópia de segurança substitui-o. Os números de lista utilizados neste computador não voltam a ser utilizados.',
  'backup.behind.log-end':
    'As últimas entradas dos seus diários não correspondem às assinaturas do computador que os manteve: foram eliminadas, alteradas ou acrescentadas entradas.',
  'backup.behind.unreadable': 'O armazém de dados anterior não pôde ser lido; por isso, nada pôde ser comparado.',
  'backup.reason': 'Motivo: {reason}',
  'backup.bringBack': 'Restaurar uma cópia de segurança',
  'backup.bringBackHelp': 'Para um portátil novo, um disco perdido ou um erro. O ficheiro é verificado e primeiro é mostrado o que contém.',
  'backup.guide': 'Tinha o DPP Desk noutro computador?',
  'backup.lead': 'Substitui os dados deste computador: os registos, os dados de confiança e, com a sua frase-passe, a chave.',
  'backup.damagedTitle': 'Não é possível abrir os registos deste computador',
  'backup.damagedHelp':
    'Nada foi alterado nem eliminado. Nada pode ser aqui controlado até que seja restaurada uma cópia de segurança: escolha o seu ficheiro abaixo. Os registos danificados ficam guardados numa pasta separada. Não podem ser comparados com a cópia; por isso, restaurar exige duas pessoas e um motivo. Se não houver cópia, feche esta janela e avise o seu administrador.',
  'backup.drop': 'Largue aqui o ficheiro da cópia de segurança',
  'backup.choose': 'Escolher o ficheiro',
  'backup.dropHelp': 'O seu nome termina em .backup. Nada muda até que tenha visto o que contém.',
  'backup.onlyOne': 'Só pode ser restaurada uma cópia de segurança de cada vez. Foi utilizado o primeiro ficheiro.',
  'backup.receiving': 'A ler o ficheiro: {held} de {size}',
  'backup.halfWay': '{held} de {size} recebidos. Escolha de novo o mesmo ficheiro para continuar.',
  'backup.checking': 'A verificar cada byte e a comparar com este computador',
  'backup.checkingHelp': 'Perto do fim, a aplicação pode não responder durante alguns segundos.',
  'backup.giveUp': 'Cancelar',
  'backup.another': 'Escolher outro ficheiro',
  'backup.refused': 'Este ficheiro não pode ser restaurado',
  'backup.notDone': 'A cópia de segurança não foi restaurada. Nada mudou.',
  'backup.whole': 'A cópia de segurança está completa e sem danos.',
  'backup.made': 'Criada',
  'backup.madeBy': '{date} por {who}',
  'backup.service': 'Serviço',
  'backup.version': 'Versão da aplicação',
  'backup.trustList': 'Lista de confiança',
  'backup.trustNumber': 'número {sequence}',
  'backup.trustNone': 'nenhuma',
  'backup.office': 'Lista de confiança mantida para terceiros',
  'backup.officeNone': 'A cópia de segurança não contém nenhuma. Uma lista mantida neste computador fica como está.',
  'backup.officeInside':
    '{sequence, plural, =0 {Será restaurado o projeto da primeira lista} one {Será restaurado o projeto posterior à lista n.º #} other {Será restaurado o projeto posterior à lista n.º #}}, com {count, plural, one {# emissor} other {# emissores}}.',
  'backup.officeLater':
    'Se entretanto foi assinada uma lista posterior, escolha o seu ficheiro em «Manter uma lista de confiança» antes de assinar.',
  'backup.records': 'Registos',
  'backup.inIt': 'Na cópia de segurança',
  'backup.here': 'Agora neste computador',
  'backup.hereUnreadable': 'não pode ser lido',
  'backup.record.inspections': 'Controlos',
  'backup.record.decisions': 'Decisões',
  'backup.record.passports': 'Passaportes',
  'backup.record.credentials': 'Credenciais',
  'backup.record.events': 'Eventos',
  'backup.signers': 'Chave que assinou as últimas entradas dos seus diários',
  'backup.signersNone': 'As últimas entradas dos seus diários não estão assinadas: nada prova que os diários estão completos.',
  'backup.signer.this-computer': 'A chave deste computador.',
  'backup.signer.earlier-backup': 'Conhecida aqui: este computador já restaurou uma cópia com diários assinados por esta chave.',
  'backup.signer.no':
    'Este computador não conhece esta chave. Só a sua assinatura não prova que os diários estão intactos: quem reescreve uma cópia pode assiná-la com a sua própria chave. Compare a impressão digital com o computador que criou a cópia.',
  'backup.keys': 'Chaves do serviço',
  'backup.keyRevoked': 'revogada',
  'backup.keyHere': 'neste computador',
  'backup.keysHere': 'Já neste computador. Ficam como estão, e a frase-passe da cópia não é necessária.',
  'backup.keysInside': 'Incluídas, cifradas. Precisa da frase-passe escolhida quando a cópia foi criada.',
  'backup.keysOutside':
    'Não incluídas. Os outros computadores mostram «emissor desconhecido» para o que foi publicado, até ser assinado de novo com a chave deste computador.',
  'backup.lost': 'Neste computador, mas não na cópia de segurança',
  'backup.lostNothing': 'Nada do que foi registado neste computador ficaria em falta.',
  'backup.keptWhere':
    'Os dados atuais não são eliminados. Ficam guardados por inteiro em {folder}. O que aqui foi revogado continua revogado.',
  'backup.keptUnread':
    'Os dados atuais não são eliminados. Ficam guardados por inteiro em {folder}. Podem faltar na cópia revogações posteriores: importe a lista de confiança mais recente e repita as revogações feitas neste computador depois da cópia.',
  'backup.switches': 'Isto estava ativado na cópia de segurança. Neste computador mantém a definição atual, salvo se escolher outra coisa:',
  'backup.switch.public-listener': 'Disponibilizar passaportes a terceiros: {value}',
  'backup.switch.watched-folder': 'Vigiar uma pasta: {value}',
  'backup.keyPassphrase': 'Frase-passe da cópia de segurança',
  'backup.leaveKeys': 'Deixar as chaves na cópia',
  'backup.leaveKeysHelp': 'Só se a frase-passe se perdeu. Este computador assina então com a sua própria chave.',
  'backup.why': 'Motivo',
  'backup.whyHelp': 'Por que motivo os dados mais antigos são os certos. O motivo fica no diário permanentemente.',
  'backup.ask': 'Restaurar…',
  'backup.askTitle': 'Substituir os dados deste computador?',
  'backup.askText':
    'A aplicação reinicia automaticamente com os registos de {date}. Demora alguns segundos. Não desligue o computador. Se mesmo assim se desligar, terá completos ou os registos antigos ou os novos.',
  'backup.do': 'Restaurar',
  'backup.restoring': 'A cópia de segurança está a ser restaurada. Esta página recarrega-se automaticamente.',
  'backup.restoredNow': 'A cópia de segurança foi restaurada.',
  'backup.restoredTitle': 'Restaurado',
  'backup.restoredFile': 'Do ficheiro {file}',
  'backup.restoredKeysHere': 'A chave da cópia já estava neste computador e fica como estava.',
  'backup.restoredKeys': 'O serviço utiliza a chave da cópia de segurança ou uma mais recente deste computador.',
  'backup.restoredNoKeys': 'Nenhuma chave foi retirada da cópia: este computador assina com a sua.',
  'backup.restoredAside': 'Os dados anteriores estão em {folder}.',
  'backup.leftOff': 'Não ativado, embora estivesse ativado na cópia:',
  'backup.leftOffWhere.public-listener': 'Ative-o em «Resolvedor»',
  'backup.leftOffWhere.watched-folder': 'Ative-o nas definições',
  'backup.notHere': 'Não disponível nesta janela',
  'backup.commandFile': 'FICHEIRO',
  'backup.commandName': 'NOME',
  'backup.commandHelp':
    'FICHEIRO é a cópia de segurança. NOME é a pessoa que a restaura, para o diário. Os dados atuais ficam numa pasta separada.',
  'backup.next':
    'A aplicação está de novo a funcionar. Os seus dados de confiança são tão antigos como a cópia: veja se a sua autoridade tem uma lista mais recente.',
  'backup.nextTrust': 'Ver os dados de confiança',
  'backup.nextInspect': 'Continuar os controlos',
  'backup.fault.not-found': 'O ficheiro ou a pasta já não existe. Insira de novo a pen ou escolha outro.',
  'backup.fault.not-a-file': 'É uma pasta ou uma ligação, não um ficheiro. Escolha a própria cópia de segurança.',
  'backup.fault.not-a-backup': 'Este ficheiro não é uma cópia de segurança do DPP Desk. Procure um cujo nome termine em .backup.',
  'backup.fault.newer':
    'A cópia foi criada por uma versão mais recente do DPP Desk. Instale aqui essa versão ou uma posterior e restaure-a.',
  'backup.fault.truncated':
    'Falta uma parte do ficheiro, porque não foi copiado por completo. Copie-o de novo a partir de um ficheiro completo ou utilize uma cópia anterior.',
  'backup.fault.changed': 'O ficheiro foi danificado ou alterado depois de escrito. Copie-o de novo ou utilize outra cópia.',
  'backup.fault.damaged-store': 'Os registos nele contidos estão danificados. Utilize outra cópia de segurança.',
  'backup.fault.foreign-schema': 'Este ficheiro contém algo que o DPP Desk nunca escreve. Não o utilize e avise o seu administrador.',
  'backup.fault.broken-log': 'Uma entrada do diário desta cópia foi alterada ou falta. Não a utilize e avise o seu administrador.',
  'backup.fault.bad-settings':
    'O serviço não conseguiu arrancar com as definições desta cópia. Nada foi alterado. Utilize outra cópia e avise o seu administrador.',
  'backup.fault.no-room': 'Não há espaço suficiente no disco. É necessário cerca de três vezes o tamanho do ficheiro.',
  'backup.fault.exists': 'Já existe um ficheiro com esse nome. Escolha outra pasta.',
  'backup.fault.passphrase-needed': 'É necessária uma frase-passe de pelo menos 12 carateres para a chave do serviço.',
  'backup.fault.passphrase-wrong':
    'Esta frase-passe não abre as chaves. Verifique maiúsculas e espaços e tente de novo. Sem ela, as chaves só podem ficar na cópia.',
  'backup.fault.office-draft':
    'O projeto da lista de confiança não pode ser lido. Verifique-o em «Manter uma lista de confiança» ou mova o seu ficheiro e tente de novo.',
  'backup.fault.running':
    'Outro programa tem os registos abertos, como um comando ou um segundo serviço do DPP Desk. Pare-o e tente de novo.',
  'backup.fault.rollback': 'Há algo neste computador que não está na cópia. Indique o motivo para a restaurar mesmo assim.',
  'backup.fault.second-person': 'Neste computador, duas pessoas têm de o confirmar. Indique o nome da segunda.',
  'backup.fault.busy':
    'Está a ser aplicado ou criado um pacote, ou estão a ser obtidos passaportes. Aguarde até terminar, ou pare, e tente de novo.',
  'backup.fault.not-here':
    'Um administrador iniciou este serviço de trabalho com um comando. O administrador tem de o parar e utilizar «desk restore».',
  'backup.fault.failed': 'Não funcionou. Reinicie a aplicação e tente de novo. Se voltar a acontecer, avise o seu administrador.',
  'backup.fault.large':
    'A cópia pode demorar vários minutos, e a aplicação não responde até terminar. Prima de novo quando ninguém a estiver a utilizar.',
  'backup.nowLarge': 'Criar cópia e aguardar',
};
