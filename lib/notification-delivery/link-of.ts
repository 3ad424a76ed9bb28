import { env } from '@/lib/env'
import type { ToldEvent } from './read-receiver'

/** Returns the full URL of what an event is about. */
export const linkOf = ({ event, org, project }: ToldEvent): string =>
  `${env().APP_URL}/${org.slug}${project ? `/${project.slug}` : ''}${event.path}`
