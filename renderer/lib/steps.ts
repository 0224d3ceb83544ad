// The calls that change something but need no guard, each with the reason; all others go through `commit`.
type Method = 'POST' | 'PUT' | 'DELETE';

interface Step {
  readonly method: Method;
  readonly path: RegExp;
  readonly reason: string;
}

export const STEPS: readonly Step[] = [
  { method: 'POST', path: /^\/inspections$/, reason: 'what a scan is for: it is recorded that the item was inspected' },
  { method: 'POST', path: /^\/officers\/use$/, reason: 'says that a person is at the computer, and keeps nothing' },
  { method: 'POST', path: /^\/trust\/(?:preview|issuers\/look)$/, reason: 'reads a text and keeps nothing' },
  { method: 'POST', path: /^\/office\/look$/, reason: 'reads a text and keeps nothing' },
  {
    method: 'POST',
    path: /^\/bulk\/[0-9a-f-]+\/(?:items|claims)$/,
    reason: 'an input of a bulk inspection that was committed when it began',
  },
  {
    method: 'PUT',
    path: /^\/bulk\/[0-9a-f-]+\/items\/\d+\/(?:readings|content\?at=\d+)$/,
    reason: 'as above: its file, or what was read of it',
  },
  {
    method: 'PUT',
    path: /^\/(?:packs|backups|run-parts)\/incoming\?at=\d+$/,
    reason: 'a part of a file whose upload was committed when it began',
  },
  { method: 'PUT', path: /^\/edits\/[0-9a-f-]{36}$/, reason: 'keeps what a person types into a form, and changes no passport' },
  { method: 'POST', path: /^\/edits\/[0-9a-f-]{36}\/differences$/, reason: 'compares two texts and keeps nothing' },
];

export const isStep = (method: Method, path: string): boolean => STEPS.some((step) => step.method === method && step.path.test(path));
