import type { ReactNode } from 'react'
import type { FoundFields } from '@/lib/voice/extract/schemas'
import type { BriefField } from '@/lib/voice/schemas'
import { fieldLabels } from '../editor/voice-entries'

/** Returns the element ID of the place in the brief that mentions a field. */
export const markOf = (field: BriefField): string => `brief-${field}`

/** A brief, with the places marked that say something about the voice. */
export function BriefText({ text, fields }: { text: string; fields: FoundFields }) {
  const parts: ReactNode[] = []
  let at = 0
  for (const { from, until, names } of places(fields)) {
    parts.push(text.slice(at, from))
    parts.push(
      <mark
        key={from}
        tabIndex={-1}
        title={names.map((field) => fieldLabels[field]).join(', ')}
        className="rounded-sm bg-accent-soft px-0.5 text-accent-soft-foreground focus:outline-2 focus:outline-focus"
      >
        {names.map((field) => (
          <span key={field} id={markOf(field)} />
        ))}
        {text.slice(from, until)}
      </mark>,
    )
    at = until
  }
  return (
    <section aria-label="Brief with matches highlighted" className="card card--default lg:sticky lg:top-6">
      <h3 className="px-5 pt-4 pb-3 text-base font-semibold">In the brief</h3>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        className="relative max-h-[70vh] overflow-y-auto px-5 pb-5 text-sm leading-relaxed break-words whitespace-pre-wrap"
      >
        {[...parts, text.slice(at)]}
      </div>
    </section>
  )
}

/** Returns the places of all fields in text order, with overlapping ones joined. */
function places(fields: FoundFields): { from: number; until: number; names: BriefField[] }[] {
  const all = (Object.keys(fields) as BriefField[])
    .flatMap((field) => {
      const found = fields[field]
      return found ? [{ from: found.from, until: found.until, names: [field] }] : []
    })
    .sort((a, b) => a.from - b.from)
  const joined: typeof all = []
  for (const place of all) {
    const last = joined.at(-1)
    if (last && place.from < last.until) {
      last.until = Math.max(last.until, place.until)
      last.names.push(...place.names)
    } else joined.push({ ...place })
  }
  return joined
}
