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
import type { TrialPlace, TryVoice } from './voice-trial'

type VoiceEditorProps = {
  stored: VoiceAnswer
  /** The viewer's own style, for the prompt block. */
  style: UserStyle
  /** The content types of the project's items. */
  items: KindCounts
  /** What the preview needs to know of the project and the viewer. */
  place: TrialPlace
  save: FormAction<{ version: number }>
  tryVoice: TryVoice
  previewCards: PreviewCards
}

/** A project's voice as a form, next to a live preview of its effect: in prompts and on a real item. */
export function VoiceEditor(props: VoiceEditorProps) {
  const { stored, style, items, place, save, tryVoice, previewCards } = props
  const inside = useRef<HTMLDivElement>(null)
  // The voice that the fields were filled from. A reload of the page's data must not replace it by a newer one,
  // otherwise saving would silently overwrite what someone else saved in the meantime.
  const [base, setBase] = useState({ version: stored.version, voice: stored.voice })
  const [filled, setFilled] = useState({ voice: stored.voice, generation: 0 })
  const router = useRouter()
  const toast = useToast()
  const values = useLiveValues(inside, 250)
  const now = values && JSON.stringify(values.voice)
  const [kept, setKept] = useState<string>()
  const underWay = useRef<string>(undefined)
  // The fields' first values are what is stored.
  if (kept === undefined && now !== undefined) setKept(now)
  const unsaved = kept !== undefined && now !== kept
  useReportUnsaved(unsaved)
  const typed = useMemo(() => {
    const voice = voiceOf(values, stored.voice)
    // Return the stored voice itself if it says the same, so that it is not previewed twice.
    return differingFields(voice, stored.voice).length > 0 ? voice : stored.voice
  }, [values, stored.voice])

  function takeTheirs() {
    // Read from the form directly, because `typed` lags behind it.
    const form = inside.current?.closest('form')
    const mine = form ? voiceOf(readFormValues(form), stored.voice) : typed
    const voice = mergeVoices(base.voice, mine, stored.voice)
    setFilled({ voice, generation: filled.generation + 1 })
    setBase({ version: stored.version, voice: stored.voice })
    // Anything typed still has to be saved; if nothing was typed, the fields contain what is stored.
    setKept(differingFields(voice, stored.voice).length > 0 ? '' : undefined)
  }

  return (
    <ActionForm
      action={(input) => {
        underWay.current = JSON.stringify(input.voice)
        return save(input)
      }}
      // Loads what the other person saved, to show it next to what was typed.
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
        <VoiceEffect
          typed={typed}
          unchanged={typed === stored.voice}
          style={style}
          place={place}
          tryVoice={tryVoice}
          previewCards={previewCards}
        />
      </div>
      {stored.version > base.version ? (
        <ConcurrentSaveNotice base={base.voice} typed={typed} theirs={stored} take={takeTheirs} />
      ) : null}
    </ActionForm>
  )
}

/** Parses the typed values into a voice, leaving out what is not valid yet, such as an incomplete color. */
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
