'use client'

import { useRouter } from 'next/navigation'
import { useMemo, useRef, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { type FormAction, type FormValues, readFormValues } from '@/components/forms/form-values'
import { useToast } from '@/components/ui/toast'
import { useReportUnsaved } from '@/components/ui/unsaved'
import { longHexColor } from '@/lib/platforms/hex-color'
import type { ProjectVoice, UserStyle, VoiceAnswer } from '@/lib/voice/schemas'
import type { PreviewCards } from './card-preview'
import { ConcurrentSaveNotice } from './concurrent-save-notice'
import type { KindCounts } from './kinds-effect'
import { differingFields, mergeVoices } from './merge-voices'
import { useLiveValues } from './use-live-values'
import { VoiceEffect } from './voice-effect'
import { VoiceFields } from './voice-fields'
import type { TryVoice } from './voice-trial'

type VoiceEditorProps = {
  stored: VoiceAnswer
  /** The style of the person who looks, for the prompt block. */
  style: UserStyle
  /** What kinds of content the project's items are of. */
  items: KindCounts
  save: FormAction<{ version: number }>
  tryVoice: TryVoice
  previewCards: PreviewCards
}

/** The voice of a project as a form, and beside it, live, what it does: in prompts and on a real item. */
export function VoiceEditor({ stored, style, items, save, tryVoice, previewCards }: VoiceEditorProps) {
  const inside = useRef<HTMLDivElement>(null)
  // What the fields were filled from: a page that loads itself anew must not make it a newer one, or what somebody else has
  // saved meanwhile would be overwritten unknowingly.
  const [base, setBase] = useState({ version: stored.version, voice: stored.voice })
  const [filled, setFilled] = useState({ voice: stored.voice, generation: 0 })
  const router = useRouter()
  const toast = useToast()
  const values = useLiveValues(inside, 250)
  const now = values && JSON.stringify(values.voice)
  const [kept, setKept] = useState<string>()
  const underWay = useRef<string>(undefined)
  // What the fields said first is what is stored.
  if (kept === undefined && now !== undefined) setKept(now)
  const unsaved = kept !== undefined && now !== kept
  useReportUnsaved(unsaved)
  const typed = useMemo(() => {
    const voice = voiceOf(values, stored.voice)
    // The stored voice itself, so that what says the same is not previewed a second time.
    return differingFields(voice, stored.voice).length > 0 ? voice : stored.voice
  }, [values, stored.voice])

  function takeTheirs() {
    // As the fields are this moment: `typed` follows them a little later.
    const form = inside.current?.closest('form')
    const mine = form ? voiceOf(readFormValues(form), stored.voice) : typed
    const voice = mergeVoices(base.voice, mine, stored.voice)
    setFilled({ voice, generation: filled.generation + 1 })
    setBase({ version: stored.version, voice: stored.voice })
    // What was typed is still to be saved; without anything typed the fields say what is stored.
    setKept(differingFields(voice, stored.voice).length > 0 ? '' : undefined)
  }

  return (
    <ActionForm
      action={(input) => {
        underWay.current = JSON.stringify(input.voice)
        return save(input)
      }}
      // What the other person saved comes in, to be shown beside what is typed.
      reloadsOnFailure
      submitLabel="Save voice"
      secondary={unsaved ? <p className="text-sm text-muted">You have unsaved changes.</p> : null}
      onDone={(saved) => {
        setBase({ version: saved.version, voice: typed })
        setKept(underWay.current)
        toast({ message: 'Saved. It applies to all new posts.' })
        router.refresh()
      }}
    >
      <input type="hidden" name="version" data-kind="number" value={base.version} readOnly />
      <div ref={inside} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex flex-col gap-6">
          <VoiceFields
            key={filled.generation}
            voice={filled.voice}
            provenance={stored.provenance}
            typed={typed}
            items={items}
          />
        </div>
        <VoiceEffect typed={typed} style={style} tryVoice={tryVoice} previewCards={previewCards} />
      </div>
      {stored.version > base.version ? (
        <ConcurrentSaveNotice base={base.voice} typed={typed} theirs={stored} take={takeTheirs} />
      ) : null}
    </ActionForm>
  )
}

/** What is typed as a voice; what is not right yet, such as half a colour, is left out. */
function voiceOf(values: FormValues | undefined, stored: ProjectVoice): ProjectVoice {
  if (values === undefined) return stored
  const typed = values.voice
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return {}
  const { primary_color, secondary_color, ...rest } = typed
  const colour = (value: unknown) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(longHexColor(value.trim()))
      ? longHexColor(value.trim())
      : undefined
  return {
    ...(rest as ProjectVoice),
    ...(colour(primary_color) ? { primary_color: colour(primary_color) } : {}),
    ...(colour(secondary_color) ? { secondary_color: colour(secondary_color) } : {}),
  }
}
