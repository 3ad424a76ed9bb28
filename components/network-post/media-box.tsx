'use client'

import { FileText, Film, ImageOff } from 'lucide-react'
import { type CSSProperties, useCallback, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { RatioRange } from '@/lib/networks/rules'
import type { PostMedia } from './network-post-view'

type MediaBoxProps = {
  media: PostMedia | undefined
  className?: string
  style?: CSSProperties
  fit?: 'cover' | 'contain'
  /** The image shown before a video is played. */
  poster?: string | undefined
}

/**
 * One image or video that fills a box, with an icon in place of documents, videos that cannot be played, and images
 * that are missing or do not load.
 */
export function MediaBox({ media, className, style, fit = 'cover', poster }: MediaBoxProps) {
  const [broken, setBroken] = useState<string>()
  // The image may have failed before this script ran.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc)
      setBroken(image.getAttribute('src') ?? '')
  }, [])
  const look = classNames('block w-full', fit === 'cover' ? 'object-cover' : 'object-contain', className)
  if (media?.kind === 'video' && media.playable)
    return (
      // biome-ignore lint/a11y/useMediaCaption: videos come from others' buckets without captions
      <video
        src={media.src}
        poster={poster}
        controls
        preload="metadata"
        aria-label={media.alt || undefined}
        className={look}
        style={style}
      />
    )
  if (media?.kind === 'image' && broken !== media.src)
    return (
      // biome-ignore lint/performance/noImgElement: images of other hosts, which the optimiser must not fetch
      <img
        ref={check}
        src={media.src}
        alt={media.alt}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className={look}
        style={style}
        onError={() => setBroken(media.src)}
      />
    )
  const Sign = media?.kind === 'video' ? Film : media?.kind === 'document' ? FileText : ImageOff
  return (
    <div
      className={classNames('grid w-full place-content-center bg-default-soft text-muted', className)}
      style={{ aspectRatio: '16 / 9', ...style }}
    >
      <Sign aria-hidden className="size-5" />
      <span className="sr-only">{media?.alt || (media?.kind === 'video' ? 'A video' : 'No image yet')}</span>
    </div>
  )
}

/**
 * Returns the style for a single image: its natural height, limited to the aspect ratios that the network shows
 * uncropped. Its box must be a size container (`sizeContainer`).
 */
export const wholeWithin = ({ min, max }: RatioRange): CSSProperties => ({
  height: 'auto',
  minHeight: `calc(100cqw / ${max})`,
  maxHeight: `calc(100cqw / ${min})`,
})

/** The style of the box that `wholeWithin` measures. */
export const sizeContainer: CSSProperties = { containerType: 'inline-size' }
