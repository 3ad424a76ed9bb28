import { isRecord } from '@/lib/text/empty'

/** What one sync leaves for the next: which feed was read for which address, and how long it asks to be left alone. */
export type FeedMemory = { address: string; feed: string; rest: number | undefined }

export const writeMemory = (memory: FeedMemory): string => JSON.stringify(memory)

/** Undefined for what belongs to another address, or is none of ours. */
export function readMemory(cursor: string | undefined, address: string): FeedMemory | undefined {
  if (cursor === undefined) return undefined
  try {
    const value: unknown = JSON.parse(cursor)
    if (!isRecord(value) || value.address !== address || typeof value.feed !== 'string') return undefined
    return { address, feed: value.feed, rest: typeof value.rest === 'number' ? value.rest : undefined }
  } catch {
    return undefined
  }
}
