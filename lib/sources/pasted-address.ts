/**
 * The full addresses that something a person pasted may stand for, likeliest first; none when it is no address. Takes what
 * people have at hand: without https://, with marks around it, `feed:` and the ways of writing a repository.
 */
export function pastedAddresses(pasted: string): string[] {
  const text = pasted
    .trim()
    .replace(/^[<"'“„]+|[>"'”]+$/g, '')
    .trim()
  const git = /^(?:ssh:\/\/)?git@([\w.-]+)[:/]([^\s:]+?)(?:\.git)?\/?$/.exec(text)
  if (git) return [`https://${git[1]}/${git[2]}`]
  const plain = text
    .replace(/^feed:(?:\/\/)?(?=https?:)/i, '')
    .replace(/^(?:feed|git\+https):\/\//i, 'https://')
  const scheme = /^([a-z][a-z\d+.-]*):\/\//i.exec(plain)?.[1]?.toLowerCase()
  if (scheme === 'http') return [plain, plain.replace(/^http/i, 'https')].filter(isAddress)
  if (scheme !== undefined) return [plain].filter(isAddress)
  if (plain === '' || /\s/.test(plain) || /^[a-z]+:(?!\d)/i.test(plain)) return []
  const bare = plain.replace(/^\/\//, '')
  return [`https://${bare}`, `http://${bare}`].filter(isAddress)
}

const isAddress = (text: string): boolean => URL.canParse(text)
