import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LinkButton } from './button'

/**
 * Keyset pagination: links to the newer and the older page, if there are any. Renders nothing if everything fits on
 * one page.
 */
export function Pagination({
  newer,
  older,
  note,
  labels = { newer: 'Previous', older: 'Next' },
}: {
  newer?: string | null
  older?: string | null
  note?: string
  labels?: { newer: string; older: string }
}) {
  if (!newer && !older) return null
  return (
    <nav aria-label="Pages" className="mt-4 flex items-center justify-between gap-4">
      <p className="text-sm text-muted">{note}</p>
      <div className="flex gap-2">
        {newer ? (
          <LinkButton href={newer} size="sm" rel="prev">
            <ChevronLeft aria-hidden />
            {labels.newer}
          </LinkButton>
        ) : null}
        {older ? (
          <LinkButton href={older} size="sm" rel="next">
            {labels.older}
            <ChevronRight aria-hidden />
          </LinkButton>
        ) : null}
      </div>
    </nav>
  )
}
