import type { Material } from '../material/material'
import { type TextPart, textParts } from './outline'

const version = /^\[?v?\d{1,4}\.\d{1,4}(?:\.\d{1,5})?\]?(?![\p{L}\p{N}])/iu

/**
 * Reduces a changelog of several versions to the newest: the changes of older ones are no news. Pure; serves
 * spec/writing#6.
 */
export function newestRelease(material: Material): Material {
  if (material.kind !== 'release_notes') return material
  const parts = textParts(material)
  const heads = parts.filter((part) => part.kind === 'heading' && version.test(part.sentence.text))
  const [first, second] = heads
  if (!first || !second) return material
  const kept = parts.slice(parts.indexOf(first) + 1, parts.indexOf(second))
  const isKept = (of: (part: TextPart) => unknown) => (one: unknown) => kept.some((part) => of(part) === one)
  return {
    ...material,
    headings: material.headings.filter(
      isKept((part) => (part.kind === 'heading' ? part.sentence : undefined)),
    ),
    paragraphs: material.paragraphs.filter(
      isKept((part) => (part.kind === 'paragraph' ? part.sentences : undefined)),
    ),
    entries: material.entries.filter(isKept((part) => (part.kind === 'entry' ? part.entry : undefined))),
  }
}
