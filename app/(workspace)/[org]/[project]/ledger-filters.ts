import { type GenerationFilters, generationFilters } from '@/lib/ai/schemas'
import { type Search, textOf } from './list-address'

/** The filters of a list of calls that the address asks for; what is none counts as absent. */
export function ledgerFilters(search: Search): GenerationFilters {
  const month = generationFilters.shape.month.safeParse(textOf(search, 'month'))
  return {
    month: month.success ? month.data : undefined,
    model: textOf(search, 'model'),
    purpose: textOf(search, 'purpose'),
  }
}
