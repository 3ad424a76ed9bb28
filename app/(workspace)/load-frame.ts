import { cookies } from 'next/headers'
import { readTheme, THEME_COOKIE } from '@/components/ui/theme'
import { readTimeZone, TIME_ZONE_COOKIE } from '@/components/ui/time-zone-cookie'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { searchEverywhereAction } from './actions'

/**
 * Loads what the layout of every signed-in page shows: the person and their theme. Other places load when the
 * switcher opens.
 */
export async function loadFrame(returnTo: string) {
  const user = await requirePerson(returnTo)
  const jar = await cookies()
  return {
    user: { name: user.name, email: user.email },
    search: searchEverywhereAction,
    theme: readTheme(jar.get(THEME_COOKIE)?.value),
    timeZone: readTimeZone(jar.get(TIME_ZONE_COOKIE)?.value),
  }
}
