'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Checkbox, Input, Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { type ButtonLook, LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { CopyValue } from '@/components/ui/copy-button'
import { DialogButton } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import type { ActionResult } from '@/lib/actions/run-action'
import type { CreateApprovalLinkInput, NewApprovalLink } from '@/lib/approvals/schemas'

export type CreateLink = (input: CreateApprovalLinkInput) => Promise<ActionResult<NewApprovalLink>>

type CreateLinkButtonProps = ButtonLook & {
  /** Describes what the approver will see: “this post”, “3 posts”, “the posts of this week”. */
  shows: string
  what: { package_ids: string[] } | { week_start: string }
  create: CreateLink
  /** The page that lists the links. */
  listHref: string
}

/** Creates a link with which people without an account can approve posts. */
export function CreateLinkButton({ shows, what, create, listHref, ...look }: CreateLinkButtonProps) {
  return (
    <DialogButton
      {...look}
      label="Approval link"
      title="Create approval link"
      description={`Anyone who has the link sees ${shows} and nothing else. They can comment, approve and request changes without an account.`}
    >
      <CreateLinkForm what={what} create={create} listHref={listHref} />
    </DialogButton>
  )
}

function CreateLinkForm({
  what,
  create,
  listHref,
}: Pick<CreateLinkButtonProps, 'what' | 'create' | 'listHref'>) {
  const [url, setUrl] = useState<string>()
  if (url) return <NewLink url={url} listHref={listHref} />
  return (
    <ActionForm
      action={(values) =>
        create({
          ...what,
          recipient: String(values.recipient ?? ''),
          expires_in_days: Number(values.expires_in_days),
          counts: values.counts === true,
          ...(values.pin ? { pin: String(values.pin) } : {}),
        })
      }
      submitLabel="Create approval link"
      staysOpen
      onDone={(link) => setUrl(link.url)}
      secondary={
        <Link href={listHref} className="text-link text-sm">
          View approval links
        </Link>
      }
    >
      <Field name="recipient" label="Who is it for?" required help="Shown in the list of links.">
        <Input maxLength={100} autoComplete="off" placeholder="Ada from the client" />
      </Field>
      <Field name="expires_in_days" label="Works for">
        <Select
          defaultValue="14"
          options={[
            { value: '3', label: '3 days' },
            { value: '7', label: '7 days' },
            { value: '14', label: '14 days' },
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
          ]}
        />
      </Field>
      <Field name="pin" label="PIN" optional help="4 to 12 digits. Send it separately from the link.">
        <Input inputMode="numeric" autoComplete="off" maxLength={12} whenEmpty="omit" />
      </Field>
      <Checkbox
        name="counts"
        defaultChecked
        label="Approval counts"
        help="An approval approves the post for you, and a request for changes sends it back. Otherwise both are advice."
      />
    </ActionForm>
  )
}

/** Shows the URL of a new link, which is visible only this once. */
export function NewLink({ url, listHref }: { url: string; listHref?: string }) {
  return (
    <div className="flex flex-col gap-4">
      <CopyValue value={url} label="Copy link" />
      <Callout tone="warning" title="Copy the link now">
        We can’t show it again. Anyone who has it can see and approve these posts until it ends or you revoke
        it.
      </Callout>
      {listHref ? (
        <div>
          <LinkButton href={listHref}>View approval links</LinkButton>
        </div>
      ) : null}
    </div>
  )
}
