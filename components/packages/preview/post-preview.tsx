'use client'

import { platformRules } from '@/lib/platforms/registry'
import { renderPost } from '@/lib/platforms/render-post'
import type { Platform } from '@/lib/platforms/schemas'
import { InstagramPreview } from './instagram-preview'
import { LinkedinPreview } from './linkedin-preview'
import type { PreviewProps } from './preview-props'
import { WebhookPreview } from './webhook-preview'
import { XPreview } from './x-preview'
import { YoutubePreview } from './youtube-preview'

const previews: Record<Platform, (props: PreviewProps) => React.ReactNode> = {
  x: XPreview,
  linkedin: LinkedinPreview,
  instagram: InstagramPreview,
  youtube: YoutubePreview,
  webhook: WebhookPreview,
}

/** How the variant will look on its platform, with the exact text that is posted. */
export function PostPreview({ content, name }: Omit<PreviewProps, 'post'>) {
  const Preview = previews[content.platform]
  return (
    <figure
      aria-label={`Preview on ${platformRules[content.platform].label}`}
      data-preview={content.platform}
    >
      <Preview content={content} post={renderPost(content)} name={name} />
    </figure>
  )
}
