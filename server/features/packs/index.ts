// Makes, previews and applies packs: signed files of passports and credentials for computers without a network.
export { ownKeyOf } from './admit.ts';
export { applyPack, type PackProgress } from './apply.ts';
export { everything, type PackWish, selected, type Travelling } from './content.ts';
export { createPack } from './create.ts';
export { type PackExportJob, packExportJob } from './export-job.ts';
export type { PackResult } from './fill.ts';
export { type EntryKind, PACK_TYPE, PackRefusal } from './format/pack.ts';
export { openPack } from './format/read.ts';
export { type PackImportJob, packImportJob } from './import-job.ts';
export { previewPack } from './preview.ts';
