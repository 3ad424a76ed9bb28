import type { PackageAnswer } from '@/lib/packages/schemas'

/** A package with its revision as the ETag that a later `If-Match` names. */
export const packageResponse = (answer: PackageAnswer): Response =>
  Response.json(answer, { headers: { ETag: `"${answer.revision}"` } })
