// `desk certificate`: shows what was made, renews it for the same names, and gives out the certificate that devices trust.
import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { madeFiles, makeCertificate } from '../../server/features/listener-certificate/index.ts';
import { desk } from '../fixtures/desk-command.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';

const folder = temporaryFolder();

test('says that none was made, and how one is', () => {
  expect(desk(['certificate', '--data', folder])).toMatchObject({ code: 1, stderr: expect.stringContaining('desk serve --tls') });
});

test('shows it, renews it, and prints the authority as it was', () => {
  const names = { dns: ['resolver.lab.example', 'localhost'], addresses: ['192.168.7.20'] };
  const { authority } = makeCertificate(folder, names, new Date());
  const shown = () => desk(['certificate', 'show', '--json', '--data', folder]).lines()[0];
  const before = shown();
  expect(before).toMatchObject({ names: [...names.dns, ...names.addresses], state: 'good' });
  const printed = desk(['certificate', 'authority', '--data', folder]).stdout;
  expect(new X509Certificate(printed).fingerprint256).toBe((before?.authority as { fingerprint: string } | undefined)?.fingerprint);
  expect(printed).toBe(readFileSync(authority, 'utf8'));

  expect(desk(['certificate', 'renew', '--data', folder])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^for resolver\.lab\.example/),
  });
  const after = shown();
  expect(after?.fingerprint).not.toBe(before?.fingerprint);
  expect([after?.names, after?.authority]).toEqual([before?.names, before?.authority]);
  expect(new X509Certificate(readFileSync(madeFiles(folder).certificate)).verify(new X509Certificate(printed).publicKey)).toBe(true);
});

test('what it does not know is a wrong use', () => {
  expect(desk(['certificate', 'revoke', '--data', folder]).code).toBe(64);
});
