// The part of an issuer as lists write it, against what a person reads in each language.
import { expect, it } from 'vitest';
import { PARTS, roleWords } from '../../../renderer/trust-list/role-words.ts';
import { COMPLETE } from '../../fixtures/catalogues.ts';

const { en, de, fr } = COMPLETE;

const inGerman = (role: string): string => roleWords(role, (id) => de[id]);

it.each(['economic_operator', 'economicOperator', 'Economic operator', 'economic-operator', ' ECONOMIC  OPERATOR '])(
  '“%s” is read as one part',
  (role) => {
    expect(inGerman(role)).toBe('Wirtschaftsakteur');
  },
);

it('has words of its own for each part in each language', () => {
  for (const catalogue of [en, de, fr]) expect(new Set(PARTS.map((part) => catalogue[`trust.role.${part}`])).size).toBe(PARTS.length);
});

it.each(['Hersteller von Zellen', 'constructor', '__proto__', 'Importeur'])('“%s” is shown as the list has it', (role) => {
  expect(inGerman(role)).toBe(role);
});
