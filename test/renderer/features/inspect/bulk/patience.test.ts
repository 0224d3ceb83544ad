// A call of the hand-over that waits says for what, until it goes on.
import { expect, it } from 'vitest';
import { patiently, waits } from '../../../../../renderer/features/inspect/bulk/patience.ts';
import { DiskFull, Unreachable } from '../../../../../renderer/lib/api.ts';

const failing = (...faults: Error[]) => {
  const heard: (readonly string[])[] = [];
  const stop = waits.watch(() => heard.push(waits.get()));
  const call = async () => {
    const fault = faults.shift();
    if (fault) throw fault;
    return 'stored';
  };
  return { heard, stop, call };
};

it('names the full disk and the workbench without an answer, and nothing once the call succeeds', async () => {
  const { heard, stop, call } = failing(new DiskFull('full'), new Unreachable('none'));
  expect(await patiently(call, 0)).toBe('stored');
  stop();
  expect(heard).toEqual([['disk-full'], ['no-answer'], []]);
});

it('goes on to name what another call waits for', async () => {
  const one = failing(new DiskFull('full'));
  const other = failing(new DiskFull('full'), new DiskFull('full'));
  await Promise.all([patiently(one.call, 0), patiently(other.call, 0)]);
  one.stop();
  other.stop();
  expect(waits.get()).toEqual([]);
});

it('repeats nothing that was refused', async () => {
  const { stop, call } = failing(new TypeError('refused'));
  await expect(patiently(call, 0)).rejects.toThrow('refused');
  stop();
  expect(waits.get()).toEqual([]);
});
