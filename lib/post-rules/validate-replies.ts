import type { NetworkRules, ServerLimits } from '@/lib/networks/rules'
import { fittingLength, measureLength, measureReply } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import { replyName } from '@/lib/platforms/reply-name'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { findCashtags } from '@/lib/text/text-entities'
import { inUnits, validateCharacters } from './validate-text'
import { counted, mistake, warning } from './variant-issues'

/**
 * Checks what the account posts below its own post: not supported by the network, too many, empty, or too long as
 * the network counts (docs/decisions/0214). A finding about a single reply has its index in `reply`.
 */
export function validateReplies(content: VariantContent, limits: ServerLimits = {}): VariantIssue[] {
  const { replies } = content
  const rules = platformRules[content.platform]
  if (replies.length === 0) return []
  if (!rules.replies) {
    const message = `We don’t post threads or first comments on ${rules.label}. Remove them, or move their words into the ${rules.text.name}.`
    return [mistake('replies-not-possible', 'replies', message)]
  }
  const { name, max } = rules.replies
  const issues: VariantIssue[] = replies.flatMap((reply, at) =>
    validateReply(reply, replyName(name, at), content, rules, limits).map((issue) => ({
      ...issue,
      reply: at,
    })),
  )
  if (replies.length > max.value) {
    const message =
      name === 'thread'
        ? `A thread takes ${counted(max.value, 'more post')} after the first, and this one has ${replies.length}. Remove some.`
        : `We post ${counted(max.value, 'comment')} on a post on ${rules.label}, and there are ${replies.length}. Remove the others.`
    issues.unshift(mistake('replies-too-many', 'replies', message))
  }
  return issues
}

function validateReply(
  reply: string,
  called: string,
  { platform }: VariantContent,
  { label, text, cashtags }: NetworkRules & { label: string },
  limits: ServerLimits,
): VariantIssue[] {
  if (reply.trim() === '')
    return [mistake('reply-required', 'replies', `${called} is empty. Write it, or remove it.`)]
  const issues = validateCharacters(reply, 'replies', text.forbidden?.value, label)
  const measured = measureReply(reply, platform, limits)
  const over = measured ? -measured.left : 0
  const bytesOver = text.maxBytes ? measureLength(reply, 'bytes') - text.maxBytes.value : 0
  if (measured && over > 0) {
    const { unit, limit } = measured
    const from = fittingLength(reply, (beginning) => measureLength(beginning, unit) <= limit)
    const message = `${called} is ${inUnits(over, unit)} too long for ${label} (${limit} at most). Shorten it.`
    issues.push(mistake('reply-too-long', 'replies', message, { from, until: reply.length }))
  } else if (bytesOver > 0) {
    const message = `${called} is ${inUnits(bytesOver, 'bytes')} too long for ${label} (${text.maxBytes?.value} bytes at most). Use fewer emoji.`
    issues.push(mistake('reply-too-long', 'replies', message))
  }
  const symbols = findCashtags(reply)
  const maxCashtags = cashtags?.limit.value
  if (maxCashtags !== undefined && symbols.length > maxCashtags) {
    const message = `${label} may reject a post with more than ${counted(maxCashtags, 'stock symbol')} ($…). Keep one.`
    issues.push(warning('cashtags-too-many', 'replies', message, symbols[maxCashtags]))
  }
  return issues
}

const username = /^[A-Za-z0-9._]{1,30}$/

/**
 * Checks the accounts that are invited to share the post: not supported by the network, too many, invalid
 * usernames, duplicates.
 */
export function validateCollaborators({ platform, collaborators }: VariantContent): VariantIssue[] {
  if (collaborators.length === 0) return []
  const { label, collaborators: rules } = platformRules[platform]
  if (!rules)
    return [
      mistake(
        'collaborators-not-possible',
        'collaborators',
        `Posts on ${label} have no collaborators. Remove them.`,
      ),
    ]
  const issues: VariantIssue[] = []
  const maxCollaborators = rules.max.value
  if (collaborators.length > maxCollaborators) {
    const message = `${label} takes ${counted(maxCollaborators, 'collaborator')}, and there are ${collaborators.length}. Remove some.`
    issues.push(mistake('collaborators-too-many', 'collaborators', message))
  }
  for (const [at, one] of collaborators.entries()) {
    if (!username.test(one)) {
      const message = `“${one}” isn’t a username on ${label}. It can have up to 30 of the letters a to z, digits, periods and underscores.`
      issues.push(mistake('collaborator-invalid', 'collaborators', message))
    } else if (collaborators.findIndex((other) => other.toLowerCase() === one.toLowerCase()) < at)
      issues.push(warning('collaborator-repeated', 'collaborators', `“${one}” is there twice. Keep one.`))
  }
  return issues
}
