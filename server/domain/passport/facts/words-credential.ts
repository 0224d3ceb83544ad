// Contains labels for the parts of a product as UNTP names them, in our three languages.
import { label } from '../fields/field.ts';

export const CREDENTIAL_WORDS = {
  product: label('Product', 'Produkt', 'Produit'),
  parties: label('Who is responsible', 'Verantwortliche', 'Responsables'),
  claims: label('Claims', 'Angaben', 'Déclarations'),
  characteristics: label('Further data', 'Weitere Angaben', 'Autres données'),
  description: label('Description', 'Beschreibung', 'Description'),
  modelNumber: label('Model', 'Modell', 'Modèle'),
  batchNumber: label('Batch or lot', 'Charge', 'Lot'),
  itemNumber: label('Serial number', 'Seriennummer', 'Numéro de série'),
  productCategory: label('Product group', 'Produktgruppe', 'Groupe de produits'),
  countryOfProduction: label('Country of production', 'Herstellungsland', 'Pays de production'),
  producedAtFacility: label('Produced at', 'Hergestellt in', 'Produit à'),
  productionDate: label('Date of production', 'Herstellungsdatum', 'Date de production'),
  expiryDate: label('Use by', 'Verwendbar bis', 'À utiliser avant'),
  weight: label('Mass', 'Masse', 'Masse'),
  relatedDocument: label('Document', 'Dokument', 'Document'),
  manufacturer: label('Manufacturer', 'Hersteller', 'Fabricant'),
  producer: label('Producer', 'Erzeuger', 'Producteur'),
  brandOwner: label('Brand owner', 'Markeninhaber', 'Propriétaire de la marque'),
  importer: label('Importer', 'Einführer', 'Importateur'),
  operator: label(
    'Responsible operator in the Union',
    'Verantwortlicher Wirtschaftsakteur in der Union',
    'Opérateur responsable dans l’Union',
  ),
};
