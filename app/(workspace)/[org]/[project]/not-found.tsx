import type { Metadata } from 'next'
import { PageHeader } from '@/components/ui/page-header'

export const metadata: Metadata = { title: 'Not found' }

/** The not-found page inside a project, next to the project's own navigation. */
export default function NotFoundInProject() {
  return (
    <PageHeader
      title="Page not found"
      description="It may have been deleted, or the web address has a typo. Use the menu to find everything in this project."
    />
  )
}
