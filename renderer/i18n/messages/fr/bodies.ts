// Les mots de l’écran des organismes notifiés, en français.
import type { Translated } from '../areas.ts';
import type { bodies as english } from '../en/bodies.ts';

export const bodies: Translated<typeof english> = {
  'bodies.title': 'Organismes notifiés',
  'bodies.lead': 'Qui peut évaluer des produits selon le droit de l’Union, par numéro. Fonctionne sans réseau.',
  'bodies.search': 'Numéro, nom, pays ou acte',
  'bodies.country': 'Pays',
  'bodies.countryAll': 'Tous les pays',
  'bodies.extract':
    'Extrait, tel que connu le {date}. Il contient ce qu’une source a confirmé ; des organismes et des actes manquent, et les notifications changent. Vérifiez dans NANDO avant de vous fier à une entrée.',
  'bodies.noBatteries': 'Aucun organisme n’a pu être confirmé pour les batteries (règlement (UE) 2023/1542).',
  'bodies.websites': 'Les sites sont à copier : cette application n’en ouvre aucun.',
  'bodies.number': 'Numéro',
  'bodies.name': 'Organisme',
  'bodies.acts': 'Actes',
  'bodies.source': 'Source',
  'bodies.website': 'Site web',
  'bodies.copy': 'Copier l’adresse de {name}',
  'bodies.asOf': 'état : {date}',
  'bodies.undated': 'sans date',
  'bodies.origin.nando': 'NANDO',
  'bodies.origin.own-page': 'Site de l’organisme',
  'bodies.origin.regulator': 'Autorité nationale',
  'bodies.origin.combined': 'Réuni à partir de deux sources',
  'bodies.origin.third-party': 'Indiqué par un tiers',
  'bodies.noneTitle': 'Aucun organisme de cet extrait ne correspond',
  'bodies.noneText': 'Cela ne veut pas dire qu’il n’y en a pas : l’extrait n’est pas complet. Vérifiez dans NANDO.',
  'bodies.clear': 'Retirer les filtres',
};
