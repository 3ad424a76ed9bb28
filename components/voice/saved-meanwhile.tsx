import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { FieldChanges } from './field-changes'
import { differingFields } from './merge-voices'
import { fieldLabels } from './voice-entries'

type SavedMeanwhileProps = {
  /** What the fields were filled from. */
  base: ProjectVoice
  typed: ProjectVoice
  theirs: { version: number; voice: ProjectVoice }
  take: () => void
}

/** What somebody else saved while this form was filled in, and the way to have both. */
export function SavedMeanwhile({ base, typed, theirs, take }: SavedMeanwhileProps) {
  const changed = differingFields(base, theirs.voice)
  const mine = new Set(differingFields(base, typed))
  const both = changed.filter((field) => mine.has(field)).map((field) => fieldLabels[field])
  return (
    <Callout
      tone="warning"
      title={`Version ${theirs.version} was saved while you were writing`}
      actions={
        <Button size="sm" variant="primary" onClick={take}>
          Take it over and keep what I typed
        </Button>
      }
    >
      <p>
        Nothing of yours is lost. Take over what was saved, look at it, and save again
        {both.length > 0
          ? `; where both of you changed something (${both.join(', ')}), yours stays and theirs is kept in the versions.`
          : '.'}
      </p>
      <FieldChanges
        fields={changed}
        before={base}
        after={theirs.voice}
        labels={['When you began', 'Saved meanwhile']}
      />
    </Callout>
  )
}
