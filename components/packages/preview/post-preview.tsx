'use client'

import { NetworkPost } from '@/components/network-post/network-post'
import type { PostAccount } from '@/components/network-post/network-post-view'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import { languageName } from '@/lib/platforms/language'
import { platformRules } from '@/lib/platforms/registry'
import { bareTag, renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isMediaAddress, isVideo } from '@/lib/post-rules/validate-media'

export type PreviewProps = {
  content: VariantContent
  /** The channel's name and handle, as shown above the post. */
  account: PostAccount
  /** Known facts about the post's documents. */
  documents?: KnownDocuments | undefined
  /** When it was published; null or absent if it was not, so the preview says "now". */
  publishedAt?: Date | null | undefined
}

/** How the variant will look on its network, with the exact text that is posted. */
export function PostPreview({ content, account, documents, publishedAt = null }: PreviewProps) {
  const { platform, media, hashtags, link, language, replies, collaborators } = content
  const { label, hashtags: tagRules } = platformRules[platform]
  return (
    <figure aria-label={`Preview on ${label}`} data-preview={platform}>
      <NetworkPost
        post={{
          ...renderPost(content),
          platform,
          account,
          tags: tagRules.placement === 'tags' ? hashtags.map(bareTag).filter(Boolean) : [],
          media: media.map(({ url, alt, focal, title = '' }) =>
            isDocument(url)
              ? { src: url, alt: title, kind: 'document', pages: documents?.[url]?.pages }
              : {
                  ...{ src: url, alt, kind: isVideo(url) ? 'video' : 'image', focal },
                  playable: isVideo(url) && url.startsWith('/'),
                },
          ),
          ...{ link, replies, collaborators },
          fields: { hashtags, media, link, language },
          publishedAt,
        }}
      />
      {media.map(({ url, title, captions }) =>
        captions ? (
          <p key={url} className="mt-2 text-sm text-muted">
            Captions:{' '}
            {captions.map((one, at) => (
              <span key={one.url}>
                {at > 0 ? ', ' : ''}
                <a href={one.url} rel="noreferrer" className="underline">
                  {languageName(one.language)}
                </a>
              </span>
            ))}
          </p>
        ) : isDocument(url) && isMediaAddress(url) ? (
          <a
            key={url}
            href={url}
            rel="nofollow noopener noreferrer"
            download
            className="mt-2 block text-sm underline underline-offset-2"
          >
            Download {title || 'the document'} (PDF)
          </a>
        ) : null,
      )}
    </figure>
  )
}
