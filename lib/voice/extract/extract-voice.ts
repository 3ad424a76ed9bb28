import { type BriefField, briefFields, type ProjectVoice } from '../schemas'
import { type Candidate, findSectionEvidence } from './candidate'
import { findDocumentDoubts, isCertain } from './certainty'
import { chooseCandidate } from './choose-candidate'
import { isMissingValue } from './clean-text'
import { detectConversation } from './detect-conversation'
import { isHesitant } from './is-hesitant'
import { readAvoidedWords } from './read-avoided-words'
import { readColor, readPalette, readProseColors } from './read-colors'
import { readContentTypes } from './read-content-types'
import { readImageStyles } from './read-image-styles'
import { readProse } from './read-prose'
import { readSections } from './read-sections'
import { readTextField } from './read-text'
import { readTone } from './read-tone'
import { readCorrections, removeDoubtfulCandidates } from './remove-doubtful-candidates'
import { type Confidence, type Extraction, type FoundField, maxBriefLength } from './schemas'
import type { BriefSection } from './section'

const confidence: Record<Candidate['rank'], Confidence> = { 3: 'high', 2: 'medium', 1: 'low' }
/** How many of each are considered, because a hostile brief may repeat anything endlessly. */
const maxCount = 400

/**
 * Extracts the fields of a voice from a brief in English or German, each with how clearly it is stated and where.
 * Takes plain text or Markdown, of which it reads the first 200,000 UTF-16 units; fields that are not stated are
 * absent. Pure and deterministic, in linear time, and safe for any text: values always fit `voiceSchema`, and
 * evidence is a verbatim quote. Serves spec/decisions#3.
 */
export function extractVoice(brief: string): Extraction {
  const text = brief.slice(0, maxBriefLength)
  const talk = detectConversation(text)
  const { sections, loose } = readSections(text, talk)
  const known = sections.slice(0, maxCount)
  const candidates = known.flatMap((section) => readCandidates(text, section))
  const kinds = candidates.flatMap((one) =>
    one.field === 'enabled_content_types' && Array.isArray(one.value) ? one.value : [],
  )
  candidates.push(
    ...known
      .filter((one) => isAboutImages(one) && !isLeftOpen(text, one))
      .flatMap((section) => readImageStyles(text, section, kinds.slice(0, 60))),
  )
  for (const paragraph of loose.slice(0, 5 * maxCount)) candidates.push(...readProse(text, paragraph))

  candidates.push(...readCorrections(text).flatMap((section) => readCandidates(text, section)))
  const open = new Set(
    talk.isConversation
      ? []
      : known.filter((one) => one.sure && isLeftOpen(text, one)).map(({ topic }) => topic),
  )
  const told = removeDoubtfulCandidates(
    text,
    candidates.filter((one) => !(open.has(one.field) && (one.weak || one.rank < 3))),
    talk,
  )
  const doubts = findDocumentDoubts(text)
  const fields: Record<string, FoundField> = {}
  for (const field of briefFields) {
    const chosen = chooseCandidate(field, told.filter((one) => one.field === field).slice(0, maxCount))
    if (!chosen) continue
    const { value, from, until } = chosen
    const isTold = chosen.rank === 3 || (chosen.rank === 2 && isUnderItsName(chosen, known))
    const isSure = isTold && !talk.isConversation && isCertain(text, chosen, candidates, doubts)
    const rank = isSure ? 3 : (Math.min(2, chosen.rank) as 1 | 2)
    // Words to avoid contain arrows to their replacements, which elsewhere are a sign of hesitation.
    const sure = field === 'words_to_avoid' || !isHesitant(text, chosen)
    fields[field] = {
      value,
      confidence: sure ? confidence[rank] : 'low',
      evidence: text.slice(from, until),
      from,
      until,
    }
  }
  return { fields } as Extraction
}

/** Whether a value is everything below a heading that names its field unambiguously. */
const isUnderItsName = (one: Candidate, sections: readonly BriefSection[]): boolean =>
  sections.some(
    (section) =>
      section.by === 'heading' &&
      section.sure &&
      section.topic === one.field &&
      findSectionEvidence(section).from === one.from &&
      findSectionEvidence(section).until === one.until,
  )

const isAboutImages = ({ topic }: BriefSection): boolean =>
  topic === 'default_image_prompt' || topic === 'image_style_by_type'

/** Whether a brief asks about the topic of a section and leaves it open. */
const isLeftOpen = (text: string, { parts: [first] }: BriefSection): boolean =>
  first !== undefined && isMissingValue(text.slice(first.from, Math.min(first.until, first.from + 200)))

function readCandidates(text: string, section: BriefSection): Candidate[] {
  if (isLeftOpen(text, section)) return []
  const one = <F extends BriefField>(found: Candidate<F> | undefined): Candidate[] =>
    found ? [found as Candidate & { value: NonNullable<ProjectVoice[F]> }] : []
  const prose = () => section.parts.flatMap((part) => readProse(text, part))
  switch (section.topic) {
    case 'brand_voice_description':
      return [
        ...one(readTextField(text, section, 'brand_voice_description')),
        ...prose().filter(({ field }) => field !== 'brand_voice_description'),
      ]
    case 'voice_and_tone': {
      const tone = readTone(text, section)
      // A mere list of adjectives is the tone; anything that says more is the description.
      const listed = tone && section.parts.every((part) => part.until - part.from < 60)
      return listed
        ? one(tone)
        : [
            ...one(readTextField(text, section, 'brand_voice_description')),
            ...one(tone),
            ...prose().filter(({ field }) => field !== 'brand_voice_description'),
          ]
    }
    case 'tone': {
      const tone = readTone(text, section)
      return tone ? [...one(tone)] : prose()
    }
    case 'target_audience':
      return one(readTextField(text, section, 'target_audience'))
    case 'words_to_avoid':
    case 'dont':
      return one(readAvoidedWords(text, section))
    case 'enabled_content_types':
      return one(readContentTypes(text, section))
    case 'primary_color':
    case 'secondary_color':
      return [
        ...one(readColor(text, section, section.topic)),
        // "Primary: #…, secondary: #…" on a single line.
        ...readProseColors(text, {
          from: section.label.from,
          until: Math.min(section.label.from + 400, section.parts[0]?.until ?? section.label.until),
        }).filter(({ field }) => field !== section.topic),
      ]
    case 'colors':
      return readPalette(text, section)
    case 'other':
      return prose()
    default:
      return []
  }
}
