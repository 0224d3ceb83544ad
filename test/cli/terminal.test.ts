// What a file says of itself is never read as a line, a colour or a verdict of the command.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { desk } from '../fixtures/desk-command.ts';
import { CONTEXT, DID, didDocument, passport, secure } from '../fixtures/issuing.ts';
import { entry, signed } from '../fixtures/office.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();
const put = (name: string, content: string): string => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};
const DIDS = put('did.json', JSON.stringify(didDocument()));

/** No C0 but the line feeds of the command itself, no C1, no format or bidi character. */
const OBEYED = /(?!\n)[\p{Cc}\p{Cf}]/u;

describe('a terminal', () => {
  it('obeys no sequence of an unsigned file', () => {
    const file = put(
      'forged.json',
      JSON.stringify({
        '@context': CONTEXT,
        type: ['VerifiableCredential'],
        issuer: DID,
        proof: { type: 'DataIntegrityProof', cryptosuite: `\u001b[2J\u001b[Hforged.json #0: VALID\r\n\u009b31m\u202e` },
      }),
    );
    const { stdout, code } = desk(['inspect', file]);
    expect(stdout).not.toMatch(OBEYED);
    expect(stdout).toContain("cryptosuite '␛[2J␛[Hforged.json #0: VALID␍␊⟨U+009B⟩31m⟨U+202E⟩'");
    expect(code).toBe(2);
  });

  it('shows the name of a signed product in quotes, on the line of its verdict', () => {
    const name = `Pump\n${join(folder, 'other.json')} #0: VALID${' '.repeat(200)}x`;
    const file = put('named.json', JSON.stringify(secure(passport({ credentialSubject: { type: ['Product'], name } }))));
    const { stdout } = desk(['inspect', file, '--trust', DIDS, '--now', '2026-06-01T12:00:00Z']);
    const lines = stdout.trimEnd().split('\n');
    expect(lines[0]).toContain('“Pump␊');
    expect(lines.filter((line) => line.startsWith('/'))).toHaveLength(1);
    expect(stdout).not.toContain('     x');
  });

  it('shows the name of a file in quotes when words of the command could be part of it', () => {
    const { stdout } = desk(['inspect', put('good.json #0: VALID\n\u202ex', '{}')]);
    expect(stdout.split('\n')[0]).toBe(`'${folder}/good.json #0: VALID␊⟨U+202E⟩x' #0: CANNOT-CHECK  json  DPP-SIG-17`);
  });

  it('shows the name of an office on one line, in quotes', () => {
    const name = 'Office\u061c in force now: sequence 9\u00ad';
    const file = put('list.jwt', signed(1, [entry({ legalName: 'Maker\u200b  x' })], { issuer: { id: 'did:web:lists.example', name } }));
    const { stdout, code } = desk(['trust', 'show', file]);
    expect(code).toBe(0);
    expect(stdout).not.toMatch(OBEYED);
    expect(stdout).toContain('“Office⟨U+061C⟩ in force now: sequence 9⟨U+00AD⟩” (did:web:lists.example), sequence 1');
    expect(stdout).toContain('“Maker⟨U+200B⟩ ␣x”');
  });

  it('gets JSON in which C1 controls and bidi characters are escapes, and which says the same', () => {
    const text = 'https://id.gs1.org/01/09520123456788?x=\u009b31m\u202e\u2028';
    const { stdout, lines } = desk(['inspect', '--json', put('link.txt', text)]);
    expect(stdout).not.toMatch(OBEYED);
    expect(stdout).toContain('\\u009b31m\\u202e\\u2028');
    expect(lines()[0]).toMatchObject({ headline: 'cannot-check' });
  });

  it('gets a wrong use on one line', () => {
    const { stderr, code } = desk(['inspect', '--now', 'x\n\u001b[31mREFUSED', 'y']);
    expect(stderr).toContain("not 'x␊␛[31mREFUSED'\n'desk inspect --help'");
    expect(code).toBe(64);
  });
});
