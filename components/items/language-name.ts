const names = new Intl.DisplayNames('en', { type: 'language' })

/** "German" for "de"; a code nobody knows stays as it is. */
export function languageName(code: string): string {
  try {
    return names.of(code) ?? code
  } catch {
    return code
  }
}
