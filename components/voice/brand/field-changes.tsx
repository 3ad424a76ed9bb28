import { Checkbox } from '@/components/forms/controls'
import type { ProjectVoice, VoiceField } from '@/lib/voice/schemas'
import { ColorSwatch } from '../editor/color-swatch'
import { fieldLabels, fieldText } from '../editor/voice-entries'
import { ApplyChoice } from './apply-choice'

type FieldChangesProps = {
  fields: readonly VoiceField[]
  before: ProjectVoice
  after: ProjectVoice
  /** The headings of the two columns. */
  labels: [string, string]
  /** Lets a person choose for each change whether it is taken. */
  choice?: { taken: ReadonlySet<VoiceField>; onToggle: (field: VoiceField) => void }
}

/** Compares two voices side by side, field by field; for lists, it shows what was added and what was removed. */
export function FieldChanges({ fields, before, after, labels, choice }: FieldChangesProps) {
  return (
    <ul className="flex flex-col divide-y divide-separator">
      {fields.map((field) => (
        <li key={field} className="py-3">
          <h3 className="mb-1.5 text-sm font-semibold">
            {choice ? (
              <Checkbox
                checked={choice.taken.has(field)}
                onChange={() => choice.onToggle(field)}
                label={<ApplyChoice what={fieldLabels[field]} />}
              />
            ) : (
              fieldLabels[field]
            )}
          </h3>
          {Array.isArray(before[field]) || Array.isArray(after[field]) ? (
            <ListChange before={list(before[field])} after={list(after[field])} />
          ) : (
            <div className="grid gap-3 text-sm sm:grid-cols-2">
              <Side label={labels[0]} text={fieldText(before[field])} />
              <Side label={labels[1]} text={fieldText(after[field])} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

const list = (value: ProjectVoice[VoiceField]): string[] => (Array.isArray(value) ? value : [])

function Side({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-xs text-muted">{label}</p>
      <p className="flex items-center gap-2 break-words whitespace-pre-line">
        <ColorSwatch text={text} />
        {text || <span className="text-muted">empty</span>}
      </p>
    </div>
  )
}

function ListChange({ before, after }: { before: string[]; after: string[] }) {
  const removed = before.filter((word) => !after.includes(word))
  const added = after.filter((word) => !before.includes(word))
  const unchanged = after.filter((word) => before.includes(word))
  return (
    <ul className="flex flex-wrap gap-1.5 text-sm">
      {added.map((word) => (
        <li key={word} className="rounded-md bg-success-soft px-2 py-0.5 text-success-soft-foreground">
          <span className="sr-only">new: </span>+ {word}
        </li>
      ))}
      {removed.map((word) => (
        <li
          key={word}
          className="rounded-md bg-danger-soft px-2 py-0.5 text-danger-soft-foreground line-through"
        >
          <span className="sr-only">gone: </span>
          {word}
        </li>
      ))}
      {unchanged.map((word) => (
        <li key={word} className="rounded-md bg-default-soft px-2 py-0.5 text-muted">
          {word}
        </li>
      ))}
    </ul>
  )
}
