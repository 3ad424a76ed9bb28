import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { HelpFrame } from '@/components/help/help-frame'
import { HelpText } from '@/components/help/help-text'
import { anchorOf } from '@/lib/help/help'
import { readHelp } from '@/lib/help/read-help'

type Props = { params: Promise<{ page: string }> }

const find = async ({ params }: Props) => {
  const { page } = await params
  return readHelp().find(({ name }) => name === page)
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: `${(await find(props))?.title ?? 'Page not found'} · Help` }
}

export default async function HelpTopicPage(props: Props) {
  const page = await find(props)
  if (!page) notFound()
  return (
    <HelpFrame pages={readHelp()} current={page.name}>
      <HelpText text={page.text} anchorOf={anchorOf} />
    </HelpFrame>
  )
}
