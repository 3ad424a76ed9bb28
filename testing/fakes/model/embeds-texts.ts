import type { ModelRequest, Reply } from './replies'

const dimensions = 96

/**
 * An embedding model that counts words: each word adds to one dimension, and words of the same group to the same one,
 * so that a text in other words is close. `common` is added to all dimensions, since the vectors of many real models
 * have much in common whatever the texts say.
 */
export function embedByWords(
  { body }: Pick<ModelRequest, 'body'>,
  { groups = [], common = 0 }: { groups?: readonly string[]; common?: number } = {},
): Reply {
  const groupOf = new Map(groups.flatMap((group) => group.split(' ').map((word) => [word, group] as const)))
  const input = Array.isArray(body.input) ? body.input.map(String) : []
  const data = input.map((text, index) => {
    const embedding = new Array<number>(dimensions).fill(common)
    for (const [word] of text.toLowerCase().matchAll(/\p{L}{4,}/gu)) {
      const at = placeOf(groupOf.get(word) ?? word)
      embedding[at] = (embedding[at] ?? 0) + 1
    }
    return { object: 'embedding', index, embedding }
  })
  const tokens = Math.ceil(input.join('').length / 4)
  return {
    raw: JSON.stringify({
      ...{ object: 'list', data, model: body.model },
      usage: { prompt_tokens: tokens, total_tokens: tokens },
    }),
  }
}

function placeOf(word: string): number {
  let hash = 7
  for (let at = 0; at < word.length; at++) hash = (hash * 31 + word.charCodeAt(at)) % 1_000_003
  return hash % dimensions
}
