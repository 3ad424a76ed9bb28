import { ImageOff } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'

/**
 * A small picture beside a title, from whatever host a source names. Decorative, so a picture that fails leaves nothing
 * but the calm ground behind it; no script is needed for that.
 */
export function ItemPicture({ src, className }: { src: string | null; className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-content-center overflow-hidden rounded-lg bg-default-soft text-muted',
        className ?? 'size-12',
      )}
    >
      <ImageOff className="size-4 opacity-60" />
      {src ? (
        // biome-ignore lint/performance/noImgElement: pictures of unknown hosts; our server must not fetch them
        <img
          src={src}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="absolute inset-0 size-full bg-default-soft object-cover"
        />
      ) : null}
    </span>
  )
}
