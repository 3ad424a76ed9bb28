import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { ProjectVoice } from '@/lib/voice/schemas'
import { FieldChanges } from '../brand/field-changes'
import { differingFields } from './merge-voices'
import { fieldLabels } from './voice-entries'

type ConcurrentSaveNoticeProps = {
  /** The voice that the fields were filled from. */
  base: ProjectVoice
  typed: ProjectVoice
  theirs: { version: number; voice: ProjectVoice }
  take: () => void
}

/** Shows what someone else saved while this form was being filled in, and offers to combine both. */
export function ConcurrentSaveNotice({ base, typed, theirs, take }: ConcurrentSaveNoticeProps) {
  const changed = differingFields(base, theirs.voice)
  const mine = new Set(differingFields(base, typed))
  const both = changed.filter((field) => mine.has(field)).map((field) => fieldLabels[field])
  return (
    <Callout
      tone="warning"
      title={`Someone saved version ${theirs.version} while you were editing`}
      actions={
        <Button size="sm" variant="primary" onClick={take}>
          Load it and keep my changes
        </Button>
      }
    >
      <p>
        Your changes are safe. Load the saved version, review it and save again
        {both.length > 0
          ? `. Where you both changed something (${both.join(', ')}), we keep your change. You can find theirs under Versions.`
          : '.'}
      </p>
      <FieldChanges
        fields={changed}
        before={base}
        after={theirs.voice}
        labels={['Before your changes', 'Saved version']}
      />
    </Callout>
  )
}
