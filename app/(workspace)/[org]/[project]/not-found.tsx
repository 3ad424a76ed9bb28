import type { Metadata } from 'next'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = { title: 'Not found' }

/** What was asked for in a project and is not there; the project's own ways stay beside it. */
export default function NotFoundInProject() {
  return (
    <PageHeader
      title="There is nothing here"
      description="It may have been deleted, or the address is mistyped. The menu leads to everything that is in this project."
    />
  )
}
