import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import Provider from 'oidc-provider'
import { listenOnLoopback } from '@/testing/http/listen-on-loopback'

export type CompanyPerson = { email?: string; email_verified?: boolean; name?: string }

/**
 * Starts a company's sign-in server: the certified npm package oidc-provider on the loopback interface, on a free
 * port unless one is given. People sign in with their ID alone.
 */
export async function startCompanyServer(redirectUri: string, port?: number) {
  const people = new Map<string, CompanyPerson>()
  let signsIn = ''
  const server: Server = createServer()
  const host = `127.0.0.1:${await listenOnLoopback(server, port)}`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const client = { id: 'tributary', secret: 'a-secret-of-the-server' }
  const provider: Provider = new Provider(`http://${host}`, {
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] },
    cookies: { keys: [randomUUID()] },
    clients: [
      {
        client_id: client.id,
        client_secret: client.secret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    renderError: (ctx, out) => {
      ctx.body = JSON.stringify(out)
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    // The company has already given consent.
    async loadExistingGrant(ctx): Promise<InstanceType<Provider['Grant']> | undefined> {
      const { client: asked, session } = ctx.oidc
      if (!asked || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: asked.clientId, accountId: session.accountId })
      grant.addOIDCScope('openid email profile')
      await grant.save()
      return grant
    },
  })
  const answer = provider.callback()
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/'))
      void provider.interactionFinished(request, response, { login: { accountId: signsIn } })
    else void answer(request, response)
  })

  return {
    issuer: `http://${host}`,
    host,
    client,
    people,
    /** From now on, whoever arrives in a browser is signed in as this person. */
    nextSignInAs(id: string): void {
      signsIn = id
    },
    /** Goes through the server's pages as this person; returns the query that the browser is sent back with. */
    async signIn(startUrl: string, id: string): Promise<URLSearchParams> {
      signsIn = id
      const cookies = new Map<string, string>()
      let url = new URL(startUrl)
      for (let hops = 0; hops < 6; hops++) {
        const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        const answered = await fetch(url, { redirect: 'manual', headers: { cookie } })
        const { headers } = answered
        for (const one of headers.getSetCookie()) {
          const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=')
          if (value) cookies.set(name, value)
          else cookies.delete(name)
        }
        const location = headers.get('location')
        if (!location)
          throw new Error(`the company’s server answered at ${url.pathname}: ${await answered.text()}`)
        url = new URL(location, url)
        if (url.href.startsWith(redirectUri)) return url.searchParams
      }
      throw new Error('the company’s server led nowhere')
    },
    async stop(): Promise<void> {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
