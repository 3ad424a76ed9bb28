import { ArticleText } from '@/components/network-post/article-text'
import { MediaBox, sizeContainer, wholeWithin } from '@/components/network-post/media-box'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { Moment } from '@/components/network-post/post-parts'

const grey = 'text-[light-dark(#5d5d5d,#a4a4a4)]'
const line = 'border-[light-dark(#dcdcdc,#3a3a3a)]'
const serif = 'font-[Charter,"Iowan_Old_Style",Georgia,serif]'

/**
 * An article as the themes that come with WordPress show a single post: title, date, featured image, text, tags
 * (2026-11-23).
 */
export function WordpressPost({ post }: { post: NetworkPostView }) {
  const { account, title, text, media, tags, publishedAt, live = false } = post
  const [featured, ...others] = media
  return (
    <div
      className={`overflow-hidden rounded-lg border ${line} bg-[light-dark(#fff,#1c1c1c)] font-[system-ui,sans-serif] text-[light-dark(#111,#f0f0f0)]`}
    >
      <p className={`flex items-center gap-2 border-b ${line} px-5 py-3 text-sm font-semibold`}>
        <span className="truncate">{account.name}</span>
        <span className={`ml-auto truncate text-xs font-normal ${grey}`}>{account.handle}</span>
      </p>
      <div className="space-y-4 px-5 py-5">
        {/* A sample of another site, so its headings are not headings of this page. */}
        <p className={`text-2xl leading-tight font-semibold text-balance [overflow-wrap:anywhere] ${serif}`}>
          {title || 'No title yet'}
        </p>
        <p className={`text-xs ${grey}`}>
          <Moment at={publishedAt} />
        </p>
        {featured ? <Figure media={featured} /> : null}
        <div className={`space-y-4 text-[17px] leading-[1.65] [overflow-wrap:anywhere] ${serif}`}>
          <ArticleText text={text} entity="underline underline-offset-2" live={live} />
        </div>
        {others.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be there twice
          <Figure key={at} media={one} />
        ))}
        {tags.length > 0 ? (
          <p className={`flex flex-wrap gap-x-1 border-t ${line} pt-3 text-sm ${grey}`}>
            Tags:
            {tags.map((tag, at) => (
              <span key={tag} className="underline underline-offset-2">
                {tag}
                {at < tags.length - 1 ? ',' : ''}
              </span>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}

const Figure = ({ media }: { media: NetworkPostView['media'][number] }) => (
  <div className="overflow-hidden" style={sizeContainer}>
    <MediaBox key={media.src} media={media} style={wholeWithin({ min: 1 / 2, max: 4 })} fit="contain" />
  </div>
)
