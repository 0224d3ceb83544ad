// Inspects thousands of files or codes in a queue that survives a restart of the program.
export { type BulkJob, bulkJob } from './job.ts';
export { openParcel } from './parcel.ts';
