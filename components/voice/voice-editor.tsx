'use client'

import { useRouter } from 'next/navigation'
import { useId, useMemo, useRef, useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import type { FormValues } from '@/components/forms/form-values'
import { classNames } from '@/components/ui/class-names'
import { useToast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/actions/run-action'
import { layerStyle } from '@/lib/voice/layer-style'
import type { ProjectVoice, UserStyle, VoiceAnswer } from '@/lib/voice/schemas'
import { toPromptBlock } from '@/lib/voice/to-prompt-block'
import type { KindCounts } from './kinds-effect'
import { useLiveValues } from './use-live-values'
import { VoiceFields } from './voice-fields'
import { type TryVoice, VoiceTrial } from './voice-trial'

type VoiceEditorProps = {
  stored: VoiceAnswer
  /** The style of the person who looks, for the prompt block. */
  style: UserStyle
  /** What kinds of content the project's items are of. */
  items: KindCounts
  save: { send(input: FormValues): Promise<ActionResult<{ version: number }>> }['send']
  tryVoice: TryVoice
}

const fieldNames = {
  brand_voice_description: 'Description',
  words_to_avoid: 'Words to avoid',
  default_image_prompt: 'Images',
}

/** The voice of a project as a form, and beside it, live, what it does: in prompts and on a real item. */
export function VoiceEditor({ stored, style, items, save, tryVoice }: VoiceEditorProps) {
  const inside = useRef<HTMLDivElement>(null)
  // The version that the fields were filled from: a page that loads itself anew must not make it a newer one, or what somebody
  // else has saved meanwhile would be overwritten unknowingly.
  const [version, setVersion] = useState(stored.version)
  const router = useRouter()
  const toast = useToast()
  const values = useLiveValues(inside, 250)
  const typed = useMemo(() => voiceOf(values, stored.voice), [values, stored.voice])
  return (
    <ActionForm
      action={save}
      submitLabel="Save the voice"
      onDone={(saved) => {
        setVersion(saved.version)
        toast({ message: 'Saved. It holds for everything made from now on.' })
        router.refresh()
      }}
    >
      <input type="hidden" name="version" data-kind="number" value={version} readOnly />
      <div ref={inside} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="flex flex-col gap-6">
          <VoiceFields voice={stored.voice} provenance={stored.provenance} typed={typed} items={items} />
        </div>
        <Effect typed={typed} style={style} tryVoice={tryVoice} />
      </div>
    </ActionForm>
  )
}

function Effect({ typed, style, tryVoice }: { typed: ProjectVoice; style: UserStyle; tryVoice: TryVoice }) {
  const [shown, setShown] = useState<'item' | 'prompt'>('item')
  const panel = useId()
  const block = toPromptBlock(typed, style)
  const { from } = layerStyle(typed, style)
  const own = (['brand_voice_description', 'words_to_avoid', 'default_image_prompt'] as const).filter(
    (field) => style[field] !== undefined && style[field].length > 0,
  )
  const tab = (id: 'item' | 'prompt', label: string) => (
    <button
      type="button"
      role="tab"
      id={`${panel}-${id}`}
      aria-selected={shown === id}
      aria-controls={panel}
      tabIndex={shown === id ? 0 : -1}
      className={classNames(
        'cursor-pointer rounded-md px-3 py-1.5 text-sm font-medium',
        shown === id ? 'bg-default-soft text-foreground' : 'text-muted hover:text-foreground',
      )}
      onClick={() => setShown(id)}
      onKeyDown={(event) => {
        if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return
        const next = id === 'item' ? 'prompt' : 'item'
        setShown(next)
        document.getElementById(`${panel}-${next}`)?.focus()
      }}
    >
      {label}
    </button>
  )
  return (
    <section aria-label="What it does" className="card card--default lg:sticky lg:top-6" data-form-ignore>
      <header className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
        <h2 className="text-base font-semibold">What it does</h2>
        <div role="tablist" aria-label="What it does" className="flex gap-1">
          {tab('item', 'On an item')}
          {tab('prompt', 'In prompts')}
        </div>
      </header>
      <div
        id={panel}
        role="tabpanel"
        aria-labelledby={`${panel}-${shown}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="max-h-[70vh] overflow-y-auto px-5 pb-5"
      >
        {shown === 'item' ? (
          <VoiceTrial voice={typed as FormValues} run={tryVoice} />
        ) : (
          <>
            <p className="mb-3 text-sm text-muted">
              This stands in every prompt to a writing model, {block.length.toLocaleString('en')} characters.
              {own.map((field) => (
                <span key={field} className="mt-1 block">
                  {fieldNames[field]}:{' '}
                  {from[field] === 'project'
                    ? 'the project’s, which wins over your own writing style.'
                    : 'from your own writing style, since the project says nothing.'}
                </span>
              ))}
            </p>
            {block === '' ? (
              <p className="text-sm">The voice says nothing yet.</p>
            ) : (
              <pre className="rounded-lg bg-surface-secondary p-3 text-xs leading-relaxed break-words whitespace-pre-wrap">
                {block}
              </pre>
            )}
          </>
        )}
      </div>
    </section>
  )
}

/** What is typed as a voice; what is not right yet, such as half a colour, is left out. */
function voiceOf(values: FormValues | undefined, stored: ProjectVoice): ProjectVoice {
  if (values === undefined) return stored
  const typed = values.voice
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return {}
  const { primary_color, secondary_color, ...rest } = typed
  const colour = (value: unknown) =>
    typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : undefined
  return {
    ...(rest as ProjectVoice),
    ...(colour(primary_color) ? { primary_color: colour(primary_color) } : {}),
    ...(colour(secondary_color) ? { secondary_color: colour(secondary_color) } : {}),
  }
}
