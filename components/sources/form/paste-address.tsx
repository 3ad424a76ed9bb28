'use client'

import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import type { FormAction } from '@/components/forms/form-values'
import { useSubmit } from '@/components/forms/use-submit'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import type { ErrorWords } from '@/lib/errors'
import { draftOf, type FoundType, keepDraft } from './draft'

type Answer = { address: string; found: FoundType[]; problem: ErrorWords | null }
type Guess = FormAction<Answer>

type PasteAddressProps = {
  guess: Guess
  /** A prefilled address. */
  address?: string
  /** The path of the source list; the wizard is below it. */
  listHref: string
}

type Problem = { title: string; text: string }

const nothing: Problem = {
  title: 'We didn’t recognize this address',
  text: 'We can read it, but it isn’t a feed, a content folder or a page with articles. If you know what it is, choose a source type below.',
}

/** One field for any kind of address: detects the type of source and opens its form, prefilled. */
export function PasteAddress({ guess, address, listHref }: PasteAddressProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<Problem>()
  const { submit, pending, error } = useSubmit()

  function find() {
    const pasted = field.current?.value ?? ''
    setProblem(undefined)
    void submit(() => guess({ address: pasted }), {
      href: ({ found: [best] }) => (best ? `${listHref}/new?type=${encodeURIComponent(best.type)}` : null),
      onDone: ({ address, found, problem }) => {
        const [best] = found
        if (best) keepDraft(listHref, best.type, draftOf(best, address, found))
        else setProblem(problem ? { title: problem.message, text: problem.hint } : nothing)
      },
    })
  }

  return (
    <Card>
      <Form error={error} pending={pending} onSubmit={find} className="gap-4!">
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <Field
            name="address"
            label="Paste an address"
            help="The address of a feed, web page, repository, sitemap or content folder. We only look at it and store nothing."
            className="min-w-0 flex-1"
          >
            <Input
              ref={field}
              type="text"
              inputMode="url"
              defaultValue={address}
              maxLength={2048}
              placeholder="example.com/blog"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
            />
          </Field>
          <SubmitButton pending={pending} className="sm:mt-6.5">
            {pending ? null : <Search aria-hidden />}
            Detect
          </SubmitButton>
        </div>
        <p role="status" className="sr-only">
          {pending ? 'Checking the address…' : ''}
        </p>
        {problem ? (
          <Callout tone="warning" role="alert" title={problem.title}>
            {problem.text}
          </Callout>
        ) : null}
      </Form>
    </Card>
  )
}
