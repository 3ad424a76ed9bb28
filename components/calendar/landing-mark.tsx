import type { Landing } from './view-props'

/** Marks where a post being moved would land on this day. */
export function LandingMark({ landing, day }: { landing: Landing | null; day: string }) {
  if (landing?.day !== day) return null
  return (
    <p
      aria-hidden
      className="truncate rounded-lg border border-dashed border-accent bg-accent-soft px-1.5 py-0.5 text-xs font-medium text-accent-soft-foreground"
    >
      {landing.time} {landing.title}
    </p>
  )
}
