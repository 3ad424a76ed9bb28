import { env } from '@/lib/env'
import { isSandboxActive, isSandboxNetwork } from '@/lib/platforms/sandbox-networks'
import { listSandboxAccounts, sandboxAccountSchema, takeSandboxAccount } from '@/lib/sandbox/accounts'
import { denyConsent, giveConsent, readConsentRequest } from '@/lib/sandbox/consent'
import { findOrgs } from '../../../load-orgs'

/** Handles the consent page's form and redirects the browser back to the app, as the real networks do. */
export async function POST(
  request: Request,
  route: { params: Promise<{ network: string }> },
): Promise<Response> {
  const { network } = await route.params
  if (!isSandboxNetwork(network) || !isSandboxActive(network)) return new Response(null, { status: 404 })
  const form = await request.formData().catch(() => undefined)
  const field = (name: string) => String(form?.get(name) ?? '')
  const query = new URLSearchParams(field('query'))
  const page = (more: Record<string, string>) =>
    to(
      `${env().APP_URL}/sandbox/${network}/oauth/authorize?${new URLSearchParams([...query, ...Object.entries(more)])}`,
    )
  const asked = readConsentRequest(network, query)
  if ('problem' in asked) return page({})
  if (field('decision') !== 'allow') return to(denyConsent(network, asked))
  const known = (await listSandboxAccounts(network, await findOrgs())).find(
    (one) => one.handle === field('account'),
  )
  if (known) return to(await giveConsent(known, asked))
  const input = sandboxAccountSchema.safeParse({
    handle: field('handle'),
    display_name: field('display_name'),
  })
  if (!input.success)
    return page({
      wrong: 'account',
      wrong_name: field('display_name').slice(0, 50),
      wrong_handle: field('handle').slice(0, 31),
    })
  const account = await takeSandboxAccount(network, {
    handle: input.data.handle,
    displayName: input.data.display_name,
  })
  return to(await giveConsent(account, asked))
}

const to = (address: string): Response => new Response(null, { status: 303, headers: { Location: address } })
