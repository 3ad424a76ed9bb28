/** What a person may enter for a playlist: its ID, or an address of YouTube that ends with it and what sharing adds. */
export const playlistForm =
  /^(?:https:\/\/(?:www\.|m\.|music\.)?youtube\.com\/(?:playlist|watch)\?(?:v=[\w-]{11}&)?list=)?([\w-]{12,64})(?:&[\w=&%-]{0,200})?$/

/** The ID in what was entered for a playlist; undefined where there is none. Pure. */
export const playlistIdIn = (entered: unknown): string | undefined =>
  typeof entered === 'string' ? playlistForm.exec(entered.trim())?.[1] : undefined
