import { type Paragraph, replaceText } from '../material/sentence'
import type { PostDraft } from './draft'
import { getDraftText } from './draft'
import type { PreparedText } from './prepare-text'

const firstPersonPattern =
  /(?<!\p{L})(?:I|I[’']\p{L}{1,3}|[Mm]y|[Mm]yself|me|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{L}{0,2})(?!\p{L})/u
const name =
  /(?<!\p{L})\p{Lu}[\p{L}’'-]+ (?:(?:von|van|de|del|der|da|di|el|al|bin) ){0,2}\p{Lu}[\p{L}’'-]+(?!\p{L})/u

/**
 * Whether a person talks about themselves outside quotation marks: then the brand must not say "I" in their place.
 * Pure.
 */
export function isFirstPersonText({ material, paragraphs }: PreparedText): boolean {
  if (material.kind !== 'person') return false
  const all = paragraphs.flat()
  const own = all.filter(({ text }) => firstPersonPattern.test(text.replace(/[“„"«][^“„”"«»]*[”“"»]/gu, '')))
  return own.length > 1 && own.length * 4 > all.length
}

/** Quotation marks by language. */
const marks: Readonly<Record<string, readonly [string, string]>> = { en: ['“', '”'], de: ['„', '“'] }

/**
 * Puts what a person says about themselves in quotation marks, below their name. Undefined if neither the draft nor
 * a title field names them, or in a language whose marks we don't know. Pure; serves spec/writing#6.
 */
export function quoteDraft(
  draft: PostDraft,
  prepared: PreparedText,
  hasTitle: boolean,
): PostDraft | undefined {
  const [open, close] = marks[prepared.material.language] ?? []
  const full = name.exec(prepared.name?.text ?? '')?.[0] ?? ''
  const last = full.split(' ').at(-1) ?? ''
  if (open === undefined || close === undefined || last === '') return undefined
  if (!hasTitle && !getDraftText(draft).includes(last)) return undefined
  const quoted = (part: Paragraph): Paragraph => {
    if (
      !part.sentences.some(({ text }) => firstPersonPattern.test(text)) ||
      part.sentences[0]?.text === prepared.name?.text
    )
      return part
    const end = part.sentences.length - 1
    return {
      ...part,
      sentences: part.sentences.map((one, at) =>
        replaceText(one, `${at === 0 ? open : ''}${one.text}${at === end ? close : ''}`),
      ),
    }
  }
  return { ...draft, hook: quoted(draft.hook), body: draft.body.map(quoted) }
}
