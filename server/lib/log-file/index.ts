// Writes the log files of the service: whole lines, bounded in size, age and number.
export { eachLine } from './lines.ts';
export { type LogFile, type LogFileLimits, type LogFileState, openLogFile } from './log-file.ts';
export { rotatedFiles } from './rotate.ts';
export { type LogFileNote, noteLogFile, readLogFileNote } from './state.ts';
