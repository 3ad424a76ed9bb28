'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'

const maxMs = 15_000

/** Shows immediately that the page behind a clicked link is loading. Disappears once the page is there. */
export function RouteProgress() {
  const here = `${usePathname()}?${useSearchParams()}`
  const [leaving, setLeaving] = useState<string>()

  useEffect(() => {
    // Runs last: by then, a handler that asks about unsaved changes has prevented the click.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link instanceof HTMLAnchorElement && leadsAway(link, event)) setLeaving(here)
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [here])

  // The link may lead to a file, or back to this very page.
  useEffect(() => {
    if (leaving === undefined) return
    const timer = setTimeout(() => setLeaving(undefined), maxMs)
    return () => clearTimeout(timer)
  }, [leaving])

  if (leaving !== here) return null
  return <div role="progressbar" aria-label="Loading page" className="route-progress" />
}

function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  if (link.target === '_blank' || link.hasAttribute('download')) return false
  if (link.origin !== window.location.origin) return false
  return link.pathname !== window.location.pathname || link.search !== window.location.search
}
