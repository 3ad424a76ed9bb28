import type { Metadata } from 'next'
import { PageHeader } from '@/components/ui/page-header'
import { StyleForm } from '@/components/voice/style/style-form'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { getUserStyle } from '@/lib/voice/style/get-user-style'
import { saveStyleAction } from '../actions'

export const metadata: Metadata = { title: 'Writing style' }

export default async function StylePage() {
  const person = await requirePerson('/account/style')
  const stored = await getUserStyle(person.id)
  return (
    <>
      <PageHeader
        title="Writing style"
        description="Describe how you write, in every workspace. An AI model follows it in posts you ask for. A project’s voice takes priority over your style."
      />
      <StyleForm style={stored.style} revision={stored.revision} save={saveStyleAction} />
    </>
  )
}
