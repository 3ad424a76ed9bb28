import { signInAction, signOutAction } from '@/app/(auth)/actions'
import { TimeZoneNote } from '@/components/project/time-zone-note'
import { AppShell } from '@/components/shell/app-shell'
import { projectNav } from '@/components/shell/nav'
import { projectActions } from '@/components/shell/palette-options'
import { RememberPlace } from '@/components/shell/remember-place'
import { ProjectTimeZone } from '@/components/ui/time-zone'
import { requirePlace, requireProject } from '@/lib/auth/signed-in/require-project'
import { sumNeeds } from '@/lib/overview/need-kinds'
import { loadFrame } from '../../load-frame'
import { loadCounts } from './load-counts'
import type { ProjectLayoutProps } from './project-page'

/** Layout of a project's pages. Each page still checks its own permission. */
export default async function ProjectLayout({ children, params }: ProjectLayoutProps) {
  const { org, project } = await params
  const ctx = await requireProject('read', org, project)
  const [frame, { review, needs }, { place }] = await Promise.all([
    loadFrame(`/${org}/${project}`),
    loadCounts(ctx),
    requirePlace(org, project),
  ])
  return (
    <AppShell
      {...frame}
      nav={projectNav(org, project, {
        review,
        needs: {
          all: sumNeeds(needs),
          sources: needs.source,
          channels: needs.connection,
          topics: needs.topic,
        },
      })}
      actions={projectActions(org, project, ctx.role)}
      navLabel="Project"
      here={{ org, workspace: place.workspace, project: place.project?.shown }}
      signIn={signInAction}
      signOut={signOutAction.bind(null, undefined)}
    >
      <RememberPlace place={`${org}/${project}`} projectId={ctx.projectId} />
      <ProjectTimeZone timeZone={place.project?.timeZone ?? 'UTC'}>
        {children}
        <TimeZoneNote />
      </ProjectTimeZone>
    </AppShell>
  )
}
