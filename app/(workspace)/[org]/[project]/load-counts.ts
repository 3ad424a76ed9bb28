import { cache } from 'react'
import { countNeeds } from '@/lib/overview/count-needs'

/** The counts of the navigation, which the overview shows as well: asked once a request. Takes the context of the page. */
export const loadCounts = cache(countNeeds)
