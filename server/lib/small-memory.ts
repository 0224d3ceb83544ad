// Keeps the memory of a command small that makes and drops millions of objects.
import { setFlagsFromString } from 'node:v8';

/**
 * V8 enlarges the space for new objects while many of them are made, to 16 MB and more, and what they hold outside of it is kept until that
 * space is full. At its first size it is emptied more often.
 */
export const keepSmall = (): void => setFlagsFromString('--semi-space-growth-factor=1');
