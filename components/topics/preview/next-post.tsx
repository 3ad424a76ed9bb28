'use client'

import { PostPreview } from '@/components/packages/preview/post-preview'
import type { TopicPreview } from '@/lib/topics/schemas'

/** A post that is not stored, as each network would show it, with the facts it is based on. */
export function NextPost({ post }: { post: NonNullable<TopicPreview['post']> }) {
  return (
    <div className="@container flex flex-col gap-5">
      <p className="text-sm">
        <span className="text-muted">About</span> <span className="font-medium">{post.item.title}</span>
        <span className="text-muted">
          {post.by === 'model' ? ', written by the AI model' : ', written by the built-in composer'}
        </span>
      </p>
      {post.facts.length > 0 ? (
        <div className="text-sm">
          <h3 className="text-xs font-medium text-muted">Facts it starts from</h3>
          <ul className="mt-1 list-disc pl-5">
            {post.facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {post.warnings.map((warning) => (
        <p key={warning} className="text-sm text-warning-soft-foreground">
          {warning}
        </p>
      ))}
      <ul className="grid items-start gap-4 @xl:grid-cols-2">
        {post.variants.map(({ channel_id, channel, handle, ...content }) => (
          <li key={channel_id} className="min-w-0">
            <PostPreview content={content} account={{ name: channel, handle }} />
          </li>
        ))}
      </ul>
    </div>
  )
}
