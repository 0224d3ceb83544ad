// The version and release date of the app, for the log, the screens and the clock floor; a test holds the version against package.json.
export const VERSION = '0.1.0';

/** No clock that shows an earlier moment can be right. */
export const RELEASED = '2026-11-21T00:00:00Z';

/** Of the public interface, which changes less often than the program. */
export const INTERFACE_VERSION = '1.0.0';
