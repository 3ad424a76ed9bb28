'use client'

import { Languages } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button, buttonClass, TextLink } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Menu } from '@/components/ui/menu'
import type { ActionResult } from '@/lib/actions/run-action'
import type { Proposal, ProposeInput } from '@/lib/packages/schemas'
import { baseLanguage, languageName } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'

export type Propose = (
  wanted: Pick<ProposeInput, 'kind' | 'language' | 'text' | 'seen'>,
) => Promise<ActionResult<Proposal>>

type Wanted = Pick<ProposeInput, 'kind' | 'language'>

const offered: { label: string; wanted: Wanted }[] = [
  { label: 'Shorter', wanted: { kind: 'shorter' } },
  { label: 'Another beginning', wanted: { kind: 'beginning' } },
  { label: 'Regenerate version', wanted: { kind: 'anew' } },
]
const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt'] as const

type ProposalsProps = {
  content: VariantContent
  propose: Propose
  /** The page on which this person can set up a model; null if they may not. */
  modelHref: string | null
  /** Puts the proposal into the editor; `undefined` reverts it. */
  onChange: (content: VariantContent, accepted: Proposal | undefined) => void
}

/**
 * Requests an alternative text next to a version's own, for the person to accept or dismiss. Never overwrites
 * anything by itself.
 */
export function Proposals({ content, propose, modelHref, onChange }: ProposalsProps) {
  const [proposal, setProposal] = useState<{ made: Proposal; wanted: Wanted; from: string }>()
  const [seen, setSeen] = useState<string[]>([])
  /** The content before the last proposal was accepted. */
  const [before, setBefore] = useState<VariantContent>()
  const { submit, pending, error, forgetError } = useSubmit()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (proposal) heading.current?.focus()
  }, [proposal])
  useEffect(() => {
    if (before) undo.current?.focus()
  }, [before])

  function ask(wanted: Wanted, dismissed = seen) {
    forgetError()
    setBefore(undefined)
    setProposal(undefined)
    void submit(() => propose({ ...wanted, text: content.text, seen: dismissed.slice(-10) }), {
      href: null,
      onDone: (made) => setProposal({ made, wanted, from: content.text }),
    })
  }

  function accept(made: Proposal) {
    const { title, text, hashtags, language } = made
    setBefore(content)
    setProposal(undefined)
    onChange({ ...content, title, text, hashtags, language }, made)
  }

  function dismiss(made: Proposal) {
    setSeen([...seen, made.text])
    setProposal(undefined)
    group.current?.querySelector('button')?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <fieldset ref={group} disabled={pending} className="min-w-0">
        <legend className="mb-1.5 text-sm font-medium">Suggest a different text</legend>
        <div className="flex flex-wrap gap-2">
          {offered.map(({ label, wanted }) => (
            <Button key={label} size="sm" onClick={() => ask(wanted)}>
              {label}
            </Button>
          ))}
          <Menu
            label="In another language"
            align="start"
            triggerClass={buttonClass({ size: 'sm' })}
            trigger={
              <>
                <Languages aria-hidden /> In another language
              </>
            }
          >
            {languages
              .filter((language) => language !== baseLanguage(content.language))
              .map((language) => (
                <button
                  key={language}
                  type="button"
                  className="menu__item"
                  onClick={() => ask({ kind: 'language', language })}
                >
                  {`In ${languageName(language)}`}
                </button>
              ))}
          </Menu>
        </div>
      </fieldset>
      <p role="status" className={pending ? 'flex items-center gap-2 text-sm text-muted' : 'sr-only'}>
        {pending ? (
          <>
            <span className="spinner" aria-hidden /> Writing a suggestion. Your text stays as it is.
          </>
        ) : before ? (
          'Suggestion accepted.'
        ) : (
          ''
        )}
      </p>
      {error?.code === 'no-alternative' ? (
        <Callout role="status" title={error.message}>
          {modelHref ? <TextLink href={modelHref}>Set up a model</TextLink> : error.hint}
        </Callout>
      ) : error ? (
        <FailureNotice error={error} />
      ) : null}
      {before ? (
        <div className="flex flex-wrap items-center gap-2 text-sm">
          <span aria-hidden>Suggestion accepted. Save to keep it.</span>
          <Button
            ref={undo}
            size="sm"
            variant="ghost"
            onClick={() => {
              onChange(before, undefined)
              setBefore(undefined)
            }}
          >
            Undo
          </Button>
        </div>
      ) : null}
      {proposal ? (
        <section aria-labelledby={`${id}-title`} className="rounded-xl border border-border p-4">
          <h2 id={`${id}-title`} ref={heading} tabIndex={-1} className="text-sm font-semibold">
            Suggestion
          </h2>
          <p className="mb-2 text-xs text-muted">
            {proposal.made.by === 'model' ? 'Written by the AI model' : 'Written by the built-in composer'}
            {proposal.made.translated_from
              ? `, translated from ${languageName(proposal.made.translated_from)}`
              : ''}
          </p>
          <div lang={proposal.made.language}>
            {proposal.made.title ? <p className="mb-1 font-medium">{proposal.made.title}</p> : null}
            <p className="text-sm break-words whitespace-pre-wrap">{proposal.made.text}</p>
            {proposal.made.hashtags.length ? (
              <p className="mt-2 text-sm break-words text-muted">
                {proposal.made.hashtags.map((tag) => `#${tag}`).join(' ')}
              </p>
            ) : null}
          </div>
          {proposal.made.notes.length ? (
            <div className="mt-3">
              <Callout tone="warning">
                <ul>
                  {proposal.made.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </Callout>
            </div>
          ) : null}
          {proposal.from === content.text ? null : (
            <div className="mt-3">
              <Callout tone="warning" role="status">
                You changed the text since. Accept replaces your changes, and Undo brings them back.
              </Callout>
            </div>
          )}
          <div className="mt-3 flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={() => accept(proposal.made)}>
              Accept
            </Button>
            <Button size="sm" onClick={() => dismiss(proposal.made)}>
              Dismiss
            </Button>
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                const dismissed = [...seen, proposal.made.text]
                setSeen(dismissed)
                ask(proposal.wanted, dismissed)
              }}
            >
              Another one
            </Button>
          </div>
        </section>
      ) : null}
    </div>
  )
}
