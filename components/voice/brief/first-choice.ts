import type { FoundField } from '@/lib/voice/extract/schemas'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'
import { fieldText } from '../editor/voice-entries'
import type { Choice } from './proposal'

/**
 * Returns the choice preselected for a field. Takes what the brief says about the field, and what the voice says
 * now. Accepts only what the brief states clearly and what replaces nothing: anything merely likely must never be
 * saved by a person who just presses Save. Serves spec/writing#7.
 */
export const firstChoice = (
  found: Pick<FoundField, 'confidence'> | undefined,
  now: ProjectVoice[VoiceField],
): Choice => (found?.confidence === 'high' && fieldText(now) === '' ? 'accept' : 'leave')
