import type { LayoutChoice } from '@/lib/media/cards/card-formats'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'

/** The labels of a voice's fields. */
export const fieldLabels: Record<VoiceField, string> = {
  brand_voice_description: 'Description',
  tone: 'Tone',
  target_audience: 'Audience',
  words_to_avoid: 'Words to avoid',
  enabled_content_types: 'Content types',
  primary_color: 'Primary colour',
  secondary_color: 'Secondary colour',
  default_image_prompt: 'Images',
  image_style_by_type: 'Images by content type',
  card_layout: 'Card layout',
}

/** The labels of the card layouts. */
export const layoutNames: Record<LayoutChoice, string> = {
  rings: 'Rings',
  frame: 'Frame',
  strip: 'Strip',
  panel: 'Panel',
  initial: 'Initial',
  vary: 'Vary',
}
const isLayout = (value: string): value is LayoutChoice => Object.hasOwn(layoutNames, value)

/** Returns a field's value as text; "" if it is empty. */
export function fieldText(value: ProjectVoice[VoiceField]): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return isLayout(value) ? layoutNames[value] : value
  if (Array.isArray(value)) return value.join(', ')
  return Object.entries(value)
    .map(([kind, style]) => `${kind}: ${style}`)
    .join('\n')
}

/** Returns a whole voice as terms and values, for people with read access only. */
export const voiceEntries = (voice: ProjectVoice): { term: string; value: string | null }[] =>
  (Object.keys(fieldLabels) as VoiceField[]).map((field) => ({
    term: fieldLabels[field],
    value: fieldText(voice[field]) || null,
  }))
