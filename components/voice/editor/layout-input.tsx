import type { ReactNode } from 'react'
import { type CardLayout, type LayoutChoice, layoutChoices } from '@/lib/media/cards/card-formats'
import type { VoiceAnswer } from '@/lib/voice/schemas'
import { Origin } from './origin'
import { layoutNames } from './voice-entries'

type LayoutInputProps = {
  stored: LayoutChoice | undefined
  /** The colors as currently typed, so that the drawings use the brand's own. */
  colors: { primary: string | undefined; secondary: string | undefined }
  origin: VoiceAnswer['provenance'][string] | undefined
}

const about: Record<LayoutChoice, string> = {
  rings: 'Title at the top, circles in the corner',
  frame: 'Centred, within a thin line',
  strip: 'Title above a strip with your logo',
  panel: 'Dark text on a light sheet',
  initial: 'Title in front of your first letter',
  vary: 'A different layout for each title',
}

/**
 * The layout of a brand's cards, with a drawing of each to choose from. If nothing was ever chosen, it stays unset,
 * which means Rings.
 */
export function LayoutInput({ stored, colors, origin }: LayoutInputProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">Card layout</legend>
      <p className="mb-3 text-sm text-muted">
        For posts without an image. You can pick another layout for a single post. The preview shows your
        newest content.
        <Origin origin={origin} />
      </p>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {layoutChoices.map((layout) => (
          <label
            key={layout}
            className="flex cursor-pointer flex-col gap-2 rounded-lg border border-border p-2 text-sm has-checked:border-accent has-checked:bg-default-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <LayoutDrawing layout={layout} primary={colors.primary} secondary={colors.secondary} />
            <span className="flex items-start gap-2">
              <input
                type="radio"
                className="check mt-0.5"
                name="voice.card_layout"
                data-empty="omit"
                value={layout === 'rings' && stored !== 'rings' ? '' : layout}
                defaultChecked={layout === (stored ?? 'rings')}
              />
              <span className="min-w-0">
                <span className="block font-medium">{layoutNames[layout]}</span>
                <span className="block text-xs text-muted">{about[layout]}</span>
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

type DrawingColors = { ground: string; accent: string; text: string }

/** A schematic drawing of a card, in the brand's colors. */
function LayoutDrawing(props: {
  layout: LayoutChoice
  primary: string | undefined
  secondary: string | undefined
}) {
  const ground = props.primary ?? '#f3f0e9'
  const colors = {
    ground,
    accent: props.secondary ?? '#4b6a72',
    text: isDark(ground) ? '#ffffff' : '#22292c',
  }
  return (
    <svg viewBox="0 0 96 60" className="h-auto w-full rounded-md border border-border" aria-hidden="true">
      <rect width="96" height="60" fill={colors.ground} />
      {props.layout === 'vary' ? <Vary {...colors} /> : drawings[props.layout](colors)}
    </svg>
  )
}

const lines = (left: number, top: number, color: string, width = 44): ReactNode => (
  <g fill={color}>
    <rect x={left} y={top} width={width} height="6" rx="1" />
    <rect x={left} y={top + 9} width={width * 0.7} height="6" rx="1" />
  </g>
)

const drawings: Record<CardLayout, (colors: DrawingColors) => ReactNode> = {
  rings: ({ accent, text }) => (
    <>
      <circle cx="96" cy="60" r="30" fill={accent} opacity="0.4" />
      <circle cx="96" cy="60" r="17" fill={accent} />
      {lines(9, 10, text)}
      <rect x="9" y="46" width="6" height="6" rx="1.5" fill={accent} />
    </>
  ),
  frame: ({ accent, text }) => (
    <>
      <rect x="5" y="5" width="86" height="50" fill="none" stroke={text} opacity="0.5" />
      <rect x="24" y="18" width="48" height="6" rx="1" fill={text} />
      <rect x="31" y="27" width="34" height="6" rx="1" fill={text} />
      <rect x="42" y="39" width="12" height="1.5" fill={accent} />
      <rect x="45" y="44" width="6" height="6" rx="1.5" fill={accent} />
    </>
  ),
  strip: ({ accent, text }) => (
    <>
      {lines(9, 22, text, 52)}
      <rect y="44" width="96" height="16" fill={accent} />
      <rect x="9" y="49" width="6" height="6" rx="1.5" fill={isDark(accent) ? '#ffffff' : '#22292c'} />
    </>
  ),
  panel: ({ ground, accent }) => (
    <>
      {isDark(ground) ? null : <rect width="96" height="60" fill={accent} />}
      <circle cx="96" cy="0" r="24" fill={isDark(ground) ? accent : ground} opacity="0.6" />
      <rect x="6" y="6" width="84" height="48" rx="4" fill="#ffffff" />
      <rect x="12" y="11" width="14" height="5" rx="2.5" fill={accent} />
      {lines(12, 21, '#22292c')}
      <rect x="12" y="44" width="6" height="6" rx="1.5" fill={accent} />
    </>
  ),
  initial: ({ accent, text }) => (
    <>
      <rect width="3" height="60" fill={accent} />
      <path d="M56 -4H70V34H98V46H56Z" fill={accent} opacity="0.3" />
      {lines(10, 24, text)}
      <rect x="10" y="46" width="6" height="6" rx="1.5" fill={accent} />
    </>
  ),
}

const Vary = ({ ground, accent, text }: DrawingColors) => (
  <>
    <rect x="48" width="48" height="30" fill={accent} />
    <rect y="30" width="48" height="30" fill={accent} opacity="0.45" />
    <rect x="54" y="36" width="36" height="18" rx="3" fill="#ffffff" />
    <rect x="6" y="9" width="32" height="5" rx="1" fill={text} />
    <rect x="56" y="12" width="32" height="5" rx="1" fill={isDark(accent) ? '#ffffff' : '#22292c'} />
    <rect x="6" y="42" width="26" height="5" rx="1" fill={text} />
    <rect x="59" y="43" width="22" height="4" rx="1" fill={isDark(ground) ? ground : '#22292c'} />
  </>
)

/** Whether white text is more legible on a color than dark text; an incomplete color counts as light. */
function isDark(color: string): boolean {
  const value = Number.parseInt(color.slice(1), 16)
  if (Number.isNaN(value)) return false
  return ((value >> 16) & 255) * 0.3 + ((value >> 8) & 255) * 0.59 + (value & 255) * 0.11 < 150
}
