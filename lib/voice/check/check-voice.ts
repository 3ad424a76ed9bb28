import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, items, projects } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { checkClaims } from '@/lib/claims/check-claims'
import { collectBrandEvidence } from '@/lib/claims/evidence/collect-brand-evidence'
import { collectItemEvidence } from '@/lib/claims/evidence/collect-item-evidence'
import type { UnsupportedClaim } from '@/lib/claims/read/claim'
import { AppError } from '@/lib/errors'
import { findItemLanguage } from '@/lib/facts/find-item-language'
import { getFactCard } from '@/lib/facts/get-fact-card'
import { detectEnglishOrGerman } from '@/lib/platforms/language'
import { enforceRateLimit } from '@/lib/rate-limit'
import { loadLanguageDetector } from '@/lib/text/language/detect-language'
import { checkText, type VoiceIssue } from './check-text'
import { readVoiceCheck } from './read-voice-check'

type CheckedVoice = {
  /** The given language, or the one detected in the text; `und` if it could not be detected. */
  language: string
  issues: VoiceIssue[]
  /** Claims in the text that neither the item nor the brand supports; only if an item is given. */
  claims?: Omit<UnsupportedClaim, 'values'>[]
}

/**
 * Checks a text against the project's stored voice (spec/http-api#endpoints). Takes the text, at most 20,000
 * characters, its language if known (otherwise detected), and the item that it is about if its claims are to be
 * checked too (spec/writing#3). Returns issues and claims in the order of the text. Throws `not-found` for an
 * unknown item, and `too-many-requests` after 120 checks per person and minute.
 */
export async function checkVoice(
  ctx: ProjectContext,
  input: { text: string; language?: string | undefined; item_id?: string | undefined },
): Promise<CheckedVoice> {
  await enforceRateLimit(`voice-check:${ctx.actor.id ?? ctx.projectId}`, 120, 60)
  const told = input.language ?? detectEnglishOrGerman(input.text)
  const { row, item, own } = await inProject(ctx, async (tx) => {
    const [row] = await tx
      .select({ name: projects.name, voice: projects.voice, settings: projects.settings })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    const [item] =
      input.item_id === undefined ? [] : await tx.select().from(items).where(eq(items.id, input.item_id))
    const own = item
      ? await tx.select({ displayName: channels.displayName, config: channels.config }).from(channels)
      : []
    return { row, item, own }
  })
  if (!row || (input.item_id !== undefined && !item)) throw new AppError('not-found')
  const { voice, levels } = readVoiceCheck(row)
  const detector = told === undefined || item ? await loadLanguageDetector() : undefined
  const language = told ?? detector?.detect(input.text) ?? 'und'
  const issues = checkText(input.text, voice, { language: language === 'und' ? undefined : language, levels })
  if (!item) return { language, issues }
  const card = await getFactCard(ctx, { id: item.id })
  const evidence = [...collectItemEvidence(item, card), ...collectBrandEvidence({ ...row, channels: own })]
  const read = language === 'und' && detector ? findItemLanguage(item, detector).language : language
  const claims = checkClaims(input.text, { language: read, evidence })
  return { language, issues, claims: claims.map(({ values: _, ...claim }) => claim) }
}
