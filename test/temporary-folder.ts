// A folder for one test file, removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dpp-desk-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
