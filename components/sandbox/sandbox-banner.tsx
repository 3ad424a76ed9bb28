import { FlaskConical } from 'lucide-react'
import { Link } from '@/components/ui/link'

/** Shown above every page of the sandbox, so that it cannot be mistaken for a real network. */
export function SandboxBanner() {
  return (
    <header className="flex flex-wrap items-center justify-center gap-x-2 gap-y-1 bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning-soft-foreground">
      <FlaskConical aria-hidden className="size-4 shrink-0" />
      Simulated network. Nothing leaves this computer.
      <Link href="/" className="ml-2 underline underline-offset-2">
        Back to Tributary
      </Link>
    </header>
  )
}
