import { Picture } from '@/components/packages/picture'
import { classNames } from '@/components/ui/class-names'
import type { VariantMedia } from '@/lib/platforms/schemas'

type MediaGridProps = {
  media: readonly VariantMedia[]
  className?: string
  /** The shape of one picture alone. */
  single: string
  /** At most this many tiles; the last one says how many more there are. */
  most?: number
}

/** One picture alone, or two to four tiles side by side. */
export function MediaGrid({ media, className, single, most = 4 }: MediaGridProps) {
  const tiles = media.slice(0, most)
  const [first] = tiles
  if (!first) return null
  if (tiles.length === 1)
    return <Picture url={first.url} alt={first.alt} className={classNames(single, className)} />
  const more = media.length - tiles.length
  return (
    <div
      className={classNames('grid aspect-[16/10] grid-cols-2 grid-rows-2 gap-0.5 overflow-hidden', className)}
    >
      {tiles.map((one, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may be there twice
          key={at}
          className={classNames(
            'relative min-h-0',
            (tiles.length === 2 || (tiles.length === 3 && at === 0)) && 'row-span-2',
          )}
        >
          <Picture url={one.url} alt={one.alt} className="size-full" />
          {more > 0 && at === tiles.length - 1 ? (
            <span className="absolute inset-0 grid place-content-center bg-black/60 text-2xl font-semibold text-white">
              +{more}
            </span>
          ) : null}
        </div>
      ))}
    </div>
  )
}
