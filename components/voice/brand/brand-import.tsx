'use client'

import { useEffect, useRef, useState } from 'react'
import { failed } from '@/components/forms/call-action'
import { FailureNotice } from '@/components/forms/failure-notice'
import { useSubmit } from '@/components/forms/use-submit'
import { Button, LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { DropZone } from '@/components/ui/drop-zone'
import type { ImportedAnswer, ImportPreview } from '@/lib/voice/portable/schemas'
import type { VoiceField } from '@/lib/voice/schemas'
import { BrandChanges, type Chosen, LeftOut } from './brand-changes'
import { previewBrand, storeBrand } from './send-brand'

type BrandImportProps = {
  /** The URL that the file is sent to. */
  address: string
  voiceHref: string
}

/** Accepts a brand file, shows what it would change, and stores what the person agrees to. */
export function BrandImport({ address, voiceHref }: BrandImportProps) {
  const [file, setFile] = useState<File>()
  const [seen, setSeen] = useState<ImportPreview>()
  const [chosen, setChosen] = useState<Chosen>(nothing)
  const [stored, setStored] = useState<ImportedAnswer>()
  const { submit, pending, error, forgetError } = useSubmit()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (seen || stored) heading.current?.focus()
  }, [seen, stored])

  function look(given: File, keeps: boolean) {
    forgetError()
    if (!keeps) {
      setSeen(undefined)
      setStored(undefined)
    }
    void submit(() => previewBrand(address, given), {
      href: null,
      onDone: (found) => {
        setFile(given)
        setChosen((before) => (keeps ? before : everything(found)))
        setSeen(found)
      },
    })
  }

  function take() {
    if (!file || !seen) return
    const fields = seen.changes.filter((field) => chosen.fields.has(field))
    const { rules, logo } = chosen
    void submit(
      async () =>
        anything(seen, chosen)
          ? storeBrand(address, file, { version: seen.version, fields, rules, logo })
          : nothingChosen,
      {
        onDone: (answer) => {
          setSeen(undefined)
          setStored(answer)
        },
      },
    )
  }

  return (
    <Card title="Import a brand" description="Review every change before we save anything.">
      <div className="flex flex-col gap-5">
        <DropZone
          label="Drop a brand file here, or choose it"
          help="A .tributary-brand.zip file, up to 8 MB"
          busy={pending && !stored ? (seen ? 'Uploading…' : 'Reading the file…') : undefined}
          accept=".zip,application/zip"
          onFiles={([given]) => given && look(given, false)}
        />
        {stored ? (
          <>
            <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
              Brand imported
            </h2>
            <Stored answer={stored} voiceHref={voiceHref} />
          </>
        ) : null}
        {seen ? (
          <>
            <div>
              <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
                {nothingNew(seen) ? 'This file changes nothing' : 'Proposed changes'}
              </h2>
              <p className="text-sm text-muted">{originOf(seen)}</p>
            </div>
            <BrandChanges seen={seen} chosen={chosen} onChoose={setChosen} />
          </>
        ) : null}
        {error ? <FailureNotice error={error} /> : null}
        {seen && !nothingNew(seen) ? (
          <div className="flex flex-wrap gap-2">
            {error?.code === 'stale-revision' ? (
              <Button pending={pending} onClick={() => file && look(file, true)}>
                Compare with current voice
              </Button>
            ) : null}
            <Button variant="primary" pending={pending} onClick={take}>
              Apply selected changes
            </Button>
            <Button variant="ghost" onClick={() => setSeen(undefined)}>
              Discard import
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
          taken.fields.length > 0 ? `The voice is now version ${version}.` : '',
          taken.rules ? 'We updated the voice check rules.' : '',
          taken.logo ? 'We updated the logo.' : '',
        ]
          .filter(Boolean)
          .join(' ')}
        actions={
          <>
            <LinkButton size="sm" href={voiceHref}>
              View voice
            </LinkButton>
            {taken.fields.length > 0 ? (
              <LinkButton
                size="sm"
                href={`${voiceHref}/versions${version > 1 ? `?compare=${version - 1}` : ''}`}
              >
                Undo in Versions
              </LinkButton>
            ) : null}
          </>
        }
      >
        It applies to all new posts.
        {taken.fields.length > 0 && (taken.rules || taken.logo)
          ? ' Versions restore the voice only. Change the rules and logo back where you set them.'
          : ''}
      </Callout>
      <LeftOut entries={left_out} />
    </>
  )
}

const nothing: Chosen = { fields: new Set<VoiceField>(), rules: false, logo: false }
const nothingChosen = failed({
  message: 'You haven’t selected any changes.',
  hint: 'Select at least one change.',
})
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
  const name = from.name ? `From “${from.name}”` : 'From an unnamed brand'
  const at = from.exported_at
    ? `, exported on ${new Date(from.exported_at).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })}`
    : ''
  return `${name}${at}.`
}
