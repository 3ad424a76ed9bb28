import type { Metadata } from 'next'
import { ActionButton } from '@/components/forms/action-button'
import { ActionForm } from '@/components/forms/action-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { KindChoices } from '@/components/notifications/destination-form'
import { deliveryWords, typeWords } from '@/components/notifications/destination-words'
import { RotateSecret } from '@/components/notifications/rotate-secret'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { RelativeTime } from '@/components/ui/relative-time'
import { StatusBadge } from '@/components/ui/status-badge'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { isId } from '@/lib/ids'
import { getDestination } from '@/lib/notification-delivery/get-destination'
import { listNotificationDeliveries } from '@/lib/notification-delivery/list-notification-deliveries'
import { orNotFound } from '../../../../[project]/or-not-found'
import {
  changeDestinationAction,
  removeDestinationAction,
  replayAction,
  rotateSecretAction,
  testDestinationAction,
} from '../actions'

export const metadata: Metadata = { title: 'Destination' }

const pageSize = 25

type Props = {
  params: Promise<{ org: string; destination: string }>
  searchParams: Promise<{ before?: string | string[] }>
}

export default async function DestinationPage({ params, searchParams }: Props) {
  const { org, destination: id } = await params
  const { before } = await searchParams
  const ctx = await requireOrg('manage', org)
  const one = await orNotFound(id, () => getDestination(ctx, { id }))
  const rows = await listNotificationDeliveries(ctx, {
    id,
    limit: pageSize + 1,
    ...(typeof before === 'string' && isId(before) ? { before } : {}),
  })
  const deliveries = rows.slice(0, pageSize)
  const place = { org }
  const base = `/${org}/settings/notifications`
  const last = rows.length > pageSize ? deliveries.at(-1)?.id : undefined
  const isPaused = one.status === 'paused'
  return (
    <>
      <PageHeader
        title={one.name}
        description={`${typeWords[one.type].label} · ${one.url}`}
        actions={
          <>
            {isPaused ? null : (
              <ActionButton
                size="sm"
                action={testDestinationAction.bind(null, place, { id })}
                done="Test notification sent. Check the delivery log below."
              >
                Send test
              </ActionButton>
            )}
            <ActionButton
              size="sm"
              action={changeDestinationAction.bind(null, place, {
                id,
                status: isPaused ? 'active' : 'paused',
              })}
              done={isPaused ? 'Resumed.' : 'Paused.'}
            >
              {isPaused ? 'Resume' : 'Pause'}
            </ActionButton>
            {one.type === 'webhook' ? (
              <RotateSecret rotate={rotateSecretAction.bind(null, place, { id })} />
            ) : null}
            <ConfirmButton
              size="sm"
              variant="danger-outline"
              label="Remove…"
              title="Remove this destination?"
              confirmLabel="Remove destination"
              action={removeDestinationAction.bind(null, place, { id })}
              done="Destination removed."
              href={base}
            >
              Notifications that wait for it are deleted.
            </ConfirmButton>
          </>
        }
      />
      <div className="flex max-w-3xl flex-col gap-6">
        {isPaused ? (
          <Callout tone="warning" title="Nothing is sent while this is paused.">
            {one.paused_reason ?? 'Someone paused it.'} New notifications wait and go out in order when you
            resume it.
          </Callout>
        ) : null}
        <Card title="Settings">
          <ActionForm
            action={changeDestinationAction.bind(null, place)}
            fixed={{ id }}
            submitLabel="Save"
            done="Saved."
          >
            <Field name="name" label="Name" required>
              <Input defaultValue={one.name} maxLength={80} autoComplete="off" />
            </Field>
            <Field name="url" label="New URL" optional help="Leave it empty to keep the present one.">
              <Input type="url" whenEmpty="omit" autoComplete="off" placeholder={one.url} />
            </Field>
            <KindChoices chosen={one.kinds} />
          </ActionForm>
        </Card>
        <Card
          title="Delivery log"
          description={deliveries.length === 0 ? 'What we send will appear here.' : undefined}
          flush
        >
          {deliveries.length === 0 ? null : (
            <ul className="divide-y divide-separator" aria-label="Deliveries">
              {deliveries.map((delivery) => {
                const { label, tone } = deliveryWords[delivery.status]
                const open = delivery.status === 'pending' || delivery.status === 'sending'
                return (
                  <li
                    key={delivery.id}
                    className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 text-sm"
                  >
                    <div className="min-w-0 flex-1">
                      <p className="wrap-anywhere">{delivery.title}</p>
                      <p className="text-muted">
                        <RelativeTime at={delivery.created_at} />
                        {delivery.error ? ` · ${delivery.error}` : null}
                        {delivery.response_code && !delivery.error ? ` · ${delivery.response_code}` : null}
                      </p>
                    </div>
                    <StatusBadge tone={tone}>{label}</StatusBadge>
                    {open ? null : (
                      <ActionButton
                        size="sm"
                        variant="ghost"
                        action={replayAction.bind(null, place, { id, delivery_id: delivery.id })}
                        done="Queued again."
                      >
                        Send again
                      </ActionButton>
                    )}
                  </li>
                )
              })}
            </ul>
          )}
        </Card>
        <Pagination
          newer={before === undefined ? null : `${base}/${id}`}
          older={last === undefined ? null : `${base}/${id}?before=${last}`}
          labels={{ newer: 'Newest', older: 'Next' }}
        />
        {deliveries.length > 0 ? (
          <Card
            title="Send everything again"
            description="Sends all deliveries since a time again, in order. Receivers recognize repeats by their ID."
          >
            <ActionForm
              action={replayAction.bind(null, place)}
              fixed={{ id }}
              submitLabel="Send again"
              done="Queued again."
              inline
            >
              <Field name="since" label="Since (UTC)" required>
                <Input placeholder="2026-11-22T09:00:00Z" autoComplete="off" />
              </Field>
            </ActionForm>
          </Card>
        ) : null}
      </div>
    </>
  )
}
