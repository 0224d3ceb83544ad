// The processor time of this process and of those that it has started, ended ones too, in; microseconds out.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const CHILDREN = `/proc/${process.pid}/task/${process.pid}/children`;

/** proc(5), fields 14 to 17: its own time for the program and for the system, and that of processes that have ended and were waited for. */
const FIELDS = [14, 15, 16, 17] as const;

/** Undefined where the system does not tell: there the clock on the wall has to do. */
export function familyTime(): number | undefined {
  if (!existsSync(CHILDREN)) return undefined;
  const children = readFileSync(CHILDREN, 'utf8')
    .split(' ')
    .filter((pid) => pid.trim() !== '');
  const ticks = [String(process.pid), ...children].reduce((sum, pid) => sum + ticksOf(pid), 0);
  return (1e6 * ticks) / ticksPerSecond();
}

function ticksOf(pid: string): number {
  // The name of the program may hold blanks: what follows it begins with the third field.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return FIELDS.reduce((sum, field) => sum + Number(fields[field - 3]), 0);
}

let known: number | undefined;
function ticksPerSecond(): number {
  known ??= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  return known;
}
