// Serves a status list of this service as the workbench last signed it.

import type { ListPurpose } from '../../domain/formats/status-list.ts';
import { Refusal } from '../../lib/problem.ts';
import { signedList } from '../../store/trust/own-status.ts';
import { type Answer, type Ask, accepted } from './answer.ts';

/** Bitstring Status List 1.0 section 2.2. Clients request the whole list, so that a request does not reveal which entry matters. */
export const statusListCredential =
  (purpose: ListPurpose) =>
  (question: Ask): Answer => {
    const type = accepted(question, [
      'application/vc+ld+json',
      'application/vc',
      'application/ld+json',
      'application/json',
      'application/vc+jwt',
    ]);
    const asked = question.segment(4);
    const list = /^[1-9][0-9]{0,8}$/.test(asked) ? signedList(question.reader.store, Number(asked), purpose) : undefined;
    if (list === undefined) throw new Refusal('not-found', `there is no status list '${asked.slice(0, 100)}' here`);
    return { type, body: type === 'application/vc+jwt' ? list.jwt : list.vc };
  };
