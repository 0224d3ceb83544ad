// Messages of the notified bodies screen, in French.

import type { bodies as english } from '../en/bodies.ts';
import type { Translated } from '../en/catalogue.ts';

export const bodies: Translated<typeof english> = {
  'bodies.title': 'Organismes notifiés',
  'bodies.lead': 'Les organismes habilités à évaluer des produits selon le droit de l’Union, par numéro. Fonctionne sans réseau.',
  'bodies.search': 'Numéro, nom, pays ou acte',
  'bodies.country': 'Pays',
  'bodies.countryAll': 'Tous les pays',
  'bodies.extract':
    'Cet extrait du {date} ne contient que ce qu’une source a confirmé. Certains organismes et actes manquent, et les notifications changent. Vérifiez dans NANDO avant de vous fier à une entrée.',
  'bodies.noBatteries': 'Aucun organisme n’a pu être confirmé pour les batteries (règlement (UE) 2023/1542).',
  'bodies.websites': 'Vous pouvez copier les adresses des sites ; cette application ne les ouvre pas.',
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
  'bodies.origin.combined': 'Combiné à partir de deux sources',
  'bodies.origin.third-party': 'Provient d’un tiers',
  'bodies.origin.list': 'Liste importée',
  'bodies.noneTitle': 'Aucun organisme de cette liste ne correspond',
  'bodies.noneText': 'Cela ne veut pas dire qu’il n’y en a pas : la liste n’est peut-être pas complète. Vérifiez dans NANDO.',
  'bodies.clear': 'Effacer les filtres',
  'bodies.imported':
    'Liste à la date du {date}, importée sur cet ordinateur. Source : {source}. Les notifications changent. Vérifiez dans NANDO avant de vous fier à une entrée.',
  'bodies.importForm':
    'Votre propre liste est un fichier JSON ou CSV. En CSV : la ligne « statusDate,2026-01-15 », la ligne « source,… », la ligne « number,name,country,acts,website », puis une ligne par organisme. Séparez plusieurs actes par « | ».',
  'bodies.import': 'Importer une liste',
  'bodies.importing': 'Lecture de {name}',
  'bodies.importDone': 'Organismes importés : {count}, état : {date}',
  'bodies.importTooLarge': '{name} dépasse {limit} et ne peut donc pas être une liste d’organismes notifiés.',
  'bodies.importUnreadable': '{name} ne peut pas être lu comme texte en UTF-8. Enregistrez-le ainsi, ou choisissez un autre fichier.',
  'bodies.back': 'Revenir à la liste fournie',
  'bodies.backDone': 'La liste fournie du {date} est de nouveau en vigueur',
  'bodies.olderTitle': 'Cette liste est plus ancienne',
  'bodies.olderText': '{name} est plus ancien que la liste actuelle du {date}. Ce qui a été notifié ou retiré depuis n’y figure pas.',
  'bodies.olderUse': 'Utiliser la liste plus ancienne',
};
