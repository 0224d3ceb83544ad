// Words of the want-list, in French.
import type { Translated } from '../areas.ts';
import type { wantList as english } from '../en/want-list.ts';

export const wantList: Translated<typeof english> = {
  'wantList.title': 'Copies à obtenir',
  'wantList.lead':
    'Scannés sans copie sur cet ordinateur : impossible de contrôler. Portez la liste à un ordinateur relié au réseau. Quand les copies reviennent, le contrôle est refait tout seul.',
  'wantList.save': 'Enregistrer la liste',
  'wantList.none': 'Aucune copie à obtenir',
  'wantList.noneText': 'Tout ce qui a été scanné avait sa copie ici.',
  'wantList.what': 'Produit ou lien',
  'wantList.serial': 'Numéro de série {serial}',
  'wantList.batch': 'Lot {batch}',
  'wantList.scanned': 'Scanné',
  'wantList.times': '{count, plural, one {une fois} other {# fois}}',
  'wantList.last': 'Dernière fois',
  'wantList.open': 'Copies à obtenir',
};
