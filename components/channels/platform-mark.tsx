import { Camera, Clapperboard, MessageSquare, UsersRound, Webhook } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Platform } from '@/lib/platforms/schemas'

// Signs of our own for the kinds of network; no platform's logo.
const marks: Record<Platform, ReactNode> = {
  x: <MessageSquare />,
  linkedin: <UsersRound />,
  instagram: <Camera />,
  youtube: <Clapperboard />,
  webhook: <Webhook />,
}

/** The sign of a platform. Decorative: its name stands beside it. */
export function PlatformMark({ platform }: { platform: Platform }) {
  return (
    <span
      aria-hidden
      className="grid size-9 shrink-0 place-content-center rounded-lg bg-default-soft text-default-soft-foreground [&_svg]:size-4"
    >
      {marks[platform]}
    </span>
  )
}
