'use server'

import { personAction } from '@/lib/actions/project-action'
import { placeSearch } from '@/lib/organizations/schemas'
import { searchPlaces } from '@/lib/organizations/search-places'

export const searchPlacesAction = personAction(
  { input: placeSearch, onlyReads: true, forCompanySessions: true },
  (person, input) => searchPlaces(person.id, input, person.proof.companyOf),
)
