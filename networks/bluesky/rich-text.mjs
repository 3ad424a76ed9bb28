import { RichText } from '@atproto/api'

/**
 * Returns what the network's own library finds in a text, and the length of the text as it counts.
 * @param {string} text
 * @returns {{ length: number,
 * facets: { index: { byteStart: number, byteEnd: number }, features: Record<string, unknown>[] }[] }}
 */
export function richText(text) {
  const rich = new RichText({ text })
  rich.detectFacetsWithoutResolution()
  const facets = (rich.facets ?? []).map(({ index, features }) => ({
    index: { byteStart: index.byteStart, byteEnd: index.byteEnd },
    features: features.map((feature) => ({ ...feature })),
  }))
  return { length: rich.graphemeLength, facets }
}
