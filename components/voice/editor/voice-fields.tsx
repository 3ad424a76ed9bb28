'use client'

import { ColorInput } from '@/components/forms/color-input'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { MapInput } from '@/components/forms/map-input'
import { TagInput } from '@/components/forms/tag-input'
import { Card } from '@/components/ui/card'
import {
  listEnabledContentTypes,
  listOfferedContentTypes,
  normalizeContentType,
} from '@/lib/voice/editor/offered-content-types'
import type { ProjectVoice, VoiceAnswer, VoiceField } from '@/lib/voice/schemas'
import { ColorContrast } from './color-contrast'
import { type KindCounts, KindsEffect, kindChoices } from './kinds-effect'
import { LayoutInput } from './layout-input'
import { Origin } from './origin'

type VoiceFieldsProps = {
  voice: ProjectVoice
  provenance: VoiceAnswer['provenance']
  /** The values as currently typed, for what is shown next to a field. */
  typed: ProjectVoice
  /** The content types of the project's items. */
  items: KindCounts
}

/** A voice's fields, each with its effect, an example and the origin of its value. */
export function VoiceFields({ voice, provenance, typed, items }: VoiceFieldsProps) {
  const choices = kindChoices(items)
  const listed = new Set(listEnabledContentTypes(typed).map(normalizeContentType))
  const isOpen = ({ value }: { value: string }) => !listed.has(normalizeContentType(value))
  const help = (field: VoiceField, text: string) => (
    <>
      {text}
      <Origin origin={provenance[field]} />
    </>
  )
  return (
    <>
      <Card title="How it speaks">
        <div className="flex flex-col gap-5">
          <Field
            name="voice.brand_voice_description"
            label="Description"
            help={help(
              'brand_voice_description',
              'Describe who speaks and how, as you would to a new colleague. The voice check also uses it, for example “we say du”, “no emoji” or “never exclamation marks”.',
            )}
          >
            <Textarea
              defaultValue={voice.brand_voice_description}
              maxLength={10_000}
              rows={5}
              placeholder="We speak like a good neighbour: warm, precise, never in a hurry. In German we say “du”."
              whenEmpty="omit"
            />
          </Field>
          <Field
            name="voice.tone"
            label="Tone"
            help={help(
              'tone',
              'Add a few adjectives that fit every post. Press Enter or type a comma after each one.',
            )}
          >
            <TagInput defaultValue={voice.tone} placeholder="warm, curious, a little dry" whenEmpty="omit" />
          </Field>
          <Field
            name="voice.target_audience"
            label="Audience"
            help={help(
              'target_audience',
              'Who your readers are, what they already know and what they’re looking for.',
            )}
          >
            <Textarea
              defaultValue={voice.target_audience}
              maxLength={5_000}
              placeholder="Parents who read aloud in the evening and share what made them smile."
              whenEmpty="omit"
            />
          </Field>
          <Field
            name="voice.words_to_avoid"
            label="Words to avoid"
            help={help(
              'words_to_avoid',
              'We find every form of these words in English and German. Add * to find longer words too: “Kunde*” also finds “Kundenkarte”. Use “synergy → teamwork” to suggest a replacement.',
            )}
          >
            <TagInput
              defaultValue={voice.words_to_avoid}
              placeholder="synergy → teamwork, epic"
              whenEmpty="omit"
            />
          </Field>
          <div className="flex flex-col gap-2">
            <Field
              name="voice.enabled_content_types"
              label="Content types"
              help={help(
                'enabled_content_types',
                'What this brand posts about. We automatically create posts only from these types. Leave it empty for all types.',
              )}
            >
              <TagInput
                defaultValue={voice.enabled_content_types}
                placeholder="story, character-spotlight"
                whenEmpty="omit"
                suggestions={choices.filter(isOpen).map(({ value, count }) => ({
                  value,
                  hint: count === 1 ? '1 item' : `${count.toLocaleString('en')} items`,
                }))}
              />
            </Field>
            <KindsEffect typed={typed} stored={voice} items={items} />
          </div>
        </div>
      </Card>
      <Card title="How it looks">
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="voice.primary_color"
              label="Primary colour"
              help={help('primary_color', 'The background of cards and brand initials.')}
            >
              <ColorInput defaultValue={voice.primary_color} />
            </Field>
            <Field
              name="voice.secondary_color"
              label="Secondary colour"
              help={help('secondary_color', 'Used for accents.')}
            >
              <ColorInput defaultValue={voice.secondary_color} />
            </Field>
          </div>
          <ColorContrast primary={typed.primary_color} secondary={typed.secondary_color} />
          <LayoutInput
            stored={voice.card_layout}
            colors={{ primary: typed.primary_color, secondary: typed.secondary_color }}
            origin={provenance.card_layout}
          />
          <Field
            name="voice.default_image_prompt"
            label="Images"
            help={help(
              'default_image_prompt',
              'For images that a model creates, if your workspace has an image model.',
            )}
          >
            <Textarea
              defaultValue={voice.default_image_prompt}
              maxLength={5_000}
              placeholder="Ink and water colour, soft light from the left, no lettering."
              whenEmpty="omit"
            />
          </Field>
          <div>
            <MapInput
              name="voice.image_style_by_type"
              label="Images by content type"
              help="Add a separate image style for a content type."
              keyLabel="Type"
              valueLabel="Style"
              defaultValue={voice.image_style_by_type}
              keySuggestions={listOfferedContentTypes(
                typed,
                choices.map(({ value }) => value),
              )}
            />
            <p className="text-xs text-muted">
              <Origin origin={provenance.image_style_by_type} />
            </p>
          </div>
        </div>
      </Card>
    </>
  )
}
