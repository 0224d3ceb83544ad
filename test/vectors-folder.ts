// Where the standards' vectors lie beside the project, or undefined on a machine that has none: suites then skip and say so.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../shared/vectors/', import.meta.url));

export const vectors: string | undefined = existsSync(folder) ? folder : undefined;

export const skipReason = 'the folder with the standards’ vectors is not beside the project';
