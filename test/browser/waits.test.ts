// A decision in a real browser while another program writes to the store: the person is told, nothing has to be pressed again, and it is in the log once.
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { storeFile } from '../../server/store/open.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { deskInBrowser, inspected, page } from './desk.ts';
import { serve } from './world.ts';

const data = join(temporaryFolder(), 'data');

deskInBrowser(() => serve(data));

it('is sent again by itself until the store is free', async () => {
  expect(await inspected('https://id.example.org/01/09520123456788/21/NONE')).toBe('cannot-check');
  await page.keyboard.press('F3');
  await page.getByLabel('Officer').fill('M. Okafor');
  await page.getByLabel('Place').fill('Rotterdam');
  const other = new Database(storeFile(data));
  try {
    other.exec('BEGIN IMMEDIATE');
    await page.getByRole('button', { name: 'Record as held' }).click();
    await page.getByText('the decision is sent again by itself').waitFor();
    other.exec('ROLLBACK');
    await page.getByText('The decision is in the log.').waitFor();
    const decisions = other.prepare('SELECT officer FROM decisions WHERE inspection_id = (SELECT max(id) FROM inspections)');
    expect(decisions.pluck().all()).toEqual(['M. Okafor']);
  } finally {
    other.close();
  }
});
