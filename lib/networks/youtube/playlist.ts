/**
 * Allowed input for a playlist: its ID, or a YouTube address that contains it, optionally followed by sharing
 * parameters.
 */
export const playlistPattern =
  /^(?:https:\/\/(?:www\.|m\.|music\.)?youtube\.com\/(?:playlist|watch)\?(?:v=[\w-]{11}&)?list=)?([\w-]{12,64})(?:&[\w=&%-]{0,200})?$/

/** Extracts the playlist ID from what was entered; undefined if there is none. Pure. */
export const playlistIdIn = (entered: unknown): string | undefined =>
  typeof entered === 'string' ? playlistPattern.exec(entered.trim())?.[1] : undefined
