'use server'

import { personAction } from '@/lib/actions/project-action'
import { placeSearch } from '@/lib/organizations/schemas'
import { searchEverywhere } from '@/lib/overview/search-everywhere'

export const searchEverywhereAction = personAction(
  { input: placeSearch, onlyReads: true, forCompanySessions: true },
  searchEverywhere,
)
