import { z } from 'zod'

/**
 * Error message for a value that does not match a schema, unless the schema has its own. Takes zod's issue; returns
 * one sentence for people. Imported for its side effect by everything that shows issues, so that zod's own wording
 * never appears. Serves spec/http-api#errors.
 */
export const plainMessage: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'This value is missing.'
        : `This must be ${typeWords[issue.expected] ?? 'of another type'}.`
    case 'invalid_value':
      return issue.values.length === 1
        ? `This must be ${shown(issue.values[0])}.`
        : `Use one of these values: ${issue.values.map(shown).join(', ')}.`
    case 'invalid_format':
      return formatWords[issue.format] ?? 'This has the wrong format.'
    case 'too_small':
      return `${sizeWords(issue.origin, 'at least', Number(issue.minimum))}`
    case 'too_big':
      return `${sizeWords(issue.origin, 'at most', Number(issue.maximum))}`
    case 'not_multiple_of':
      return `This must be a multiple of ${issue.divisor}.`
    case 'unrecognized_keys':
      return `There is no ${issue.keys.length === 1 ? 'field' : 'fields'} named ${issue.keys.join(', ')}.`
    case 'invalid_key':
      return 'One of these names isn’t allowed.'
    default:
      return 'This value isn’t allowed here.'
  }
}

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value))

const typeWords: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  bigint: 'a whole number',
  nan: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  map: 'an object',
  set: 'a list',
  tuple: 'a list',
  date: 'a date',
  null: 'null',
  file: 'a file',
}

const formatWords: Record<string, string> = {
  uuid: 'This must be an id, such as 01932c07-5f7e-7c3a-8d1e-2b6f5a9c4e10.',
  guid: 'This must be an id, such as 01932c07-5f7e-7c3a-8d1e-2b6f5a9c4e10.',
  email: 'Enter an email address.',
  url: 'Enter a full address that starts with https://.',
  datetime: 'Use an ISO 8601 date and time, such as 2026-12-01T09:00:00Z.',
  date: 'Use a date such as 2026-12-01.',
  time: 'Use a time such as 09:00.',
}

function sizeWords(origin: string, bound: string, size: number): string {
  const plural = size === 1 ? '' : 's'
  if (origin === 'string') return `Use ${bound} ${size} character${plural}.`
  if (origin === 'array' || origin === 'set') return `Enter ${bound} ${size} value${plural}.`
  if (origin === 'map' || origin === 'object') return `Enter ${bound} ${size} field${plural}.`
  if (origin === 'file') return `The file must have ${bound} ${size} bytes.`
  return `This must be ${bound} ${size}.`
}

z.config({ localeError: plainMessage })
