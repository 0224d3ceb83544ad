// Inspects thousands of files or codes in a queue that survives the end of the program.
export { type BulkJob, bulkJob } from './job.ts';
export { openParcel } from './parcel.ts';
