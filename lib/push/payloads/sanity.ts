import { mapByUsualNames } from './field-names'
import {
  findFirstText,
  type PayloadMapper,
  toIgnored,
  toPush,
  toRecord,
  toText,
  toWithdrawal,
} from './payload'

/**
 * Maps Sanity's GROQ webhooks: the document, or what the projection makes of it, with `_id`; the operation is in
 * the header Sanity-Operation. Images are references, whose addresses are built from the project and the dataset.
 */
export const mapSanity: PayloadMapper = ({ body, headers }) => {
  const document = toRecord(body)
  const id = toText(document._id) ?? headers['sanity-document-id']
  if (id === undefined) return undefined
  if (/^(?:drafts|versions)\./.test(id)) return toIgnored('This is a draft in Sanity.', id)
  if (headers['sanity-operation'] === 'delete' || document.operation === 'delete')
    return toWithdrawal(id, 'It was unpublished or deleted in Sanity.')
  const fields = mapByUsualNames(document)
  return toPush({
    ...fields,
    external_id: id,
    image_url:
      fields.image_url ??
      pictureFields.map((name) => imageAddress(document[name], headers)).find((address) => address),
    published_at: findFirstText(document, ['publishedAt', 'published_at', '_createdAt']),
    updated_at: toText(document._updatedAt),
  })
}

const pictureFields = ['mainImage', 'image', 'coverImage', 'heroImage', 'featuredImage', 'cover', 'thumbnail']

/** Builds an image's address: `image-{hash}-{width}x{height}-{format}` is at {hash}-{width}x{height}.{format}. */
function imageAddress(value: unknown, headers: Record<string, string>): string | undefined {
  const reference = toText(toRecord(toRecord(value).asset)._ref)
  const name = /^image-([\w-]{1,200}-\d+x\d+)-([a-z]{3,5})$/.exec(reference ?? '')
  const project = headers['sanity-project-id']
  const dataset = headers['sanity-dataset']
  if (!name || !/^[\w-]+$/.test(project ?? '') || !/^[\w-]+$/.test(dataset ?? '')) return undefined
  return `https://cdn.sanity.io/images/${project}/${dataset}/${name[1]}.${name[2]}`
}
