// Messages of the list of keys, in Portuguese.

import type { Draft } from '../en/catalogue.ts';
import type { keys as english } from '../en/keys.ts';

export const keys: Draft<typeof english> = {
  'keys.title': 'Teclas',
  'keys.open': 'Teclas ({key})',
  'keys.note':
    'Prima as teclas uma a uma: teclas tão rápidas como as de um leitor manual são tratadas como leitura. Num campo de texto, as teclas de carateres só escrevem texto.',
  'keys.place.everywhere': 'Em todos os ecrãs',
  'keys.place.inspect': 'No ecrã «Controlo»',
  'keys.place.item': 'Decidir sobre um artigo',
  'keys.place.list': 'Numa tabela',
  'keys.place.officers': 'Iniciar sessão',
  'keys.does.help': 'Mostrar as teclas',
  'keys.does.close': 'Fechar uma caixa de diálogo',
  'keys.does.inspect': 'Controlar o texto do campo',
  'keys.does.next': 'Artigo seguinte',
  'keys.does.nextOnNothing': 'Artigo seguinte, se nenhum campo ou botão estiver selecionado',
  'keys.does.released': 'Escolher «Autorizar saída»',
  'keys.does.held': 'Escolher «Reter»',
  'keys.does.referred': 'Escolher «Remeter»',
  'keys.does.cancel': 'Cancelar a escolha',
  'keys.does.open': 'Abrir a linha',
  'keys.does.down': 'Linha seguinte',
  'keys.does.up': 'Linha anterior',
  'keys.does.pageDown': 'Uma página para baixo',
  'keys.does.pageUp': 'Uma página para cima',
  'keys.does.first': 'Primeira linha',
  'keys.does.last': 'Última linha',
  'keys.does.lock': 'Bloquear o computador',
  'keys.does.officer': 'No ecrã de bloqueio: escolher um funcionário',
  'keys.name.Escape': 'Esc',
  'keys.name.Enter': 'Enter',
  'keys.name.ArrowDown': '↓',
  'keys.name.ArrowUp': '↑',
  'keys.name.PageDown': 'Page Down',
  'keys.name.PageUp': 'Page Up',
  'keys.name.Home': 'Home',
  'keys.name.End': 'End',
};
