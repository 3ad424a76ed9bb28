import { type VoiceRule, voiceRules } from '../check/rule-names'
import { type VoiceRuleLevels, voiceRuleLevels } from '../schemas'

/**
 * Returns the level of every rule in a project, with the default for rules that it does not set. Invalid stored
 * levels are ignored.
 */
export function fillRuleLevels(stored: unknown): Required<VoiceRuleLevels> {
  const levels = voiceRuleLevels.catch({}).parse(stored ?? {})
  return Object.fromEntries(
    voiceRules.map((rule) => [rule, levels[rule] ?? 'warn']),
  ) as Required<VoiceRuleLevels>
}

/** The rules whose level would change with the given ones. */
export const listChangedRules = (before: VoiceRuleLevels, given: VoiceRuleLevels): VoiceRule[] =>
  voiceRules.filter((rule) => given[rule] !== undefined && given[rule] !== before[rule])
