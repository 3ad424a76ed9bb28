import { readableOn } from '@/components/ui/avatar'
import { contrastRatio } from '@/lib/platforms/contrast'
import { longHexColor } from '@/lib/platforms/hex-color'

/** How legible text is on the two colors, in numbers and in words. */
export function ColorContrast({ primary, secondary }: { primary?: string; secondary?: string }) {
  const colours = [primary, secondary]
    .map((color) => longHexColor(color?.trim() ?? ''))
    .filter((hex) => /^#[0-9a-f]{6}$/i.test(hex))
  if (colours.length === 0) return null
  return (
    <ul className="grid gap-3 sm:grid-cols-2" aria-label="Text contrast on your colours">
      {colours.map((hex) => {
        const text = readableOn(hex)
        const ratio = contrastRatio(hex, text === '#000' ? '#000000' : '#ffffff')
        return (
          <li
            key={hex}
            className="rounded-lg px-3 py-2 text-sm"
            style={{ backgroundColor: hex, color: text }}
          >
            <span className="font-semibold">{text === '#000' ? 'Black' : 'White'} text</span>{' '}
            {ratio.toFixed(1)} : 1,{' '}
            {ratio >= 7
              ? 'is very easy to read'
              : ratio >= 4.5
                ? 'is easy to read'
                : 'works for large text only'}
          </li>
        )
      })}
      {colours.length === 2 ? (
        <li className="text-xs text-muted sm:col-span-2">
          {contrastBetween(colours[0] ?? '', colours[1] ?? '')}
        </li>
      ) : null}
    </ul>
  )
}

function contrastBetween(a: string, b: string): string {
  const ratio = contrastRatio(a, b)
  const shown = `${ratio.toFixed(1)} : 1`
  return ratio >= 3
    ? `The two colours contrast well with each other (${shown}).`
    : `The two colours are too similar (${shown}). Don’t place one on the other.`
}
