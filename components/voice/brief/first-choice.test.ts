import { expect, test } from 'vitest'
import { extractVoice } from '@/lib/voice/extract/extract-voice'
import { type VoiceField, voiceFields } from '@/lib/voice/schemas'
import { firstChoice } from './first-choice'

test('only what a brief states clearly, and what replaces nothing, begins as Accept', () => {
  expect(firstChoice({ confidence: 'high' }, undefined)).toBe('accept')
  expect(firstChoice({ confidence: 'high' }, [])).toBe('accept')
  expect(firstChoice({ confidence: 'high' }, 'Parents')).toBe('leave')
  expect(firstChoice({ confidence: 'medium' }, undefined)).toBe('leave')
  expect(firstChoice({ confidence: 'low' }, undefined)).toBe('leave')
  expect(firstChoice(undefined, undefined)).toBe('leave')
})

test('of a brief that says some things clearly and some in passing, nothing that is only likely begins as Accept', () => {
  const { fields } = extractVoice(
    'Tone of voice: warm, dry\n\nWords to avoid:\n- synergy\n- leverage\nMain colour is #7a3b2e\nPlease avoid cheap tricks.',
  )
  const accepted = voiceFields.filter(
    (field: VoiceField) => firstChoice(fields[field], undefined) === 'accept',
  )
  expect(accepted).toContain('tone')
  for (const field of accepted) expect(fields[field]?.confidence).toBe('high')
  expect(fields.words_to_avoid?.value).not.toContain('Main colour is #7a3b2e')
})
