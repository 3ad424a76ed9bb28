import { Callout } from '@/components/ui/callout'

const maxShown = 5

/** What was not used of a brief, and how to write it so that it is found. */
export function ReadingTips({ unused }: { unused: readonly string[] }) {
  const more = unused.length - maxShown
  return (
    <div className="flex flex-col gap-3">
      {unused.length > 0 ? (
        <Callout
          title={
            unused.length === 1 ? 'We didn’t use 1 sentence' : `We didn’t use ${unused.length} sentences`
          }
        >
          <ul className="mt-1 list-disc space-y-1 pl-5 break-words">
            {unused.slice(0, maxShown).map((sentence, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a brief may repeat a sentence, and the list never changes
              <li key={at}>
                <span className="line-clamp-3">{sentence}</span>
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="mt-1">And {more.toLocaleString('en')} more.</p> : null}
        </Callout>
      ) : null}
      <Callout title="Tips">
        Use lines such as “Tone of voice: warm, dry”, headings such as “Target audience” with text below them,
        and colours such as #14646b.
      </Callout>
    </div>
  )
}
