import { longHexColor } from '@/lib/platforms/hex-color'

/** The colour that a text is the code of, as a small square before it; nothing before any other text. */
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
