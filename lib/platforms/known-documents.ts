/** What is known about a document in the media library. */
export type DocumentFacts = { bytes: number; pages: number }

/** By URL, as used in posts. */
export type KnownDocuments = Readonly<Record<string, DocumentFacts>>
