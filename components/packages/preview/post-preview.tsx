'use client'

import { NetworkPost } from '@/components/network-post/network-post'
import { platformRules } from '@/lib/platforms/registry'
import { bareTag, renderPost } from '@/lib/platforms/render-post'
import type { VariantContent } from '@/lib/platforms/schemas'
import { isVideo } from '@/lib/post-rules/validate-media'
import { WebhookPreview } from './webhook-preview'

export type PreviewProps = {
  content: VariantContent
  /** The channel's name and handle, as they stand over the post. */
  account: { name: string; handle: string | null }
}

/** How the variant will look on its platform, with the exact text that is posted. */
export function PostPreview({ content, account }: PreviewProps) {
  const { platform, media, hashtags } = content
  return (
    <figure aria-label={`Preview on ${platformRules[platform].label}`} data-preview={platform}>
      {platform === 'webhook' ? (
        <WebhookPreview content={content} post={renderPost(content)} name={account.name} />
      ) : (
        <NetworkPost
          post={{
            ...renderPost(content),
            platform,
            account,
            tags: platform === 'youtube' ? hashtags.map(bareTag).filter(Boolean) : [],
            media: media.map(({ url, alt, focal }) => ({
              ...{ src: url, alt, kind: isVideo(url) ? ('video' as const) : ('image' as const), focal },
              playable: isVideo(url) && url.startsWith('/'),
            })),
            publishedAt: null,
          }}
        />
      )}
    </figure>
  )
}
