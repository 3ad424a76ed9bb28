'use client'

import { useRouter } from 'next/navigation'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { type Draft, draftOf, type FoundType, keepDraft } from './draft'

type FoundNoticeProps = {
  found: NonNullable<Draft['found']>
  /** What the form is for at present. */
  present: FoundType
  listHref: string
}

/** What a pasted address was found to be, and what else it could be read as. */
export function FoundNotice({ found, present, listHref }: FoundNoticeProps) {
  const router = useRouter()
  const all = [present, ...found.others]
  return (
    <Callout
      tone={found.certainty >= 0.5 ? 'success' : 'accent'}
      role="status"
      title={found.reason}
      actions={
        found.others.length > 0
          ? found.others.slice(0, 4).map((other) => (
              <Button
                key={other.type}
                size="sm"
                title={other.reason}
                onClick={() => {
                  keepDraft(listHref, other.type, draftOf(other, found.address, all))
                  router.push(`${listHref}/new?type=${encodeURIComponent(other.type)}`)
                }}
              >
                {other.label}
              </Button>
            ))
          : null
      }
    >
      {found.certainty >= 0.5
        ? 'The form is filled in; look at the preview before you create it.'
        : 'This is the best guess; look at the preview before you create it.'}
      {found.others.length > 0 ? ' It could also be read as:' : ''}
    </Callout>
  )
}
