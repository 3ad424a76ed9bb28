import type { ReactNode } from 'react'
import ReactMarkdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { Link } from '@/components/ui/link'

/**
 * Renders a help page as prose with an anchor on each heading. Runs on the server only; no script reaches the
 * browser.
 */
export function HelpText({ text, anchorOf }: { text: string; anchorOf: (heading: string) => string }) {
  const components: Components = {
    h1: ({ children }) => <h1 className="text-2xl font-semibold tracking-tight">{children}</h1>,
    h2: ({ children }) => (
      <h2 id={anchorOf(wordsOf(children))} className="scroll-mt-6 text-lg font-semibold">
        {children}
      </h2>
    ),
    a: ({ href = '', children }) => (
      <Link href={addressOf(href)} className="text-link">
        {children}
      </Link>
    ),
    table: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
      <section className="overflow-x-auto" aria-label="Table" tabIndex={0}>
        <table className="w-full text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-separator [&_:is(td,th)]:py-2 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-start [&_:is(td,th)]:align-top">
          {children}
        </table>
      </section>
    ),
    pre: ({ children }) => (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the same
      <pre tabIndex={0} className="overflow-x-auto rounded-lg bg-surface-secondary p-4 text-sm">
        {children}
      </pre>
    ),
  }
  return (
    <div className="prose max-w-prose">
      <ReactMarkdown remarkPlugins={[remarkGfm]} components={components}>
        {text}
      </ReactMarkdown>
    </div>
  )
}

/** In the source files, help pages link to each other as files, so that the links also work in the repository. */
const addressOf = (href: string): string => href.replace(/^([a-z-]+)\.md/, '/help/$1')

function wordsOf(children: ReactNode): string {
  if (Array.isArray(children)) return children.map(wordsOf).join('')
  return typeof children === 'string' || typeof children === 'number' ? String(children) : ''
}
