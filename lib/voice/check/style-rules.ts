import type { ProjectVoice } from '../schemas'

/** Those wishes of a voice, expressed in its texts, that a rule can check. */
export type StyleRules = {
  /** How to address German readers; undefined if the voice does not say. */
  address: 'du' | 'Sie' | undefined
  noEmoji: boolean
  noExclamation: boolean
}

// Quotes and hyphens vary: "du", „du“, du-Form, Du-Ansprache.
const quote = '["“”„‚‘’\'»«]?'
const du = new RegExp(
  `\\b(?:duzen|geduzt|per du|wir duzen|du-form|du-ansprache)\\b|${quote}\\bdu\\b${quote}[- ](?:form|ansprache|address)|(?:address|ansprache|anrede|say|use|with|mit|informal)[^.\\n]{0,30}${quote}\\bdu\\b${quote}`,
  'iu',
)
const sie = new RegExp(
  `\\b(?:[Ss]iezen|[Gg]esiezt|[Pp]er Sie|Sie-Form|Sie-Ansprache)\\b|${quote}\\bSie\\b${quote}[- ](?:form|ansprache|address)|(?:address|ansprache|anrede|say|use|with|mit|formal)[^.\\n]{0,30}${quote}\\bSie\\b${quote}`,
  'u',
)
const none = (what: string) =>
  new RegExp(
    `\\b(?:no|not|never|without|avoid|zero|don['’]t use|keine?|ohne|nie|niemals|verzichte[nt]? auf)\\b[^.;\\n]{0,24}\\b${what}`,
    'iu',
  )
const emoji = none('emojis?\\b')
const exclamation = none('(?:exclamation|ausrufe?zeichen)')

// Cached because a voice is consulted at every keystroke and for every field of a post.
const styleRulesByVoice = new WeakMap<ProjectVoice, StyleRules>()

/**
 * Reads the checkable wishes from a voice's description, tone, target audience and words to avoid. Results are
 * cached by object, so a voice must not be mutated.
 */
export function getStyleRules(voice: ProjectVoice): StyleRules {
  const read = styleRulesByVoice.get(voice) ?? readStyleRules(voice)
  styleRulesByVoice.set(voice, read)
  return read
}

const emojiEntry = /^(?:(?:no|any|keine) )?emojis?$/im
const exclamationEntry = /^(?:!+|(?:(?:no|any|keine) )?(?:exclamation (?:marks?|points?)|ausrufe?zeichen))$/im

/** Whether an entry among the words to avoid means emoji or exclamation marks in general rather than a word. */
export const isAboutEmojiOrExclamation = (entry: string): boolean =>
  emojiEntry.test(entry.trim()) || exclamationEntry.test(entry.trim())

function readStyleRules(voice: ProjectVoice): StyleRules {
  const instructions = [
    voice.brand_voice_description ?? '',
    ...(voice.tone ?? []),
    voice.target_audience ?? '',
  ].join('\n')
  const avoided = (voice.words_to_avoid ?? []).join('\n')
  const [informal, formal] = [du.test(instructions), sie.test(instructions)]
  return {
    address: informal === formal ? undefined : informal ? 'du' : 'Sie',
    noEmoji: emoji.test(instructions) || emojiEntry.test(avoided),
    noExclamation: exclamation.test(instructions) || exclamationEntry.test(avoided),
  }
}
