// The first path segments of the public interface: a base URL with a path must not begin with one, or the two could not be told apart.
export const PUBLIC_ROOTS: ReadonlySet<string> = new Set([
  '.well-known',
  'api',
  'did.json',
  'docs',
  'docs.css',
  'dpp',
  'favicon.ico',
  'gtin',
  'health',
  'metrics',
  'openapi.json',
  'passport.css',
  'problems',
  'public',
  'robots.txt',
  'vct',
]);
