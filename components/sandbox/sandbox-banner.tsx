import { FlaskConical } from 'lucide-react'

/** Stands above every page of the sandbox, so that it cannot be mistaken for the real thing. */
export function SandboxBanner() {
  return (
    <p className="flex items-center justify-center gap-2 bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning-soft-foreground">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      Simulated network: nothing leaves this computer
    </p>
  )
}
