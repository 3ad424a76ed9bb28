import type { LengthUnit, ServerLimits } from '@/lib/networks/rules'
import { fittingLength, measureLength, measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import { renderPost } from '@/lib/platforms/render-post'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { brokenCharacterPattern, hiddenCharacterPattern } from '@/lib/text/hidden-characters'
import { findCashtags, findMentions } from '@/lib/text/text-entities'
import { counted, mistake, warning } from './variant-issues'

/** Checks the text: empty, too long, forbidden or hidden characters, too many mentions or stock symbols. */
export function validateText(content: VariantContent, limits: ServerLimits = {}): VariantIssue[] {
  const rules = platformRules[content.platform]
  const issues: VariantIssue[] = []
  const { text } = content
  if (text.trim() === '' && !(rules.text.optionalWithMedia && content.media.length > 0)) {
    issues.push(
      mistake('text-required', 'text', `Write a ${rules.text.name}: there is nothing to publish yet.`),
    )
  } else if (text.trim() === '') {
    issues.push(
      warning('text-missing', 'text', `The ${rules.text.name} is empty. The post will show only its media.`),
    )
  }
  issues.push(
    ...tooLong(content, limits),
    ...validateCharacters(text, 'text', rules.text.forbidden?.value, rules.label),
  )
  const mentions = findMentions(text)
  const mentionLimit = rules.mentions?.limit.value
  if (mentionLimit !== undefined && mentions.length > mentionLimit) {
    const message = `${rules.label} allows up to ${mentionLimit} mentions in one post, and this one has ${mentions.length}. Remove some.`
    issues.push(mistake('mentions-too-many', 'text', message, mentions[mentionLimit]))
  }
  const cashtags = findCashtags(text)
  const cashtagLimit = rules.cashtags?.limit.value
  if (cashtagLimit !== undefined && cashtags.length > cashtagLimit) {
    const message = `${rules.label} may reject a post with more than ${counted(cashtagLimit, 'stock symbol')} ($…). Keep one.`
    issues.push(warning('cashtags-too-many', 'text', message, cashtags[cashtagLimit]))
  }
  return issues
}

/** Checks the title, if the platform has one. */
export function validateTitle(content: VariantContent): VariantIssue[] {
  const rules = platformRules[content.platform]
  const title = content.title ?? ''
  if (!rules.title) return []
  if (title.trim() === '') {
    if (!rules.title.required) return []
    return [mistake('title-required', 'title', `${rules.label} needs a title. Write one in a few words.`)]
  }
  const issues = validateCharacters(title, 'title', rules.title.forbidden?.value, rules.label)
  const { unit } = rules.title
  const limit = rules.title.limit.value
  const over = measureLength(title, unit) - limit
  if (over > 0) {
    const from = fittingLength(title, (beginning) => measureLength(beginning, unit) <= limit)
    const message = `The title is ${inUnits(over, unit)} too long for ${rules.label} (${limit} at most). Shorten it.`
    issues.push(mistake('title-too-long', 'title', message, { from, until: title.length }))
  }
  return issues
}

function tooLong(content: VariantContent, limits: ServerLimits): VariantIssue[] {
  const rules = platformRules[content.platform]
  const { used, limit, unit, left } = measureVariant(content, limits).text
  if (left >= 0) return tooManyBytes(content)
  const over = inUnits(used - limit, unit)
  const message = `The ${rules.text.name} is ${over} too long for ${rules.label} (${limit} at most, with link and hashtags). Shorten it.`
  const from = fittingLength(content.text, (beginning) => {
    const post = renderPost({ ...content, text: beginning })
    return measureLength(post.text, unit) <= limit
  })
  // If the link and hashtags alone are too long, there is nothing to mark in the text.
  if (from >= content.text.length) return [mistake('text-too-long', 'text', message)]
  return [mistake('text-too-long', 'text', message, { from, until: content.text.length })]
}

/** Characters made of several code points, such as flags and families, can be few and still take too many bytes. */
function tooManyBytes(content: VariantContent): VariantIssue[] {
  const { label, text } = platformRules[content.platform]
  if (!text.maxBytes) return []
  const over = measureLength(renderPost(content).text, 'bytes') - text.maxBytes.value
  if (over <= 0) return []
  const message = `The ${text.name} is ${inUnits(over, 'bytes')} too long for ${label} (${text.maxBytes.value} bytes at most, with link and hashtags). Use fewer emoji.`
  return [mistake('text-too-long', 'text', message)]
}

/** "1 byte", "2 characters". */
export const inUnits = (count: number, unit: LengthUnit): string =>
  counted(count, unit === 'bytes' ? 'byte' : 'character')

/** Finds characters that cannot be sent, that are invisible, or that the network forbids. */
export function validateCharacters(
  value: string,
  field: 'text' | 'title' | 'replies',
  forbidden: string | undefined,
  label: string,
): VariantIssue[] {
  const issues: VariantIssue[] = []
  for (const match of value.matchAll(brokenCharacterPattern)) {
    const span = { from: match.index, until: match.index + match[0].length }
    issues.push(
      mistake(
        'broken-character',
        field,
        'This character is damaged, so we can’t publish it. Delete it.',
        span,
      ),
    )
  }
  for (const match of value.matchAll(hiddenCharacterPattern)) {
    const span = { from: match.index, until: match.index + match[0].length }
    issues.push(warning('hidden-character', field, 'This is an invisible character. Delete it.', span))
  }
  for (const sign of forbidden ?? '') {
    for (let from = value.indexOf(sign); from >= 0; from = value.indexOf(sign, from + 1)) {
      const message = `${label} doesn’t accept the character “${sign}” here. Remove it.`
      issues.push(mistake('forbidden-character', field, message, { from, until: from + sign.length }))
    }
  }
  return issues
}
