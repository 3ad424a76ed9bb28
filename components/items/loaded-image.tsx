'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type LoadedImageProps = { src: string; alt: string; className?: string; fallback: ReactNode }

/**
 * An image from any host that a source names. Loads lazily and sends that host no referrer. Shows the fallback if
 * it cannot be loaded.
 */
export function LoadedImage({ src, alt, className, fallback }: LoadedImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // The image may have failed before this script ran.
  useEffect(() => {
    const { complete, naturalWidth } = image.current ?? {}
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])

  if (failed) return fallback
  return (
    // biome-ignore lint/performance/noImgElement: pictures of unknown hosts; our server must not fetch them
    <img
      ref={image}
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={className}
      onError={() => setFailed(true)}
    />
  )
}
