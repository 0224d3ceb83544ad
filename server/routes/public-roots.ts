// The first path segments of the public interface: a base URL with a path must not begin with one, or the two could not be told apart.
export const PUBLIC_ROOTS: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'did.json',
  'dpp',
  'favicon.ico',
  'gtin',
  'health',
  'passport.css',
  'problems',
  'public',
  'robots.txt',
]);
