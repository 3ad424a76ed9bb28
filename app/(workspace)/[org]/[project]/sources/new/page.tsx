import type { Metadata } from 'next'
import { ContentTypeChoices } from '@/components/forms/content-type-choices'
import { NewSourceForm } from '@/components/sources/form/new-source-form'
import { PasteAddress } from '@/components/sources/form/paste-address'
import { ChosenType, TypeCards } from '@/components/sources/form/type-cards'
import { PageHeader, SectionHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { listContentTypeChoices } from '@/lib/voice/editor/list-content-type-choices'
import { textOf } from '../../list-address'
import type { ProjectListProps } from '../../project-page'
import { createSourceAction, guessSourceAction, previewSourceAction } from '../actions'
import { configSchema, sourceType, sourceTypes } from '../source-types'

export const metadata: Metadata = { title: 'Add a source' }

export default async function NewSourcePage({ params, searchParams }: ProjectListProps) {
  const [place, search] = await Promise.all([params, searchParams])
  const ctx = await requireProject('write', place.org, place.project)
  const base = `/${place.org}/${place.project}/sources`
  const type = textOf(search, 'type')
  const chosen = type ? sourceType(type) : undefined
  const schema = type ? configSchema(type) : undefined
  if (!type || !chosen || !schema)
    return (
      <>
        <PageHeader
          title="Add a source"
          description="Tell us where your content is, preview it, then create the source. The first sync starts right away."
          back={{ href: base, label: 'Sources' }}
        />
        <div className="flex flex-col gap-8">
          <PasteAddress
            guess={guessSourceAction.bind(null, place)}
            address={textOf(search, 'address')}
            listHref={base}
          />
          <section>
            <SectionHeader title="Or choose a source type" />
            <TypeCards types={sourceTypes()} href={`${base}/new`} />
          </section>
        </div>
      </>
    )
  return (
    <>
      <PageHeader title="Add a source" back={{ href: `${base}/new`, label: 'All source types' }} />
      <ChosenType type={chosen.card} href={`${base}/new`} />
      <ContentTypeChoices kinds={await listContentTypeChoices(ctx)} />
      <NewSourceForm
        key={type}
        type={chosen.card}
        schema={schema}
        guidance={chosen.guidance}
        preview={chosen.hasPreview ? previewSourceAction.bind(null, place) : undefined}
        create={createSourceAction.bind(null, place)}
        listHref={base}
      />
    </>
  )
}
