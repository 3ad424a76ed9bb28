import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ActionForm } from '@/components/forms/action-form'
import { StandalonePage } from '@/components/shell/standalone-page'
import { AppError } from '@/lib/errors'
import { readUnsubscribeToken } from '@/lib/notification-delivery/unsubscribe'
import { unsubscribeAction } from './actions'

export const metadata: Metadata = { title: 'Stop emails' }

type Props = { searchParams: Promise<{ token?: string | string[] }> }

/** Asks before stopping emails, so that programs that scan links in emails change nothing. */
export default async function UnsubscribePage({ searchParams }: Props) {
  const { token } = await searchParams
  const label = labelOf(typeof token === 'string' ? token : '')
  return (
    <StandalonePage
      title="Stop these emails?"
      description={`We’ll no longer email you about “${label}”. Your inbox in the app stays as it is.`}
    >
      <ActionForm
        action={unsubscribeAction}
        fixed={{ token: String(token) }}
        submitLabel="Stop emails"
        done="Done. We’ve stopped these emails."
      />
    </StandalonePage>
  )
}

function labelOf(token: string): string {
  try {
    return readUnsubscribeToken(token).label
  } catch (error) {
    if (error instanceof AppError) notFound()
    throw error
  }
}
