/**
 * Returns the full addresses that pasted text may stand for, likeliest first; empty if it is not an address.
 * Accepts what people have at hand: without https://, in quotes or brackets, with spaces, with `feed:`, a bucket as
 * tools write it, and the various notations for a repository.
 */
export function parsePastedAddress(pasted: string): string[] {
  const text = pasted
    .trim()
    .replace(/^[<"'“„]+|(?<![>"'”])[>"'”]+$/g, '')
    .trim()
  const git = /^(?:ssh:\/\/)?git@([\w.-]+)[:/]([^\s:]+?)(?:\.git)?\/?$/.exec(text)
  if (git) return [`https://${git[1]}/${git[2]}`]
  const plain = (/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text.replace(/ /g, '%20') : text)
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^(?:feed|git\+https):\/\//i, 'https://')
  const bucket = /^(s3|gs):\/\/([a-z0-9][a-z0-9._-]{1,220})(?:\/(.*))?$/i.exec(plain)
  if (bucket) return [bucketAddress(bucket[1], bucket[2], bucket[3])].filter(isAddress)
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(plain)?.[1]?.toLowerCase()
  if (scheme === 'http') return [plain, plain.replace(/^http/i, 'https')].filter(isAddress)
  if (scheme !== undefined) return [plain].filter(isAddress)
  if (plain === '' || /\s/.test(plain) || /^[a-z]+:(?!\d)/i.test(plain)) return []
  const bare = plain.replace(/^\/\//, '')
  return [`https://${bare}`, `http://${bare}`].filter(isAddress)
}

/** Returns the public address of a bucket from a tool's own notation. */
function bucketAddress(tool = '', bucket = '', path = ''): string {
  return tool.toLowerCase() === 's3'
    ? `https://${bucket}.s3.amazonaws.com/${path}`
    : `https://storage.googleapis.com/${bucket}/${path}`
}

const isAddress = (text: string): boolean => URL.canParse(text)
