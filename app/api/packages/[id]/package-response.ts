import type { PackageAnswer } from '@/lib/packages/schemas'

/** Returns a package with its revision as the ETag for a later `If-Match`. */
export const packageResponse = (answer: PackageAnswer): Response =>
  Response.json(answer, { headers: { ETag: `"${answer.revision}"` } })
