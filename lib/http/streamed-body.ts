/** A body that is made piece by piece while it is sent, for what would be too large in memory. Never sent twice. */
export type StreamedBody = { bytes: number; read: () => AsyncIterable<Uint8Array> }
