import type { Claim, ClaimKind } from './read/claim'

const hintByKind: Record<ClaimKind, string> = {
  number: 'Check the number, or leave it out.',
  date: 'Check the date, or leave it out.',
  time: 'Check the time, or leave it out.',
  price: 'Check the price, or leave it out.',
  name: 'Check the name, or leave it out.',
  place: 'Check the place, or leave it out.',
  link: 'Use a link from the content or from your brand settings.',
  email: 'Use an email address from the content.',
  mention: 'Check that this account is the right one, or leave it out.',
  hashtag: 'Use words from the content, or add the hashtag to your brand voice.',
  quote: 'Quote the content word for word, or remove the quotation marks.',
}

const maxShownLength = 80
const shortenText = (text: string): string => {
  const letters = [...text.replace(/\s+/g, ' ').trim()]
  return letters.length > maxShownLength ? `${letters.slice(0, maxShownLength).join('')}…` : letters.join('')
}

/**
 * Returns what to tell people about an unsupported claim. `nearest` is what the evidence says instead, if that is
 * clear.
 */
export function createAdvice(
  { kind, text, values }: Claim,
  nearest: string | undefined,
): { message: string; hint: string } {
  const shown = shortenText(text)
  const said = nearest === undefined ? '' : shortenText(nearest)
  if (values.length > 0 && values.every((value) => value.startsWith('date:relative:')))
    return {
      message: `“${shown}” depends on when the post goes out.${said && ` The content says ${said}${/[.…]$/.test(said) ? '' : '.'}`}`,
      hint: said ? `Say the date: ${said}${/[.…]$/.test(said) ? '' : '.'}` : 'Say the date, or leave it out.',
    }
  const ended = kind === 'quote' ? '.' : /[.…]$/.test(said) ? '' : '.'
  const message =
    kind === 'quote'
      ? `${shown} is not word for word in the content.`
      : `${shown} is not in the content.${said && ` It says ${said}${ended}`}`
  return { message, hint: said && kind !== 'quote' ? `Change it to ${said}${ended}` : hintByKind[kind] }
}
