import type { Metadata } from 'next'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = { title: 'Not found' }

/** What was asked for in a project and is not there; the project's own ways stay beside it. */
export default function NotFoundInProject() {
  return (
    <PageHeader
      title="Page not found"
      description="It may have been deleted, or the web address has a typo. Use the menu to find everything in this project."
    />
  )
}
