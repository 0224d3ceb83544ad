// Defines an entry of the sample set.
import type { JsonObject } from '../../json/json.ts';

export interface SampleEntry {
  readonly passport: JsonObject;
  /** EPCIS 2.0 events, oldest first. */
  readonly events: readonly JsonObject[];
}
