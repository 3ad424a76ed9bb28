'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Button, LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { DropZone } from '@/components/ui/drop-zone'
import { ErrorNotice } from '@/components/ui/error-notice'
import type { ImportedAnswer, ImportPreview } from '@/lib/voice/portable/schemas'
import type { VoiceField } from '@/lib/voice/schemas'
import { BrandChanges, type Chosen, LeftOut } from './brand-changes'
import { type Failure, previewBrand, storeBrand } from './send-brand'

type BrandImportProps = {
  /** Where the file is sent. */
  address: string
  voiceHref: string
}

/** Takes a brand file, shows what it would change, and stores what the person agrees to. */
export function BrandImport({ address, voiceHref }: BrandImportProps) {
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<ImportPreview>()
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const [stored, setStored] = useState<ImportedAnswer>()
  const [error, setError] = useState<Failure>()
  const [pending, start] = useTransition()
  const heading = useRef<HTMLHeadingElement>(null)
  const router = useRouter()

  useEffect(() => {
    if (seen || stored) heading.current?.focus()
  }, [seen, stored])

  function look(given: File, keeps: boolean) {
    setError(undefined)
    if (!keeps) {
      setSeen(undefined)
      setStored(undefined)
    }
    start(async () => {
      const answer = await previewBrand(address, given)
      if ('message' in answer) return setError(answer)
      setFile(given)
      setChosen((before) => (keeps ? before : everything(answer)))
      setSeen(answer)
    })
  }

  function take() {
    if (!file || !seen) return
    const fields = seen.changes.filter((field) => chosen.fields.has(field))
    const { rules, logo } = chosen
    if (!anything(seen, chosen)) return setError(nothingChosen)
    setError(undefined)
    start(async () => {
      const answer = await storeBrand(address, file, { version: seen.version, fields, rules, logo })
      if ('message' in answer) return setError(answer)
      setSeen(undefined)
      setStored(answer)
      router.refresh()
    })
  }

  return (
    <Card
      title="Import a brand"
      description="You see what it would change, field by field, before anything is stored."
    >
      <div className="flex flex-col gap-5">
        <DropZone
          label="Drop a brand file here, or choose it"
          help="A file that ends in .tributary-brand.zip, at most 8 MB"
          busy={pending && !stored ? (seen ? 'Storing it…' : 'Reading the file…') : undefined}
          accept=".zip,application/zip"
          onFiles={([given]) => given && look(given, false)}
        />
        {stored ? (
          <>
            <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
              The brand is imported
            </h2>
            <Stored answer={stored} voiceHref={voiceHref} />
          </>
        ) : null}
        {seen ? (
          <>
            <div>
              <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
                {nothingNew(seen) ? 'Nothing in this file is new here' : 'What it would change'}
              </h2>
              <p className="text-sm text-muted">{originOf(seen)}</p>
            </div>
            <BrandChanges seen={seen} chosen={chosen} onChoose={setChosen} />
          </>
        ) : null}
        {error ? <ErrorNotice message={error.message} hint={error.hint} /> : null}
        {seen && !nothingNew(seen) ? (
          <div className="flex flex-wrap gap-2">
            {error?.code === 'stale-revision' ? (
              <Button pending={pending} onClick={() => file && look(file, true)}>
                Compare with what it says now
              </Button>
            ) : null}
            <Button variant="primary" pending={pending} onClick={take}>
              Take over what is chosen
            </Button>
            <Button variant="ghost" onClick={() => setSeen(undefined)}>
              Leave it all as it is
            </Button>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

function Stored({ answer, voiceHref }: { answer: ImportedAnswer; voiceHref: string }) {
  const { taken, version, left_out } = answer
  return (
    <>
      <Callout
        tone="success"
        role="status"
        title={[
          taken.fields.length > 0 ? `The voice is version ${version} now.` : '',
          taken.rules ? 'The rules of the check are taken over.' : '',
          taken.logo ? 'The logo is taken over.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            <LinkButton size="sm" href={voiceHref}>
              See the voice
            </LinkButton>
            {taken.fields.length > 0 ? (
              <LinkButton
                size="sm"
                href={`${voiceHref}/versions${version > 1 ? `?compare=${version - 1}` : ''}`}
              >
                Undo through the versions
              </LinkButton>
            ) : null}
          </>
        }
      >
        It holds for everything made from now on.
        {taken.fields.length > 0 && (taken.rules || taken.logo)
          ? ' The versions bring back the voice alone; rules and logo are changed back where they are set.'
          : ''}
      </Callout>
      <LeftOut entries={left_out} />
    </>
  )
}

const nothing: Chosen = { fields: new Set<VoiceField>(), rules: false, logo: false }
const nothingChosen: Failure = {
  message: 'Nothing is chosen yet.',
  hint: 'Tick at least one of the changes.',
}
const everything = (seen: ImportPreview): Chosen => ({
  fields: new Set(seen.changes),
  rules: true,
  logo: true,
})

const anything = (seen: ImportPreview, chosen: Chosen): boolean =>
  seen.changes.some((field) => chosen.fields.has(field)) ||
  (seen.may_manage && ((chosen.rules && seen.rules.changes.length > 0) || (chosen.logo && seen.logo.changes)))

const nothingNew = (seen: ImportPreview): boolean => !anything(seen, everything(seen))

function originOf({ from }: ImportPreview): string {
  const name = from.name ? `From “${from.name}”` : 'From a brand without a name'
  const at = from.exported_at
    ? `, exported on ${new Date(from.exported_at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`
    : ''
  return `${name}${at}.`
}
