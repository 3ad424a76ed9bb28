import type { NetworkPostView } from '@/components/network-post/network-post-view'

/** The part of the request body that contains the post (spec/decisions#7). */
export function WebhookPost({ post: { title, text, fields, account } }: { post: NetworkPostView }) {
  const data = { title, text, ...fields }
  return (
    <div className="overflow-hidden rounded-xl border border-border bg-surface">
      <p className="border-b border-separator bg-surface-secondary px-4 py-2 text-xs text-muted">
        We send this JSON to <span className="font-medium text-foreground">{account.name}</span>
      </p>
      <section
        aria-label="JSON we send"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
        className="max-h-[32rem] overflow-auto"
      >
        <pre className="p-4 font-mono text-xs leading-5 whitespace-pre-wrap break-words">
          {JSON.stringify({ type: 'post.publish', data }, null, 2)}
        </pre>
      </section>
    </div>
  )
}
