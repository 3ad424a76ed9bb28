/** Holds "workspace/project", the place the person visited last. */
export const PLACE_COOKIE = 'place'
