// Defines short names for the legal sources that the field table cites.
export const ESPR = (where: string) => `Regulation (EU) 2024/1781 ${where}`;
export const EN_18223 = 'EN 18223:2026';
export const BATTERY = (where: string) => `Regulation (EU) 2023/1542 ${where}`;
export const LABELLING = (where: string) => `Regulation (EU) 2017/1369 ${where}`;
export const SMARTPHONES = (where: string) => `Regulation (EU) 2023/1670 ${where}`;
export const ROHS = (where: string) => `Directive 2011/65/EU ${where}`;
export const WEEE = (where: string) => `Directive 2012/19/EU ${where}`;
export const FIBRES = (where: string) => `Regulation (EU) No 1007/2011 ${where}`;
export const CPR = (where: string) => `Regulation (EU) 2024/3110 ${where}`;
export const CBAM = (where: string) => `Regulation (EU) 2023/956 ${where}`;
export const CUSTOMS_CODE = (where: string) => `Regulation (EU) No 952/2013 ${where}`;
export const SURVEILLANCE = (where: string) => `Regulation (EU) 2019/1020 ${where}`;
/** Named by a draft or by the industry, but not required by any act in force. */
export const EXPECTED = (where: string) => `no act in force; ${where}`;
