import { Film } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { MediaFileAnswer } from '@/lib/media-library/schemas'
import { DocumentSheet } from './document-sheet'
import { lengthWords } from './length-words'
import { pagesWords } from './pages-words'

/**
 * A thumbnail of a library file: an image cropped around its focal point, a video's first frame, a sheet for a
 * document.
 */
export function FilePicture({ file, className }: { file: MediaFileAnswer; className?: string }) {
  const { x, y } = file.focal ?? { x: 0.5, y: 0.5 }
  return (
    <span className={classNames('@container relative block overflow-hidden bg-default-soft', className)}>
      {file.kind === 'image' ? (
        // biome-ignore lint/performance/noImgElement: served by this install in the size that is shown
        <img
          src={file.preview_url ?? file.url}
          alt=""
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      ) : file.kind === 'document' ? (
        <>
          <span className="absolute inset-0 flex items-center justify-center">
            <DocumentSheet className="h-3/4 max-h-40" />
          </span>
          {/* Hidden in small boxes, where there is no room for it. */}
          <Badge className="@max-[6rem]:hidden">{pagesWords(file.pages ?? 0)}</Badge>
        </>
      ) : (
        <>
          <video
            src={file.url}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden
            className="size-full object-cover"
          />
          <Badge>
            <Film aria-hidden className="size-3" />
            {file.seconds ? lengthWords(file.seconds) : 'Video'}
          </Badge>
        </>
      )}
    </span>
  )
}

const Badge = ({ className, children }: { className?: string; children: ReactNode }) => (
  <span
    className={classNames(
      'absolute bottom-1 left-1 inline-flex items-center gap-1 rounded bg-black/70 px-1.5 py-0.5 text-xs text-white tabular-nums',
      className,
    )}
  >
    {children}
  </span>
)
