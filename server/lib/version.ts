// Defines version and release date of the app for the log, the screens and the clock floor.
// A test compares the version with package.json.
export const VERSION = '0.1.0';

/** Part of the clock floor: a clock that shows an earlier moment is wrong. */
export const RELEASED = '2026-11-21T00:00:00Z';

/** The version of the public interface, which changes less often than the program. */
export const INTERFACE_VERSION = '1.0.0';
