import { request } from 'node:http'

/**
 * Acts as a person's browser, as far as a server's consent page requires one: keeps cookies and sends the headers
 * that say where a request comes from.
 */
export async function consent(
  address: string,
  person: { handle: string; did: string; password: string },
  answer: 'accept' | 'reject' = 'accept',
): Promise<URLSearchParams> {
  const cookies = new Map<string, string>()
  const { origin } = new URL(address)
  const page = await call(address, cookies, {
    'sec-fetch-site': 'none',
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
  })
  if (page.status !== 200) throw new Error(`The consent page answered ${page.status}: ${page.body}`)
  const api = async (path: string, body: object): Promise<Record<string, unknown>> => {
    const { status, body: text } = await call(
      `${origin}/@atproto/oauth-provider/~api/${path}`,
      cookies,
      {
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'same-origin',
        'sec-fetch-dest': 'empty',
        origin,
        referer: address,
        'content-type': 'application/json',
        'x-csrf-token': cookies.get('csrf-token') ?? '',
      },
      JSON.stringify(body),
    )
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`)
    return JSON.parse(text) as Record<string, unknown>
  }
  if (answer === 'accept')
    await api('sign-in', { locale: 'en', username: person.handle, password: person.password, remember: true })
  const { url } = await api(
    answer === 'accept' ? 'consent' : 'reject',
    answer === 'accept' ? { did: person.did } : {},
  )
  return new URL(String(url)).searchParams
}

function call(
  url: string,
  cookies: Map<string, string>,
  headers: Record<string, string>,
  body?: string,
): Promise<{ status: number; body: string }> {
  return new Promise((done, fail) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const asked = request(
      url,
      { method: body ? 'POST' : 'GET', headers: { ...headers, cookie } },
      (answer) => {
        for (const line of answer.headers['set-cookie'] ?? []) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
          cookies.set(name, value)
        }
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
        )
      },
    )
    asked.on('error', fail)
    asked.end(body)
  })
}
