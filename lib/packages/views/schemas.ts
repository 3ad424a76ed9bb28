import { z } from 'zod'

/** Maximum number of saved views per person and project. */
export const maxViews = 30

const name = z.string().trim().min(1, 'Enter a name for the view.').max(60, 'Use at most 60 characters.')

export const saveViewInput = z.strictObject({ name, query: z.string().max(2000) })
export type SaveViewInput = z.infer<typeof saveViewInput>

export const renameViewInput = z.strictObject({ id: z.uuid(), name })
export type RenameViewInput = z.infer<typeof renameViewInput>

export const deleteViewInput = z.strictObject({ id: z.uuid() })
export type DeleteViewInput = z.infer<typeof deleteViewInput>

/** Filters, search and sort order of the review queue under a name. `query` is the query string of the page's URL. */
export type SavedView = { id: string; name: string; query: string }
