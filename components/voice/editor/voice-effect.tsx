'use client'

import { useId, useState } from 'react'
import type { FormValues } from '@/components/forms/form-values'
import { classNames } from '@/components/ui/class-names'
import { toPromptBlock } from '@/lib/voice/prompt/to-prompt-block'
import type { ProjectVoice, UserStyle } from '@/lib/voice/schemas'
import { layerStyle } from '@/lib/voice/style/layer-style'
import { CardPreview, type PreviewCards } from './card-preview'
import { type TrialPlace, type TryVoice, VoiceTrial } from './voice-trial'

type VoiceEffectProps = {
  typed: ProjectVoice
  /** Whether what is typed is what is stored. */
  unchanged: boolean
  style: UserStyle
  place: TrialPlace
  tryVoice: TryVoice
  previewCards: PreviewCards
}

const views = { item: 'Example post', look: 'How it looks', prompt: 'In prompts' }
type View = keyof typeof views
const order = Object.keys(views) as View[]

/** The effect of a voice while it is being typed: on a real item, on its card, and in prompts. */
export function VoiceEffect(props: VoiceEffectProps) {
  const { typed, unchanged, style, place, tryVoice, previewCards } = props
  const [shown, setShown] = useState<View>('item')
  const panel = useId()
  const step = (by: number) => {
    const next = order[(order.indexOf(shown) + by + order.length) % order.length] ?? shown
    setShown(next)
    document.getElementById(`${panel}-${next}`)?.focus()
  }
  return (
    <section aria-label="Preview" className="card card--default lg:sticky lg:top-6" data-form-ignore>
      <header className="flex flex-wrap items-center justify-between gap-2 px-5 pt-4 pb-3">
        <h2 className="text-base font-semibold">Preview</h2>
        <div role="tablist" aria-label="Preview" className="flex flex-wrap gap-1">
          {order.map((view) => (
            <button
              key={view}
              type="button"
              role="tab"
              id={`${panel}-${view}`}
              aria-selected={shown === view}
              aria-controls={panel}
              tabIndex={shown === view ? 0 : -1}
              className={classNames(
                'cursor-pointer rounded-md px-3 py-1.5 text-sm font-medium',
                shown === view ? 'bg-default-soft text-foreground' : 'text-muted hover:text-foreground',
              )}
              onClick={() => setShown(view)}
              onKeyDown={({ key }) => {
                if (key === 'ArrowLeft') step(-1)
                if (key === 'ArrowRight') step(1)
              }}
            >
              {views[view]}
            </button>
          ))}
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
          <VoiceTrial voice={typed as FormValues} unchanged={unchanged} run={tryVoice} place={place} />
        ) : null}
        {shown === 'look' ? <CardPreview voice={typed} style={style} run={previewCards} /> : null}
        {shown === 'prompt' ? <PromptBlock typed={typed} style={style} /> : null}
      </div>
    </section>
  )
}

const fieldNames = {
  brand_voice_description: 'Description',
  words_to_avoid: 'Words to avoid',
  default_image_prompt: 'Images',
}

function PromptBlock({ typed, style }: { typed: ProjectVoice; style: UserStyle }) {
  const block = toPromptBlock(typed, style)
  const { from } = layerStyle(typed, style)
  const own = (['brand_voice_description', 'words_to_avoid', 'default_image_prompt'] as const).filter(
    (field) => style[field] !== undefined && style[field].length > 0,
  )
  return (
    <>
      <p className="mb-3 text-sm text-muted">
        The prompt for a writing model, {block.length.toLocaleString('en')} characters. If your workspace has
        an AI model, it gets this text with the posts you ask for, and without your own writing style with all
        others.
        {own.map((field) => (
          <span key={field} className="mt-1 block">
            {fieldNames[field]}:{' '}
            {from[field] === 'project'
              ? 'the project’s voice, which takes priority over your writing style.'
              : 'from your own writing style, since the project says nothing.'}
          </span>
        ))}
      </p>
      {block === '' ? (
        <p className="text-sm">Your voice is empty.</p>
      ) : (
        <pre className="rounded-lg bg-surface-secondary p-3 text-xs leading-relaxed break-words whitespace-pre-wrap">
          {block}
        </pre>
      )}
    </>
  )
}
