// Checks the input of an inspection beyond its schema.
import type { InspectRequest } from '../../../contract/index.ts';
import { Refusal } from '../../../lib/problem.ts';

/** Checks what a schema expresses poorly: exactly one input, and base64 that every decoder reads in the same way (RFC 4648 §3.5). */
export function checkInput(body: Pick<InspectRequest, 'text' | 'base64' | 'unreadable'>): void {
  const given = [body.text, body.base64].filter((input) => input !== undefined).length;
  const refuse = (pointer: string, detail: string): never => {
    throw new Refusal('bad-body', detail, { errors: [{ pointer, detail }] });
  };
  if (given > 1) refuse('/base64', "give 'text' or 'base64', not both");
  if (given === 0 && body.unreadable === undefined) refuse('/text', "give 'text' or 'base64'");
  const { base64 } = body;
  if (base64 !== undefined && Buffer.from(base64, 'base64').toString('base64') !== base64)
    refuse('/base64', "'base64' is not valid base64");
}
