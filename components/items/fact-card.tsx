import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { DescriptionList } from '@/components/ui/description-list'
import { Chip } from '@/components/ui/status-badge'
import type {
  CardChange,
  ContentKind,
  Exclusion,
  Fact,
  FactCard as FactCardOf,
  FactKind,
} from '@/lib/facts/schemas'
import { languageName } from '@/lib/platforms/language'

/** Number of sentences shown at first; the rest is collapsed. */
const shownSentences = 8

/** Shows an item's facts: details, sentences, what was read but set aside, and what a model changed. */
export function FactCard({ card }: { card: FactCardOf }) {
  const details = detailsOf(card)
  const sentences = card.facts.filter((fact) => sentenceKinds.has(fact.kind))
  return (
    <Card title="Facts in this content" description="What we read in it, in its own words.">
      <div className="flex flex-col gap-5">
        <div className="flex flex-wrap gap-1.5">
          <Chip>{kindWords[card.kind]}</Chip>
          <Chip>{languageWords(card.language)}</Chip>
        </div>
        {details.length > 0 ? <DescriptionList entries={details} /> : null}
        {sentences.length > 0 ? (
          <section>
            <h3 className="mb-2 text-sm font-semibold">Sentences</h3>
            <Sentences sentences={sentences.slice(0, shownSentences)} />
            {sentences.length > shownSentences ? (
              <Folded label={`Show ${sentences.length - shownSentences} more`}>
                <Sentences sentences={sentences.slice(shownSentences)} />
              </Folded>
            ) : null}
          </section>
        ) : (
          <p className="text-sm text-muted">We found no complete sentence. Add text at the source.</p>
        )}
        {card.not_for_posts.length > 0 ? (
          <Folded label={`Set aside (${card.not_for_posts.length})`}>
            <ul className="flex flex-col gap-2 text-sm">
              {card.not_for_posts.map((part) => (
                <li
                  key={`${part.field} ${part.from} ${part.reason} ${part.text}`}
                  className="flex flex-col gap-0.5"
                >
                  <span className="text-xs text-muted">{reasonWords[part.reason]}</span>
                  <span className="line-clamp-3 break-words">{part.text}</span>
                </li>
              ))}
            </ul>
          </Folded>
        ) : null}
        {card.refined ? <Refinement refined={card.refined} /> : null}
      </div>
    </Card>
  )
}

function Refinement({ refined }: { refined: NonNullable<FactCardOf['refined']> }) {
  const { model, changes } = refined
  if (changes.length === 0)
    return <p className="text-sm text-muted">{model} checked these facts and changed nothing.</p>
  return (
    <section>
      <p className="text-sm text-muted">
        {model} checked these facts. It can correct and add only what the content says.
      </p>
      <Folded label={`What ${model} changed (${changes.length})`}>
        <ul className="flex flex-col gap-2 text-sm">
          {changes.map((change) => {
            const { label, text } = describeChange(change)
            return (
              <li key={`${label} ${text}`} className="flex flex-col gap-0.5">
                <span className="text-xs text-muted">{label}</span>
                <span className="line-clamp-3 break-words">{text}</span>
              </li>
            )
          })}
        </ul>
      </Folded>
    </section>
  )
}

function describeChange(change: CardChange): { label: string; text: string } {
  switch (change.change) {
    case 'kind':
      return {
        label: 'Type of content',
        text: `${kindWords[change.kind]} instead of ${kindWords[change.before]}`,
      }
    case 'health':
      return { label: 'Type of content', text: 'Health information' }
    case 'fact_kind':
      return { label: `${factWords[change.kind]} instead of ${factWords[change.before]}`, text: change.text }
    case 'set_aside':
      return { label: `Set aside: ${reasonWords[change.reason]}`, text: change.text }
    case 'added':
      return {
        label:
          change.was === undefined
            ? `Added: ${factWords[change.kind]}`
            : `Brought back, was set aside: ${reasonWords[change.was]}`,
        text: change.text,
      }
  }
}

function Sentences({ sentences }: { sentences: readonly Fact[] }) {
  return (
    <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm marker:text-muted">
      {sentences.map((fact) => (
        <li
          key={fact.id}
          className="break-words"
          lang={fact.language === 'und' ? undefined : fact.language}
          dir="auto"
        >
          {fact.text}
          {fact.alone === false ? (
            <span className="ml-1.5 text-xs text-muted" lang="en">
              May not make sense without the sentence before it
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

function Folded({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group/part mt-2">
      <summary className="flex w-fit cursor-pointer items-center gap-1.5 rounded text-sm font-medium">
        <ChevronRight
          aria-hidden
          className="size-4 text-muted transition-transform group-open/part:rotate-90"
        />
        {label}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}

const sentenceKinds: ReadonlySet<FactKind> = new Set([
  'statement',
  'question',
  'quote',
  'step',
  'ingredient',
  'entry',
  'line',
])

/**
 * Returns the facts with a label, each label once per language with up to eight of its values. Names the languages
 * other than that of the content.
 */
function detailsOf({ facts, language }: FactCardOf): { term: string; value: string }[] {
  const values = new Map<string, string[]>()
  for (const fact of facts) {
    const term = detailWords[fact.kind]
    if (term === undefined) continue
    const own = fact.kind === 'link' ? undefined : fact.label
    const isForeign = own !== undefined && fact.language !== 'und' && fact.language !== language.code
    const label = `${own === undefined ? term : readable(own)}${isForeign ? ` (${languageName(fact.language)})` : ''}`
    const text =
      own !== undefined && /[_ ]cm$/i.test(own) && /^[\d.,]+$/.test(fact.text) ? `${fact.text} cm` : fact.text
    const known = values.get(label) ?? []
    if (!known.includes(text)) values.set(label, [...known, text])
  }
  return [...values].map(([term, all]) => ({ term, value: all.slice(0, 8).join(' · ') }))
}

const readable = (label: string): string => {
  const words = label
    .replace(/[_-]+/g, ' ')
    .replace(/^(?:vibe|habitat keywords|diet signature) | (?:display name|estimate cm)$/gi, '')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const detailWords: Partial<Record<FactKind, string>> = {
  name: 'Title',
  who: 'Who',
  where: 'Where',
  when: 'When',
  deadline: 'Deadline',
  price: 'Price',
  number: 'Numbers',
  trait: 'Traits',
  link: 'Links',
}

const factWords: Record<FactKind, string> = {
  statement: 'Sentence',
  question: 'Question',
  name: 'Title',
  heading: 'Heading',
  who: 'Who',
  where: 'Where',
  when: 'When',
  deadline: 'Deadline',
  price: 'Price',
  number: 'Number',
  quote: 'Quote',
  trait: 'Trait',
  step: 'Step',
  ingredient: 'Ingredient',
  entry: 'List entry',
  line: 'Line',
  link: 'Link',
}

const kindWords: Record<ContentKind, string> = {
  announcement: 'Announcement',
  event: 'Event',
  product: 'Product',
  recipe: 'Recipe',
  guide: 'Guide',
  release_notes: 'Release notes',
  story: 'Story',
  character: 'Character',
  person: 'Person',
  obituary: 'Obituary',
  legal: 'Legal text',
  list: 'List',
  other: 'Other content',
}

function languageWords({ code, from, declared }: FactCardOf['language']): string {
  if (from === 'unknown') return 'Unknown language'
  const name = languageName(code)
  if (declared !== null) return `${name}, the source says ${languageName(declared)}`
  return from === 'declared' ? name : `${name} (detected)`
}

const reasonWords: Record<Exclusion, string> = {
  salutation: 'Greeting or farewell',
  notice: 'Notice',
  navigation: 'Navigation',
  call_to_action: 'Call to action of the page',
  table: 'Table',
  code: 'Code',
  markup: 'Markup',
  caption: 'Image caption',
  byline: 'Byline or credit',
  footnote: 'Footnote',
  hidden: 'Hidden text',
  injection: 'Instructions for AI tools',
  suspicious: 'Suspicious link or request',
  internal_note: 'Internal note',
  embargo: 'Embargo',
  draft: 'Sign of an unfinished draft',
  paywall: 'Notice to readers without a subscription',
  system_page: 'Error, login, consent or template page',
  fragment: 'Not a complete sentence or entry',
}
