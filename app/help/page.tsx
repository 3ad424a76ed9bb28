import type { Metadata } from 'next'
import { HelpFrame } from '@/components/help/help-frame'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { type HelpHit, searchHelp } from '@/lib/help/help'
import { readHelp } from '@/lib/help/read-help'

export const metadata: Metadata = { title: 'Help' }

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function HelpStartPage({ searchParams }: Props) {
  const pages = readHelp()
  const q = [(await searchParams).q].flat()[0]?.trim().slice(0, 100)
  return (
    <HelpFrame pages={pages} q={q}>
      {q ? <Found q={q} hits={searchHelp(pages, q)} /> : <Contents pages={pages} />}
    </HelpFrame>
  )
}

function Found({ q, hits }: { q: string; hits: HelpHit[] }) {
  if (hits.length === 0)
    return (
      <>
        <h1 className="sr-only">Results for “{q}”</h1>
        <EmptyState
          title={`Nothing found for “${q}”`}
          action={<LinkButton href="/help">View all topics</LinkButton>}
        >
          Try fewer words, or words that stand on the page you are asking about.
        </EmptyState>
      </>
    )
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Results for “{q}”</h1>
      <ul className="mt-6 flex max-w-prose flex-col gap-5">
        {hits.map(({ page, section }) => (
          <li key={`${page.name} ${section.anchor}`}>
            <Link
              href={`/help/${page.name}${section.anchor && `#${section.anchor}`}`}
              className="text-link font-medium"
            >
              {section.anchor ? `${page.title}: ${section.heading}` : page.title}
            </Link>
            <p className="line-clamp-2 text-sm text-muted">{section.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function Contents({ pages }: { pages: ReturnType<typeof readHelp> }) {
  return (
    <>
      <h1 className="text-2xl font-semibold tracking-tight">Help</h1>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2">
        {pages.map(({ name, title, sections }) => (
          <li key={name}>
            <h2 className="font-semibold">
              <Link href={`/help/${name}`} className="text-link">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-sm text-muted">{sections[0]?.text}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
