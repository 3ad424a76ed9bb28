/**
 * The full addresses that something a person pasted may stand for, likeliest first; none when it is no address. Takes what
 * people have at hand: without https://, with marks around it, with blanks in it, `feed:`, a bucket as tools name it and the ways of writing a
 * repository.
 */
export function pastedAddresses(pasted: string): string[] {
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

/** Tools name a bucket in their own way; this is where everybody can read it. */
function bucketAddress(tool = '', bucket = '', path = ''): string {
  return tool.toLowerCase() === 's3'
    ? `https://${bucket}.s3.amazonaws.com/${path}`
    : `https://storage.googleapis.com/${bucket}/${path}`
}

const isAddress = (text: string): boolean => URL.canParse(text)
