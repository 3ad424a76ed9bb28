'use client'

import { Bookmark, ChevronLeft, ChevronRight, Ellipsis, Heart, MessageCircle, Send } from 'lucide-react'
import { useState } from 'react'
import { MediaBox, sizeContainer, wholeWithin } from '@/components/network-post/media-box'
import type { NetworkPostView, PostMedia } from '@/components/network-post/network-post-view'
import { FirstComment, FoldedText, Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'
import { classNames } from '@/components/ui/class-names'

// According to help pages and common guides as of 2026-11-22: Instagram shows images uncropped from 4:5 to 1.91:1,
// and the first image sets the shape of the whole carousel. Fold lengths are approximate, as they are on the
// networks.
const single = { min: 4 / 5, max: 1.91 }
const entity = 'text-[light-dark(#00376b,#c8e0ff)]'
const feed = { fold: { characters: 125, lines: 2 }, more: '… more' }

/** A post as Instagram's feed shows it. */
export function InstagramPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt } = post
  // Instagram names accounts by their handle.
  const name = account.handle?.replace(/^@/, '') ?? account.name
  return (
    <div className="mx-auto max-w-md overflow-hidden rounded-lg border border-[light-dark(#dbdbdb,#363636)] bg-[light-dark(#fff,#000)] font-[system-ui,sans-serif] text-sm leading-[1.3] text-[light-dark(#000,#f5f5f5)]">
      <div className="flex items-center gap-2.5 px-3 py-2.5">
        <span className="rounded-full bg-[conic-gradient(#feda75,#fa7e1e,#d62976,#962fbf,#4f5bd5,#feda75)] p-0.5">
          <span className="block rounded-full bg-[light-dark(#fff,#000)] p-0.5">
            <Avatar name={account.name} size="sm" shape="round" />
          </span>
        </span>
        <p className="min-w-0 flex-1">
          <span className="block truncate font-semibold">
            {name}
            <WithOthers names={post.collaborators ?? []} />
          </span>
          {name === account.name ? null : <span className="block truncate text-xs">{account.name}</span>}
        </p>
        <Ellipsis aria-hidden className="size-5" />
      </div>
      <Carousel media={media} />
      <div aria-hidden className="flex gap-4 px-3 pt-3 [&_svg]:size-6">
        <Heart />
        <MessageCircle />
        <Send />
        <Bookmark className="ml-auto" />
      </div>
      <div className="px-3 pt-2.5 pb-4">
        <span className="font-semibold">{name} </span>
        <FoldedText post={post} {...feed} className="inline" entity={entity} links={false} />
        <FirstComment post={post} name={name} className="mt-3" entity={entity} links={false} />
        <p className="mt-2 text-xs text-[light-dark(#5e5e5e,#a8a8a8)]">
          <Moment at={publishedAt} />
        </p>
      </div>
    </div>
  )
}

/** The accounts after the first one, as shown once they have accepted to collaborate. */
function WithOthers({ names: [first, ...others] }: { names: readonly string[] }) {
  if (first === undefined) return null
  return (
    <>
      <span className="font-normal"> and </span>
      {others.length > 0 ? `${others.length + 1} others` : first}
    </>
  )
}

/** Positions an image that we crop around a focal point before sending, to match that crop. */
const croppedAt = (focal: PostMedia['focal']) =>
  focal && { objectPosition: `${focal.x * 100}% ${focal.y * 100}%` }

/** The first image sets the frame; the others are cropped to it. */
function Carousel({ media }: { media: readonly PostMedia[] }) {
  const [chosen, setChosen] = useState(0)
  const at = Math.min(chosen, Math.max(0, media.length - 1))
  const one = media[at]
  const frame = wholeWithin(single)
  const step =
    'absolute top-1/2 grid size-7 -translate-y-1/2 cursor-pointer place-content-center rounded-full bg-white/90 text-black shadow disabled:hidden [&_svg]:size-4'
  return (
    <div className="relative overflow-hidden" style={sizeContainer}>
      <div className={at === 0 ? undefined : 'invisible'}>
        <MediaBox key={media[0]?.src} media={media[0]} style={{ ...frame, ...croppedAt(media[0]?.focal) }} />
      </div>
      {at > 0 ? (
        <div className="absolute inset-0">
          <MediaBox key={at} media={one} className="h-full" />
        </div>
      ) : null}
      {media.length > 1 ? (
        <>
          <button
            type="button"
            aria-label="Previous image"
            disabled={at === 0}
            className={classNames(step, 'left-2')}
            onClick={() => setChosen(at - 1)}
          >
            <ChevronLeft aria-hidden />
          </button>
          <button
            type="button"
            aria-label="Next image"
            disabled={at === media.length - 1}
            className={classNames(step, 'right-2')}
            onClick={() => setChosen(at + 1)}
          >
            <ChevronRight aria-hidden />
          </button>
          <span className="absolute top-3 right-3 rounded-full bg-black/70 px-2 py-0.5 text-xs text-white tabular-nums">
            {at + 1}/{media.length}
          </span>
        </>
      ) : null}
    </div>
  )
}
