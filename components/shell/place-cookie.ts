/** Holds "workspace/project", the place a person was in last. */
export const PLACE_COOKIE = 'place'
