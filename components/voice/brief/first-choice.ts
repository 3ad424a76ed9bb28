import type { Found } from '@/lib/voice/extract/schemas'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'
import { fieldText } from '../editor/voice-entries'
import type { Choice } from './proposal'

/**
 * What is chosen before a person has looked. Takes what the brief says of a field and what the voice says now. Accept only
 * what the brief states clearly and what replaces nothing: what is only likely is never saved by somebody who just presses
 * Save. Serves spec/writing#7.
 */
export const firstChoice = (
  found: Pick<Found, 'confidence'> | undefined,
  now: ProjectVoice[VoiceField],
): Choice => (found?.confidence === 'high' && fieldText(now) === '' ? 'accept' : 'leave')
