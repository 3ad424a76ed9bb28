import { longHexColor } from '@/lib/platforms/hex-color'

/** A small square in the color whose hex code the text is; nothing for any other text. */
export function ColorSwatch({ text }: { text: string }) {
  if (!/^#[0-9a-f]{6}$/i.test(longHexColor(text))) return null
  return (
    <span
      aria-hidden
      className="inline-block size-4 shrink-0 rounded border border-border"
      style={{ backgroundColor: text }}
    />
  )
}
