import { DocumentSheet } from '@/components/media/document-sheet'
import { pagesWords } from '@/components/media/pages-words'
import type { PostMedia } from './network-post-view'

/**
 * A document as networks show it: a placeholder for its first page, with the title and page count above and the
 * page number below.
 */
export function DocumentBox({ media }: { media: PostMedia }) {
  const { alt, pages } = media
  return (
    <div role="img" aria-label={`Document: ${alt || 'no title yet'}`} className="relative bg-[#38434f]">
      <p className="absolute inset-x-0 top-0 truncate bg-black/60 px-4 py-2.5 text-sm font-semibold text-white">
        {alt || 'No title yet'}
        {pages ? <span className="font-normal"> · {pagesWords(pages)}</span> : null}
      </p>
      <div className="grid place-content-center px-4 pt-14 pb-12">
        <DocumentSheet className="h-48" />
      </div>
      {pages ? (
        <p
          aria-hidden
          className="absolute inset-x-0 bottom-0 bg-black/60 px-4 py-1.5 text-xs text-white tabular-nums"
        >
          1 / {pages}
        </p>
      ) : null}
    </div>
  )
}
