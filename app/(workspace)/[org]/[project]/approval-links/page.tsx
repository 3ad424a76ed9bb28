import { Link2 } from 'lucide-react'
import type { Metadata } from 'next'
import { LinkList } from '@/components/approvals/link-list'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { listApprovalLinks } from '@/lib/approvals/list-approval-links'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { reissueApprovalLinkAction, revokeApprovalLinkAction } from './actions'

export const metadata: Metadata = { title: 'Approval links' }

type Props = { params: Promise<{ org: string; project: string }> }

export default async function ApprovalLinksPage({ params }: Props) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const links = await listApprovalLinks(ctx)
  const base = `/${place.org}/${place.project}`
  return (
    <>
      <PageHeader
        back={{ href: `${base}/calendar`, label: 'Calendar' }}
        title="Approval links"
        description="With these links, people without an account can see posts, comment on them, approve them and request changes."
      />
      {links.length ? (
        <LinkList
          links={links}
          handlers={
            hasPermission(ctx.role, 'write')
              ? {
                  revoke: revokeApprovalLinkAction.bind(null, place),
                  reissue: reissueApprovalLinkAction.bind(null, place),
                }
              : undefined
          }
        />
      ) : (
        <EmptyState
          icon={<Link2 />}
          title="No approval links"
          action={<LinkButton href={`${base}/calendar?view=week`}>Open the calendar</LinkButton>}
        >
          Create one from a post, or from a week of the calendar. Their responses appear here.
        </EmptyState>
      )}
    </>
  )
}
