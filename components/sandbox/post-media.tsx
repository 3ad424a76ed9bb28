export type PostPicture = { id: string; alt: string; contentType: string }

/** Up to four pictures in a grid; the rest is counted on the last. One alone keeps its shape. */
export function PostMedia({ media, square = false }: { media: PostPicture[]; square?: boolean }) {
  if (media.length === 0) return null
  const shown = media.slice(0, 4)
  const more = media.length - shown.length
  return (
    <div className={`grid gap-0.5 overflow-hidden ${shown.length > 1 ? 'grid-cols-2' : 'grid-cols-1'}`}>
      {shown.map((one, index) => (
        <div
          key={one.id}
          className={`relative bg-surface-secondary ${
            shown.length > 1 || square ? 'aspect-square' : 'max-h-[32rem]'
          } ${shown.length === 3 && index === 0 ? 'col-span-2 aspect-video' : ''}`}
        >
          <Picture media={one} fill={shown.length > 1 || square} />
          {more > 0 && index === shown.length - 1 ? (
            <span className="absolute inset-0 grid place-content-center bg-black/60 text-xl font-semibold text-white">
              +{more}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  )
}

function Picture({ media, fill }: { media: PostPicture; fill: boolean }) {
  const look = fill ? 'size-full object-cover' : 'max-h-[32rem] w-full object-contain'
  const src = `/sandbox/media/${media.id}`
  if (media.contentType.startsWith('video/'))
    return (
      // biome-ignore lint/a11y/useMediaCaption: films come from other people's buckets without captions
      <video src={src} controls preload="metadata" aria-label={media.alt || undefined} className={look} />
    )
  return (
    // biome-ignore lint/performance/noImgElement: our own route, already sized
    <img src={src} alt={media.alt} loading="lazy" className={look} />
  )
}
