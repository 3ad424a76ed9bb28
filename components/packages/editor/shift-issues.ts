import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'

type Words = Pick<VariantContent, 'title' | 'text' | 'link' | 'replies'>

/**
 * Moves findings of an earlier text to their positions in the current one, until the current one has been checked.
 * Keeps findings before and after the edited part, and drops those that the edit touched. Pure.
 */
export function shiftIssues(issues: readonly VariantIssue[], before: Words, now: Words): VariantIssue[] {
  return issues.flatMap((issue) => {
    const { from, until } = issue
    const [was, is] = [wordsOf(before, issue), wordsOf(now, issue)]
    if (from === null || until === null || was === undefined || is === undefined) return []
    if (was === is) return [issue]
    const head = sharedHead(was, is)
    const tail = sharedTail(was, is, head)
    const typed = is.slice(head, is.length - tail)
    if (until < head || (until === head && !/^[\p{L}\p{N}]/u.test(typed))) return [issue]
    const by = is.length - was.length
    if (from >= was.length - tail && !(from === was.length - tail && /[\p{L}\p{N}]$/u.test(typed)))
      return [{ ...issue, from: from + by, until: until + by }]
    return []
  })
}

/** Returns the text that a finding refers to; undefined if it has none or no longer exists. */
function wordsOf(words: Words, { field, reply = 0 }: VariantIssue): string | undefined {
  if (field === 'replies') return words.replies[reply]
  return field === 'title' || field === 'text' || field === 'link' ? (words[field] ?? '') : undefined
}

function sharedHead(a: string, b: string): number {
  let at = 0
  while (at < a.length && at < b.length && a.charCodeAt(at) === b.charCodeAt(at)) at++
  return at
}

function sharedTail(a: string, b: string, head: number): number {
  let length = 0
  const most = Math.min(a.length, b.length) - head
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length++
  return length
}
