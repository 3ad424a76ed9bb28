import { Images } from 'lucide-react'
import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { AddReference } from '@/components/voice/style/add-reference'
import { ReferenceCard } from '@/components/voice/style/reference-card'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { listReferenceImages } from '@/lib/voice/references/list-reference-images'
import { maxReferenceImages } from '@/lib/voice/schemas'
import { changeReferenceImageAction, removeReferenceImageAction } from '../actions'

export const metadata: Metadata = { title: 'Reference library' }

export default async function LibraryPage() {
  const person = await requirePerson('/account/library')
  const images = await listReferenceImages(person.id)
  return (
    <>
      <PageHeader
        title="Reference library"
        description="Logos and images that show the look you want. When you create a post, your workspace’s image model gets the first four used by default, if it accepts images."
      />
      <div className="flex flex-col gap-6">
        <AddReference full={images.length >= maxReferenceImages} most={maxReferenceImages} />
        {images.length === 0 ? (
          <EmptyState icon={<Images />} title="No images yet">
            Drop a logo or an image above, then describe what is typical of it in one sentence.
          </EmptyState>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
            {images.map((image) => (
              <li key={image.id}>
                <ReferenceCard
                  image={image}
                  change={changeReferenceImageAction}
                  remove={removeReferenceImageAction.bind(null, { id: image.id })}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  )
}
