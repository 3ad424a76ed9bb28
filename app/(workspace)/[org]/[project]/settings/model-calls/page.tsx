import type { Metadata } from 'next'
import { CallLedger } from '@/components/models/call-ledger'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { listGenerations } from '@/lib/ai/ledger/list-generations'
import { sumGenerations } from '@/lib/ai/ledger/sum-generations'
import { findModelInUse } from '@/lib/ai/models/find-model-in-use'
import { hasPermission } from '@/lib/auth/permissions'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { ledgerFilters } from '../../ledger-filters'
import { addressOf, pageKey, pagesAround } from '../../list-address'
import type { ProjectListProps } from '../../project-page'

export const metadata: Metadata = { title: 'Calls of the model' }

export default async function ProjectCallsPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const { role } = await requireProject('read', place.org, place.project)
  if (!hasPermission(role, 'write'))
    return (
      <Callout title="Only editors can see the calls of the model.">
        They contain what was sent to it. Ask a workspace admin for access.
      </Callout>
    )
  const ctx = await requireProject('write', place.org, place.project)
  const base = `/${place.org}/${place.project}/settings/model-calls`
  const filters = ledgerFilters(search)
  const reader = { project: ctx }
  const [page, totals, all, model, shown] = await Promise.all([
    listGenerations(reader, { ...filters, limit: 50, after: pageKey(search) }),
    sumGenerations(reader, filters),
    sumGenerations(reader, {}),
    findModelInUse(ctx),
    requirePlace(place.org),
  ])
  const manages = hasPermission(shown.place.orgRole, 'manage')
  const listHref = (more: Record<string, string | null | undefined>) =>
    addressOf(base, { ...filters, ...more })
  return (
    <CallLedger
      calls={page.data}
      totals={totals}
      all={all}
      values={{ ...filters }}
      callHref={(id) => `${base}/${id}`}
      whenEmpty={
        model
          ? {
              text: `Each call of ${model.model} for this project is listed here, with its cost. We keep it for 90 days.`,
            }
          : {
              text: manages
                ? 'No model is set. Posts are written by the built-in composer.'
                : 'No model is set. Posts are written by the built-in composer. A workspace admin can set up a model.',
              action: manages ? (
                <LinkButton href={`/${place.org}/settings/model`}>Set up a model</LinkButton>
              ) : null,
            }
      }
      {...pagesAround(search, page.next_cursor, listHref)}
    />
  )
}
