import { accountRoute } from '@/lib/api/account-route'
import { callerPerson, callerPersonForWrites } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { chooseDefaultImages } from '@/lib/voice/references/choose-default-images'
import { listReferenceImages } from '@/lib/voice/references/list-reference-images'
import {
  type UserStyleAnswer,
  type WritingStyleAnswer,
  writingStyleAnswer,
  writingStyleInput,
} from '@/lib/voice/schemas'
import { getUserStyle } from '@/lib/voice/style/get-user-style'
import { saveUserStyle } from '@/lib/voice/style/save-user-style'

export const GET = accountRoute(
  { operationId: 'getWritingStyle', summary: 'Get your writing style', answer: writingStyleAnswer },
  async (caller) => {
    const person = callerPerson(caller)
    return withDefaultImages(person, await getUserStyle(person))
  },
)

export const PUT = accountRoute(
  {
    operationId: 'setWritingStyle',
    summary: 'Replace your writing style',
    body: writingStyleInput,
    bodyRequired: true,
    answer: writingStyleAnswer,
  },
  async (caller, { body: { default_reference_images: images, ...style } }) => {
    const person = callerPersonForWrites(caller)
    if (images) await chooseDefaultImages(person, images)
    return withDefaultImages(person, await saveUserStyle(person, { style }))
  },
)

async function withDefaultImages(person: string, answer: UserStyleAnswer): Promise<WritingStyleAnswer> {
  const images = await listReferenceImages(person)
  const default_reference_images = images.flatMap(({ id, is_default }) => (is_default ? [id] : []))
  return { ...answer, style: { ...answer.style, default_reference_images } }
}

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
