import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import type { DismissedWords, LearnedWords, LearnedWordsInput } from '@/lib/learned-words/schemas'

type LearnedWordsCardProps = {
  proposed: readonly LearnedWords[]
  dismissed: readonly DismissedWords[]
  /** "/workspace/project" */
  base: string
  accept: (words: LearnedWordsInput) => BoundAction
  dismiss: (words: LearnedWordsInput) => BoundAction
  undo: (words: LearnedWordsInput) => BoundAction
}

/** Words that people keep replacing in posts, proposed as words to avoid, each with the posts it was found in. */
export function LearnedWordsCard(props: LearnedWordsCardProps) {
  const { proposed, dismissed, base, accept, dismiss, undo } = props
  if (proposed.length + dismissed.length === 0) return null
  return (
    <Card
      id="learned-words"
      title="Learned from your edits"
      description="Words your team keeps replacing in posts. Accept one to add it to the words to avoid, as a new version of the voice."
    >
      {proposed.length === 0 ? <p className="text-sm text-muted">No proposals right now.</p> : null}
      <ul className="flex flex-col divide-y divide-separator text-sm">
        {proposed.map(({ times, posts, examples, ...words }) => (
          <li
            key={`${words.language} ${words.from} ${words.to}`}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3"
          >
            <div className="min-w-0 flex-1 basis-60">
              <p className="break-words">
                You replaced <strong lang={words.language}>‘{words.from}’</strong> with{' '}
                <strong lang={words.language}>‘{words.to}’</strong> {times} times in {posts} posts.
              </p>
              <p className="mt-0.5 flex flex-wrap gap-x-3 text-muted">
                {examples.map(({ package_id, title }) => (
                  <Link key={package_id} href={`${base}/packages/${package_id}`} className="link">
                    {title || 'Untitled'}
                  </Link>
                ))}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <ActionButton
                size="sm"
                variant="primary"
                action={accept(pick(words))}
                done={`‘${words.from}’ added to the words to avoid.`}
                undo={{ label: 'Undo', action: undo(pick(words)) }}
                aria-label={`Accept ‘${words.to}’ for ‘${words.from}’`}
              >
                Accept
              </ActionButton>
              <ActionButton
                size="sm"
                action={dismiss(pick(words))}
                done={`‘${words.from}’ dismissed.`}
                undo={{ label: 'Undo', action: undo(pick(words)) }}
                aria-label={`Dismiss ‘${words.to}’ for ‘${words.from}’`}
              >
                Dismiss
              </ActionButton>
            </div>
          </li>
        ))}
      </ul>
      {dismissed.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-muted">Dismissed ({dismissed.length})</summary>
          <ul className="mt-2 flex flex-col gap-2">
            {dismissed.map(({ by, ...words }) => (
              <li
                key={`${words.language} ${words.from} ${words.to}`}
                className="flex flex-wrap items-center justify-between gap-2"
              >
                <span className="min-w-0 break-words">
                  <span lang={words.language}>
                    ‘{words.from}’ → ‘{words.to}’
                  </span>{' '}
                  <span className="text-muted">dismissed by {by}</span>
                </span>
                <ActionButton
                  size="sm"
                  action={undo(pick(words))}
                  aria-label={`Propose ‘${words.to}’ for ‘${words.from}’ again`}
                >
                  Propose again
                </ActionButton>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </Card>
  )
}

const pick = ({ language, from, to }: LearnedWordsInput): LearnedWordsInput => ({ language, from, to })
