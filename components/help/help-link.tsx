'use client'

import { CircleHelp } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { Link } from '@/components/ui/link'
import { helpFor } from './help-places'

/** Links to the help section for the current page, in a new tab so that nothing typed here is lost. */
export function HelpLink() {
  return (
    <Link href={helpFor(usePathname())} target="_blank" className="nav-link text-sm">
      <span aria-hidden className="contents">
        <CircleHelp />
      </span>
      <span className="flex-1">
        Help<span className="sr-only"> for this page (opens in a new tab)</span>
      </span>
    </Link>
  )
}
