import type { Metadata } from 'next'
import { ActionForm } from '@/components/forms/action-form'
import { ColorInput } from '@/components/forms/color-input'
import { Textarea } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { MapInput } from '@/components/forms/map-input'
import { TagInput } from '@/components/forms/tag-input'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { may } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/require-project'
import { getVoice } from '@/lib/voice/get-voice'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { updateVoiceAction } from '../actions'

export const metadata: Metadata = { title: 'Voice' }

type Props = { params: Promise<{ org: string; project: string }> }

export default async function VoicePage({ params }: Props) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const { voice, version } = await getVoice(ctx)
  if (!may(ctx.role, 'write')) return <VoiceAsText voice={voice} />
  return (
    <div className="max-w-2xl">
      <ActionForm
        action={updateVoiceAction.bind(null, place)}
        submitLabel="Save the voice"
        done="The voice is saved. It holds for everything made from now on."
      >
        {/* Of two people who change it at once, the second is told instead of overwriting the first. */}
        <input type="hidden" name="version" data-kind="number" value={version} readOnly />
        <Card title="How it speaks">
          <div className="flex flex-col gap-5">
            <Field
              name="voice.brand_voice_description"
              label="Description"
              help="As you would tell a new colleague: who speaks, to whom, and how."
            >
              <Textarea defaultValue={voice.brand_voice_description} maxLength={10_000} whenEmpty="omit" />
            </Field>
            <Field name="voice.tone" label="Tone" help="A few adjectives. Enter or a comma adds one.">
              <TagInput
                defaultValue={voice.tone}
                placeholder="warm, curious, a little dry"
                whenEmpty="omit"
              />
            </Field>
            <Field name="voice.target_audience" label="Audience">
              <Textarea defaultValue={voice.target_audience} maxLength={5_000} whenEmpty="omit" />
            </Field>
            <Field
              name="voice.words_to_avoid"
              label="Words to avoid"
              help="They are marked in every post that holds them, in any form. “synergy → teamwork” also says what to write instead."
            >
              <TagInput defaultValue={voice.words_to_avoid} placeholder="synergy, unlock" whenEmpty="omit" />
            </Field>
            <Field
              name="voice.enabled_content_types"
              label="Kinds of content"
              help="What this brand posts about, such as story or character-spotlight."
            >
              <TagInput defaultValue={voice.enabled_content_types} whenEmpty="omit" />
            </Field>
          </div>
        </Card>
        <Card title="How it looks">
          <div className="flex flex-col gap-5">
            <div className="grid gap-5 sm:grid-cols-2">
              <Field name="voice.primary_color" label="First colour">
                <ColorInput defaultValue={voice.primary_color} />
              </Field>
              <Field name="voice.secondary_color" label="Second colour">
                <ColorInput defaultValue={voice.secondary_color} />
              </Field>
            </div>
            <Field
              name="voice.default_image_prompt"
              label="Images"
              help="Said to an image model with every picture, when one is set up."
            >
              <Textarea defaultValue={voice.default_image_prompt} maxLength={5_000} whenEmpty="omit" />
            </Field>
            <MapInput
              name="voice.image_style_by_type"
              label="Images for a kind of content"
              help="Where a kind of content wants pictures of its own style."
              keyLabel="Kind"
              valueLabel="Style"
              defaultValue={voice.image_style_by_type}
            />
          </div>
        </Card>
      </ActionForm>
    </div>
  )
}

function VoiceAsText({ voice }: { voice: ProjectVoice }) {
  const list = (words?: string[]) => (words?.length ? words.join(', ') : null)
  return (
    <div className="max-w-2xl">
      <Card title="How it speaks" description="An editor of this project can change it.">
        <DescriptionList
          entries={[
            { term: 'Description', value: voice.brand_voice_description || null },
            { term: 'Tone', value: list(voice.tone) },
            { term: 'Audience', value: voice.target_audience || null },
            { term: 'Words to avoid', value: list(voice.words_to_avoid) },
            { term: 'Kinds of content', value: list(voice.enabled_content_types) },
            { term: 'First colour', value: voice.primary_color },
            { term: 'Second colour', value: voice.secondary_color },
            { term: 'Images', value: voice.default_image_prompt || null },
            {
              term: 'Images for a kind of content',
              value: list(
                Object.entries(voice.image_style_by_type ?? {}).map(([kind, style]) => `${kind}: ${style}`),
              ),
            },
          ]}
        />
      </Card>
    </div>
  )
}
