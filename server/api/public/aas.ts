// Serves the Asset Administration Shell of a published passport with its public content, as a file for AAS tools.

import { toEnvironment } from '../../domain/formats/aas/environment.ts';
import { linksOf } from '../../domain/formats/links.ts';
import { passportOf as modelOf } from '../../store/passports/record.ts';
import { type Answer, type Ask, accepted, json, passportOf } from './answer.ts';

export function aasEnvironment(question: Ask): Answer {
  const record = passportOf(question, question.segment(4));
  const type = accepted(question, ['application/json']);
  const { baseUrl, publicSiteUrl } = question.reader.standing();
  const passport = modelOf(record);
  return json(toEnvironment(passport, linksOf(passport, baseUrl, publicSiteUrl), baseUrl), type);
}
