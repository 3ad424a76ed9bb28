import { z } from 'zod'
import { safeReturn } from '@/app/(auth)/safe-return'
import { otherMethods } from '@/lib/api/other-methods'
import { declareRoute } from '@/lib/api/route'
import { companyCookieName } from '@/lib/auth/company/company-cookie'
import { finishCompanySignIn } from '@/lib/auth/company/finish-company-sign-in'
import { cookieIn } from '@/lib/auth/known-browser'
import { signInAs } from '@/lib/auth/sign-in-as'
import { env } from '@/lib/env'

/** What the company's server adds to the address; it may add more. */
const companyAnswer = z.object({
  state: z.string().optional(),
  code: z.string().optional(),
  error: z.string().optional(),
})

/** Where a company's sign-in server sends the browser back to. */
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
    // Only ever to our own pages: the place comes from what was stored, never from the address.
    return to(safeReturn(outcome.next))
  },
)

const to = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: `${env().APP_URL}${path}` } })

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')
