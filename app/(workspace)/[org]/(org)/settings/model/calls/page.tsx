import type { Metadata } from 'next'
import { CallLedger } from '@/components/models/call-ledger'
import { LinkButton } from '@/components/ui/button'
import { listGenerations } from '@/lib/ai/ledger/list-generations'
import { sumGenerations } from '@/lib/ai/ledger/sum-generations'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { listProjectNames } from '@/lib/projects/list-project-names'
import { ledgerFilters } from '../../../../[project]/ledger-filters'
import { addressOf, idOf, pageKey, pagesAround, type Search } from '../../../../[project]/list-address'

export const metadata: Metadata = { title: 'Calls of the model' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

export default async function WorkspaceCallsPage({ params, searchParams }: Props) {
  const [{ org }, search] = await Promise.all([params, searchParams])
  const ctx = await requireOrg('manage', org)
  const base = `/${org}/settings/model/calls`
  const filters = ledgerFilters(search)
  const values = { ...filters, project: idOf(search, 'project') }
  const reader = { workspace: ctx, projectId: values.project }
  const [page, totals, all, projects, model] = await Promise.all([
    listGenerations(reader, { ...filters, limit: 50, after: pageKey(search) }),
    sumGenerations(reader, filters),
    sumGenerations({ workspace: ctx }, {}),
    listProjectNames(ctx),
    findModelInUse(ctx),
  ])
  const listHref = (more: Record<string, string | null | undefined>) =>
    addressOf(base, { ...values, ...more })
  return (
    <CallLedger
      calls={page.data}
      totals={totals}
      all={all}
      values={values}
      projects={projects.map(({ id, name }) => ({ id, name }))}
      callHref={(id) => `${base}/${id}`}
      whenEmpty={
        model
          ? { text: `Each call of ${model.model} is listed here, with its cost. We keep it for 90 days.` }
          : {
              text: 'No model is set. Posts are written by the built-in composer.',
              action: <LinkButton href={`/${org}/settings/model`}>Set up a model</LinkButton>,
            }
      }
      {...pagesAround(search, page.next_cursor, listHref)}
    />
  )
}
