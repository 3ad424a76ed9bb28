import { ArticleText } from '@/components/network-post/article-text'
import { MediaBox, sizeContainer, wholeWithin } from '@/components/network-post/media-box'
import type { NetworkPostView } from '@/components/network-post/network-post-view'
import { Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#657080,#a0a8b3)]'
const accent = 'text-[light-dark(#c2185b,#ff6aa6)]'
const any = { min: 1 / 3, max: 4 }

/** An article as Ghost's default theme shows it: the first tag, title, author, first image, text. */
export function GhostPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt, title, text, tags, link, live } = post
  const [first, ...others] = media
  const [tag] = tags
  return (
    <article className="rounded-lg border border-[light-dark(#e5e9ed,#2a2f36)] bg-[light-dark(#fff,#15171a)] px-5 py-6 font-[system-ui,sans-serif] text-[light-dark(#15171a,#f3f5f7)] [overflow-wrap:anywhere]">
      {tag ? <p className={`text-xs font-semibold tracking-wide uppercase ${accent}`}>{tag}</p> : null}
      <p className="mt-1.5 text-2xl leading-tight font-bold">{title || 'Untitled'}</p>
      <div className={`mt-4 flex items-center gap-2.5 text-xs ${grey}`}>
        <Avatar name={account.name} shape="round" />
        <span className="min-w-0">
          <span className="block truncate font-semibold text-[light-dark(#15171a,#f3f5f7)]">
            {account.name}
          </span>
          <Moment at={publishedAt} /> · {minutes(text)} min read
        </span>
      </div>
      {first ? (
        <div className="mt-5" style={sizeContainer}>
          <MediaBox media={first} style={wholeWithin(any)} />
        </div>
      ) : null}
      <div className="mt-5 flex flex-col gap-4 font-serif text-[17px] leading-[1.6]">
        <ArticleText text={text} entity={`${accent} underline`} live={live} />
        {others.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be there twice
          <div key={at} style={sizeContainer}>
            <MediaBox media={one} style={wholeWithin(any)} />
          </div>
        ))}
        {link && !text.includes(link) ? (
          <p className={`${accent} underline`}>{link.replace(/^https?:\/\/(?:www\.)?/i, '')}</p>
        ) : null}
      </div>
      {tags.length > 1 ? <p className={`mt-5 text-xs ${grey}`}>Tags: {tags.join(', ')}</p> : null}
    </article>
  )
}

/** Reading time as Ghost computes it, at 275 words per minute. */
const minutes = (text: string): number => Math.max(1, Math.round(text.split(/\s+/u).length / 275))
