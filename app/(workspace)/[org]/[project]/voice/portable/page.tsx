import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { BrandImport } from '@/components/voice/brand-import'
import { may } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/require-project'

export const metadata: Metadata = { title: 'Export and import of the voice' }

type Props = { params: Promise<{ org: string; project: string }> }

export default async function PortableBrandPage({ params }: Props) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const address = `/api/projects/${ctx.projectId}/brand`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card
        title="Export this brand"
        description="One file, to keep or to take into another project, here or elsewhere."
      >
        <div className="flex flex-col items-start gap-4 text-sm">
          <ul className="list-disc pl-5">
            <li>All nine fields of the voice, with its colours, and whether each was written or loaded</li>
            <li>How strictly each rule of the voice check is taken</li>
            <li>The logo</li>
          </ul>
          <p className="text-muted">
            No names of people, no sources, channels, posts or passwords are in it: you can hand it on.
          </p>
          {/* Not a link of the router: it is a file, and the page stays. */}
          <a href={address} download className={buttonClass({ variant: 'primary' })}>
            <Download aria-hidden />
            Download the brand
          </a>
        </div>
      </Card>
      {may(ctx.role, 'write') ? (
        <BrandImport address={address} voiceHref={`/${place.org}/${place.project}/voice`} />
      ) : (
        <Callout title="Only those who edit this project import a brand.">
          Your role reads the voice. Ask an admin of the workspace if you are to change it.
        </Callout>
      )}
    </div>
  )
}
