// Messages of the notified bodies screen, in Portuguese.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Organismos notificados',
  'bodies.lead': 'Organismos que podem avaliar produtos ao abrigo do direito da União, por número. Funciona sem rede.',
  'bodies.search': 'Número, nome, país ou ato',
  'bodies.country': 'País',
  'bodies.countryAll': 'Todos os países',
  'bodies.extract':
    'Este extrato de {date} só contém o que uma fonte confirmou. Faltam alguns organismos e atos, e as notificações mudam. Consulte a NANDO antes de confiar numa entrada.',
  'bodies.noBatteries': 'Não foi possível confirmar nenhum organismo para baterias [Regulamento (UE) 2023/1542].',
  'bodies.websites': 'Pode copiar os sítios Web; esta aplicação não os abre.',
  'bodies.number': 'Número',
  'bodies.name': 'Organismo',
  'bodies.acts': 'Atos',
  'bodies.source': 'Fonte',
  'bodies.website': 'Sítio Web',
  'bodies.copy': 'Copiar o endereço de {name}',
  'bodies.asOf': 'em {date}',
  'bodies.undated': 'sem data',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Página do próprio organismo',
  'bodies.origin.regulator': 'Regulador nacional',
  'bodies.origin.combined': 'Composto a partir de duas fontes',
  'bodies.origin.third-party': 'De terceiros',
  'bodies.origin.list': 'Lista importada',
  'bodies.noneTitle': 'Nenhum organismo desta lista corresponde à procura',
  'bodies.noneText': 'Isso não significa que não exista: a lista pode não estar completa. Consulte a NANDO.',
  'bodies.clear': 'Limpar os filtros',
  'bodies.imported':
    'Lista de {date}, importada neste computador. Fonte: {source}. As notificações mudam. Consulte a NANDO antes de confiar numa entrada.',
  'bodies.importForm':
    'A sua própria lista é um ficheiro JSON ou CSV. Em CSV: a linha «statusDate,2026-01-15», a linha «source,…», a linha «number,name,country,acts,website» e depois uma linha por organismo. Separe vários atos com «|».',
  'bodies.import': 'Importar uma lista',
  'bodies.importing': 'A ler {name}',
  'bodies.importDone': 'Organismos importados: {count}, em {date}',
  'bodies.importTooLarge': '{name} excede {limit}; por isso, não pode ser uma lista de organismos notificados.',
  'bodies.importUnreadable': '{name} não pode ser lido como texto em UTF-8. Guarde-o nessa forma ou escolha outro ficheiro.',
  'bodies.back': 'Voltar à lista incluída',
  'bodies.backDone': 'A lista incluída de {date} está de novo em vigor',
  'bodies.olderTitle': 'Esta lista é mais antiga',
  'bodies.olderText': '{name} é mais antiga do que a lista atual de {date}. Não contém o que foi notificado ou retirado desde então.',
  'bodies.olderUse': 'Utilizar a lista mais antiga',
};
