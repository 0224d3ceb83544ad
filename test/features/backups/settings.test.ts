// What a person can set on the screen never stands in the way of a restore.
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '../../../server/api/workbench/schemas/workbench.ts';
import { SETTING_CHECKS } from '../../../server/features/backups/settings.ts';
import { DEFAULT_SETTINGS } from '../../../server/store/settings.ts';

describe('the check before a restore', () => {
  it.each(Object.entries(DEFAULT_SETTINGS))('takes the setting that a fresh store has: %s', (name, value) => {
    expect(SETTING_CHECKS[name]?.(value)).toBe(true);
  });

  it('takes every choice that the workbench offers', () => {
    const choices = Object.entries(SETTINGS.properties as Readonly<Record<string, { readonly enum?: readonly string[] }>>).flatMap(
      ([name, { enum: values = [] }]) => values.map((value) => [name, value] as const),
    );
    expect(choices.length).toBeGreaterThan(7);
    expect(choices.filter(([name, value]) => SETTING_CHECKS[name]?.(value) !== true)).toEqual([]);
  });
});
