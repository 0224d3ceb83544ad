// Lists the facts that the passport page shows without unfolding: what a person who holds the product wants to know first.

/**
 * Fields, and members of fields, of every product group. Policy: few enough that the folded page has at most four screens of a telephone.
 */
export const ESSENTIALS: ReadonlySet<string> = new Set([
  'description',
  'manufacturingDate',
  'massKg',
  'carbonFootprint',
  'carbonFootprint/performanceClass',
  'repairabilityScore',
  'repairabilityClass',
  'sparePartsYears',
  'durability/guaranteeMonths',
  'recycledContentTotal',
  'endOfLife',
  'takeBackUrl',
  'markings',
  'userManualUrl',
  'safetyInformation',
  'warnings',
  'batteryCategory',
  'capacity',
  'chemistry',
  'deviceCategory',
  'energyEfficiencyClass',
  'annualEnergyConsumptionKWh',
  'securityUpdateEndDate',
  'garmentType',
  'sizeRange',
  'fibreComposition',
  'careInstructions',
  'steelDesignation',
  'productForm',
  'meltAndPourCountry',
  'constructionProductFamily',
  'intendedUse',
  'reactionToFire',
]);

/** True for an essential field, an essential member, and each entry of an essential list. */
export const isEssential = (field: string): boolean => ESSENTIALS.has(field.replace(/\/\d+$/, ''));
