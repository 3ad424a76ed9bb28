import type { ReactNode } from 'react'
import type { Search } from './list-address'

/** The slugs in a project's URL. Pages bind their actions to them. */
export type ProjectPlace = { org: string; project: string }

/** Props that Next passes to a project page. */
export type ProjectPageProps = { params: Promise<ProjectPlace> }

/** Like `ProjectPageProps`, with the query. */
export type ProjectListProps = ProjectPageProps & { searchParams: Promise<Search> }

/** Props that Next passes to a project layout. */
export type ProjectLayoutProps = ProjectPageProps & { children: ReactNode }
