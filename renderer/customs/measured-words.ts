// Formats a measured value and its tolerance as they were typed.
import type { MeasuredValue } from '../../server/contract/index.ts';

export const measuredText = ({ value, unit }: MeasuredValue): string => `${value} ${unit}`.trim();
export const toleranceText = ({ tolerance, toleranceIn, unit }: MeasuredValue): string =>
  `± ${tolerance} ${toleranceIn === 'percent' ? '%' : unit}`.trim();
