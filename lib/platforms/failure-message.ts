import { platformRules } from './registry'
import type { Platform } from './schemas'

/** Returns why a post failed on a network: the stored message, or that the network rejected it. Pure. */
export const failureMessage = (platform: Platform, message: string | null | undefined): string =>
  message ?? `${platformRules[platform].label} rejected the post.`
