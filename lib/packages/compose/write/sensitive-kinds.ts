import { z } from 'zod'
import type { Flag } from '@/lib/composer/schemas'
import { quoteForFlag } from '@/lib/composer/warnings/flags'
import { isAboutHealth } from '@/lib/facts/kinds/is-about-health'
import type { FactCard } from '@/lib/facts/schemas'
import { normalizeContentType } from '@/lib/voice/editor/offered-content-types'

/** The kinds that are sensitive as long as a project has no list of its own. */
export const defaultSensitiveKinds: readonly string[] = ['legal', 'obituary', 'health']

/** What a flag calls the kinds that are recognized whatever their publisher calls them. */
const words: Readonly<Record<string, string>> = {
  legal: 'a legal text',
  obituary: 'an obituary',
  health: 'health information',
}

const stored = z.array(z.string())

/** Returns a project's list of sensitive kinds, or the default one. Pure. */
export const readSensitiveKinds = (settings: Record<string, unknown>): readonly string[] =>
  stored.safeParse(settings.sensitive_kinds).data ?? defaultSensitiveKinds

/**
 * Returns the flag of content whose kind is on the project's list: the kind that its card has, what its publisher
 * calls it (`names`), or health, whatever it is called. Undefined for all other content. Pure. Serves spec/writing#3.
 */
export function flagSensitiveKind(
  listed: readonly string[],
  { card, names }: { card: FactCard; names: readonly string[] },
): Flag | undefined {
  const own = new Set([card.kind, ...names].map(normalizeContentType))
  const kind = listed.find((one) => {
    const name = normalizeContentType(one)
    return own.has(name) || (name === 'health' && isAboutHealth(card, names))
  })
  if (kind === undefined) return undefined
  const known = words[normalizeContentType(kind)]
  const what = known
    ? `The content looks like ${known}.`
    : `“${quoteForFlag(kind)}” is on this project’s list of sensitive content.`
  return { code: 'sensitive_kind', message: `${what} Check the post before you publish.` }
}
