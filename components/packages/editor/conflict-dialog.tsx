'use client'

import { ContentSides } from '@/components/packages/content-sides'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { VariantContent } from '@/lib/platforms/schemas'

type ConflictDialogProps = {
  /** Which channel's post it is. */
  name: string
  theirs: VariantContent
  mine: VariantContent
  onDecide: (keep: 'mine' | 'theirs') => void
}

/** Two people changed the same post: shows both and asks which one stays. */
export function ConflictDialog({ name, theirs, mine, onDecide }: ConflictDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={() => onDecide('mine')}
      title="Somebody else changed this post too"
      description={`The post for ${name} was saved by somebody else while you were editing it. Which version should stay? Yours is not saved before you press Save.`}
    >
      <ContentSides
        left={{ title: 'Saved meanwhile', content: theirs }}
        right={{ title: 'Yours', content: mine }}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onDecide('theirs')}>Take the saved one</Button>
        <Button variant="primary" onClick={() => onDecide('mine')}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  )
}
