'use client'

import { Film, ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { classNames } from './class-names'

/**
 * Delays before each retry of a thumbnail that failed to load, because it may still be in the making. After the
 * last one, gives up.
 */
const askAgainAfterMs = [1_500, 4_000, 10_000]

type ThumbnailProps = {
  /** The thumbnail's URL; null if there is no picture. */
  src: string | null
  /** Whether it stands for a video, which has no thumbnail. */
  isVideo?: boolean
  /** Sets the size and shape of the box; the picture fills it. */
  className?: string
}

/** A small picture next to a title, lazily loaded. A plain box takes its place if it is missing or not ready yet. */
export function Thumbnail({ src, isVideo, className }: ThumbnailProps) {
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-lg bg-default-soft text-muted',
        className ?? 'size-12',
      )}
    >
      {src && !isVideo ? (
        <Image key={src} src={src} />
      ) : isVideo ? (
        <Film className="size-4 opacity-60" />
      ) : (
        <NoPicture />
      )}
    </span>
  )
}

const NoPicture = () => <ImageOff className="size-4 opacity-60" />

function Image({ src }: { src: string }) {
  const image = useRef<HTMLImageElement>(null)
  const [tries, setTries] = useState({ failed: 0, started: 0 })
  const { failed, started } = tries
  const fail = () => setTries((now) => ({ ...now, failed: now.started + 1 }))

  // Loading may have failed before this script ran.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setTries((now) => ({ ...now, failed: 1 }))
  }, [])

  const waits = failed > started
  useEffect(() => {
    const pause = askAgainAfterMs[started]
    if (!waits || pause === undefined) return
    const timer = setTimeout(() => setTries({ failed: started + 1, started: started + 1 }), pause)
    return () => clearTimeout(timer)
  }, [waits, started])

  if (waits) return <NoPicture />
  return (
    // biome-ignore lint/performance/noImgElement: a small copy that we made ourselves
    <img
      ref={image}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className="size-full object-cover"
      onError={fail}
    />
  )
}
