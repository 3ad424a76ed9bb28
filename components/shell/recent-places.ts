import type { PalettePage } from './palette-options'

const keyOf = (who: string): string => `recent-places ${who}`
/** Maximum number of places shown. One more is stored, since the current page is not shown. */
const maxShown = 6

/**
 * The pages visited last in this tab, newest first, without the current one (`path`). Stored by the browser per tab
 * and person: the next person to sign in there sees none of them.
 */
export function recentPlaces(who: string, path: string): PalettePage[] {
  return storedPlaces(who)
    .filter(({ href }) => href !== path)
    .slice(0, maxShown)
}

/** Records a visited page. Takes its path and its title. */
export function noteRecentPlace(who: string, href: string, title: string): void {
  const label = title.replace(/ · Tributary$/, '').trim()
  if (!label || label === 'Tributary') return
  const others = storedPlaces(who).filter((one) => one.href !== href)
  try {
    sessionStorage.setItem(keyOf(who), JSON.stringify([{ href, label }, ...others].slice(0, maxShown + 1)))
  } catch {
    // Without storage, there are no recent places.
  }
}

function storedPlaces(who: string): PalettePage[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(who)) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isPage) : []
  } catch {
    return []
  }
}

const isPage = (value: unknown): value is PalettePage =>
  typeof value === 'object' &&
  value !== null &&
  'href' in value &&
  'label' in value &&
  typeof value.href === 'string' &&
  value.href.startsWith('/') &&
  !value.href.startsWith('//') &&
  typeof value.label === 'string'
