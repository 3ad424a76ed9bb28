'use client'

import { TriangleAlert } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { classNames } from '@/components/ui/class-names'
import type { SentenceView, TracedField, TraceView } from '@/lib/packages/trace/build-trace-view'
import type { PackageTraces } from '@/lib/packages/trace/get-package-traces'
import { sentenceInWords, type Writers, writtenInWords } from './trace-words'

export type TracePanelProps = {
  view: TraceView
  writers: Writers
  /** Whether the content is still what the post was written from. */
  content: PackageTraces['content']
  /** The page that shows the content in full. */
  contentHref: string | undefined
  /** The language of the post. */
  language: string
  /** Whether the text has unsaved changes; the panel shows the saved text. */
  unsaved: boolean
}

/** A sentence of the post, or a passage of the content, by its index. */
type Target = { kind: 'sentence' | 'passage'; at: number }

/**
 * Shows what each sentence of a post is based on. Pointing at a sentence, or focusing it, highlights the passages
 * that it is based on; pointing at a passage highlights the sentences that use it (spec/writing#3).
 */
export function TracePanel({ view, writers, content, contentHref, language, unsaved }: TracePanelProps) {
  const [chosen, setChosen] = useState<Target>()
  const [pointed, setPointed] = useState<Target>()
  const shown = pointed ?? chosen
  const passages = passagesOf(view.fields)
  const lit = new Set(
    shown?.kind === 'sentence' ? view.sentences[shown.at]?.facts : shown ? passages[shown.at] : [],
  )
  const usedBy = (facts: readonly string[]) =>
    view.sentences.flatMap((one, at) => (one.facts.some((id) => facts.includes(id)) ? [at] : []))
  const isLit = (at: number) =>
    shown?.kind === 'sentence'
      ? shown.at === at
      : (view.sentences[at]?.facts.some((id) => lit.has(id)) ?? false)
  const id = useId()
  const sentences = useRef<HTMLOListElement>(null)
  const source = useRef<HTMLElement>(null)
  useFirstLitInView(shown?.kind === 'sentence' ? source : sentences, shown)

  if (view.sentences.length === 0)
    return (
      <Callout title="No sources yet">
        {writtenInWords(writers)} We didn’t record which parts of the content it is based on. Regenerate the
        post to see them.
      </Callout>
    )
  const track = (target: Target) => ({
    onFocus: () => {
      setChosen(target)
      setPointed(undefined)
    },
    // Reacts only to real moves, not to content scrolling under a resting pointer, which would override the focused
    // target.
    onPointerMove: ({ pointerType, movementX, movementY }: PointerEvent) => {
      if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) setPointed(target)
    },
    onPointerLeave: () => setPointed(undefined),
  })
  const stop = chosen?.kind === 'sentence' ? chosen.at : 0
  const [passageStop = 0] =
    chosen?.kind === 'passage'
      ? [chosen.at]
      : passages.flatMap((ids, at) => (ids.some((one) => lit.has(one)) ? [at] : []))
  return (
    <div className="flex flex-col gap-4" data-trace>
      <p className="text-sm text-muted">{writtenInWords(writers)}</p>
      {unsaved ? <Callout>Your changes aren’t saved yet. This is the saved version.</Callout> : null}
      <ContentNotice content={content} />
      <div>
        <p id={`${id}-post`} className="mb-1.5 text-sm font-medium">
          Sentences in this post
        </p>
        <ol
          ref={sentences}
          aria-labelledby={`${id}-post`}
          className="flex flex-col gap-1 lg:-m-1 lg:max-h-[38dvh] lg:overflow-y-auto lg:p-1"
          onKeyDown={moveByArrows}
        >
          {view.sentences.map((sentence, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            <li key={at}>
              <Sentence
                {...track({ kind: 'sentence', at })}
                sentence={sentence}
                words={sentenceInWords(sentence, writers)}
                language={language}
                isLit={isLit(at)}
                isChosen={chosen?.kind === 'sentence' && chosen.at === at}
                isStop={at === stop}
                describedBy={`${id}-s${at}`}
              />
            </li>
          ))}
        </ol>
      </div>
      {view.fields.length > 0 ? (
        <section
          ref={source}
          aria-label="Content the post is based on"
          className="max-h-[40dvh] overflow-y-auto rounded-xl border border-border bg-surface p-4 max-lg:sticky max-lg:bottom-2 max-lg:max-h-[33dvh] max-lg:shadow-overlay"
          onKeyDown={moveByArrows}
        >
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <p className="text-sm font-medium">Content</p>
            {contentHref ? (
              <TextLink href={contentHref} className="text-sm">
                Open content
              </TextLink>
            ) : null}
          </div>
          <Fields
            fields={view.fields}
            lit={lit}
            stop={passageStop}
            track={track}
            describe={(at) => `${id}-p${at}`}
            onOpen={(at) => focusStop(sentences.current, usedBy(passages[at] ?? [])[0])}
          />
        </section>
      ) : (
        <p className="text-sm text-muted">Nothing in this version is taken from the content.</p>
      )}
      <div hidden>
        {view.sentences.map(({ basedOn }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
          <span key={at} id={`${id}-s${at}`}>
            {basedOn.length > 0 ? `Based on: ${basedOn.map((words) => `“${words}”`).join(', ')}` : ''}
          </span>
        ))}
        {passages.map((facts, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a passage is its place
          <span key={at} id={`${id}-p${at}`}>
            {`Used in: ${usedBy(facts)
              .map((one) => `“${view.sentences[one]?.text}”`)
              .join(', ')}`}
          </span>
        ))}
      </div>
    </div>
  )
}

function ContentNotice({ content }: Pick<TracePanelProps, 'content'>) {
  if (content === 'changed')
    return (
      <Callout tone="warning" title="The content has changed since">
        Below are the words that this post was written from.
      </Callout>
    )
  if (content === 'withdrawn')
    return (
      <Callout tone="warning" title="The content was removed from its source">
        Below are the words that this post was written from.
      </Callout>
    )
  return null
}

type Tracking = {
  onFocus: () => void
  onPointerMove: (event: PointerEvent) => void
  onPointerLeave: () => void
}

function Sentence(
  props: Tracking & {
    sentence: SentenceView
    words: string
    language: string
    isLit: boolean
    isChosen: boolean
    isStop: boolean
    describedBy: string
  },
) {
  const { sentence, words, language, isLit, isChosen, isStop, describedBy, ...tracking } = props
  return (
    <button
      type="button"
      data-stop
      data-lit={isLit || undefined}
      aria-pressed={isChosen}
      aria-describedby={describedBy}
      tabIndex={isStop ? 0 : -1}
      className={classNames(
        // On a phone, the content covers the end of the list; the scroll margin keeps the focused sentence above
        // it.
        'w-full cursor-pointer rounded-md border-s-4 px-3 py-1.5 text-start max-lg:scroll-mb-[36dvh]',
        isLit ? 'border-accent bg-accent-soft' : 'border-transparent hover:bg-surface-hover',
      )}
      {...tracking}
    >
      <span lang={language === 'und' ? undefined : language} dir="auto" className="block text-sm break-words">
        {sentence.text}
      </span>
      <span className={classNames('block text-xs', isLit ? 'text-accent-soft-foreground' : 'text-muted')}>
        {sentence.field === 'title' ? 'Title. ' : ''}
        {words}
      </span>
      {sentence.unsupported.map((message) => (
        <span
          key={message}
          className="mt-1 flex items-start gap-1.5 rounded bg-warning-soft px-1.5 py-0.5 text-xs text-warning-soft-foreground"
        >
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{message}</span>
        </span>
      ))}
    </button>
  )
}

type FieldsProps = {
  fields: readonly TracedField[]
  lit: ReadonlySet<string>
  stop: number
  track: (target: Target) => Tracking
  describe: (at: number) => string
  onOpen: (at: number) => void
}

/** The content field by field, with its passages as links to the sentences that use them. */
function Fields({ fields, lit, stop, track, describe, onOpen }: FieldsProps) {
  let passage = -1
  return (
    <div className="flex flex-col gap-3">
      {fields.map(({ field, label, parts }) => (
        <div key={field}>
          <p className="text-xs font-medium text-muted">{label}</p>
          <p dir="auto" className="text-sm break-words whitespace-pre-line">
            {parts.map((part) => {
              if (part.kind === 'omitted') return ' … '
              if (part.kind === 'around') return part.pieces.map(({ text }) => text)
              passage++
              const at = passage
              return (
                <span key={at}>
                  <a
                    href={`#${describe(at)}`}
                    data-stop
                    tabIndex={at === stop ? 0 : -1}
                    aria-describedby={describe(at)}
                    className="rounded-xs text-inherit underline decoration-muted decoration-dotted underline-offset-4"
                    onClick={(event) => {
                      event.preventDefault()
                      onOpen(at)
                    }}
                    {...track({ kind: 'passage', at })}
                  >
                    {part.pieces.map((piece, at) =>
                      piece.facts.some((id) => lit.has(id)) ? (
                        <mark
                          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
                          key={at}
                          data-lit
                          className="rounded-xs bg-accent-soft font-medium text-accent-soft-foreground underline decoration-accent decoration-2 underline-offset-4"
                        >
                          {piece.text}
                        </mark>
                      ) : (
                        piece.text
                      ),
                    )}
                  </a>
                </span>
              )
            })}
          </p>
        </div>
      ))}
    </div>
  )
}

/** Returns the facts of each passage, in page order. */
const passagesOf = (fields: readonly TracedField[]): string[][] =>
  fields.flatMap(({ parts }) =>
    parts.flatMap(({ kind, pieces }) => (kind === 'used' ? [pieces.flatMap(({ facts }) => facts)] : [])),
  )

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Moves the focus within a list by the arrow keys, so that Tab goes from one list to the next. */
function moveByArrows(event: KeyboardEvent<HTMLElement>) {
  const stops = stopsIn(event.currentTarget)
  const at = stops.indexOf(event.target as HTMLElement)
  const step = steps[event.key]
  const next =
    event.key === 'Home' ? 0 : event.key === 'End' ? stops.length - 1 : step ? at + step : undefined
  if (at < 0 || next === undefined) return
  event.preventDefault()
  stops[Math.min(Math.max(next, 0), stops.length - 1)]?.focus()
}

const stopsIn = (list: HTMLElement | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-stop]') ?? []),
]

const focusStop = (list: HTMLElement | null, at: number | undefined) => {
  if (at !== undefined) stopsIn(list)[at]?.focus()
}

/** Scrolls the list, not the page, to its first highlighted entry. */
function useFirstLitInView(list: { current: HTMLElement | null }, shown: Target | undefined) {
  const { kind, at } = shown ?? {}
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is highlighted follows from what is shown
  useEffect(() => {
    const first = list.current?.querySelector<HTMLElement>('[data-lit]')
    if (!list.current || !first) return
    const [box, place] = [list.current.getBoundingClientRect(), first.getBoundingClientRect()]
    if (place.top < box.top || place.bottom > box.bottom)
      list.current.scrollTop += place.top - box.top - (box.height - Math.min(place.height, box.height)) / 2
  }, [kind, at])
}
