// Lists all commands, in the order in which the help lists them.
import type { Commands } from './command.ts';
import { DATA_FOLDER } from './data-folder.ts';
import { EXCHANGE } from './exchange.ts';
import { FILES } from './files.ts';
import { INSPECTION } from './inspection.ts';
import { PUBLISHING } from './publishing.ts';
import { SERVICE } from './service.ts';

export const COMMANDS: Commands = { ...INSPECTION, ...SERVICE, ...FILES, ...PUBLISHING, ...EXCHANGE, ...DATA_FOLDER };
