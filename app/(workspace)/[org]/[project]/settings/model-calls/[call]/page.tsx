import type { Metadata } from 'next'
import { CallDetail } from '@/components/models/call-detail'
import { LinkButton } from '@/components/ui/button'
import { getGeneration } from '@/lib/ai/ledger/get-generation'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { orNotFound } from '../../../or-not-found'

export const metadata: Metadata = { title: 'Call of the model' }

type Props = { params: Promise<{ org: string; project: string; call: string }> }

export default async function ProjectCallPage({ params }: Props) {
  const { org, project, call: id } = await params
  const ctx = await requireProject('write', org, project)
  const call = await orNotFound(id, (one) => getGeneration({ project: ctx }, one))
  const base = `/${org}/${project}`
  return (
    <CallDetail
      call={call}
      links={
        <>
          {call.package_id ? (
            <LinkButton size="sm" href={`${base}/packages/${call.package_id}`}>
              Open post
            </LinkButton>
          ) : null}
          <LinkButton size="sm" href={`${base}/settings/model-calls`}>
            All calls
          </LinkButton>
        </>
      }
    />
  )
}
