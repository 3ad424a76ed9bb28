import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { calendarQuery } from '@/lib/calendar/schemas'
import { exportCalendar } from '@/lib/export/export-calendar'

export const GET = projectRoute(
  {
    operationId: 'exportCalendar',
    summary: 'Export some days of the calendar as a CSV file',
    permission: 'read',
    project: 'path',
    query: calendarQuery,
    download: 'text/csv',
  },
  async (ctx, { query }) => {
    const { name, text } = await exportCalendar(ctx, query)
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      },
    })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
