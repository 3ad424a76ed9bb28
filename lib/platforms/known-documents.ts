/** What is known of a document of the media library. */
export type DocumentFacts = { bytes: number; pages: number }

/** By their addresses, as posts name them. */
export type KnownDocuments = Readonly<Record<string, DocumentFacts>>
