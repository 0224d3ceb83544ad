// A program of its own: applies a pack to a data folder and says each step on standard output, so that it can be ended at any of them.
import { applyPack } from '../../server/catalogue/pack.ts';
import { openDesk } from '../../server/desk.ts';

const [folder = '', file = '', creatorKey = ''] = process.argv.slice(2);
const desk = openDesk({ folder });
process.stdout.write('open\n');
await applyPack(
  desk,
  file,
  { who: 'Ana', creatorKey },
  {
    processes: 2,
    progress: ({ chunk, chunks }) => process.stdout.write(`${chunk} of ${chunks}\n`),
  },
);
process.stdout.write('applied\n');
desk.close();
