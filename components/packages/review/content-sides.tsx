import { Fragment } from 'react'
import { captionLanguages } from '@/lib/platforms/language'
import type { VariantContent, VariantMedia } from '@/lib/platforms/schemas'

type Side = { title: string; content: VariantContent | null }

/** Two versions of a post side by side, showing only the fields that differ, with the differing lines marked. */
export function ContentSides({ left, right }: { left: Side; right: Side }) {
  const differing = fields.filter(({ read, key = read }) => key(left.content) !== key(right.content))
  if (differing.length === 0) return <p className="text-sm text-muted">No changes.</p>
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {[left, right].map(({ title, content }, side) => (
        <div key={title} className="min-w-0 rounded-lg border border-border p-3">
          <h4 className="text-sm font-semibold">{title}</h4>
          {content ? (
            <dl className="mt-2 flex flex-col gap-2 text-sm">
              {differing.map(({ label, read }) => (
                <div key={label}>
                  <dt className="text-xs text-muted">{label}</dt>
                  <dd className="break-words whitespace-pre-wrap">
                    <Lines text={read(content)} other={read(side === 0 ? right.content : left.content)} />
                    {side === 1 && read(left.content) === read(right.content) ? (
                      <span className="text-muted"> (a new image with the same alt text)</span>
                    ) : null}
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-2 text-sm text-muted">No version.</p>
          )}
        </div>
      ))}
    </div>
  )
}

/** A text line by line, with the lines marked that the other text does not have. */
function Lines({ text, other }: { text: string; other: string }) {
  if (text === '') return 'empty'
  const known = new Set(other.split('\n'))
  return text.split('\n').map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
    <Fragment key={at}>
      {at > 0 ? '\n' : ''}
      {line.trim() === '' || known.has(line) ? (
        line
      ) : (
        <mark className="rounded-sm bg-warning-soft box-decoration-clone text-inherit">{line}</mark>
      )}
    </Fragment>
  ))
}

const captionsOf = ({ captions }: VariantMedia): string =>
  captions ? ` (captions: ${captionLanguages(captions)})` : ''

type Reader = (content: VariantContent | null) => string

/** `read` returns what is shown of a field; `key`, if given, is compared instead. */
const fields: { label: string; read: Reader; key?: Reader }[] = [
  { label: 'Title', read: (content) => content?.title ?? '' },
  { label: 'Text', read: (content) => content?.text ?? '' },
  { label: 'Hashtags', read: (content) => content?.hashtags.map((tag) => `#${tag}`).join(' ') ?? '' },
  {
    label: 'Images',
    read: (content) =>
      content?.media.map((one) => (one.title || one.alt || one.url) + captionsOf(one)).join('\n') ?? '',
    key: (content) =>
      content?.media
        .map((one) => `${one.url}\n${one.alt}\n${one.title ?? ''}${captionsOf(one)}`)
        .join('\n') ?? '',
  },
  { label: 'Link', read: (content) => content?.link ?? '' },
  { label: 'Thread or first comment', read: (content) => content?.replies.join('\n\n') ?? '' },
  { label: 'Collaborators', read: (content) => content?.collaborators.join(', ') ?? '' },
]
