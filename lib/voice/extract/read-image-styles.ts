import type { Span } from '@/lib/text/span'
import { type Candidate, findSectionEvidence, rankSection } from './candidate'
import { cleanText } from './clean-text'
import { joinParts, readTextField } from './read-text'
import type { BriefSection, Part } from './section'

const kind =
  /^(?:recipe|rezept|stor(?:y|ies)|geschichte|portrait|porträt|product|produkt|event|veranstaltung|news|neuigkeit|behind[- ]the[- ]scenes|hinter den kulissen|blick hinter|quote|zitat|tips?\b|tipps?\b|tutorial|anleitung|interview|testimonial|kundenstimme|case stud|fallstudie|article|artikel|blog|how[- ]to|character|figur|job|stellen|announcement|ankündigung|guide|ratgeber|review|workshop|kurs|course|travel|reise|team|people|menschen|offer|angebot|launch|reel|explainer|erklär)/i
const about =
  /^(?:general|overall|default|allgemein|light|licht|colou?rs?|farbe|composition|mood|stimmung|format|do|don|avoid|style|stil|people in|background)/i

/** Reads the style of images, in general and by kind of content; `kinds` are those that the brief names elsewhere. */
export function readImageStyles(text: string, section: BriefSection, kinds: readonly string[]): Candidate[] {
  const byType: [string, string, Part][] = []
  const others: Part[] = []
  let heading: Part | undefined
  const always = section.topic === 'image_style_by_type'
  const isKind = (name: string) =>
    name.length <= 60 &&
    (always
      ? !/^(?:general|overall|default|allgemein)/i.test(name)
      : (kind.test(name) || kinds.some((one) => isSameContentType(one, name))) && !about.test(name))
  const whole = section.key && cleanText(text.slice(section.key.from, section.key.until))
  if (whole) {
    const style = joinParts(text, section.parts)
    if (style)
      return [
        {
          field: 'image_style_by_type',
          value: { [whole]: style.slice(0, 5_000).toWellFormed() },
          rank: rankSection(section),
          ...findSectionEvidence(section),
        },
      ]
    return []
  }
  const keyed = section.parts.filter((part) => part.kind !== 'sub' && (part.key ?? keyOf(text, part)))
  const names = keyed.map((part) => nameOf(text, part.key ?? keyOf(text, part)))
  // If some entries are labeled with a kind of content, the other entries labeled in the same way are kinds too.
  const areAll =
    keyed.length > 1 &&
    keyed.length === section.parts.length &&
    names.some((name) => isKind(name)) &&
    names.every((name) => name.split(' ').length <= 4 && !about.test(name))
  for (const part of section.parts) {
    if (part.kind === 'sub') {
      const name = cleanText(text.slice(part.from, part.until))
      heading = isKind(name) ? part : undefined
      if (!heading) others.push(part)
      continue
    }
    const key = part.key ?? heading ?? keyOf(text, part)
    const name = key && nameOf(text, key)
    if (!key || !name || !(areAll || isKind(name))) {
      others.push(part)
      continue
    }
    const from = key.until > part.from && key.until <= part.until ? key.until : part.from
    const style = cleanText(text.slice(from, part.until).replace(/^[*_\s]*(?:[:：–—-])?[*_\s]*/, ''))
    if (style) byType.push([name, style.slice(0, 5_000).toWellFormed(), part])
  }
  const found: Candidate[] = []
  if (byType.length > 0 && byType.length <= 60) {
    const value: Record<string, string> = Object.create(null)
    for (const [name, style] of byType)
      value[name] = value[name] ? `${value[name]}\n${style}`.slice(0, 5_000) : style
    const parts = byType.map(([, , part]) => part)
    found.push({
      field: 'image_style_by_type',
      value: { ...value },
      rank: always ? rankSection(section) : 2,
      ...findSectionEvidence(always ? section : { ...section, by: 'heading' }, parts),
    })
  }
  const general =
    others.length > 0 && (!always || byType.length > 0)
      ? readTextField(text, section, 'default_image_prompt', others)
      : undefined
  if (general) found.push(always ? { ...general, rank: 1 } : general)
  return found
}

const nameOf = (text: string, key: Span | undefined): string =>
  key ? cleanText(text.slice(key.from, key.until)).replace(/[:：]$/, '') : ''

/** The name at the beginning of "Recipes: from above". */
function keyOf(text: string, part: Part) {
  const found = /^[*_]*([^*_:：–—\n][^:：–—\n]{1,49}?)[*_]{0,3}(?:\s{0,3}[:：]|\s[–—-]\s)/.exec(
    text.slice(part.from, Math.min(part.until, part.from + 80)),
  )
  return found
    ? {
        from: part.from,
        until: part.from + (found[1]?.length ?? 0) + (/^[*_]*/.exec(found[0])?.[0].length ?? 0),
      }
    : undefined
}

/** Whether two names are the same kind, ignoring singular and plural. */
function isSameContentType(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  return (
    a === b ||
    (Math.min(a.length, b.length) >= 4 &&
      Math.abs(a.length - b.length) <= 2 &&
      (a.startsWith(b) || b.startsWith(a)))
  )
}
