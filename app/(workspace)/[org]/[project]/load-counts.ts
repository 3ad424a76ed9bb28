import { cache } from 'react'
import { countNeeds } from '@/lib/overview/count-needs'

/** The counts for the navigation and the overview, queried once per request. Takes the context of the page. */
export const loadCounts = cache(countNeeds)
