import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/button'
import { findAddresses, findHashtags } from '@/lib/platforms/text-entities'

/** A post's text as a network shows it: line ends kept, addresses as links, hashtags in colour. */
export function PostText({ text, className }: { text: string; className?: string }) {
  const spans = [
    ...findAddresses(text).map((span) => ({ ...span, kind: 'address' as const })),
    ...findHashtags(text).map((span) => ({ ...span, kind: 'hashtag' as const })),
  ].sort((a, b) => a.from - b.from)
  const parts: ReactNode[] = []
  let at = 0
  for (const span of spans) {
    if (span.from < at) continue
    parts.push(text.slice(at, span.from))
    const piece = text.slice(span.from, span.until)
    parts.push(
      span.kind === 'address' ? (
        <TextLink key={span.from} href={/^https?:/i.test(piece) ? piece : `https://${piece}`}>
          {piece}
        </TextLink>
      ) : (
        <span key={span.from} className="text-accent-soft-foreground">
          {piece}
        </span>
      ),
    )
    at = span.until
  }
  parts.push(text.slice(at))
  return <p className={`break-words whitespace-pre-line ${className ?? ''}`}>{parts}</p>
}
