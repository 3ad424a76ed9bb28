import { classNames } from '@/components/ui/class-names'
import type { RatioRange } from '@/lib/networks/rules'
import { MediaBox, sizeContainer, wholeWithin } from './media-box'
import type { PostMedia } from './network-post-view'

type MediaGridProps = {
  media: readonly PostMedia[]
  /** The aspect ratios in which a single image is shown uncropped; beyond them, it is cropped around its center. */
  single: RatioRange
  /** The CSS class for the shape of a grid of several images. */
  frame: string
  className?: string
}

/** Of two tiles, both are as tall as the frame; of three, only the first is, and the others share the right half. */
const tall = (of: number, at: number): boolean => of === 2 || (of === 3 && at === 0)

/** One image in its own shape, or a grid of two to four tiles, the last of which shows how many more there are. */
export function MediaGrid({ media, single, frame, className }: MediaGridProps) {
  const tiles = media.slice(0, 4)
  const [first] = tiles
  if (!first) return null
  if (tiles.length === 1)
    return (
      <div className={classNames('overflow-hidden', className)} style={sizeContainer}>
        <MediaBox key={first.src} media={first} style={wholeWithin(single)} />
      </div>
    )
  const more = media.length - tiles.length
  return (
    <div className={classNames('grid grid-cols-2 grid-rows-2 gap-0.5 overflow-hidden', frame, className)}>
      {tiles.map((one, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be there twice
          key={at}
          className={classNames('relative min-h-0', tall(tiles.length, at) && 'row-span-2')}
        >
          <MediaBox media={one} className="h-full" />
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
