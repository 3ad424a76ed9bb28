import type { Platform } from '@/lib/platforms/schemas'

/** A channel that a new post may go to. */
export type PostChannel = {
  id: string
  key: string
  platform: Platform
  name: string
  handle: string | null
  language: string
  /** A paused channel cannot be chosen. */
  paused: boolean
}
