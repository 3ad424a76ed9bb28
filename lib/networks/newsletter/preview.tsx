import { ArticleText } from '@/components/network-post/article-text'
import { MediaBox, sizeContainer, wholeWithin } from '@/components/network-post/media-box'
import type { NetworkPostView, PostMedia } from '@/components/network-post/network-post-view'
import { Moment } from '@/components/network-post/post-parts'
import { Avatar } from '@/components/ui/avatar'

const grey = 'text-[light-dark(#5f6368,#9aa0a6)]'
const any = { min: 1 / 3, max: 4 }

/** An email as a mail program shows it: subject, sender and list, then the title, images and text. */
export function NewsletterPost({ post }: { post: NetworkPostView }) {
  const { account, media, publishedAt, title, text, live } = post
  const [first, ...others] = media
  return (
    <article className="overflow-hidden rounded-lg border border-[light-dark(#dadce0,#3c4043)] bg-[light-dark(#fff,#1f1f1f)] font-[Arial,Helvetica,sans-serif] text-[light-dark(#202124,#e8eaed)] [overflow-wrap:anywhere]">
      <header className="border-b border-[light-dark(#eceff1,#303134)] px-5 py-4">
        <p className="text-lg">{title || 'No subject'}</p>
        <div className="mt-3 flex items-center gap-3 text-sm">
          <Avatar name={account.name} shape="round" />
          <div className="min-w-0 flex-1">
            <p className="truncate font-semibold">{account.name}</p>
            <p className={`truncate text-xs ${grey}`}>to {account.handle ?? 'the list'}</p>
          </div>
          <span className={`shrink-0 text-xs ${grey}`}>
            <Moment at={publishedAt} />
          </span>
        </div>
      </header>
      <div className="mx-auto flex max-w-[600px] flex-col gap-4 px-5 py-6 text-base leading-normal">
        <p className="text-2xl leading-tight font-bold">{title}</p>
        {first ? <Picture media={first} /> : null}
        <ArticleText text={text} entity="text-[light-dark(#1a57d6,#8ab4f8)] underline" live={live} />
        {others.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may be there twice
          <Picture key={at} media={one} />
        ))}
      </div>
    </article>
  )
}

const Picture = ({ media }: { media: PostMedia }) => (
  <div style={sizeContainer}>
    <MediaBox media={media} style={wholeWithin(any)} />
  </div>
)
