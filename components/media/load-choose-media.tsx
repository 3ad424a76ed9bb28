'use client'

import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { useLoaded } from '@/components/ui/use-loaded'
import type { ChooseMediaProps } from './choose-media'

const load = () => import('./choose-media')

/**
 * `ChooseMedia`, with its script loaded when first shown: pages for reading do not need the code for uploads and
 * their digests.
 */
export function LoadChooseMedia(props: ChooseMediaProps) {
  const { part, failed, tryAgain } = useLoaded(load)
  if (part) return <part.ChooseMedia {...props} />
  if (!failed) return <p className="text-sm text-muted">Loading files…</p>
  return (
    <Callout tone="danger" role="alert" title="We couldn’t load the media library">
      Check your connection.{' '}
      <Button size="sm" onClick={tryAgain}>
        Try again
      </Button>
    </Callout>
  )
}
