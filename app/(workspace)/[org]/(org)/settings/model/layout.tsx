import type { ReactNode } from 'react'
import { ModelTabs } from '@/components/models/model-tabs'
import { PageHeader } from '@/components/ui/page-header'
import { requireOrg } from '@/lib/auth/signed-in/require-project'

type Props = { children: ReactNode; params: Promise<{ org: string }> }

export default async function ModelLayout({ children, params }: Props) {
  const { org } = await params
  await requireOrg('manage', org)
  return (
    <>
      <PageHeader
        title="Model"
        description="The language model for all projects in this workspace, its limits and its costs."
      />
      <ModelTabs base={`/${org}/settings/model`} />
      {children}
    </>
  )
}
