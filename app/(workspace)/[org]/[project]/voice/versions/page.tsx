import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import type { BoundAction } from '@/components/forms/call-action'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { EmptyState } from '@/components/ui/empty-state'
import { Link } from '@/components/ui/link'
import { Pagination } from '@/components/ui/pagination'
import { RelativeTime } from '@/components/ui/relative-time'
import { FieldChanges } from '@/components/voice/brand/field-changes'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { getVoice } from '@/lib/voice/editor/get-voice'
import type { VoiceVersionAnswer } from '@/lib/voice/schemas'
import { compareVersions } from '@/lib/voice/versions/compare-versions'
import { initialVersion } from '@/lib/voice/versions/find-version'
import { listVoiceVersions } from '@/lib/voice/versions/list-voice-versions'
import { textOf } from '../../list-address'
import type { ProjectListProps } from '../../project-page'
import { restoreVoiceAction } from '../actions'

export const metadata: Metadata = { title: 'Voice versions' }

export default async function VersionsPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const base = `/${place.org}/${place.project}/voice/versions`
  const cursor = textOf(search, 'cursor')
  const [present, page, compared] = await Promise.all([
    getVoice(ctx),
    listVoiceVersions(ctx, { limit: 25, cursor }),
    compareVersions(ctx, numberOf(textOf(search, 'compare'))),
  ])
  if (page.data.length === 0)
    return (
      <EmptyState
        title="No versions yet"
        action={
          <LinkButton href={`/${place.org}/${place.project}/voice`} variant="primary">
            Set up voice
          </LinkButton>
        }
      >
        Each time you save the voice, we keep the previous version here.
      </EmptyState>
    )
  const row = (version: number) => ({
    version,
    present: present.version,
    compareHref: `${base}?compare=${version}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    compared: compared?.version === version,
    restore: hasPermission(ctx.role, 'write')
      ? restoreVoiceAction.bind(null, place, { version, seen: present.version })
      : undefined,
    base,
  })
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Card
        flush
        title="Versions"
        description="Newest first. Choose one to compare it with the current voice."
      >
        <ol className="divide-y divide-separator">
          {page.data.map((version) => (
            <VersionRow
              key={version.version}
              {...row(version.version)}
              details={
                <>
                  {changeWords(version)} {version.by ? `by ${version.by}` : ''}{' '}
                  <RelativeTime at={version.created_at} />
                </>
              }
            />
          ))}
          {page.next_cursor ? null : <VersionRow {...row(initialVersion)} details="Before the first save" />}
        </ol>
        <div className="px-5">
          <Pagination
            newer={cursor ? base : null}
            older={page.next_cursor ? `${base}?cursor=${encodeURIComponent(page.next_cursor)}` : null}
            labels={{ newer: 'Newest', older: 'Next' }}
          />
        </div>
      </Card>
      {compared ? (
        <Card title={`${nameOf(compared.version)} and now`}>
          {compared.changes.length === 0 ? (
            <p className="text-sm text-muted">Both versions are the same.</p>
          ) : (
            <FieldChanges
              fields={compared.changes}
              before={compared.voice}
              after={present.voice}
              labels={[nameOf(compared.version), 'Now']}
            />
          )}
        </Card>
      ) : null}
    </div>
  )
}

type VersionRowProps = {
  version: number
  present: number
  details: ReactNode
  compareHref: string
  compared: boolean
  /** Undefined for people with read-only access. */
  restore: BoundAction | undefined
  base: string
}

function VersionRow({ version, present, details, compareHref, compared, restore, base }: VersionRowProps) {
  const isNow = version === present
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 text-sm" data-version={version}>
      <div className="min-w-0 flex-1">
        <p className="font-medium">
          {nameOf(version)}
          {isNow ? <span className="text-muted"> · now</span> : null}
        </p>
        <p className="text-muted">{details}</p>
      </div>
      {isNow ? null : (
        <Link className="link" href={compareHref} scroll={false} aria-current={compared ? 'true' : undefined}>
          Compare<span className="sr-only"> {nameOf(version).toLowerCase()} with now</span>
        </Link>
      )}
      {isNow || !restore ? null : (
        <ConfirmButton
          size="sm"
          label="Restore"
          title={`Restore ${version === initialVersion ? 'the empty voice' : `version ${version}`}?`}
          confirmLabel="Restore version"
          confirmVariant="primary"
          action={restore}
          done={`Restored ${nameOf(version)} as a new version.`}
          href={base}
        >
          We restore it as a new version. The current one stays in this list, so you can return to it.
        </ConfirmButton>
      )}
    </li>
  )
}

const nameOf = (version: number): string =>
  version === initialVersion ? 'The empty voice' : `Version ${version}`

const numberOf = (text: string | undefined): number | undefined =>
  text && /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined

function changeWords(version: VoiceVersionAnswer): string {
  switch (version.change) {
    case 'hub':
      return 'Loaded from the brand hub'
    case 'extraction':
      return 'From a brief'
    case 'restored':
      return `${nameOf(version.restored_from ?? initialVersion)} restored`
    case 'imported':
      return 'Imported'
    default:
      return 'Saved'
  }
}
