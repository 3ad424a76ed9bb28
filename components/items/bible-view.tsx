import { ChevronRight } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'

/** A document from the source as received, collapsed by default. */
export function BibleView({ label, document }: { label: string; document: unknown }) {
  const text = JSON.stringify(document, null, 2)
  return (
    <details className="card card--default group">
      <summary className="flex cursor-pointer items-center gap-2 rounded-xl px-5 py-4 font-semibold">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        {label}
        <span className="ml-auto text-xs font-normal text-muted">{sizeWords(text.length)}</span>
      </summary>
      <div className="px-5 pb-5">
        <div className="mb-2 flex justify-end">
          <CopyButton text={text} label="Copy JSON" />
        </div>
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
          tabIndex={0}
          className="max-h-[32rem] overflow-auto rounded-lg bg-surface-secondary p-4 font-mono text-xs whitespace-pre-wrap break-words"
        >
          {text}
        </pre>
      </div>
    </details>
  )
}

const sizeWords = (characters: number) =>
  characters < 1000 ? `${characters} characters` : `${(characters / 1000).toFixed(1)} kB`
