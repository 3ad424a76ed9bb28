'use client'

import { ContentSides } from '@/components/packages/review/content-sides'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { VariantContent } from '@/lib/platforms/schemas'

type ConflictDialogProps = {
  /** The channel whose post has the conflict. */
  name: string
  theirs: VariantContent
  mine: VariantContent
  onDecide: (keep: 'mine' | 'theirs') => void
}

/** Shown when two people changed the same post: compares both versions and asks which one to keep. */
export function ConflictDialog({ name, theirs, mine, onDecide }: ConflictDialogProps) {
  return (
    <Dialog
      open
      wide
      onClose={() => onDecide('mine')}
      title="Someone else edited this post"
      description={`Someone else saved the ${name} version while you were editing. Choose which one to keep. To apply yours, press Save afterwards.`}
    >
      <ContentSides
        left={{ title: 'Saved version', content: theirs }}
        right={{ title: 'Your version', content: mine }}
      />
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button onClick={() => onDecide('theirs')}>Use saved version</Button>
        <Button variant="primary" onClick={() => onDecide('mine')}>
          Keep my version
        </Button>
      </div>
    </Dialog>
  )
}
