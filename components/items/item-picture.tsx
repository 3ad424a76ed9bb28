import { ImageOff } from 'lucide-react'
import { classNames } from '@/components/ui/class-names'
import { LoadedImage } from './loaded-image'

/** A small picture next to a title, with a placeholder if there is none or it cannot be loaded. */
export function ItemPicture({ src, className }: { src: string | null; className?: string }) {
  const nothing = <ImageOff className="size-4 opacity-60" />
  return (
    <span
      aria-hidden
      className={classNames(
        'grid shrink-0 place-items-center overflow-hidden rounded-lg bg-default-soft text-muted',
        className ?? 'size-12',
      )}
    >
      {src ? (
        <LoadedImage key={src} src={src} alt="" className="size-full object-cover" fallback={nothing} />
      ) : (
        nothing
      )}
    </span>
  )
}
