import type { PackageFlag } from '@/db/schema/packages'
import { createUnsupportedFlags } from '@/lib/claims/find-unsupported-claims'
import { flagVoiceViolations } from '@/lib/composer/material/apply-voice'
import type { ComposerVoice, Flag } from '@/lib/composer/schemas'
import type { UnsupportedPlace } from '@/lib/facts/trace/trace'
import { baseLanguage } from '@/lib/platforms/language'
import type { VariantContent } from '@/lib/platforms/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { languageFlags } from '../text-flags'

/** A version that a person has edited. */
export type EditedVersion = {
  channelId: string | null
  before: VariantContent
  after: VariantContent
  /** Its current claims that neither the item nor the brand supports. */
  unsupported: readonly UnsupportedPlace[]
  /** Its claims were checked again although its text is the same, because the content has changed. */
  hasNewSources?: boolean
  /** The post that it is now too similar to. */
  similar?: PackageFlag | undefined
}

const ofTheLanguage: Flag['code'][] = ['unknown_language', 'wrong_language']

/**
 * Returns a package's flags after a person edited some of its versions (spec/writing#3). Flags about the wording,
 * claims and language of an edited version are recomputed. Flags saying that something was left out, or that
 * nothing could be written, are dropped when the text changes, because the text is that person's from then on.
 * Flags of other versions, and flags about the source, stay. Pure.
 */
export function recheckFlags(
  flags: readonly PackageFlag[],
  edited: readonly EditedVersion[],
  voice: ComposerVoice,
  detector: LanguageDetector,
): PackageFlag[] {
  let all = [...flags]
  for (const { channelId, before, after, unsupported, hasNewSources, similar } of edited) {
    if (channelId === null) continue
    const hasNewText = after.text !== before.text
    const hasNewLanguage = after.language !== before.language
    const needsWordCheck =
      hasNewText || hasNewLanguage || after.title !== before.title || hasNewReplies({ before, after })
    const needsClaimCheck = hasNewSources || hasNewWords({ before, after })
    const cleared: Flag['code'][] = [
      ...(hasNewText ? (['dropped_sentence', 'nothing_to_say', 'too_similar'] as const) : []),
      ...(hasNewText || hasNewLanguage ? ofTheLanguage : []),
      ...(needsWordCheck ? (['avoided_word'] as const) : []),
      ...(needsClaimCheck ? (['unsupported'] as const) : []),
    ]
    const found = [
      ...(hasNewText || hasNewLanguage ? languageFlags(after, detector) : []),
      ...(needsWordCheck
        ? flagVoiceViolations(
            [after.title ?? '', after.text, ...after.replies].join('\n'),
            voice,
            after.language,
          )
        : []),
      ...(needsClaimCheck ? createUnsupportedFlags(unsupported) : []),
      ...(hasNewText && similar ? [similar] : []),
    ]
    all = all.map((flag) =>
      cleared.includes(flag.code) && flag.channel_ids.includes(channelId)
        ? { ...flag, channel_ids: flag.channel_ids.filter((id) => id !== channelId) }
        : flag,
    )
    for (const flag of found) {
      const known = all.find(({ message }) => message === flag.message)
      if (known) all = all.map((one) => (one === known ? withChannel(one, channelId) : one))
      else all.push({ ...flag, channel_ids: [channelId] })
    }
  }
  return all.filter(({ channel_ids }) => channel_ids.length > 0)
}

/** Whether the text that claims are found in has changed, or how it is read. Pure. */
export const hasNewWords = ({ before, after }: Pick<EditedVersion, 'before' | 'after'>): boolean =>
  after.text !== before.text ||
  after.title !== before.title ||
  after.link !== before.link ||
  after.language !== before.language ||
  hasNewReplies({ before, after })

const hasNewReplies = ({ before, after }: Pick<EditedVersion, 'before' | 'after'>): boolean =>
  JSON.stringify(after.replies) !== JSON.stringify(before.replies)

const withChannel = (flag: PackageFlag, channelId: string): PackageFlag =>
  flag.channel_ids.includes(channelId) ? flag : { ...flag, channel_ids: [...flag.channel_ids, channelId] }

/**
 * Returns the language of an edited text: the one that the person set, otherwise the detected one if it was unknown
 * before. Pure.
 */
export function languageAfter(
  before: Pick<VariantContent, 'language'>,
  edit: { text?: string | undefined; language?: string | undefined },
  detector: LanguageDetector,
): string {
  if (edit.language !== undefined) return baseLanguage(edit.language)
  return before.language === 'und' && edit.text !== undefined ? detector.detect(edit.text) : before.language
}
