import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wordmark } from '@/components/ui/brand-mark'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'

type HelpFrameProps = {
  pages: readonly { name: string; title: string }[]
  current?: string
  /** The search term. */
  q?: string
  children: ReactNode
}

/** The layout of every help page: the list of pages at the side, and a search that works without scripts. */
export function HelpFrame({ pages, current, q, children }: HelpFrameProps) {
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-6xl flex-col gap-8 px-4 py-6 sm:px-6 md:py-10">
      <a href="#main" className="skip-link button button--primary button--md">
        Skip to content
      </a>
      <header className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-center gap-3">
          <Link href="/" aria-label="Tributary, back to your work">
            <Wordmark />
          </Link>
          <span className="text-muted">Help</span>
        </div>
        <search className="w-full min-w-0 sm:w-80">
          <form action="/help" className="flex items-center gap-2">
            <input
              type="search"
              name="q"
              defaultValue={q}
              aria-label="Search the help"
              placeholder="Search the help"
              maxLength={100}
              className="input min-w-0 flex-1"
            />
            <Button type="submit" iconOnly aria-label="Search">
              <Search aria-hidden />
            </Button>
          </form>
        </search>
      </header>
      <div className="grid gap-8 md:grid-cols-[13rem_minmax(0,1fr)]">
        {/* On phones it would come before everything that people came to read. */}
        <nav aria-label="Help" className="max-md:hidden">
          <ul className="flex flex-col gap-0.5">
            {pages.map(({ name, title }) => (
              <li key={name}>
                <Link
                  href={`/help/${name}`}
                  className="nav-link text-sm"
                  aria-current={name === current ? 'page' : undefined}
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <main id="main" tabIndex={-1} className="min-w-0 outline-none">
          {current || q ? (
            <Link href="/help" className="text-link mb-4 inline-block text-sm md:hidden">
              All help topics
            </Link>
          ) : null}
          {children}
        </main>
      </div>
    </div>
  )
}
