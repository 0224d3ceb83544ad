// Contains the bundled extract of notified bodies, each entry with its source and date.
import type { NotifiedBody } from '../../contract/index.ts';

/** The date on which the entries were collected. An entry whose source is older states the date of that source. */
export const STATUS_DATE = '2026-11-21';

/** The note that is displayed and served together with the list. */
export const EXTRACT_NOTE =
  'An extract, as known on the status date: only what a source confirmed is listed, most bodies are notified under more acts, and notifications are withdrawn or renamed. Check NANDO before relying on an entry.';

const MACHINERY = 'Regulation (EU) 2023/1230';
const CONSTRUCTION = 'Regulation (EU) 305/2011';
const PPE = 'Regulation (EU) 2016/425';
const RADIO = '2014/53/EU';
const EMC = '2014/30/EU';
const PRESSURE = '2014/68/EU';
const TOYS = '2009/48/EC';

type Source = Pick<NotifiedBody, 'origin' | 'source' | 'asOf'>;

/** A complete list of the bodies under the Machinery Regulation, read from NANDO and recorded. */
const NANDO: Source = { origin: 'nando', source: 'NANDO, Regulation (EU) 2023/1230', asOf: '2026-09-30' };
const OWN = (page: string): Source => ({ origin: 'own-page', source: page });
/** Number and country from a list of bodies under the Medical Devices Regulation (2025-12), the act from another source. */
const LISTED = (act: string): Source => ({ origin: 'combined', source: `MDR list 2025-12; ${act}` });

const STATED: readonly NotifiedBody['origin'][] = ['nando', 'own-page', 'regulator'];

const body = (
  [notifiedNumber, name, country, website]: readonly [string, string, string, string],
  directives: readonly string[],
  source: Source,
): NotifiedBody => ({
  id: `nb-${notifiedNumber}`,
  name,
  country,
  notifiedNumber,
  directives,
  website,
  ...source,
  confidence: STATED.includes(source.origin) ? 'stated' : 'combined',
});

/** In the order of their numbers. No body under Regulation (EU) 2023/1542 (batteries) could be confirmed. */
export const BUNDLED: readonly NotifiedBody[] = [
  body(['0044', 'TÜV NORD CERT GmbH', 'DE', 'https://www.tuev-nord-cert.de/'], [MACHINERY], NANDO),
  body(['0051', 'IMQ – Istituto Italiano del Marchio di Qualità S.p.A.', 'IT', 'https://www.imq.it/'], [RADIO], OWN('imq.it')),
  body(['0062', 'Bureau Veritas', 'FR', 'https://www.bureauveritas.fr/'], [PRESSURE], {
    origin: 'third-party',
    source: 'EU declaration of a manufacturer (certificate CE-0062-PED)',
  }),
  body(['0068', 'MTIC InterCert S.r.l.', 'IT', 'https://www.mtic-group.org/'], [TOYS], LISTED('mtic-group.org')),
  body(['0080', 'INERIS', 'FR', 'https://www.ineris.fr/'], [MACHINERY], NANDO),
  body(['0123', 'TÜV SÜD Product Service GmbH', 'DE', 'https://www.tuvsud.com/'], [MACHINERY], NANDO),
  body(['0197', 'TÜV Rheinland LGA Products GmbH', 'DE', 'https://www.tuv.com/'], [MACHINERY], NANDO),
  body(['0366', 'VDE Prüf- und Zertifizierungsinstitut GmbH', 'DE', 'https://www.vde.com/'], [MACHINERY], NANDO),
  body(['0370', 'LGAI Technological Center, S.A. (Applus+ Laboratories)', 'ES', 'https://www.appluslaboratories.com/'], [MACHINERY], NANDO),
  body(['0408', 'TÜV AUSTRIA GMBH', 'AT', 'https://www.tuv.at/'], [MACHINERY], NANDO),
  body(['0424', 'Kiwa Tarkastus Oy (formerly Inspecta Tarkastus Oy)', 'FI', 'https://www.kiwa.com/fi/'], [MACHINERY], NANDO),
  body(['0493', 'Centexbel', 'BE', 'https://www.centexbel.be/'], [PPE], OWN('centexbel.be')),
  body(['0598', 'SGS FIMKO OY', 'FI', 'https://www.sgs.fi/'], [MACHINERY], NANDO),
  body(
    ['0672', 'Materialprüfungsanstalt Universität Stuttgart (MPA Stuttgart)', 'DE', 'https://www.mpa.uni-stuttgart.de/'],
    [CONSTRUCTION],
    OWN('mpa.uni-stuttgart.de'),
  ),
  body(['1015', 'Strojírenský zkušební ústav, s.p. (SZÚ Brno)', 'CZ', 'https://www.szutest.cz/'], [MACHINERY], NANDO),
  body(
    ['1023', 'Institut pro testování a certifikaci, a.s. (ITC)', 'CZ', 'https://www.itczlin.cz/'],
    [TOYS],
    LISTED('ITC client handbook'),
  ),
  body(['1024', 'Výzkumný ústav bezpečnosti práce (VÚBP / RILSA)', 'CZ', 'https://www.rilsa.cz/'], [PPE], OWN('rilsa.cz, vubp.cz')),
  body(
    ['1073', 'Dancert – Danish Technological Institute (Teknologisk Institut)', 'DK', 'https://www.teknologisk.dk/'],
    [MACHINERY],
    NANDO,
  ),
  body(['1301', 'Technický a skúšobný ústav stavebný, n.o. (TSÚS)', 'SK', 'https://www.tsus.sk/'], [CONSTRUCTION], OWN('tsus.sk')),
  body(['1304', 'SIQ Ljubljana', 'SI', 'https://www.siq.si/'], [EMC, RADIO], OWN('siq.si')),
  body(['1326', 'LATSERT', 'LV', 'https://latsert.lv/'], [TOYS], OWN('latsert.lv')),
  body(['1433', 'Urząd Dozoru Technicznego (UDT)', 'PL', 'https://www.udt.gov.pl/'], [MACHINERY], NANDO),
  body(
    ['1438', 'Centrum Naukowo-Badawcze Ochrony Przeciwpożarowej – Państwowy Instytut Badawczy (CNBOP-PIB)', 'PL', 'https://www.cnbop.pl/'],
    [CONSTRUCTION],
    OWN('cnbop.pl'),
  ),
  body(['2261', 'TÜV CYPRUS (TÜV NORD) LTD', 'CY', 'https://www.tuvcyprus.com.cy/'], [MACHINERY], NANDO),
  body(
    ['2311', 'Instytut Materiałów Budowlanych i Technologii Betonu Sp. z o.o. (IMBiTB)', 'PL', 'https://www.imbitb.pl/'],
    [CONSTRUCTION],
    OWN('imbitb.pl'),
  ),
  body(['2494', 'KONČAR – Institute for Electrical Engineering Ltd.', 'HR', 'https://koncar-institut.hr/'], [RADIO], {
    origin: 'regulator',
    source: 'HAKOM (HR)',
  }),
  body(
    ['2777', 'SATRA Technology Europe Limited', 'IE', 'https://www.satra.com/'],
    [CONSTRUCTION, PPE],
    OWN('satra.com; laundryandcleaningnews.com, 2018'),
  ),
  body(['2797', 'BSI Group The Netherlands B.V.', 'NL', 'https://www.bsigroup.com/'], [PPE, CONSTRUCTION], {
    ...LISTED('maintenanceandengineering.com, doortofreedom.uk'),
    asOf: '2019-08',
  }),
];
