import type { LayoutChoice } from '@/lib/media/cards/card-formats'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'

/** What people call the fields of a voice. */
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

/** What people call the layouts of cards. */
export const layoutNames: Record<LayoutChoice, string> = {
  rings: 'Rings',
  frame: 'Frame',
  strip: 'Strip',
  panel: 'Panel',
  initial: 'Initial',
  vary: 'Vary',
}
const isLayout = (value: string): value is LayoutChoice => Object.hasOwn(layoutNames, value)

/** The value of a field as a line of text; "" when it is empty. */
export function fieldText(value: ProjectVoice[VoiceField]): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return isLayout(value) ? layoutNames[value] : value
  if (Array.isArray(value)) return value.join(', ')
  return Object.entries(value)
    .map(([kind, style]) => `${kind}: ${style}`)
    .join('\n')
}

/** A whole voice as terms and values, for those who only read it. */
export const voiceEntries = (voice: ProjectVoice): { term: string; value: string | null }[] =>
  (Object.keys(fieldLabels) as VoiceField[]).map((field) => ({
    term: fieldLabels[field],
    value: fieldText(voice[field]) || null,
  }))
