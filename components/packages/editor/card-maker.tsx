'use client'

import { useId, useState } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { cardFormatNames } from '@/components/packages/preview/card-format-names'
import { Picture } from '@/components/packages/preview/picture'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { useCloseDialog } from '@/components/ui/dialog-context'
import { layoutNames } from '@/components/voice/editor/voice-entries'
import type { ActionResult } from '@/lib/actions/run-action'
import { type CardFormat, type CardLayout, cardLayouts } from '@/lib/media/cards/card-formats'
import type { MakeCardInput } from '@/lib/packages/schemas'
import type { VariantMedia } from '@/lib/platforms/schemas'

export type MakeCard = (
  wanted: Pick<MakeCardInput, 'format' | 'layout' | 'picture_url'>,
) => Promise<ActionResult<VariantMedia>>

const formats: { value: CardFormat; ratio: string; shape: string }[] = [
  { value: 'square', ratio: '1:1', shape: 'aspect-square' },
  { value: 'portrait', ratio: '4:5', shape: 'aspect-4/5' },
  { value: 'wide', ratio: '1.91:1', shape: 'aspect-[1.91]' },
  { value: 'landscape', ratio: '16:9', shape: 'aspect-video' },
]

type CardMakerProps = {
  /** The best shape for this network, preselected. */
  format: CardFormat
  /** The item's own pictures. */
  pictures: readonly string[]
  make: MakeCard
  onChoose: (card: VariantMedia) => void
}

/**
 * Makes a card in a chosen shape and layout, optionally with one of the item's pictures, and previews it before it
 * is used.
 */
export function CardMaker({ format, pictures, make, onChoose }: CardMakerProps) {
  const id = useId()
  const [wanted, setWanted] = useState<{
    format: CardFormat
    layout?: CardLayout | undefined
    picture_url: string | null
  }>({
    format,
    picture_url: null,
  })
  const [card, setCard] = useState<VariantMedia>()
  const { submit, pending, error } = useSubmit()
  const close = useCloseDialog()
  const want = (part: Partial<typeof wanted>) => {
    setWanted({ ...wanted, ...part })
    setCard(undefined)
  }
  const send = () => void submit(() => make(wanted), { href: null, onDone: setCard })
  const shape = formats.find(({ value }) => value === wanted.format)?.shape

  return (
    <div className="flex flex-col gap-5">
      <fieldset disabled={pending}>
        <legend className="mb-2 text-sm font-medium">Shape</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-4">
          {formats.map(({ value, ratio }) => (
            <label key={value} className="flex items-center gap-2 text-sm">
              <input
                type="radio"
                className="check"
                name={`${id}-format`}
                checked={wanted.format === value}
                onChange={() => want({ format: value })}
              />
              {`${cardFormatNames[value]}, ${ratio}`}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset disabled={pending}>
        <legend className="mb-2 text-sm font-medium">Layout</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3">
          {[undefined, ...cardLayouts].map((layout) => (
            <label key={layout ?? ''} className="flex items-center gap-2 text-sm">
              <input
                type="radio"
                className="check"
                name={`${id}-layout`}
                checked={wanted.layout === layout}
                onChange={() => want({ layout })}
              />
              {layout === undefined ? 'As in your brand voice' : layoutNames[layout]}
            </label>
          ))}
        </div>
      </fieldset>
      {pictures.length ? (
        <fieldset disabled={pending} className="min-w-0">
          <legend className="mb-2 text-sm font-medium">Add an image from the content</legend>
          <ul className="grid max-h-56 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-5">
            {[null, ...pictures].map((url, at) => (
              <li key={url ?? ''}>
                <label className="relative block cursor-pointer">
                  <input
                    type="radio"
                    className="check absolute! top-1.5 left-1.5 z-1"
                    name={`${id}-picture`}
                    aria-label={url === null ? 'No image' : `Image ${at} from the content`}
                    checked={wanted.picture_url === url}
                    onChange={() => want({ picture_url: url })}
                  />
                  {url === null ? (
                    <span className="grid aspect-square place-content-center rounded-lg bg-default-soft text-sm">
                      None
                    </span>
                  ) : (
                    <Picture url={url} alt="" className="aspect-square rounded-lg" />
                  )}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ) : null}
      {error ? <FailureNotice error={error} /> : null}
      {card ? (
        <Picture
          key={card.url}
          url={card.url}
          alt={card.alt}
          fit="contain"
          className={classNames('mx-auto max-h-80 max-w-full rounded-lg', shape)}
        />
      ) : null}
      <p role="status" className="sr-only">
        {card ? 'Card created.' : ''}
      </p>
      <div className="dialog__actions">
        <Button onClick={close}>Cancel</Button>
        {card ? (
          <Button variant="primary" onClick={() => onChoose(card)}>
            Add card to post
          </Button>
        ) : (
          <Button variant="primary" pending={pending} onClick={send}>
            Create card
          </Button>
        )}
      </div>
    </div>
  )
}
