import ReactMarkdown, { type Components } from 'react-markdown'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'

// Text from sources is untrusted: no raw HTML (react-markdown drops it), and only plain prose elements.
const schema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((name) => !['input', 'details', 'summary'].includes(name)),
  protocols: { ...defaultSchema.protocols, href: ['http', 'https', 'mailto'], src: ['http', 'https'] },
}

// Keeps the text's headings below those of the page.
const components: Components = {
  h1: ({ children }) => <h3 className="text-lg font-semibold">{children}</h3>,
  h2: ({ children }) => <h4 className="font-semibold">{children}</h4>,
  h3: ({ children }) => <h5 className="font-semibold">{children}</h5>,
  h4: ({ children }) => <h6 className="font-semibold">{children}</h6>,
  h5: ({ children }) => <h6 className="font-medium">{children}</h6>,
  h6: ({ children }) => <h6 className="font-medium">{children}</h6>,
  a: ({ href, children }) =>
    isWebAddress(href) ? (
      <a href={href} target="_blank" rel="nofollow noopener noreferrer ugc" className="text-link">
        {children}
      </a>
    ) : (
      <span>{children}</span>
    ),
  img: ({ src, alt }) =>
    typeof src === 'string' && isWebAddress(src) ? (
      // biome-ignore lint/performance/noImgElement: pictures of unknown hosts; our server must not fetch them
      <img
        src={src}
        alt={alt ?? ''}
        loading="lazy"
        decoding="async"
        referrerPolicy="no-referrer"
        className="max-h-96 max-w-full rounded-lg"
      />
    ) : null,
  table: ({ children }) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
    <section className="overflow-x-auto" aria-label="Table" tabIndex={0}>
      <table className="w-full text-sm [&_:is(td,th)]:border-b [&_:is(td,th)]:border-separator [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-4 [&_:is(td,th)]:text-start">
        {children}
      </table>
    </section>
  ),
}

/**
 * Renders a source's Markdown as prose on the server, without sending any script to the browser
 * (spec/security#7.3). Keeps line breaks inside paragraphs, as in the taglines of an item's text.
 */
export function Markdown({ text }: { text: string }) {
  return (
    <div className="prose [&_p]:whitespace-pre-line">
      <ReactMarkdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[rehypeSanitize, schema]]}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </div>
  )
}

const isWebAddress = (address: string | undefined): address is string =>
  address !== undefined && /^(https?|mailto):/i.test(address)
