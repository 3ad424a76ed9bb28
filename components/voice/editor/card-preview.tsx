'use client'

import { useCallback, useState } from 'react'
import { useLatestAnswer } from '@/components/forms/use-latest-answer'
import { cardFormatNames } from '@/components/packages/preview/card-format-names'
import { classNames } from '@/components/ui/class-names'
import { ToggleButtons } from '@/components/ui/toggle-buttons'
import type { ActionResult } from '@/lib/actions/run-action'
import { type CardFormat, cardFormats, type LayoutChoice } from '@/lib/media/cards/card-formats'
import { type PromptItem, toImagePrompt } from '@/lib/voice/prompt/to-image-prompt'
import type { ProjectVoice, UserStyle } from '@/lib/voice/schemas'
import { PreviewFailure } from './preview-failure'

type Cards = {
  item: PromptItem | null
  saved: string
  unsaved: string | null
  left_out: { signs: number; nothing_left: boolean }
}
type Look = { primary_color: string | null; secondary_color: string | null; layout: LayoutChoice | null }
export type PreviewCards = {
  run(input: { format: CardFormat; look: Look }): Promise<ActionResult<Cards>>
}['run']

type CardPreviewProps = { voice: ProjectVoice; style: UserStyle; run: PreviewCards }

/** The card of a real item in the look as typed, next to the saved one, and the prompt for an image model. */
export function CardPreview({ voice, style, run }: CardPreviewProps) {
  const [format, setFormat] = useState<CardFormat>('square')
  const [attempt, setAttempt] = useState(0)
  const { primary_color = null, secondary_color = null, card_layout = null } = voice

  const {
    data: shown,
    error,
    waiting,
  } = useLatestAnswer(
    // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks for the same again
    useCallback(async () => {
      const answer = await run({ format, look: { primary_color, secondary_color, layout: card_layout } })
      return answer.ok ? { ...answer, data: { cards: answer.data, format } } : answer
    }, [format, primary_color, secondary_color, card_layout, run, attempt]),
  )

  return (
    <div className="flex flex-col gap-4">
      <ToggleButtons
        label="Card shape"
        options={(Object.keys(cardFormats) as CardFormat[]).map((value) => ({
          value,
          label: cardFormatNames[value],
        }))}
        chosen={format}
        onToggle={setFormat}
      />
      {error ? <PreviewFailure error={error} retry={() => setAttempt(attempt + 1)} /> : null}
      {shown ? (
        <>
          <Pictures {...shown} drawing={waiting} />
          <ImagePrompt voice={voice} style={style} item={shown.cards.item} />
        </>
      ) : error ? null : (
        <p className="text-sm text-muted">Creating a card…</p>
      )}
    </div>
  )
}

function Pictures({ cards, format, drawing }: { cards: Cards; format: CardFormat; drawing: boolean }) {
  const upright = cardFormats[format].width <= cardFormats[format].height
  return (
    <div aria-live="polite" aria-busy={drawing} data-cards={drawing ? 'drawing' : 'shown'}>
      <div className={classNames('grid gap-3', upright && cards.unsaved && 'grid-cols-2')}>
        {cards.unsaved ? (
          <>
            <Picture src={cards.saved} format={format} note="As saved" />
            <Picture src={cards.unsaved} format={format} note="With your changes" marked />
          </>
        ) : (
          <Picture src={cards.saved} format={format} note="As saved. You haven’t changed anything yet." />
        )}
      </div>
      <p className="mt-2 text-xs text-muted">{wordsOf(cards)}</p>
    </div>
  )
}

function Picture(props: { src: string; format: CardFormat; note: string; marked?: boolean }) {
  const { src, format, note, marked } = props
  return (
    <figure>
      <figcaption className="mb-1.5 text-xs font-medium text-muted">{note}</figcaption>
      {/* biome-ignore lint/performance/noImgElement: drawn for this page, as small as it is shown */}
      <img
        src={src}
        alt={`Card for the newest content. ${note}`}
        {...cardFormats[format]}
        className={classNames('h-auto w-full rounded-lg border', marked ? 'border-accent' : 'border-border')}
      />
    </figure>
  )
}

function wordsOf({ item, left_out }: Cards): string {
  if (item === null)
    return 'There is no content yet, so the card shows your brand name. Add a source to see a real title.'
  if (left_out.nothing_left)
    return 'Cards can’t show the letters of this title, so the card shows your brand name.'
  const about = `The newest content, “${item.title}”. Posts without an image get a card like this.`
  return left_out.signs > 0
    ? `${about} We left out ${left_out.signs === 1 ? 'one character' : `${left_out.signs} characters`} of its title, because cards can’t show emoji and a few scripts.`
    : about
}

function ImagePrompt({
  voice,
  style,
  item,
}: {
  voice: ProjectVoice
  style: UserStyle
  item: PromptItem | null
}) {
  if (item === null) return null
  return (
    <section aria-label="Image prompt" className="border-t border-border pt-4">
      <h3 className="mb-1 text-sm font-semibold">Image prompt</h3>
      <p className="mb-3 text-sm text-muted">
        What an image model is told when you create a post, if your workspace has one. The first four
        reference images are attached if it accepts images.
      </p>
      <pre className="rounded-lg bg-surface-secondary p-3 text-xs leading-relaxed break-words whitespace-pre-wrap">
        {toImagePrompt(voice, style, item)}
      </pre>
    </section>
  )
}
