const noChannels = 'This post has no channels.'
const connectOne = 'Connect a channel, and we’ll write the post automatically.'
const withoutModel = ' We don’t translate without a model.'

/** Tells people that a project had no channel for a post; stored in the package's warnings. */
export const noChannelNote = `${noChannels} ${connectOne}`

/**
 * Tells people that a post has no version for some channels because its content is in another language, as `why`
 * says; stored in the package's warnings. Pure.
 */
export const needsTranslationNote = (channels: readonly string[], why: string): string =>
  `${channels.join(', ')}: needs a translation. ${why}${withoutModel}`

export type EmptyPost = {
  /** What is missing: any channel, or one in the content's language. */
  missing: 'channel' | 'language'
  message: string
  hint: string
}

/**
 * Returns why a post without any version can't be approved, and what to do. Takes the package's warnings, which were
 * stored when it was composed. Pure. Serves spec/decisions#7.
 */
export function explainEmptyPost(warnings: readonly string[]): EmptyPost {
  const untranslated = warnings.filter((warning) => warning.endsWith(withoutModel))
  if (untranslated.length > 0)
    return {
      missing: 'language',
      message: untranslated.map((warning) => warning.slice(0, -withoutModel.length)).join(' '),
      hint: 'Change the channel’s language, or set up a model and regenerate the post.',
    }
  return { missing: 'channel', message: noChannels, hint: connectOne }
}
