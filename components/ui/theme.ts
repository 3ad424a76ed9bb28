/** The cookie in which a person's choice of light or dark is kept; the server renders it into <html data-theme>. */
export const THEME_COOKIE = 'theme'

export type Theme = 'light' | 'dark' | 'system'

/** What the cookie says; anything unknown means "as the system". */
export function readTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}
