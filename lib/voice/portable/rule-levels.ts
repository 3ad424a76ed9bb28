import { type VoiceRule, voiceRules } from '../check/rule-names'
import { type VoiceRuleLevels, voiceRuleLevels } from '../schemas'

/** How serious a project takes each rule, also those it says nothing of; what is stored and does not fit counts as nothing. */
export function everyLevel(stored: unknown): Required<VoiceRuleLevels> {
  const levels = voiceRuleLevels.catch({}).parse(stored ?? {})
  return Object.fromEntries(
    voiceRules.map((rule) => [rule, levels[rule] ?? 'warn']),
  ) as Required<VoiceRuleLevels>
}

/** The rules whose level the given ones would change. */
export const changedLevels = (before: VoiceRuleLevels, given: VoiceRuleLevels): VoiceRule[] =>
  voiceRules.filter((rule) => given[rule] !== undefined && given[rule] !== before[rule])
