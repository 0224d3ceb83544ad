// Messages of the import of tables, in French.
import type { Translated } from '../en/catalogue.ts';
import type { tables as english } from '../en/tables.ts';

export const tables: Translated<typeof english> = {
  'tables.title': 'Importer un tableau',
  'tables.lead': 'Un passeport par ligne, depuis un tableur ou un export.',
  'tables.button': 'Importer un tableau',
  'tables.drop': 'Déposez un tableau ici, ou choisissez-le.',
  'tables.choose': 'Choisir un tableau',
  'tables.dropHelp': 'Un classeur (XLSX), CSV ou TSV avec une ligne d’en-tête, ou NDJSON.',
  'tables.unpacking': 'Lecture du classeur {name}',
  'tables.whichSheet': 'Quelle feuille contient les passeports ?',
  'tables.sheetsOf': 'Feuilles de {name}',
  'tables.hiddenSheet': '{name} (masquée)',
  'tables.readSheet': 'Lire cette feuille',
  'tables.sheetOf': 'Feuille {name}',
  'tables.hidden':
    'La feuille contient des cellules masquées, importées comme les autres : {rows, plural, =0 {aucune ligne} one {une ligne} other {# lignes}}, {columns, plural, =0 {aucune colonne} one {une colonne} other {# colonnes}}.',
  'tables.formulas':
    '{count, plural, one {Une cellule contient une formule. Son dernier résultat enregistré est importé.} other {# cellules contiennent des formules. Leurs derniers résultats enregistrés sont importés.}}',
  'tables.merged':
    '{count, plural, one {Des cellules sont fusionnées : {first}.} other {Des cellules sont fusionnées à # endroits, par exemple {first}.}} Les lignes auxquelles il manque de ce fait une valeur sont refusées : annulez la fusion.',
  'tables.receiving': '{held} reçus sur {size}',
  'tables.surveying': 'Lecture du tableau',
  'tables.notRead': 'Ce fichier ne peut pas être lu comme tableau',
  'tables.another': 'Choisir un autre tableau',
  'tables.templates': 'Partir d’un modèle',
  'tables.template': 'Tableau avec un exemple (CSV)',
  'tables.templateLong': 'Grand tableau avec un exemple (CSV)',
  'tables.templateHelp':
    'Les colonnes obligatoires viennent en premier et sont marquées d’un *. Le grand tableau contient d’autres champs du groupe de produits.',
  'tables.requiredColumn': 'obligatoire',
  'tables.map': 'Quelle colonne remplit quel champ ?',
  'tables.rows': '{count, plural, one {Une ligne} other {# lignes}}',
  'tables.separator.comma': 'séparées par des virgules',
  'tables.separator.semicolon': 'séparées par des points-virgules',
  'tables.separator.tab': 'séparées par des tabulations',
  'tables.savedMapping': 'Utiliser une correspondance enregistrée',
  'tables.suggested': 'Proposé d’après les en-têtes',
  'tables.mappingName': 'Nom de cette correspondance',
  'tables.saveMapping': 'Enregistrer la correspondance',
  'tables.mappingSaved': 'La correspondance est enregistrée.',
  'tables.notImported': 'non importée',
  'tables.fieldOf': 'Champ de la colonne {column}',
  'tables.constants': 'Même valeur dans chaque ligne',
  'tables.constantField': 'Champ {number} à valeur fixe',
  'tables.constantValue': 'Valeur de {field}',
  'tables.addConstant': 'Ajouter une valeur fixe',
  'tables.decimal': 'Séparateur décimal',
  'tables.import': 'Aperçu et import',
  'tables.preview': 'Aperçu sans enregistrer',
  'tables.previewing': 'Vérification des lignes',
  'tables.importing': 'Importation des lignes',
  'tables.backupFirst': 'Faire d’abord une sauvegarde',
  'tables.backupFirstHelp':
    'Pour les imports de cette taille. Si le tableau se révèle faux, cette sauvegarde permet de revenir à l’état actuel.',
  'tables.withoutBackup': 'Sans sauvegarde, un import erroné ne peut être annulé que passeport par passeport.',
  'tables.backingUp': 'Une sauvegarde est faite d’abord',
  'tables.backedUp': 'Une sauvegarde a été faite avant cet import :',
  'tables.notBackedUp': 'Rien n’a été importé, car aucune sauvegarde n’a pu être faite',
  'tables.notBackedUpHelp':
    'Libérez de la place sur le disque, choisissez un autre dossier dans les réglages sous « Sauvegardes automatiques », ou importez sans sauvegarde.',
  'tables.importDo': '{count, plural, one {Importer une ligne} other {Importer # lignes}}',
  'tables.stopped':
    'Arrêté après {rows} lignes sur {all}. Les lignes enregistrées sont conservées ; un nouvel import de ce tableau reprend à cet endroit.',
  'tables.twice': 'Plusieurs colonnes remplissent le même champ : {fields}',
  'tables.wouldStore':
    'Aperçu : {stored} seraient enregistrés, {unchanged} sont déjà présents, {refused} seraient refusés. Rien n’a été modifié.',
  'tables.stored': 'Enregistrés : {stored}. Inchangés : {unchanged}. Refusés : {refused}. Ce sont des brouillons jusqu’à leur publication.',
  'tables.leftOut':
    '{count, plural, one {Une colonne n’est pas importée : {columns}.} other {# colonnes ne sont pas importées : {columns}.}} Choisissez un champ pour chaque colonne dont vous avez besoin.',
  'tables.missing':
    'Pas encore rempli, alors que chaque passeport en a besoin : {fields}. Choisissez plus haut la colonne correspondante ou ajoutez une valeur fixe. Sinon, chaque ligne est refusée.',
  'tables.required': 'Manquant. Choisissez une colonne pour ce champ ou ajoutez une valeur fixe.',
  'tables.refused': 'Lignes refusées',
  'tables.line': 'Ligne',
  'tables.column': 'Colonne',
  'tables.reason': 'Motif',
  'tables.moreRefused':
    '{count, plural, one {Une autre ligne a été refusée et n’est pas listée.} other {# autres lignes ont été refusées et ne sont pas listées.}}',
  'tables.fault.quote': 'Un guillemet est mal placé ou n’est pas fermé. Doublez chaque guillemet à l’intérieur d’une valeur.',
  'tables.fault.json': 'La ligne n’est pas un objet JSON.',
  'tables.fault.columns':
    'La ligne et l’en-tête n’ont pas le même nombre de colonnes. La ligne est tronquée, ou un séparateur n’est pas entre guillemets.',
  'tables.fault.merged': 'Des cellules sont fusionnées et seule la première a une valeur. Annulez la fusion.',
  'tables.fault.too-long': 'La ligne ou une de ses valeurs est trop longue.',
  'tables.fault.cell-date': 'La cellule ne contient pas de date valide.',
  'tables.fault.cell-formula':
    'La cellule contient une formule sans résultat enregistré. Ouvrez le classeur dans un tableur et enregistrez-le.',
  'tables.fault.cell-error': 'La cellule contient une erreur du tableur.',
  'tables.fault.cell': 'La cellule ne peut pas être lue. Ouvrez le classeur dans un tableur et enregistrez-le.',
  'tables.fault.encoding':
    'La cellule contient des caractères qui ne correspondent pas à l’encodage du fichier. Enregistrez le tableau en UTF-8.',
  'tables.fault.duplicate': 'Le passeport figure plusieurs fois dans ce fichier. La première ligne compte.',
  'tables.fault.country': 'Aucun pays n’a ce nom ou ce code.',
  'tables.fault.gtin': 'Ce n’est pas un GTIN valide. Vérifiez les chiffres.',
  'tables.fault.no-product': 'La ligne ne désigne aucun produit.',
  'tables.fault.nothing-declared': 'La ligne ne déclare rien.',
};
