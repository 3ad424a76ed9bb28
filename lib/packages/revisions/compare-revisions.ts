import { captionLanguages } from '@/lib/platforms/language'
import { type DiffPart, diffWords } from '@/lib/text/diff/diff-words'
import type { RevisionAnswer } from '../schemas'

export type RevisionDifference = {
  title: DiffPart[]
  text: DiffPart[]
  /** As displayed, in one line. */
  hashtags: DiffPart[]
  link: DiffPart[]
  replies: DiffPart[]
  collaborators: DiffPart[]
  /** Their alt texts, or a document's title. */
  images: DiffPart[]
}

/**
 * Returns what changed between two texts of a version, field by field; an empty list for an unchanged field. Pure.
 */
export function compareRevisions(before: RevisionAnswer, after: RevisionAnswer): RevisionDifference {
  const words = (old: string, now: string): DiffPart[] =>
    old === now ? [] : diffWords(old, now, after.language)
  const whole = (old: string, now: string): DiffPart[] =>
    old === now ? [] : [part('removed', old), part('added', now)].filter(({ text }) => text !== '')
  const images = (all: RevisionAnswer['media'], other: RevisionAnswer['media'], kind: DiffPart['kind']) =>
    all
      .filter(
        ({ url, alt, title, captions }) =>
          !other.some(
            (one) =>
              one.url === url &&
              one.alt === alt &&
              one.title === title &&
              JSON.stringify(one.captions) === JSON.stringify(captions),
          ),
      )
      .map(({ alt, title, captions = [] }) => {
        const words = title || alt || 'An image without alt text'
        return part(kind, captions.length > 0 ? `${words} (captions: ${captionLanguages(captions)})` : words)
      })
  return {
    title: words(before.title ?? '', after.title ?? ''),
    text: words(before.text, after.text),
    hashtags: words(tags(before), tags(after)),
    link: whole(before.link ?? '', after.link ?? ''),
    replies: words(before.replies.join('\n\n'), after.replies.join('\n\n')),
    collaborators: words(before.collaborators.join(', '), after.collaborators.join(', ')),
    images: [...images(before.media, after.media, 'removed'), ...images(after.media, before.media, 'added')],
  }
}

const part = (kind: DiffPart['kind'], text: string): DiffPart => ({ kind, text })
const tags = ({ hashtags }: RevisionAnswer): string => hashtags.map((tag) => `#${tag}`).join(' ')
