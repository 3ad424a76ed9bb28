import type { VariantContent } from '@/lib/platforms/schemas'

type WebhookPreviewProps = {
  content: VariantContent
  post: { title: string | null; text: string }
  name: string
}

/** The part of the request's body that holds the post (spec/decisions#7). */
export function WebhookPreview({ content, post, name }: WebhookPreviewProps) {
  const { hashtags, media, link, language } = content
  const data = { title: post.title, text: post.text, hashtags, media, link, language }
  return (
    <div className="overflow-hidden rounded-xl border border-border bg-surface">
      <p className="border-b border-separator bg-surface-secondary px-4 py-2 text-xs text-muted">
        We send this JSON to <span className="font-medium text-foreground">{name}</span>
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
