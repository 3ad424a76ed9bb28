import type { Metadata } from 'next'
import { NewSourceForm } from '@/components/sources/new-source-form'
import { TypeCards } from '@/components/sources/type-cards'
import { PageHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/require-project'
import { type Search, textOf } from '../../list-address'
import { createSourceAction, previewSourceAction } from '../actions'
import { configSchema, sourceTypes } from '../source-types'

export const metadata: Metadata = { title: 'Add a source' }

type Props = { params: Promise<{ org: string; project: string }>; searchParams: Promise<Search> }

export default async function NewSourcePage({ params, searchParams }: Props) {
  const [place, search] = await Promise.all([params, searchParams])
  await requireProject('write', place.org, place.project)
  const base = `/${place.org}/${place.project}/sources`
  const types = sourceTypes()
  const type = textOf(search, 'type') ?? (types.length === 1 ? types[0]?.type : undefined)
  const schema = type ? configSchema(type) : undefined
  const address = textOf(search, 'base_url')
  return (
    <>
      <PageHeader
        title="Add a source"
        description="Say where the content is, look at what it would bring, then create it. The first sync starts at once."
        back={{ href: base, label: 'Sources' }}
      />
      <TypeCards types={types} chosen={schema ? type : undefined} href={`${base}/new`} />
      {type && schema ? (
        <NewSourceForm
          key={type}
          sourceType={type}
          schema={schema}
          start={{ name: textOf(search, 'name'), config: address ? { base_url: address } : undefined }}
          preview={previewSourceAction.bind(null, place)}
          create={createSourceAction.bind(null, place)}
          listHref={base}
        />
      ) : null}
    </>
  )
}
