const noChannels = 'This post has no channels.'
const connectOne = 'Connect a channel, and we’ll write the post automatically.'
const connectForOwn = 'Connect a channel, and the post gets a version in its author’s words.'
const withoutModel = ' We don’t translate without a model.'

/** Tells people that a project had no channel for a post; stored in the package's warnings. */
export const noChannelNote = `${noChannels} ${connectOne}`

/** The same for a post that a person wrote, whose words stay as they are. */
export const noChannelForOwnNote = `${noChannels} ${connectForOwn}`

/** Whether a stored warning only tells that a post lacks a channel. Pure. */
export const isNoChannelNote = (warning: string): boolean =>
  warning === noChannelNote || warning === noChannelForOwnNote

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

/** Whether `explainEmptyPost` says what a warning of a post without any version says. Pure. */
export const explainsEmptyPost = (warning: string): boolean =>
  isNoChannelNote(warning) || warning.endsWith(withoutModel)

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
  const isOwn = warnings.includes(noChannelForOwnNote)
  return { missing: 'channel', message: noChannels, hint: isOwn ? connectForOwn : connectOne }
}
