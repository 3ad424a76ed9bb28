import type { Flag } from '@/lib/composer/schemas'
import { quoteForFlag } from '@/lib/composer/warnings/flags'
import { findEmbargoEnd } from '@/lib/facts/exclude/not-public'
import type { FactCard } from '@/lib/facts/schemas'

/**
 * Returns why a person must look at an item's posts, according to its fact card (spec/writing#3): prompt injection,
 * phishing, internal notes, an embargo and open drafts. Pure.
 */
export function flagsOfCard(card: FactCard): Flag[] {
  const flags: Flag[] = []
  const order = card.not_for_posts.find(({ reason }) => reason === 'injection')
  if (order)
    flags.push({
      code: 'prompt_injection',
      message: `The content has instructions for AI tools: “${quoteForFlag(order.text)}”. Check the post and its source before you publish.`,
    })
  const fraud = card.not_for_posts.find(({ reason }) => reason === 'suspicious')
  if (fraud)
    flags.push({
      code: 'suspicious_text',
      message: `The content has a suspicious link or request: “${quoteForFlag(fraud.text)}”. Check the post and its source before you publish.`,
    })
  // A short value in a metadata field of its own ("EDU-02") never gets into a post; a note to colleagues may have
  // left traces.
  const note = card.not_for_posts.find(
    ({ reason, field, text }) =>
      reason === 'internal_note' &&
      !card.facts.some((fact) => fact.kind === 'name' && fact.text === text) &&
      (!field.startsWith('metadata.') || text.trim().split(/\s+/u).length > 3),
  )
  if (note)
    flags.push({
      code: 'internal_note',
      message: `The content contains a note that is not meant for the public: “${quoteForFlag(note.text)}”. Check that the post says nothing of it.`,
    })
  const embargo = card.not_for_posts.find(({ reason }) => reason === 'embargo')
  if (embargo) {
    const end = findEmbargoEnd(embargo.text)
    flags.push({
      code: 'embargo',
      message: `The content is under embargo${end === undefined ? '' : ` until ${quoteForFlag(end)}`}. Publish it after that.`,
    })
  }
  const draft = card.not_for_posts.find(({ reason }) => reason === 'draft')
  if (draft)
    flags.push({
      code: 'draft_content',
      message: `The content looks like an unfinished draft: “${quoteForFlag(draft.text)}”. Check the post before you publish.`,
    })
  const page = card.not_for_posts.find(({ reason }) => reason === 'system_page')
  if (page)
    flags.push({
      code: 'draft_content',
      message: `The content is an error, login, cookie or template page, not an article: “${quoteForFlag(page.text)}”. Don’t publish a post about it.`,
    })
  const paywall = card.not_for_posts.find(({ reason }) => reason === 'paywall')
  if (paywall)
    flags.push({
      code: 'draft_content',
      message: `The content may be only the beginning of an article that readers pay for: “${quoteForFlag(paywall.text)}”. Check the post before you publish.`,
    })
  return flags
}
