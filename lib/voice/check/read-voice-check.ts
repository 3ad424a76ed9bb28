import { type VoiceCheck, voiceRuleLevels, voiceSchema } from '../schemas'

/**
 * Returns what a project's posts are checked against, from its stored voice and settings; invalid values count as
 * empty. Pure.
 */
export const readVoiceCheck = (project: {
  voice: unknown
  settings: Record<string, unknown>
}): VoiceCheck => ({
  voice: voiceSchema.catch({}).parse(project.voice),
  levels: voiceRuleLevels.catch({}).parse(project.settings.voice_rules ?? {}),
})
