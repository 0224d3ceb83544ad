// Names the address of a passport page that the screen Resolver shows in a frame.

/** The key of the page is its last segment: 256 bits in base64url, so that only who asked for the page knows its address. */
export const PREVIEW_ROUTE = '/workbench/resolver/preview/:key';

export const previewPath = (key: string): string => PREVIEW_ROUTE.replace(':key', key);

export const isPreviewPath = (path: string): boolean => /^\/workbench\/resolver\/preview\/[\w-]{43}$/.test(path);
