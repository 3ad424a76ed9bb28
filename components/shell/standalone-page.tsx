import type { ReactNode } from 'react'
import { Wordmark } from '@/components/ui/brand-mark'

type QuietPageProps = {
  title: string
  description?: ReactNode
  /** Shown below the card. */
  below?: ReactNode
  children?: ReactNode
}

/** A page with one thing to do and nothing around it: sign-in, an invitation, a page that does not exist. */
export function StandalonePage({ title, description, below, children }: QuietPageProps) {
  return (
    <main className="mx-auto flex min-h-dvh w-full max-w-md flex-col justify-center gap-8 px-4 py-12">
      <Wordmark />
      <div>
        <h1 className="text-2xl font-semibold tracking-tight">{title}</h1>
        {description ? <p className="mt-1 text-muted">{description}</p> : null}
      </div>
      {children}
      {below ? <div className="text-sm text-muted">{below}</div> : null}
    </main>
  )
}
