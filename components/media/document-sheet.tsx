import { FileText } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

/** Stands for a document in a box: a sheet of paper. The pages themselves are not drawn. */
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

/** "1 page", "12 pages". */
export const pagesWords = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`
