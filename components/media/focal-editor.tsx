'use client'

import { type KeyboardEvent, useId, useRef } from 'react'

type Point = { x: number; y: number }

const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const crops = [
  { label: 'Square', ratio: '1' },
  { label: 'Portrait 4:5', ratio: '4 / 5' },
  { label: 'Wide 16:9', ratio: '16 / 9' },
]
const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100

/**
 * Sets the focal point that an image is cropped around, by clicking in the image or with the arrow keys, and
 * previews the common crops.
 */
export function FocalEditor({
  src,
  value,
  onChange,
}: {
  src: string
  value: Point | null
  onChange: (point: Point) => void
}) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const { x, y } = value ?? { x: 0.5, y: 0.5 }
  const place = (event: { clientX: number; clientY: number }) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    onChange({
      x: within((event.clientX - box.left) / box.width),
      y: within((event.clientY - box.top) / box.height),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const far = event.shiftKey ? 0.1 : 0.02
    onChange({ x: within(x + step.x * far), y: within(y + step.y * far) })
  }
  const position = `${x * 100}% ${y * 100}%`
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">Focal point</legend>
      <div className="flex flex-wrap items-start gap-4">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a press is a shortcut for what the button inside does by keys */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
        <div
          ref={frame}
          className="relative w-fit max-w-full cursor-crosshair touch-manipulation"
          onClick={place}
        >
          {/* biome-ignore lint/performance/noImgElement: served by this install in the size that is shown */}
          <img src={src} alt="" className="block max-h-64 max-w-full rounded-lg" />
          <button
            type="button"
            aria-label={`Focal point: ${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`}
            aria-describedby={id}
            className="absolute size-7 -translate-1/2 cursor-crosshair rounded-full border-2 border-white bg-accent/60 shadow-[0_0_0_2px_rgb(0_0_0/0.6)]"
            style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
            onKeyDown={onKeyDown}
            onClick={(event) => event.stopPropagation()}
          />
        </div>
        <ul className="flex gap-3" aria-label="Crops">
          {crops.map(({ label, ratio }) => (
            <li key={label} className="text-center text-xs text-muted">
              {/* biome-ignore lint/performance/noImgElement: as above */}
              <img
                src={src}
                alt=""
                className="mb-1 h-16 rounded object-cover"
                style={{ aspectRatio: ratio, objectPosition: position }}
              />
              {label}
            </li>
          ))}
        </ul>
      </div>
      <p id={id} className="mt-1.5 text-xs text-muted">
        Press what must stay visible when the image is cropped, or move the point with the arrow keys.
      </p>
    </fieldset>
  )
}
