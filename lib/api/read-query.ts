import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { validated } from './problem'

/**
 * Validates the query of a request's URL against a schema. Takes the declared schema, or undefined if the route
 * takes no parameters. Throws `invalid` with one error per invalid, unknown or repeated parameter, so that a
 * misspelled filter never looks like an empty result. Serves spec/http-api#common-rules.
 */
export function readQuery<Q>(schema: z.ZodType<Q> | undefined, request: Request): Q {
  const given = new URL(request.url).searchParams
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const errors = [...new Set(given.keys())].flatMap((name) => {
    const pointer = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
    if (!known.includes(name)) return [{ pointer, detail: unknown(name, known) }]
    if (given.getAll(name).length > 1) return [{ pointer, detail: `Give the parameter "${name}" once.` }]
    return []
  })
  if (errors.length > 0)
    throw new AppError('invalid', {
      detail: 'The query parameters are invalid.',
      errors: errors.slice(0, 20),
    })
  return schema ? validated(schema, Object.fromEntries(given)) : ({} as Q)
}

const unknown = (name: string, known: string[]): string =>
  known.length === 0
    ? 'This endpoint takes no query parameters.'
    : `There is no parameter "${name.slice(0, 60)}". Use one of these: ${known.join(', ')}.`
