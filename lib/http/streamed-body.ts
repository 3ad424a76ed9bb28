/**
 * A body generated chunk by chunk while it is sent, for content that would be too large for memory. Never sent
 * twice.
 */
export type StreamedBody = { bytes: number; read: () => AsyncIterable<Uint8Array> }
