// Messages of the notified bodies screen, in Spanish.

import type { bodies as english } from '../en/bodies.ts';
import type { Draft } from '../en/catalogue.ts';

export const bodies: Draft<typeof english> = {
  'bodies.title': 'Organismos notificados',
  'bodies.lead': 'Organismos que pueden evaluar productos con arreglo al Derecho de la Unión, por número. Funciona sin red.',
  'bodies.search': 'Número, nombre, país o acto',
  'bodies.country': 'País',
  'bodies.countryAll': 'Todos los países',
  'bodies.extract':
    'Este extracto del {date} solo contiene lo que una fuente ha confirmado. Faltan algunos organismos y actos, y las notificaciones cambian. Consulte NANDO antes de basarse en una entrada.',
  'bodies.noBatteries': 'No se pudo confirmar ningún organismo para pilas y baterías (Reglamento (UE) 2023/1542).',
  'bodies.websites': 'Puede copiar los sitios web; esta aplicación no los abre.',
  'bodies.number': 'Número',
  'bodies.name': 'Organismo',
  'bodies.acts': 'Actos',
  'bodies.source': 'Fuente',
  'bodies.website': 'Sitio web',
  'bodies.copy': 'Copiar la dirección de {name}',
  'bodies.asOf': 'a {date}',
  'bodies.undated': 'sin fecha',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Página del propio organismo',
  'bodies.origin.regulator': 'Regulador nacional',
  'bodies.origin.combined': 'Combinado de dos fuentes',
  'bodies.origin.third-party': 'De un tercero',
  'bodies.origin.list': 'Lista importada',
  'bodies.noneTitle': 'Ningún organismo de esta lista coincide',
  'bodies.noneText': 'No significa que no exista: la lista puede estar incompleta. Consulte NANDO.',
  'bodies.clear': 'Borrar los filtros',
  'bodies.imported':
    'Lista a {date}, importada en este ordenador. Fuente: {source}. Las notificaciones cambian. Consulte NANDO antes de basarse en una entrada.',
  'bodies.importForm':
    'Su propia lista es un archivo JSON o CSV. En CSV: la línea «statusDate,2026-01-15», la línea «source,…», la línea «number,name,country,acts,website» y luego una línea por organismo. Si hay varios actos, sepárelos con «|».',
  'bodies.import': 'Importar una lista',
  'bodies.importing': 'Leyendo {name}',
  'bodies.importDone': 'Organismos importados: {count}, a {date}',
  'bodies.importTooLarge': '{name} ocupa más de {limit}, así que no puede ser una lista de organismos notificados.',
  'bodies.importUnreadable': '{name} no se puede leer como texto UTF-8. Guárdelo en esa forma o elija otro archivo.',
  'bodies.back': 'Volver a la lista incluida',
  'bodies.backDone': 'Vuelve a regir la lista incluida del {date}',
  'bodies.olderTitle': 'Esta lista es más antigua',
  'bodies.olderText': '{name} es más antigua que la lista actual, del {date}. No contiene lo notificado o retirado desde entonces.',
  'bodies.olderUse': 'Usar la lista más antigua',
};
