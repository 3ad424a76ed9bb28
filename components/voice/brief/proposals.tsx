'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { failed } from '@/components/forms/call-action'
import type { FormAction, FormValues } from '@/components/forms/form-values'
import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import type { FoundFields } from '@/lib/voice/extract/schemas'
import type { BriefField, VoiceAnswer } from '@/lib/voice/schemas'
import { fieldLabels, fieldText } from '../editor/voice-entries'
import { firstChoice } from './first-choice'
import { type Choice, Proposal } from './proposal'

export type SaveProposals = FormAction<{ version: number }>

type ProposalsProps = {
  stored: VoiceAnswer
  fields: FoundFields
  save: SaveProposals
  voiceHref: string
}

const acceptFirst = 'Accept or edit at least one field.'
const nothingAccepted = failed({ message: 'You haven’t accepted any fields.', hint: acceptFirst })

/** What a brief says, field by field, next to what the voice says now; only what is accepted is saved. */
export function Proposals({ stored, fields, save, voiceHref }: ProposalsProps) {
  // The voice that the choices are based on: a reload of the page's data must not change it while the person is
  // choosing.
  const [seen, setSeen] = useState(stored)
  const names = (Object.keys(fieldLabels) as BriefField[]).filter((field) => fields[field])
  const isSame = (field: BriefField) => fieldText(fields[field]?.value) === fieldText(seen.voice[field])
  const [chosen, setChosen] = useState(
    () =>
      new Map<BriefField, Choice>(
        names.map((field) => [field, firstChoice(fields[field], seen.voice[field])]),
      ),
  )
  const open = names.filter((field) => !isSame(field))
  const taken = open.filter((field) => chosen.get(field) !== 'leave')
  const edited = open.filter((field) => chosen.get(field) === 'edit')

  const saveLabel =
    taken.length === 0
      ? 'Save accepted fields'
      : taken.length === 1
        ? 'Save 1 accepted field'
        : `Save ${taken.length} accepted fields`

  async function send(values: FormValues) {
    if (taken.length === 0) return nothingAccepted
    const accepted = taken.filter((field) => chosen.get(field) === 'accept')
    const typed = typeof values.voice === 'object' && !Array.isArray(values.voice) ? values.voice : {}
    const voice = { ...Object.fromEntries(accepted.map((field) => [field, fields[field]?.value])), ...typed }
    return save({ voice: voice as FormValues, edited, version: seen.version })
  }

  return (
    <ActionForm
      action={send}
      submitLabel={saveLabel}
      submitDisabled={taken.length === 0}
      secondary={
        taken.length === 0 ? (
          <p className="text-sm text-muted">
            {open.length === 0 ? 'There is nothing new to save.' : acceptFirst}
          </p>
        ) : null
      }
      reloadsOnFailure
      done="Saved. It applies to all new posts."
      href={voiceHref}
    >
      {names.map((field) => {
        const found = fields[field]
        return found ? (
          <Proposal
            key={field}
            field={field}
            found={found}
            now={seen.voice[field]}
            choice={isSame(field) ? undefined : chosen.get(field)}
            onChoose={(choice) => setChosen((before) => new Map(before).set(field, choice))}
          />
        ) : null
      })}
      {stored.version === seen.version ? null : (
        <Callout
          tone="warning"
          role="status"
          title="Someone changed the voice while you were editing."
          actions={
            <Button size="sm" onClick={() => setSeen(stored)}>
              Compare with current voice
            </Button>
          }
        >
          We kept your choices. Review the changes before you save.
        </Callout>
      )}
    </ActionForm>
  )
}
