import type { OrgContext, ProjectContext } from '../context'
import type { Permission } from '../permissions'

type Bare<T> = { [K in keyof T as K extends string ? K : never]: T[K] }

// Contexts are branded for the compiler only, and this is where that happens. dependency-cruiser lets only lib/auth
// and tests call these functions: the caller must have checked the permission.

/** Takes a project, an actor and the role, for which the caller has checked permission `P`; returns the context. */
export const grantProjectContext = <P extends Permission>(context: Bare<ProjectContext>): ProjectContext<P> =>
  context as ProjectContext<P>

/** Like `grantProjectContext`, for a workspace. */
export const grantOrgContext = <P extends Permission>(context: Bare<OrgContext>): OrgContext<P> =>
  context as OrgContext<P>
