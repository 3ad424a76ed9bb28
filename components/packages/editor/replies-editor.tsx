'use client'

import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Button } from '@/components/ui/button'
import type { ServerLimits } from '@/lib/networks/rules'
import { measureReply } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import { replyName } from '@/lib/platforms/reply-name'
import type { Platform, VariantIssue } from '@/lib/platforms/schemas'
import { Counter } from './counter'
import { IssueList } from './issue-list'
import { RowButton } from './row-button'
import { TextField } from './text-field'

const words = {
  thread: {
    legend: 'Thread',
    add: 'Add post to thread',
    hint: 'Goes out right after the post, each as a reply to the one before it.',
  },
  'first-comment': {
    legend: 'First comment',
    add: 'Add first comment',
    hint: 'We post it as a comment right after the post.',
  },
}

type RepliesEditorProps = {
  platform: Platform
  limits: ServerLimits | undefined
  replies: readonly string[]
  issues: readonly VariantIssue[]
  language: string
  editable: boolean
  onChange: (replies: string[]) => void
}

/**
 * What the account posts under its own post: the rest of a thread, or a first comment. Renders nothing if the
 * network supports neither.
 */
export function RepliesEditor(props: RepliesEditorProps) {
  const { platform, limits, replies, issues, language, editable, onChange } = props
  const rules = platformRules[platform].replies
  const id = useId()
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const next = useRef<'new' | 'add'>(undefined)
  useEffect(() => {
    if (next.current === 'new' && replies.length > 0)
      list.current?.querySelector<HTMLElement>('li:last-child textarea')?.focus()
    if (next.current === 'add') add.current?.focus()
    next.current = undefined
  }, [replies.length])

  if (!rules && replies.length === 0) return null
  const name = rules?.name ?? 'thread'
  const { legend, add: adds, hint } = words[name]
  const set = (after: string[], focus?: 'new' | 'add') => {
    next.current = focus
    onChange(after)
  }
  const move = (at: number, step: number) => {
    const after = [...replies]
    after.splice(at + step, 0, ...after.splice(at, 1))
    set(after)
  }
  // For a single comment, the label of its field takes the place of the legend.
  const isField = name === 'first-comment' && replies.length === 1
  const ofAll = issues.filter(({ reply }) => reply === undefined)
  return (
    <fieldset
      className="min-w-0"
      aria-describedby={`${id}-hint ${id}-issues`}
      tabIndex={-1}
      data-invalid={ofAll.length > 0 || undefined}
    >
      <div className="flex items-baseline justify-between gap-2">
        <legend className={isField ? 'sr-only' : 'float-left text-sm font-medium'}>{legend}</legend>
        {rules && name === 'thread' && replies.length > 0 ? (
          <span className="text-xs text-muted tabular-nums">
            {replies.length + 1} of {rules.max.value + 1} posts
          </span>
        ) : null}
      </div>
      <ol ref={list} className={`${isField ? '' : 'mt-3'} flex flex-col gap-3 empty:hidden`}>
        {replies.map((reply, at) => {
          const measure = measureReply(reply, platform, limits)
          const label = replyName(name, at)
          const called = label.charAt(0).toLowerCase() + label.slice(1)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place in the thread is what a row stands for
            <li key={at} className="flex gap-2">
              <div className="min-w-0 flex-1">
                <TextField
                  lines
                  height="min-h-20!"
                  label={isField ? legend : label}
                  value={reply}
                  language={language}
                  issues={issues.filter((issue) => issue.reply === at)}
                  counter={measure ? <Counter measure={measure} /> : null}
                  editable={editable}
                  onChange={(text) => set(replies.map((old, i) => (i === at ? text : old)))}
                />
              </div>
              {editable ? (
                <div className="mt-6 flex shrink-0 flex-col">
                  {name === 'thread' ? (
                    <>
                      <RowButton label={`Move ${called} up`} disabled={at === 0} onClick={() => move(at, -1)}>
                        <ArrowUp aria-hidden />
                      </RowButton>
                      <RowButton
                        label={`Move ${called} down`}
                        disabled={at === replies.length - 1}
                        onClick={() => move(at, 1)}
                      >
                        <ArrowDown aria-hidden />
                      </RowButton>
                    </>
                  ) : null}
                  <RowButton
                    label={`Remove ${called}`}
                    onClick={() =>
                      set(
                        replies.filter((_, i) => i !== at),
                        'add',
                      )
                    }
                  >
                    <Trash2 aria-hidden />
                  </RowButton>
                </div>
              ) : null}
            </li>
          )
        })}
      </ol>
      <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
        {hint}
      </p>
      {editable && rules && replies.length < rules.max.value ? (
        <Button ref={add} size="sm" className="mt-3" onClick={() => set([...replies, ''], 'new')}>
          <Plus aria-hidden /> {adds}
        </Button>
      ) : null}
      <IssueList id={`${id}-issues`} issues={ofAll} value="" />
    </fieldset>
  )
}
