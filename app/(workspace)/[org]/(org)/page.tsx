import { FolderPlus, Shapes } from 'lucide-react'
import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { BrandTable } from '@/components/workspace/brand-table'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import { hasPermission } from '@/lib/auth/permissions'
import { requireOrg, requirePlace } from '@/lib/auth/signed-in/require-project'
import { listBrands } from '@/lib/overview/list-brands'
import { type Search, textOf } from '../[project]/list-address'

export const metadata: Metadata = { title: 'All brands' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

/** Maximum number of brands listed; the search finds the others. */
const maxBrands = 200
/** Number of brands from which the page offers a search. */
const searchedFrom = 8

export default async function AllBrandsPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('read', org)
  const q = textOf(search, 'q')
  const { person, place } = await requirePlace(org)
  const open = await openOrgProjects(ctx.orgId, person, maxBrands, q)
  const brands = await listBrands(open)
  const create = hasPermission(ctx.role, 'manage') ? (
    <LinkButton href={`/${org}/new`} variant="primary">
      <FolderPlus aria-hidden />
      New project
    </LinkButton>
  ) : null
  return (
    <>
      <PageHeader
        title={place.workspace}
        description="All brands: what needs you, what waits for review and what goes out next. Brands that need you most come first."
        actions={brands.length || q ? create : null}
      />
      {q || brands.length >= searchedFrom ? (
        <FilterBar search={{ name: 'q', label: 'Search brands' }} values={{ q }} />
      ) : null}
      {open.length === maxBrands ? (
        <div className="mb-4">
          <Callout>These are {maxBrands} of your brands. Search to find the others.</Callout>
        </div>
      ) : null}
      {brands.length === 0 && q ? (
        <EmptyState icon={<Shapes />} title="No matching brands" />
      ) : brands.length === 0 ? (
        <EmptyState icon={<Shapes />} title="No projects yet" action={create}>
          {create
            ? 'Create your first project. All you need is a brand name.'
            : 'Ask a workspace admin to create the first project.'}
        </EmptyState>
      ) : (
        <BrandTable org={org} brands={brands} />
      )}
    </>
  )
}
