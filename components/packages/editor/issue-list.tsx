import { CircleAlert, TriangleAlert } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { VariantIssue } from '@/lib/platforms/schemas'

type IssueListProps = {
  id: string
  issues: readonly VariantIssue[]
  /** The text that the spans refer to; the marked part is quoted next to the message. */
  value: string
  /** Selects the marked part in the field; absent if nothing can be selected. */
  onSelect?: (from: number, until: number) => void
  /** Replaces a marked part with a suggestion; absent if nothing can be changed. */
  onReplace?: ((change: { from: number; until: number; text: string }) => void) | undefined
}

/** Lists the issues of one field. Clicking a line selects the affected text. */
export function IssueList({ id, issues, value, onSelect, onReplace }: IssueListProps) {
  return (
    <ul id={id} className={issues.length ? 'mt-2 flex flex-col gap-1' : 'hidden'}>
      {issues.map((issue) => (
        <li key={`${issue.rule} ${issue.from} ${issue.message}`} className="flex flex-wrap items-start gap-2">
          <div className="min-w-0 flex-1 basis-56">
            <Issue issue={issue} value={value} onSelect={onSelect} />
          </div>
          <Apply issue={issue} onReplace={onReplace} />
        </li>
      ))}
    </ul>
  )
}

function Issue({
  issue,
  value,
  onSelect,
}: { issue: VariantIssue } & Pick<IssueListProps, 'value' | 'onSelect'>) {
  const { from, until, severity, message } = issue
  const wrong = severity === 'error'
  const Sign = wrong ? CircleAlert : TriangleAlert
  const look = classNames(
    'flex w-full items-start gap-2 rounded-md px-2 py-1 text-start text-sm',
    wrong ? 'bg-danger-soft text-danger-soft-foreground' : 'bg-warning-soft text-warning-soft-foreground',
  )
  const text = (
    <>
      <Sign aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{wrong ? 'Must be fixed: ' : 'Suggestion: '}</span>
        {message}
        {from !== null && until !== null ? <Quote text={value.slice(from, until)} message={message} /> : null}
      </span>
    </>
  )
  if (from === null || until === null || !onSelect) return <p className={look}>{text}</p>
  return (
    <button
      type="button"
      title="Show in text"
      className={classNames(look, 'cursor-pointer hover:underline')}
      onClick={() => onSelect(from, until)}
    >
      {text}
    </button>
  )
}

/** Button that applies the suggested replacement. */
function Apply({ issue, onReplace }: { issue: VariantIssue } & Pick<IssueListProps, 'onReplace'>) {
  const { from, until, suggestion } = issue
  if (!onReplace || from === null || until === null || typeof suggestion !== 'string') return null
  return (
    <Button size="sm" onClick={() => onReplace({ from, until, text: suggestion })}>
      {suggestion === '' ? 'Remove' : `Replace with “${clip(suggestion)}”`}
    </Button>
  )
}

/** Quotes the marked part, unless the message already contains it. */
function Quote({ text, message }: { text: string; message: string }) {
  const flat = text.replace(/\s+/gu, ' ').trim()
  if (!flat || message.toLowerCase().includes(flat.toLowerCase())) return null
  return (
    <mark className="ml-1 rounded bg-transparent font-mono text-xs text-inherit opacity-90">
      “{clip(flat)}”
    </mark>
  )
}

const clip = (text: string): string => {
  const codePoints = [...text]
  return codePoints.length > 40 ? `${codePoints.slice(0, 40).join('')}…` : text
}
