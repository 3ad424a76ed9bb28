import { FolderPlus, Shapes } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { Avatar } from '@/components/ui/avatar'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { PageHeader } from '@/components/ui/page-header'
import { Pagination } from '@/components/ui/pagination'
import { may } from '@/lib/auth/permissions'
import { requireOrg, requirePlace } from '@/lib/auth/require-project'
import { listOrgProjects } from '@/lib/projects/list-org-projects'
import { addressOf, pageKey, pagesAround, type Search, textOf } from '../[project]/list-address'

export const metadata: Metadata = { title: 'Projects' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

const limit = 48

export default async function ProjectsPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('read', org)
  const q = textOf(search, 'q')
  const [{ place }, page] = await Promise.all([
    requirePlace(org),
    listOrgProjects(ctx, { limit, q, after: pageKey(search) }),
  ])
  const projects = page.data
  const pages = pagesAround(search, page.next_cursor, (more) => addressOf(`/${org}`, { q, ...more }))
  const create = may(ctx.role, 'manage') ? (
    <LinkButton href={`/${org}/new`} variant="primary">
      <FolderPlus aria-hidden />
      New project
    </LinkButton>
  ) : null
  return (
    <>
      <PageHeader
        title={place.workspace}
        description="Each brand has its own project with its own sources, channels, voice and review."
        actions={projects.length || q ? create : null}
      />
      {q || pages.newer || pages.older ? (
        <FilterBar search={{ name: 'q', label: 'Search projects' }} values={{ q }} />
      ) : null}
      {projects.length === 0 && q ? (
        <EmptyState icon={<Shapes />} title="No matching projects" />
      ) : projects.length === 0 ? (
        <EmptyState icon={<Shapes />} title="No projects yet" action={create}>
          {create
            ? 'Create your first project. All you need is a brand name.'
            : 'Ask a workspace admin to create the first project.'}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
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
      <Pagination {...pages} labels={{ newer: 'Previous', older: 'Next' }} />
    </>
  )
}
