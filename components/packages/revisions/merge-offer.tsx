'use client'

import { useId, useState } from 'react'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import type { ActionResult } from '@/lib/actions/run-action'
import type {
  MergedField,
  MergeProposal,
  MergeVariant,
  ShownPart,
} from '@/lib/packages/revisions/merge-package'
import type { MergeInput, PackageInput } from '@/lib/packages/schemas'
import type { VariantMedia } from '@/lib/platforms/schemas'
import { WordDiff } from './word-diff'

type MergeOfferProps = {
  packageId: string
  revision: number
  /** The versions' names by ID. */
  names: Readonly<Record<string, string>>
  /** Absent if a model writes the new text, because the model has to be called first. */
  proposal: MergeProposal | undefined
  propose: (input: PackageInput) => Promise<ActionResult<MergeProposal>>
  accept: (input: MergeInput) => Promise<ActionResult<unknown>>
  /** What accepting leads to, if that is not obvious. */
  savingNote: string | undefined
}

type Side = 'ours' | 'theirs'
/** Keyed by the place that the choice is about: "variant text 2". */
type Choices = Readonly<Record<string, Side>>

const keyOf = (variant: MergeVariant, field: string, at = 0): string => `${variant.variant_id} ${field} ${at}`

/**
 * Offers to merge a person's edits with the changed content: accepted as a whole, or sentence by sentence where
 * both changed the same one.
 */
export function MergeOffer(props: MergeOfferProps) {
  const { packageId, revision, names, propose, accept, savingNote } = props
  const [freshProposal, setFreshProposal] = useState<MergeProposal>()
  const [choices, setChoices] = useState<Choices>({})
  const asking = useSubmit({ failures: 'toast' })
  const accepting = useSubmit({ failures: 'toast', reloadsOnFailure: true })
  const proposal = freshProposal?.revision === revision ? freshProposal : props.proposal
  const choose = (key: string, side: Side) => setChoices((all) => ({ ...all, [key]: side }))
  if (!proposal)
    return (
      <Card
        id="merge"
        title="Merge your edits with the changed content"
        description="We write the post again from the content as it is now, and show you both together. Nothing is saved until you accept."
        actions={
          <Button
            variant="primary"
            pending={asking.pending}
            onClick={() =>
              void asking.submit(() => propose({ id: packageId, revision }), {
                onDone: setFreshProposal,
                href: null,
              })
            }
          >
            Merge
          </Button>
        }
      />
    )
  const conflicts = proposal.variants.flatMap((one) => conflictsOf(one))
  const open = conflicts.filter((key) => !choices[key])
  const send = () =>
    void accepting.submit(() => accept(inputOf(packageId, proposal, choices)), { done: 'Merged.' })
  return (
    <Card
      id="merge"
      title="Merge your edits with the changed content"
      description={
        conflicts.length > 0
          ? 'You and the content changed the same sentences. Choose which to keep. Nothing is saved until you accept.'
          : 'Your edits and the changed content fit together. Nothing is saved until you accept.'
      }
      actions={
        <Button
          variant="primary"
          disabled={open.length > 0}
          pending={accepting.pending}
          onClick={send}
          {...(open.length > 0 ? { title: 'Choose a text for each sentence first.' } : {})}
        >
          Accept
        </Button>
      }
    >
      <div className="flex flex-col gap-6 text-sm">
        {proposal.variants.map((one) => (
          <section key={one.variant_id}>
            <h3 className="mb-2 font-semibold">{names[one.variant_id]}</h3>
            <div className="flex flex-col gap-3">
              <Parts
                label="Title"
                parts={one.title}
                keyAt={(at) => keyOf(one, 'title', at)}
                {...{ choices, choose }}
              />
              <Parts
                label="Text"
                parts={one.text}
                keyAt={(at) => keyOf(one, 'text', at)}
                {...{ choices, choose }}
              />
              <WholeField
                label="Link"
                field={one.link}
                words={(link) => link ?? 'No link'}
                {...{
                  choice: choices[keyOf(one, 'link')],
                  choose: (side) => choose(keyOf(one, 'link'), side),
                }}
              />
              <WholeField
                label="Images"
                field={one.media}
                words={(media) => altTexts(media)}
                {...{
                  choice: choices[keyOf(one, 'media')],
                  choose: (side) => choose(keyOf(one, 'media'), side),
                }}
              />
            </div>
          </section>
        ))}
        {savingNote ? <p className="text-muted">{savingNote}</p> : null}
        <p aria-live="polite" className="sr-only">
          {open.length > 0 ? `${open.length} to choose` : 'Ready to accept'}
        </p>
      </div>
    </Card>
  )
}

type PartsProps = {
  label: string
  parts: readonly ShownPart[]
  keyAt: (at: number) => string
  choices: Choices
  choose: (key: string, side: Side) => void
}

function Parts({ label, parts, keyAt, choices, choose }: PartsProps) {
  if (parts.length === 0) return null
  return (
    <div>
      <h4 className="mb-1 text-xs text-muted">{label}</h4>
      <div className="flex flex-col gap-2">
        {parts.map((part, at) =>
          part.kind === 'merged' ? (
            <WordDiff key={keyAt(at)} parts={part.changes} />
          ) : (
            <Sides
              key={keyAt(at)}
              label={`Sentence ${at + 1}`}
              choice={choices[keyAt(at)]}
              choose={(side) => choose(keyAt(at), side)}
              ours={<WordDiff parts={part.ours} />}
              theirs={<WordDiff parts={part.theirs} />}
            />
          ),
        )}
      </div>
    </div>
  )
}

type SidesProps = {
  label: string
  choice: Side | undefined
  choose: (side: Side) => void
  ours: React.ReactNode
  theirs: React.ReactNode
}

/** Two texts side by side, one of which is chosen with the mouse or the arrow keys. */
function Sides({ label, choice, choose, ours, theirs }: SidesProps) {
  const name = useId()
  const sides = [
    { side: 'ours', title: 'Your text', shown: ours },
    { side: 'theirs', title: 'New text', shown: theirs },
  ] as const
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      {sides.map(({ side, title, shown }) => (
        <label
          key={side}
          className="flex cursor-pointer gap-3 rounded-lg border border-border p-3 has-checked:border-accent has-checked:bg-default-soft"
        >
          <input
            type="radio"
            name={name}
            checked={choice === side}
            onChange={() => choose(side)}
            className="mt-0.5 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="font-medium">{title}</span>
            {shown}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

type WholeFieldProps<T> = {
  label: string
  field: MergedField<T>
  words: (value: T) => string
  choice: Side | undefined
  choose: (side: Side) => void
}

function WholeField<T>({ label, field, words, choice, choose }: WholeFieldProps<T>) {
  if (field.kind === 'merged' && !field.isNew) return null
  return (
    <div>
      <h4 className="mb-1 text-xs text-muted">{label}</h4>
      {field.kind === 'merged' ? (
        <p className="break-words">{words(field.value)}</p>
      ) : (
        <Sides
          label={label}
          choice={choice}
          choose={choose}
          ours={<span className="block break-words">{words(field.ours)}</span>}
          theirs={<span className="block break-words">{words(field.theirs)}</span>}
        />
      )}
    </div>
  )
}

const altTexts = (media: readonly VariantMedia[]): string =>
  media.length === 0
    ? 'No images'
    : media.map(({ alt, title }) => title || alt || 'An image without alt text').join(', ')

/** Returns the places in a version where a person has to choose. */
function conflictsOf(one: MergeVariant): string[] {
  const parts = (field: 'title' | 'text') =>
    one[field].flatMap(({ kind }, at) => (kind === 'conflict' ? [keyOf(one, field, at)] : []))
  const whole = (['link', 'media'] as const).flatMap((field) =>
    one[field].kind === 'conflict' ? [keyOf(one, field)] : [],
  )
  return [...parts('title'), ...parts('text'), ...whole]
}

function inputOf(id: string, proposal: MergeProposal, choices: Choices): MergeInput {
  return {
    id,
    revision: proposal.revision,
    content_hash: proposal.content_hash,
    variants: proposal.variants.map((one) => {
      const text = (field: 'title' | 'text') =>
        one[field]
          .map((part, at) =>
            part.kind === 'merged' ? part.text : after(part[choices[keyOf(one, field, at)] ?? 'ours']),
          )
          .join('')
      const whole = <T,>(field: 'link' | 'media', value: MergedField<T>): T =>
        value.kind === 'merged' ? value.value : value[choices[keyOf(one, field)] ?? 'ours']
      return {
        id: one.variant_id,
        title: text('title') || null,
        text: text('text'),
        hashtags: one.hashtags,
        media: whole('media', one.media),
        link: whole('link', one.link),
        accepted: one.accepted,
        proposed: one.proposed,
      }
    }),
  }
}

const after = (parts: Extract<ShownPart, { kind: 'conflict' }>[Side]): string =>
  parts
    .filter(({ kind }) => kind !== 'removed')
    .map(({ text }) => text)
    .join('')
