'use client'

import { ImageOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

/** One picture of an item; says calmly when it cannot be loaded. */
export function GalleryPicture({ src, alt }: { src: string; alt: string }) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before this script ran.
  useEffect(() => {
    if (picture.current?.complete && picture.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <a
      href={src}
      target="_blank"
      rel="nofollow noopener noreferrer ugc"
      className="relative block aspect-square overflow-hidden rounded-lg bg-default-soft"
    >
      {failed ? (
        <span className="absolute inset-0 flex flex-col items-center justify-center gap-1.5 p-3 text-center text-xs text-muted">
          <ImageOff aria-hidden className="size-5" />
          This picture cannot be loaded
          <span className="sr-only">: {alt}</span>
        </span>
      ) : (
        // biome-ignore lint/performance/noImgElement: pictures of unknown hosts; our server must not fetch them
        <img
          ref={picture}
          src={src}
          alt={alt}
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed(true)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </a>
  )
}
