import { ImageOff } from 'lucide-react'
import { LoadedImage } from './loaded-image'

type GalleryProps = { title: string; featured: string | null; others: string[] }

/** Returns the URLs of an item's images that can be shown, the featured one first. */
export const shownImages = (featured: string | null, others: readonly string[]): string[] =>
  [...(featured ? [featured] : []), ...others].filter((address) => /^https?:\/\//i.test(address))

/** An item's images, the featured one first and large; each opens in a new tab. */
export function Gallery({ title, featured, others }: GalleryProps) {
  const all = shownImages(featured, others)
  if (all.length === 0) return <p className="text-sm text-muted">No images.</p>
  return (
    <ul className="grid grid-cols-3 gap-2">
      {all.map((src, at) => (
        <li key={src} className={at === 0 ? 'col-span-3' : undefined}>
          <a
            href={src}
            target="_blank"
            rel="nofollow noopener noreferrer ugc"
            className="block aspect-square overflow-hidden rounded-lg bg-default-soft"
          >
            <LoadedImage
              src={src}
              alt={at === 0 ? title : `${title}, image ${at + 1} of ${all.length}`}
              className="size-full object-cover"
              fallback={
                <span className="flex size-full flex-col items-center justify-center gap-1.5 p-2 text-center text-xs text-muted">
                  <ImageOff aria-hidden className="size-5" />
                  Couldn’t load
                </span>
              }
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
