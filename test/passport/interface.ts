// The passport of the interface's document: its ten fields, in its types.
import type { JsonObject } from '../../server/recognise/json.ts';

export const INTERFACE: JsonObject = {
  dppCode: 'DPP-09520123456788-ABC123',
  productName: 'E-bike battery',
  manufacturer: 'Rheintal Energiespeicher GmbH',
  countryOfOrigin: 'CH',
  carbonFootprint: '61.2 kg CO2e per kWh',
  repairabilityScore: 7.5,
  materials: [{ name: 'Lithium', percentage: 4.2, recycledContent: 6 }],
  certifications: ['CE', 'UN 38.3'],
  vcUrl: 'https://passports.example/api/v1/public/dpp/DPP-09520123456788-ABC123',
  verifiedAt: '2026-11-01T00:00:00Z',
};
