import SearchForm from 'next/form'
import type { ReactNode } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import type { BoundAction } from '@/components/forms/call-action'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import { Chip } from '@/components/ui/status-badge'
import type { RevisionDifference } from '@/lib/packages/revisions/compare-revisions'
import type { RevisionAnswer } from '@/lib/packages/schemas'
import { revisionWords, writerWords } from './revision-words'
import { WordDiff } from './word-diff'

type RevisionListProps = {
  /** The revisions of one version, newest first. */
  revisions: readonly RevisionAnswer[]
  /** The ID of the post's current revision; absent if its channel was left out. */
  present: string | undefined
  chosen: { from: RevisionAnswer; to: RevisionAnswer } | undefined
  /**
   * Restores a revision, with the action that undoes this; absent for people who may not restore, or if it is not
   * possible now.
   */
  restore?: (revisionId: string) => { action: BoundAction; undo: BoundAction | undefined }
}

/**
 * All revisions of one version: any two can be compared, and any one restored. Works without JavaScript, except for
 * restoring.
 */
export function RevisionList({ revisions, present, chosen, restore }: RevisionListProps) {
  return (
    <SearchForm action="" scroll={false} className="flex flex-col gap-4">
      <input type="hidden" name="variant" value={revisions[0]?.variant_id ?? ''} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">Choose two revisions to see what changed between them.</p>
        <Button type="submit" size="sm" variant="secondary" disabled={revisions.length < 2}>
          Compare
        </Button>
      </div>
      <ol className="flex flex-col gap-3">
        {revisions.map((one) => (
          <li key={one.id} className="rounded-xl border border-border bg-surface p-4 text-sm">
            <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
              <div className="min-w-0">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <span className="font-medium">{revisionWords(one)}</span>
                  {one.id === present ? <Chip>Now</Chip> : null}
                </p>
                <p className="text-muted">
                  {writerWords(one)} · <RelativeTime at={one.created_at} /> · Revision {one.package_revision}
                </p>
              </div>
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <Choice name="from" one={one} chosen={chosen?.from.id} label="From" />
                <Choice name="to" one={one} chosen={chosen?.to.id} label="To" />
                {restore && one.id !== present && present ? <Restore one={one} restore={restore} /> : null}
              </div>
            </div>
            {one.title ? <p className="mt-2 font-medium break-words">{one.title}</p> : null}
            <p className="mt-2 line-clamp-3 break-words whitespace-pre-wrap">{one.text}</p>
          </li>
        ))}
      </ol>
    </SearchForm>
  )
}

function Restore({
  one,
  restore,
}: {
  one: RevisionAnswer
  restore: NonNullable<RevisionListProps['restore']>
}) {
  const { action, undo } = restore(one.id)
  return (
    <ActionButton
      size="sm"
      action={action}
      done="Restored."
      {...(undo ? { undo: { label: 'Undo', action: undo } } : {})}
      aria-label={`Restore revision ${one.package_revision}: ${revisionWords(one)}`}
    >
      Restore
    </ActionButton>
  )
}

type ChoiceProps = { name: 'from' | 'to'; one: RevisionAnswer; chosen: string | undefined; label: string }

const Choice = ({ name, one, chosen, label }: ChoiceProps) => (
  <label className="flex cursor-pointer items-center gap-1.5">
    <input
      type="radio"
      name={name}
      value={one.id}
      defaultChecked={one.id === chosen}
      className="size-4 accent-accent"
    />
    {label}
    <span className="sr-only">
      {' '}
      revision {one.package_revision}, {revisionWords(one)}
    </span>
  </label>
)

/** The differences between the two chosen revisions. */
export function Comparison({
  from,
  to,
  difference,
}: {
  from: RevisionAnswer
  to: RevisionAnswer
  difference: RevisionDifference
}) {
  const fields: [label: string, content: ReactNode][] = (
    [
      ['Title', difference.title],
      ['Text', difference.text],
      ['Hashtags', difference.hashtags],
      ['Link', difference.link],
      ['Images', difference.images],
      ['Thread or first comment', difference.replies],
      ['Collaborators', difference.collaborators],
    ] as const
  ).flatMap(([label, parts]) =>
    parts.length > 0 ? [[label, <WordDiff key={label} parts={parts} />] as [string, ReactNode]] : [],
  )
  return (
    <Card
      id="comparison"
      title="Changes"
      description={
        <>
          From revision {from.package_revision} (<RelativeTime at={from.created_at} />) to revision{' '}
          {to.package_revision} (<RelativeTime at={to.created_at} />)
        </>
      }
    >
      {fields.length === 0 ? (
        <p className="text-sm text-muted">No changes.</p>
      ) : (
        <dl className="flex flex-col gap-3 text-sm">
          {fields.map(([label, content]) => (
            <div key={label}>
              <dt className="mb-0.5 text-xs text-muted">{label}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  )
}
