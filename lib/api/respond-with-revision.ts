/** Responds with a resource and its revision as the ETag, for a later `If-Match` (spec/http-api#if-match). */
export const respondWithRevision = (answer: { revision: number }): Response =>
  Response.json(answer, { headers: { ETag: `"${answer.revision}"` } })
