import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { Card } from '@/components/ui/card'
import { BrandImport } from '@/components/voice/brand/brand-import'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import type { ProjectPageProps } from '../../project-page'

export const metadata: Metadata = { title: 'Export and import the voice' }

export default async function PortableBrandPage({ params }: ProjectPageProps) {
  const place = await params
  const ctx = await requireProject('read', place.org, place.project)
  const address = `/api/projects/${ctx.projectId}/brand`
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card title="Export brand" description="Download one file to keep or to import into another project.">
        <div className="flex flex-col items-start gap-4 text-sm">
          <ul className="list-disc pl-5">
            <li>All voice fields, including colours and card layout, and where each one came from</li>
            <li>The voice check rules</li>
            <li>The logo</li>
          </ul>
          <p className="text-muted">
            The file contains no names of people, sources, channels, posts or passwords, so you can share it
            safely.
          </p>
          {/* A plain link instead of the router's: it downloads a file, and the page stays. */}
          <a href={address} download className={buttonClass({ variant: 'primary' })}>
            <Download aria-hidden />
            Download brand
          </a>
        </div>
      </Card>
      {hasPermission(ctx.role, 'write') ? (
        <BrandImport address={address} voiceHref={`/${place.org}/${place.project}/voice`} />
      ) : (
        <Callout title="Only editors can import a brand.">
          You can view the voice. Ask a workspace admin if you need to change it.
        </Callout>
      )}
    </div>
  )
}
