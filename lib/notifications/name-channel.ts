import { platformLabels } from '@/lib/platforms/labels'
import type { Platform } from '@/lib/platforms/schemas'

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * Names a channel in a sentence: "Mill Bakery (X)", or as it is if its name already says the network. The channels of a
 * brand often have the brand's name on every network. Pure.
 */
export function nameChannel({ name, platform }: { name: string; platform: string }): string {
  const label = platformLabels[platform as Platform]
  if (label === undefined) return name
  const words = wordsOf(name)
  return wordsOf(label).every((word) => words.includes(word)) ? name : `${name} (${label})`
}
