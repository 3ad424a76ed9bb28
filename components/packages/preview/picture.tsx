'use client'

import { FileText, Film, ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isVideo } from '@/lib/post-rules/validate-media'

type PictureProps = {
  url: string | null
  alt: string
  /** Sets the size and shape of the box; the picture fills it. */
  className?: string
  fit?: 'cover' | 'contain'
}

/** A picture from any host, in a box of its own. An icon takes its place if there is none or it does not load. */
export function Picture({ url, alt, className, fit = 'cover' }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  // Loading may have failed before this script ran.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setBroken(image.src)
  }, [])
  const film = url !== null && isVideo(url)
  const isSheet = url !== null && isDocument(url)
  const shows = url !== null && url !== '' && !film && !isSheet && broken !== absolute(url)
  const Sign = film ? Film : isSheet ? FileText : ImageOff
  return (
    <div className={classNames('overflow-hidden bg-default-soft', className)}>
      {shows ? (
        // biome-ignore lint/performance/noImgElement: pictures of other hosts, which the optimiser must not fetch
        <img
          ref={check}
          src={url}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className={classNames('size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
          onError={(event) => setBroken(event.currentTarget.src)}
        />
      ) : (
        <div className="grid size-full place-content-center text-muted">
          <Sign aria-hidden className="size-5 max-h-full max-w-full" />
          {alt || film || isSheet ? (
            <span className="sr-only">{alt || (film ? 'Video' : 'Document')}</span>
          ) : null}
        </div>
      )}
    </div>
  )
}

const absolute = (url: string): string =>
  typeof document === 'undefined' ? url : (URL.parse(url, document.baseURI)?.href ?? url)
