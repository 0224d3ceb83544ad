// Builds the address of a passport page that the Resolver screen shows in a frame.

/** The last segment is the key of the page, 256 bits in base64url, so that only the requester knows the address. */
export const PREVIEW_ROUTE = '/workbench/resolver/preview/:key';

export const previewPath = (key: string): string => PREVIEW_ROUTE.replace(':key', key);

export const isPreviewPath = (path: string): boolean => /^\/workbench\/resolver\/preview\/[\w-]{43}$/.test(path);
