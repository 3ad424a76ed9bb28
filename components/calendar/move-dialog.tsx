'use client'

import { type FormEvent, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
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

/** Another date and time for a post, in the time zone of the project. */
export function MoveDialog({ post, now, zone, onClose, onMove }: MoveDialogProps) {
  const [wall, setWall] = useState(post.wall)
  const id = useId()
  const past = wall !== '' && wall < now

  function submit(event: FormEvent) {
    event.preventDefault()
    if (wall !== '' && !past) onMove(wall.slice(0, 16))
  }

  return (
    <Dialog open onClose={onClose} title="Move post?" description={post.title}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <div>
          <label htmlFor={id} className="label">
            Date and time
          </label>
          <input
            id={id}
            type="datetime-local"
            className="input mt-1"
            required
            min={`${dayOfWall(now)}T00:00`}
            value={wall}
            aria-describedby={`${id}-help`}
            aria-invalid={past || undefined}
            onChange={(event) => setWall(event.target.value)}
          />
          <p id={`${id}-help`} className="mt-1 text-sm text-muted" aria-live="polite">
            {past ? 'Choose a time in the future. ' : wall ? `Moves to ${wallWords(wall)}. ` : ''}
            Times are in {zone}.
          </p>
        </div>
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary">
            Move post
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
