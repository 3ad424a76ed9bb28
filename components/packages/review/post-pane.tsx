'use client'

import type { ReactNode } from 'react'
import { ariaKeysOf } from '@/components/shortcuts/shortcuts'
import { LinkButton } from '@/components/ui/button'
import { BlockedLinks } from '../actions/blocked-links'
import { PackageBadge } from '../package-badge'
import { PostPreview } from '../preview/post-preview'
import { PostPrice } from '../preview/post-price'
import type { ReviewRowView } from './review-row'

/** The post that is open next to the list, as each network will show it, with the available actions. */
export function PostPane({ pkg, href, children }: { pkg: ReviewRowView; href: string; children: ReactNode }) {
  return (
    <section
      aria-label={`Preview of “${pkg.title || 'Untitled'}”`}
      className="sticky top-4 hidden max-h-[calc(100dvh-2rem)] min-w-0 flex-col overflow-hidden rounded-2xl border border-border bg-surface split:flex"
    >
      <header className="flex flex-col gap-3 border-b border-separator p-4">
        <div className="flex items-start justify-between gap-3">
          <h2 className="min-w-0 font-semibold break-words">{pkg.title || 'Untitled'}</h2>
          <PackageBadge status={pkg.status} publicAt={pkg.publicAt} />
        </div>
        <div className="flex flex-wrap gap-2">
          {children}
          <LinkButton size="sm" variant="ghost" href={href} aria-keyshortcuts={ariaKeysOf('review.edit')}>
            Open post
          </LinkButton>
        </div>
      </header>
      <div
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="flex flex-col gap-4 overflow-y-auto p-4"
      >
        {pkg.posts.length ? (
          pkg.posts.map((post, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the posts is their identity here
            <div key={`${pkg.id} ${at}`}>
              <PostPreview {...post} />
              <PostPrice content={post.content} account={post.account} />
            </div>
          ))
        ) : (
          <p className="text-sm text-muted">
            {pkg.empty?.why}
            <BlockedLinks links={pkg.empty?.links ?? []} />
          </p>
        )}
      </div>
    </section>
  )
}
