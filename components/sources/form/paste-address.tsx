'use client'

import { Search } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type SubmitEvent, useRef, useState } from 'react'
import { sent } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import type { FormValues } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { ActionResult } from '@/lib/actions/run-action'
import { draftOf, type FoundType, keepDraft } from './draft'

type Answer = { address: string; found: FoundType[]; problem: { message: string; hint: string } | null }
// A method, so that an action may ask for a narrower input: it checks with its schema what it is sent.
type Guess = { run(input: FormValues): Promise<ActionResult<Answer>> }['run']

type PasteAddressProps = {
  guess: Guess
  /** An address to start with. */
  address?: string
  /** The address of the list of sources; the wizard is below it. */
  listHref: string
}

type Trouble = { title: string; text: string }

const nothing: Trouble = {
  title: 'We didn’t recognise this address',
  text: 'We can read it, but it isn’t a feed, a content folder or a page with articles. If you know what it is, choose a source type below.',
}

/** One field for an address of any kind: finds out which type of source it is and leads to its form, filled in. */
export function PasteAddress({ guess, address, listHref }: PasteAddressProps) {
  const router = useRouter()
  const ready = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [looking, setLooking] = useState(false)
  const [wrong, setWrong] = useState<string>()
  const [trouble, setTrouble] = useState<Trouble>()

  async function find(pasted: string) {
    setLooking(true)
    setWrong(undefined)
    setTrouble(undefined)
    const answer = await sent(() => guess({ address: pasted }))
    if (answer.ok && answer.data.found[0]) return open(answer.data, answer.data.found[0])
    setLooking(false)
    if (!answer.ok && answer.error.errors.length > 0) {
      setWrong(answer.error.errors.map(({ detail }) => detail).join(' '))
      field.current?.focus()
    } else setTrouble(troubleOf(answer))
  }

  function open({ address, found }: Answer, best: FoundType) {
    keepDraft(listHref, best.type, draftOf(best, address, found))
    router.push(`${listHref}/new?type=${encodeURIComponent(best.type)}`)
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!looking && ready) void find(field.current?.value ?? '')
  }

  return (
    <Card>
      <form noValidate method="post" onSubmit={onSubmit} className="flex flex-col gap-4">
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start">
          <Field
            name="address"
            label="Paste an address"
            help="The address of a feed, web page, repository, sitemap or content folder. We only look at it and store nothing."
            error={wrong}
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
          <Button type="submit" variant="primary" pending={looking} className="sm:mt-6.5">
            {looking ? null : <Search aria-hidden />}
            Detect
          </Button>
        </div>
        <p role="status" className="sr-only">
          {looking ? 'Checking the address…' : ''}
        </p>
        {trouble ? (
          <Callout tone="warning" role="alert" title={trouble.title}>
            {trouble.text}
          </Callout>
        ) : null}
      </form>
    </Card>
  )
}

function troubleOf(answer: ActionResult<Answer>): Trouble {
  if (!answer.ok) return { title: answer.error.message, text: answer.error.hint }
  const { problem } = answer.data
  return problem ? { title: problem.message, text: problem.hint } : nothing
}
