'use client'

import { useEffect, useState } from 'react'
import { callAction } from '@/components/forms/call-action'
import type { ActionResult } from '@/lib/actions/run-action'
import type { CheckDraftInput } from '@/lib/packages/schemas'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'
import { shiftIssues } from './shift-issues'

export type CheckDraft = (input: CheckDraftInput) => Promise<ActionResult<{ issues: VariantIssue[] }>>

/** How long typing must pause before the text is checked. */
const pauseMs = 500

const none: string[] = []

type Words = Pick<VariantContent, 'text' | 'title' | 'link' | 'replies'>
type Checked = { content: Words; issues: readonly VariantIssue[] }

/**
 * Checks a post while it is being typed for claims that neither the content nor the brand supports. Takes the
 * stored version with its findings, and the draft; asks the server when typing pauses. Until it answers, the
 * previous findings move along with their text. If the server cannot be reached, shows nothing: saving checks
 * again.
 */
export function useDraftCheck(
  packageId: string,
  stored: { id: string; content: VariantContent; unsupported: readonly VariantIssue[] } | undefined,
  draft: VariantContent | undefined,
  check: CheckDraft,
): readonly VariantIssue[] {
  const [answers, setAnswers] = useState<Record<string, Checked>>({})
  const id = stored?.id ?? ''
  const { text = '', title = null, link = null, replies = none } = draft ?? {}
  const isStored = !stored || !draft || saysTheSame(stored.content, draft)

  useEffect(() => {
    if (isStored) return
    let isWanted = true
    const timer = setTimeout(() => {
      void callAction(() => check({ id: packageId, variant_id: id, text, title, link, replies }), {
        asksToSignIn: false,
      }).then((answer) => {
        if (!isWanted || !answer.ok) return
        const content = { text, title, link, replies }
        setAnswers((all) => ({ ...all, [id]: { content, issues: answer.data.issues } }))
      })
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [packageId, id, text, title, link, replies, isStored, check])

  if (!stored || !draft) return []
  if (isStored) return stored.unsupported
  const last = answers[id] ?? { content: stored.content, issues: stored.unsupported }
  return saysTheSame(last.content, draft) ? last.issues : shiftIssues(last.issues, last.content, draft)
}

const saysTheSame = (a: Words, b: Words): boolean =>
  a.text === b.text &&
  a.title === b.title &&
  a.link === b.link &&
  JSON.stringify(a.replies) === JSON.stringify(b.replies)
