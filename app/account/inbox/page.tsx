import { Inbox } from 'lucide-react'
import type { Metadata } from 'next'
import { InboxList, MarkAllRead } from '@/components/notifications/inbox-list'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { TabLinks } from '@/components/ui/tab-links'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { isId } from '@/lib/ids'
import { countUnread } from '@/lib/notifications/count-unread'
import { listInbox } from '@/lib/notifications/list-inbox'
import { markReadAction } from '../notifications/actions'

export const metadata: Metadata = { title: 'Inbox' }

const pageSize = 50

type Props = { searchParams: Promise<{ show?: string | string[]; before?: string | string[] }> }

export default async function InboxPage({ searchParams }: Props) {
  const person = await requirePerson('/account/inbox')
  const { show, before } = await searchParams
  const all = show === 'all'
  const owner = {
    userId: person.id,
    ...(person.proof.companyOf ? { onlyOrgId: person.proof.companyOf } : {}),
  }
  const [rows, unread] = await Promise.all([
    listInbox(owner, {
      unread: !all,
      limit: pageSize,
      ...(typeof before === 'string' && isId(before) ? { before } : {}),
    }),
    countUnread(owner),
  ])
  const shown = rows.slice(0, pageSize)
  const base = `/account/inbox${all ? '?show=all' : ''}`
  const last = rows.length > pageSize ? shown.at(-1)?.id : undefined
  return (
    <>
      <PageHeader
        title="Inbox"
        description="What happened in your workspaces."
        actions={
          <>
            {unread > 0 ? <MarkAllRead mark={markReadAction} /> : null}
            <LinkButton href="/account/notifications" size="sm">
              Notification settings
            </LinkButton>
          </>
        }
      />
      <TabLinks
        label="Inbox"
        current={all ? 'all' : 'unread'}
        tabs={[
          { id: 'unread', label: 'Unread', href: '/account/inbox', count: unread },
          { id: 'all', label: 'All', href: '/account/inbox?show=all' },
        ]}
      />
      {shown.length === 0 ? (
        <EmptyState icon={<Inbox />} title={all ? 'No notifications yet' : 'You’re all caught up'}>
          Posts that need you, failed posts and other news will appear here.
        </EmptyState>
      ) : (
        <InboxList entries={shown} mark={markReadAction} />
      )}
      <Pagination
        newer={before === undefined ? null : base}
        older={last === undefined ? null : `${base}${all ? '&' : '?'}before=${last}`}
        labels={{ newer: 'Newest', older: 'Next' }}
      />
    </>
  )
}
