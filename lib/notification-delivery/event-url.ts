import { env } from '@/lib/env'
import type { DeliveredEvent } from './read-receiver'

/** Returns the full URL of what an event is about. */
export const eventUrl = ({ event, org, project }: DeliveredEvent): string =>
  `${env().APP_URL}/${org.slug}${project ? `/${project.slug}` : ''}${event.path}`
