import { FolderPlus, Shapes } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { may } from '@/lib/auth/permissions'
import { requireOrg } from '@/lib/auth/require-project'
import { requirePerson } from '@/lib/auth/session'
import { listPlaces } from '@/lib/organizations/list-places'

export const metadata: Metadata = { title: 'Projects' }

type Props = { params: Promise<{ org: string }> }

export default async function ProjectsPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('read', org)
  const person = await requirePerson()
  const place = (await listPlaces(person.id)).find((one) => one.id === ctx.orgId)
  const projects = place?.projects ?? []
  const create = may(ctx.role, 'manage') ? (
    <LinkButton href={`/${org}/new`} variant="primary">
      <FolderPlus aria-hidden />
      New project
    </LinkButton>
  ) : null
  return (
    <>
      <PageHeader
        title={place?.name ?? 'Projects'}
        description="One project for each brand: its own sources, channels, voice and review."
        actions={projects.length ? create : null}
      />
      {projects.length === 0 ? (
        <EmptyState icon={<Shapes />} title="No projects yet" action={create}>
          {create
            ? 'Make the first one; all it needs is the name of the brand.'
            : 'An admin of this workspace can make the first one.'}
        </EmptyState>
      ) : (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {projects.map((project) => (
            <li key={project.id}>
              <Link
                href={`/${org}/${project.slug}`}
                className="card card--default flex-row items-center gap-4 p-5 hover:border-border-tertiary"
              >
                <Avatar
                  name={project.name}
                  src={project.logoUrl}
                  color={project.color}
                  accent={project.accent}
                  size="lg"
                />
                <span className="min-w-0">
                  <span className="block truncate font-semibold">{project.name}</span>
                  <span className="block truncate text-sm text-muted">{project.slug}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
