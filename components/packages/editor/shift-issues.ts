import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'

type Words = Pick<VariantContent, 'title' | 'text' | 'link' | 'replies'>

/**
 * Findings of an earlier text at their places in the present one, until the present one was checked: those before and behind what
 * was typed, and none that it touched. Pure.
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

/** What a finding is about; undefined where that has no words, or is no longer there. */
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
