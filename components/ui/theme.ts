/** The cookie that stores a person's choice of light or dark; the server renders it into <html data-theme>. */
export const THEME_COOKIE = 'theme'

export type Theme = 'light' | 'dark' | 'system'

/** Parses the cookie's value; anything unknown means "system". */
export function readTheme(value: string | undefined): Theme {
  return value === 'light' || value === 'dark' ? value : 'system'
}
