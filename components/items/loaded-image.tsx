'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

type LoadedImageProps = { src: string; alt: string; className?: string; fallback: ReactNode }

/**
 * A picture from whatever host a source names, loaded when it comes near, without telling that host where it is shown.
 * When it cannot be loaded the fallback stands in its place.
 */
export function LoadedImage({ src, alt, className, fallback }: LoadedImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before this script ran.
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
