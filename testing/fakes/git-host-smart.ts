import type { Answer, Call, HostedRepository } from './git-host-answer'
import { makePack } from './git-objects'

const packet = (text: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from((Buffer.byteLength(text) + 4).toString(16).padStart(4, '0')), Buffer.from(text)])
const flush = Buffer.from('0000')

/**
 * Responds like git-http-backend, in the first version of the protocol: the list of branches, and a pack of one
 * commit's state.
 */
export function answerGit(repository: HostedRepository, { url, headers, body }: Call): Answer {
  const path = decodeURIComponent(url.pathname)
  const [, name, service] = /^\/(.+?)(?:\.git)?\/(info\/refs|git-upload-pack)$/.exec(path) ?? []
  if (name !== repository.name)
    return {
      status: 404,
      body: '<!doctype html><title>Not found</title>',
      headers: { 'content-type': 'text/html' },
    }
  if (repository.token !== undefined) {
    const given = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    if (given.split(':')[1] !== repository.token)
      return { status: 401, headers: { 'www-authenticate': 'Basic realm="git"' }, body: 'no' }
  }
  return service === 'info/refs' ? advertisement(repository) : pack(repository, body)
}

function advertisement({ commits, branch }: HostedRepository): Answer {
  const head = commits.get(branch)
  const refs = [
    ...(head ? [`${head.sha} HEAD`] : []),
    ...[...commits].map(([name, { sha }]) => `${sha} refs/heads/${name}`),
  ]
  const able = `multi_ack side-band-64k ofs-delta shallow no-progress filter symref=HEAD:refs/heads/${branch} agent=fake/1`
  const [first = `${'0'.repeat(40)} capabilities^{}`, ...rest] = refs
  const lines = [`${first}\0${able}\n`, ...rest.map((ref) => `${ref}\n`)]
  return {
    status: 200,
    headers: { 'content-type': 'application/x-git-upload-pack-advertisement' },
    body: Buffer.concat([packet('# service=git-upload-pack\n'), flush, ...lines.map(packet), flush]),
  }
}

function pack({ commits }: HostedRepository, body: Buffer): Answer {
  const asked = body.toString('latin1')
  const sha = /want ([0-9a-f]{40})/.exec(asked)?.[1]
  const limit = Number(/filter blob:limit=(\d+)/.exec(asked)?.[1] ?? Number.POSITIVE_INFINITY)
  const commit = [...commits.values()].find((each) => each.sha === sha)
  const reply = { status: 200, headers: { 'content-type': 'application/x-git-upload-pack-result' } }
  if (!commit) return { ...reply, body: packet(`ERR upload-pack: not our ref ${sha}\n`) }
  const made = makePack(
    [...commit.objects.values()].filter(({ kind, content }) => kind !== 'blob' || content.length < limit),
  )
  const pieces: Buffer[] = []
  for (let at = 0; at < made.length; at += 60_000)
    pieces.push(packet(Buffer.concat([Buffer.from([1]), made.subarray(at, at + 60_000)])))
  const shallow = asked.includes('deepen 1') ? [packet(`shallow ${sha}\n`), flush] : []
  return { ...reply, body: Buffer.concat([...shallow, packet('NAK\n'), ...pieces, flush]) }
}
