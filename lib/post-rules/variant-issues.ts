import type { VariantIssue } from '@/lib/platforms/schemas'
import type { Span } from '@/lib/text/span'

type Field = VariantIssue['field']

/** Builds an error about a whole field, or about its part `span`. */
export const mistake = (rule: string, field: Field, message: string, span?: Span): VariantIssue => ({
  rule,
  severity: 'error',
  field,
  from: span?.from ?? null,
  until: span?.until ?? null,
  message,
})

/** Builds a warning: the post can be published, but someone should take a look. */
export const warning = (rule: string, field: Field, message: string, span?: Span): VariantIssue => ({
  ...mistake(rule, field, message, span),
  severity: 'warning',
})

/** "1 word", "2 words". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
