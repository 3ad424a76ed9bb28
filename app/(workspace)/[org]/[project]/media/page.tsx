import type { Metadata } from 'next'
import { FilterBar } from '@/components/data-table/filter-bar'
import { FileDialog } from '@/components/media/file-dialog'
import { MediaLibrary } from '@/components/media/media-library'
import { Pagination } from '@/components/ui/pagination'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { findFile } from '@/lib/media-library/find-file'
import { listFileUses } from '@/lib/media-library/list-file-uses'
import { listFiles } from '@/lib/media-library/list-files'
import { mediaKinds } from '@/lib/media-library/schemas'
import { getStorage } from '@/lib/media-library/storage'
import { addressOf, choiceOf, idOf, pageKey, pagesAround, textOf } from '../list-address'
import type { ProjectListProps } from '../project-page'

export const metadata: Metadata = { title: 'Media library' }

export default async function MediaPage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('read', place.org, place.project)
  const project = `/${place.org}/${place.project}`
  const base = `${project}/media`
  const values = { q: textOf(search, 'q'), kind: choiceOf(search, 'kind', mediaKinds) }
  const cursor = textOf(search, 'cursor')
  const back = textOf(search, 'back')
  const chosen = idOf(search, 'file')
  const [page, storage, file] = await Promise.all([
    listFiles(ctx, { ...values, limit: 40, after: pageKey(search) }),
    getStorage(ctx),
    chosen ? findFile(ctx, chosen) : undefined,
  ])
  const uses = file ? await listFileUses(ctx, file) : undefined
  const filtered = Boolean(values.q || values.kind)
  const here = (more: Record<string, string | undefined>) =>
    addressOf(base, { ...values, cursor, back, ...more })
  const writes = hasPermission(ctx.role, 'write')
  return (
    <>
      <MediaLibrary
        projectId={ctx.projectId}
        files={page.data.map((one) => ({ ...one, href: here({ file: one.id }) }))}
        storage={storage}
        filtered={filtered}
        base={base}
        writes={writes}
        filters={
          page.data.length > 0 || filtered ? (
            <FilterBar
              search={{ name: 'q', label: 'Search names and alt texts' }}
              filters={[
                {
                  name: 'kind',
                  label: 'Type',
                  options: [
                    { value: 'image', label: 'Images' },
                    { value: 'video', label: 'Videos' },
                    { value: 'document', label: 'Documents' },
                  ],
                },
              ]}
              values={values}
            />
          ) : null
        }
        pages={
          <Pagination
            {...pagesAround(search, page.next_cursor, (more) => addressOf(base, { ...values, ...more }))}
          />
        }
      />
      {file && uses ? (
        <FileDialog
          key={file.id}
          projectId={ctx.projectId}
          file={file}
          uses={uses}
          project={project}
          closeHref={here({})}
          writes={writes}
        />
      ) : null}
    </>
  )
}
