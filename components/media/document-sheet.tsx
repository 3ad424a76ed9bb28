import { FileText } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

/** A sheet of paper as a placeholder for a document, whose pages are not rendered. */
export function DocumentSheet({ className }: { className?: string }) {
  return (
    <span
      className={classNames(
        'flex aspect-[3/4] flex-col items-center justify-center gap-1 rounded border border-border bg-surface text-muted shadow-sm',
        className,
      )}
    >
      <FileText aria-hidden className="size-5 shrink-0" />
      <span aria-hidden className="text-[0.625rem] leading-none font-semibold">
        PDF
      </span>
    </span>
  )
}
