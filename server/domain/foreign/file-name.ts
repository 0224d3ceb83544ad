// Makes the name of a file from any text.

/** A name that is valid on every file system: letters, digits, dots and dashes, at most 80 characters. */
export const safeFileName = (name: string): string => name.replaceAll(/[^\p{L}\p{N}.-]+/gu, '-').slice(0, 80) || 'file';
