'use client'

import { useState } from 'react'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { Dialog } from '@/components/ui/dialog'
import { type CalendarPost, dayOfWall } from './calendar-post'
import { wallWords } from './day-words'

type MoveDialogProps = {
  post: CalendarPost
  now: string
  zone: string
  onClose: () => void
  onMove: (wall: string) => void
}

/** Asks for another date and time for a post, in the project's time zone. */
export function MoveDialog({ post, now, zone, onClose, onMove }: MoveDialogProps) {
  const [wall, setWall] = useState(post.wall)
  const past = wall !== '' && wall < now

  return (
    <Dialog open onClose={onClose} title="Move post?" description={post.title}>
      <Form
        error={undefined}
        pending={false}
        onSubmit={() => {
          if (wall !== '' && !past) onMove(wall.slice(0, 16))
        }}
        actions={<SubmitButton pending={false}>Move post</SubmitButton>}
      >
        <Field
          name="at"
          label="Date and time"
          help={`${wall && !past ? `Moves to ${wallWords(wall)}. ` : ''}Times are in ${zone}.`}
          error={past ? 'Choose a time in the future.' : undefined}
          required
        >
          <Input
            type="datetime-local"
            min={`${dayOfWall(now)}T00:00`}
            value={wall}
            onChange={(event) => setWall(event.target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}
