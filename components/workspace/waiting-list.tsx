'use client'

import { useState } from 'react'
import { SendBackDialog } from '@/components/packages/review/send-back-dialog'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { useBrandDecisions } from './use-brand-decisions'
import { isApprovable, WaitingRow, type WaitingRowProps } from './waiting-row'

type WaitingListProps = { rows: readonly Omit<WaitingRowProps, 'selection'>[] }

/** Posts of several brands that wait for review, to be decided one by one in their rows, or several together. */
export function WaitingList({ rows }: WaitingListProps) {
  const { hidden, pending, decide } = useBrandDecisions()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [rejecting, setRejecting] = useState(false)
  const visible = rows.filter(({ post }) => !hidden.has(post.id))
  const selectable = visible.flatMap(({ post }) => (post.decides && !post.held ? post : []))
  const picked = selectable.filter(({ id }) => selected.has(id))
  const brands = new Set(picked.map(({ project }) => project.id)).size
  const clear = () => setSelected(new Set())
  const toggle = (id: string) =>
    setSelected((now) => new Set(now.has(id) ? [...now].filter((other) => other !== id) : [...now, id]))
  return (
    <>
      {selectable.length > 0 ? (
        <div className="sticky top-0 z-10 mb-2 flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 bg-background py-2 max-md:top-14">
          <label className="flex items-center gap-2 text-sm">
            <input
              type="checkbox"
              className="check"
              checked={picked.length === selectable.length}
              onChange={(event) =>
                setSelected(new Set(event.target.checked ? selectable.map(({ id }) => id) : []))
              }
            />
            Select all on this page
          </label>
          {picked.length > 0 ? (
            <fieldset aria-label="Selected posts" className="flex flex-wrap items-center gap-2">
              <span className="text-sm font-medium tabular-nums" aria-live="polite">
                {picked.length} selected{brands > 1 ? ` in ${brands} brands` : ''}
              </span>
              {visible.some((row) => picked.includes(row.post) && isApprovable(row)) ? (
                <Button
                  size="sm"
                  variant="primary"
                  pending={pending}
                  onClick={() => {
                    void decide({ kind: 'approve' }, picked)
                    clear()
                  }}
                >
                  Approve
                </Button>
              ) : null}
              <Button size="sm" variant="danger-outline" onClick={() => setRejecting(true)}>
                Reject
              </Button>
              <Button size="sm" variant="ghost" onClick={clear}>
                Clear
              </Button>
            </fieldset>
          ) : null}
        </div>
      ) : null}
      <Card flush>
        <ol aria-label="Posts in review" className="divide-y divide-separator">
          {visible.map((row) => (
            <WaitingRow
              key={row.post.id}
              {...row}
              selection={
                row.post.decides && !row.post.held
                  ? { selected: selected.has(row.post.id), toggle: () => toggle(row.post.id) }
                  : undefined
              }
            />
          ))}
        </ol>
        {visible.length === 0 ? (
          <p className="p-6 text-center text-sm text-muted">All posts on this page are done.</p>
        ) : null}
      </Card>
      {rejecting ? (
        <SendBackDialog
          kind="reject"
          what={picked.length === 1 ? `“${picked[0]?.title || 'Untitled'}”` : `${picked.length} posts`}
          onClose={() => setRejecting(false)}
          onSend={(reason) => {
            setRejecting(false)
            void decide({ kind: 'reject', reason }, picked)
            clear()
          }}
        />
      ) : null}
    </>
  )
}
