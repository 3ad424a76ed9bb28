import type { Metadata } from 'next'
import { CallDetail } from '@/components/models/call-detail'
import { LinkButton } from '@/components/ui/button'
import { getGeneration } from '@/lib/ai/ledger/get-generation'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { orNotFound } from '../../../../../[project]/or-not-found'

export const metadata: Metadata = { title: 'Call of the model' }

type Props = { params: Promise<{ org: string; call: string }> }

export default async function WorkspaceCallPage({ params }: Props) {
  const { org, call: id } = await params
  const ctx = await requireOrg('manage', org)
  const call = await orNotFound(id, (one) => getGeneration({ workspace: ctx }, one))
  return (
    <CallDetail
      call={call}
      links={
        <LinkButton size="sm" href={`/${org}/settings/model/calls`}>
          All calls
        </LinkButton>
      }
    />
  )
}
