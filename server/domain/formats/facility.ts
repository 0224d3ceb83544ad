// Converts the public part of a passport's facilities to UNTP facility records.

import { asList, isObject, type JsonObject } from '../json/json.ts';
import { textIn } from '../language/language.ts';
import { countryName } from '../passport/fields/countries.ts';
import type { LocalText, Passport } from '../passport/model.ts';
import { ANYONE, visible } from '../passport/visible.ts';
import type { About } from './about.ts';
import { optional, productNameOf } from './references.ts';
import type { Envelope } from './vc.ts';

/**
 * Value for the address, which the schema requires. The exact location of a facility is only for authorities (ESPR Annex III (i)), as are
 * its name and number.
 */
const UNDISCLOSED = 'not disclosed';

export function toFacilityRecords(passport: Passport, about: About): readonly Envelope[] {
  const open = visible(passport, ANYONE);
  const facilities = asList(open.facilities).filter(isObject);
  const only = facilities.length === 1;
  return facilities.map((facility, at) => {
    const id = about.idOf('facility', only ? '' : String(at + 1));
    const place = only ? textIn(open.manufacturingPlace, [], passport.defaultLanguage) : undefined;
    const subject = toFacility(facility, passport, about, place);
    return {
      type: 'DigitalFacilityRecord',
      id,
      name: `Digital Facility Record – ${String(subject.name)}`,
      validFrom: about.validFrom,
      // The passport identifies the place of manufacture as `…#facility`. A single facility is that place, so it gets the same identifier.
      subject: { type: ['Facility'], id: only ? `${about.links.vc}#facility` : `${id}#facility`, ...subject },
    };
  });
}

function toFacility(facility: JsonObject, passport: Passport, about: About, place: string | undefined): JsonObject {
  const language = passport.defaultLanguage;
  const code = String(facility.country);
  const country = { countryCode: code, countryName: countryName(code, language) };
  const activity = textIn(facility.activity as LocalText | undefined, [], language);
  return {
    name: place ?? (activity === undefined ? country.countryName : `${activity}, ${country.countryName}`),
    ...optional('description', activity),
    countryOfOperation: country,
    // "If self issued then use the party ID of the issuer" (UNTP, identifier schemes).
    processCategory: activity === undefined ? [] : [{ code: activity, name: activity, schemeId: about.issuer.did, schemeName: 'Activity' }],
    relatedDocument: [
      {
        linkURL: about.links.vc,
        linkName: `Digital Product Passport – ${productNameOf(passport)}`,
        mediaType: 'application/vc+ld+json',
        linkType: 'https://vocabulary.uncefact.org/untp/dpp',
      },
    ],
    locationInformation: {},
    address: {
      streetAddress: UNDISCLOSED,
      postalCode: UNDISCLOSED,
      addressLocality: UNDISCLOSED,
      addressRegion: UNDISCLOSED,
      addressCountry: country,
    },
  };
}
