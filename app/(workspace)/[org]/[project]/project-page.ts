import type { ReactNode } from 'react'
import type { Search } from './list-address'

/** Where a project lies: the short names in its address. Pages bind their actions to it. */
export type ProjectPlace = { org: string; project: string }

/** What Next hands to a page of a project. */
export type ProjectPageProps = { params: Promise<ProjectPlace> }

/** The same with what the address asks for. */
export type ProjectListProps = ProjectPageProps & { searchParams: Promise<Search> }

/** What Next hands to a layout of a project. */
export type ProjectLayoutProps = ProjectPageProps & { children: ReactNode }
