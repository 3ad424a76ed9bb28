import { findUnitInName } from '@/lib/facts/fields/units-in-field-names'
import type { FactCard } from '@/lib/facts/schemas'
import { isRecord } from '@/lib/text/is-empty'
import { publishedLabel } from './evidence'

/** The fields of an item that count as sources for what a post claims, as stored. */
export type EvidenceItem = {
  title: string
  rawContent: string
  url: string | null
  tags: readonly string[]
  publishedAt: Date | null
  metadata: Record<string, unknown>
}

const maxTexts = 2_000
/** Our own settings in the metadata, which say nothing about the content. */
const internalFields = new Set(['field_sources', 'target_platforms', 'bucket_base_url', 'manifest_entry'])

/**
 * Parts that are not meant for readers, or that come from people who wish the brand ill: their claims are not
 * trusted.
 */
const untrustedReasons: ReadonlySet<FactCard['not_for_posts'][number]['reason']> = new Set([
  'injection',
  'hidden',
  'suspicious',
])
/** Said by the brand's own people, but not to readers. The rest of the item counts. */
const unpublishedReasons: ReadonlySet<FactCard['not_for_posts'][number]['reason']> = new Set([
  'internal_note',
  'draft',
])

/**
 * Returns all texts that a claim about an item may come from: the facts of its card, its columns, and every text
 * and number that its source sent, except notes among colleagues and drafts. If the item has untrusted parts, only
 * the card counts. Pure; for `prepareEvidence`. Serves spec/writing#3.
 */
export function collectItemEvidence(item: EvidenceItem, { facts, not_for_posts }: FactCard): string[] {
  // A label before a value, such as a row header, is part of the text itself.
  const said = facts.flatMap(({ text, label, field }) =>
    label !== undefined && field === 'raw_content'
      ? [text, label]
      : [text, ...findNamesWithNumber(field), ...labelWithFieldName(field, text)],
  )
  if (not_for_posts.some(({ reason }) => untrustedReasons.has(reason))) return said
  const hidden = not_for_posts.filter(({ reason }) => unpublishedReasons.has(reason))
  if (hidden.length === 0) return [...said, ...collectStoredTexts(item)]
  const words = hidden.map(({ text }) => text.trim()).filter((text) => text.length > 2)
  const rawContent = blankParts(
    item.rawContent,
    hidden.filter(({ field }) => field === 'raw_content'),
  )
  const rest = collectStoredTexts({ ...item, rawContent }).filter(
    (text) => text === rawContent || !words.some((part) => text.includes(part)),
  )
  return [...said, ...rest]
}

/**
 * Returns a value of a bible with its field name and unit, as posts may say it: "closed: Mondays", "weight: 220 g".
 */
function labelWithFieldName(field: string, text: string): string[] {
  const name = field.startsWith('metadata.bible.')
    ? field.split('.').findLast((one) => !/^\d+$/.test(one))
    : undefined
  if (name === undefined || text.length > 200) return []
  const words = name.replaceAll('_', ' ')
  const units = ['en', 'de'].flatMap((language) => findUnitInName(name, language) ?? [])
  return /^-?\d+(?:[.,]\d+)?$/.test(text)
    ? [...new Set([...units, ...readFieldCurrencies(field)])].map((unit) => `${words}: ${text} ${unit}`)
    : [`${words}: ${text}`]
}

/** Returns the currency in the name of a box of prices: "eintritt_eur.erwachsene". */
const readFieldCurrencies = (field: string): string[] =>
  /_(eur|gbp|usd|chf|sek|nok|dkk|pln|czk)\.[^.]{1,40}$/iu
    .exec(field)
    ?.slice(1, 2)
    .map((code) => code.toUpperCase()) ?? []

/** Returns field names that contain a number, which tells whom a price is for: "child_under_15". */
function findNamesWithNumber(field: string): string[] {
  return field.split('.').flatMap((name) => (/[a-z]_\d/i.test(name) ? [name.replaceAll('_', ' ')] : []))
}

/** Replaces these places of a text with spaces. Offsets are in code points. */
function blankParts(text: string, parts: readonly { from: number; until: number }[]): string {
  const points = [...text]
  for (const { from, until } of parts) points.fill(' ', from, Math.min(until, points.length))
  return points.join('')
}

function collectStoredTexts(item: EvidenceItem): string[] {
  const texts = [item.title, item.rawContent, ...item.tags]
  if (item.url !== null) texts.push(item.url)
  // Only the date: no one refers to the minute of publication.
  if (item.publishedAt !== null) texts.push(`${publishedLabel}${item.publishedAt.toISOString().slice(0, 10)}`)
  for (const [name, value] of Object.entries(item.metadata))
    if (!internalFields.has(name)) collectTexts(value, texts)
  return texts
}

function collectTexts(value: unknown, texts: string[]): void {
  if (texts.length >= maxTexts) return
  if (typeof value === 'string') texts.push(value)
  else if (typeof value === 'number') texts.push(String(value))
  else if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) texts.push(...value.slice(0, 200).flatMap(joinElementValues))
    // The field name says what a number is: "fee_cents", "dauer_min".
    for (const [name, inner] of Object.entries(value))
      if (typeof inner === 'number' && !Array.isArray(value)) texts.push(`${name}: ${inner}`)
      else collectTexts(inner, texts)
  }
}

/** Joins the values of each list element into one text, so that a day stays with its talk. */
function joinElementValues(part: unknown): string[] {
  if (!isRecord(part)) return []
  const values = Object.entries(part).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [`${name.replaceAll('_', ' ')} ${value}`] : [],
  )
  const text = values.join(', ')
  return values.length > 1 && text.length < 600 ? [text] : []
}
