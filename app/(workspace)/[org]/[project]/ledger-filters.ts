import { type GenerationFilters, generationFilters } from '@/lib/ai/schemas'
import { type Search, textOf } from './list-address'

/** Reads the filters of a list of model calls from the query; invalid values count as absent. */
export function ledgerFilters(search: Search): GenerationFilters {
  const month = generationFilters.shape.month.safeParse(textOf(search, 'month'))
  return {
    month: month.success ? month.data : undefined,
    model: textOf(search, 'model'),
    purpose: textOf(search, 'purpose'),
  }
}
