// Messages of the notified bodies screen, in French.

import type { bodies as english } from '../en/bodies.ts';
import type { Translated } from '../en/catalogue.ts';

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
  'bodies.origin.list': 'Liste importée',
  'bodies.noneTitle': 'Aucun organisme de cette liste ne correspond',
  'bodies.noneText': 'Cela ne veut pas dire qu’il n’y en a pas : la liste n’est peut-être pas complète. Vérifiez dans NANDO.',
  'bodies.clear': 'Effacer les filtres',
  'bodies.imported':
    'Liste à la date du {date}, importée sur cet ordinateur. Source : {source}. Les notifications changent. Vérifiez dans NANDO avant de vous fier à une entrée.',
  'bodies.importForm':
    'Une liste à vous est un fichier JSON ou CSV. En CSV : la ligne « statusDate,2026-01-15 », la ligne « source,… », la ligne « number,name,country,acts,website », puis une ligne par organisme ; plusieurs actes sont séparés par « | ».',
  'bodies.import': 'Importer une liste',
  'bodies.importing': 'Lecture de {name}',
  'bodies.importDone': 'Organismes repris : {count}, état : {date}',
  'bodies.importTooLarge': '{name} dépasse {limit} : ce n’est pas une liste d’organismes notifiés.',
  'bodies.importUnreadable': '{name} ne peut pas être lu comme texte en UTF-8. Enregistrez-le ainsi, ou choisissez un autre fichier.',
  'bodies.back': 'Revenir à la liste fournie',
  'bodies.backDone': 'La liste fournie du {date} est de nouveau en vigueur',
  'bodies.olderTitle': 'Cette liste est plus ancienne',
  'bodies.olderText': '{name} est plus ancien que la liste actuelle du {date}. Ce qui a été notifié ou retiré depuis n’y figure pas.',
  'bodies.olderUse': 'Utiliser la liste plus ancienne',
};
