import { z } from 'zod'
import { safeReturn } from '@/app/(auth)/safe-return'
import { otherMethods } from '@/lib/api/other-methods'
import { declareRoute } from '@/lib/api/route'
import { companyCookieName } from '@/lib/auth/company/company-cookie'
import { finishCompanySignIn } from '@/lib/auth/company/finish-company-sign-in'
import { cookieIn } from '@/lib/auth/login-sessions/known-browser'
import { signInAs } from '@/lib/auth/sign-in/sign-in-as'
import { env } from '@/lib/env'

/** Query parameters that the company's server adds; it may send others too. */
const companyAnswer = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
})

/** Where a company's sign-in server redirects the browser. */
export const GET = declareRoute(
  {
    operationId: 'finishCompanySignIn',
    summary: 'Finish a company’s sign-in: where its server leads back to',
    auth: 'session',
    query: companyAnswer,
    status: 303,
    redirect: 'The page that was asked for, or the sign-in page with what went wrong',
  },
  async (request) => {
    const outcome = await finishCompanySignIn(
      new URL(request.url).searchParams,
      cookieIn(request.headers.get('cookie'), companyCookieName),
    )
    if ('problem' in outcome) return to(`/sign-in?error=company-${outcome.problem}`)
    await signInAs(outcome.userId, { method: 'company', secondFactor: false, companyOf: outcome.orgId })
    // Only ever redirects to our own pages: the path comes from the stored state, never from the URL.
    return to(safeReturn(outcome.next))
  },
)

const to = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: `${env().APP_URL}${path}` } })

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')
