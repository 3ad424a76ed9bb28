import { cookies } from 'next/headers'
import { readTheme, THEME_COOKIE } from '@/components/ui/theme'
import { requirePerson } from '@/lib/auth/session'
import { listPlaces } from '@/lib/organizations/list-places'

/** What the frame around every signed-in page shows: the person, their places, their theme. */
export async function loadFrame(returnTo: string) {
  const user = await requirePerson(returnTo)
  const [workspaces, jar] = await Promise.all([listPlaces(user.id), cookies()])
  return {
    user: { name: user.name, email: user.email },
    workspaces: workspaces.map(({ slug, name, projects }) => ({
      slug,
      name,
      projects: projects.map(({ slug: project, name: title, logoUrl, color, accent }) => ({
        slug: project,
        name: title,
        logoUrl,
        color,
        accent,
      })),
    })),
    theme: readTheme(jar.get(THEME_COOKIE)?.value),
  }
}
