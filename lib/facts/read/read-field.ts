import { readVisibleBlocks } from '@/lib/text/markdown/read-visible-blocks'
import { truncateText } from '@/lib/text/plain-text'
import { sentenceSpans } from '@/lib/text/sentences'
import { isNoteField } from '../fields/note-fields'
import { hasUnitInName } from '../fields/units-in-field-names'
import { findLabelExclusion, findParagraphExclusion, isGuidanceLabel } from '../find-exclusions'
import { findLabelRole } from '../practical-roles'
import type { FactKind } from '../schemas'
import { isSelfContained } from '../sentences/is-self-contained'
import { CodePoints } from '../trace/code-points'
import type { FieldText } from './collect-field-texts'
import { findFieldKind, isStepLabel } from './find-sentence-kind'
import { maxReadLength, readBlocks } from './read-blocks'
import { isListEntryNote, isListEntryYear } from './record-parts'
import { isStateForReaders } from './states-for-readers'
import type { TextReading } from './text-reading'

/** How a field's text begins that is not for the public. */
const confidentialStartPattern =
  /^\W{0,3}(?:spoilers?|do not publish|nicht veröffentlichen|confidential|vertraulich)(?!\p{L})/iu
/** Fields with lists whose entries are the paragraphs of one text. */
const paragraphListPattern =
  /\.(?:portraits?|story|texts?|paragraphs|absaetze|absätze|body|about|bio|description|beschreibung|content|inhalt)(?:_[a-z]{2})?\.\d{1,3}$/i
const sizeLabelPattern = /size|weight|height|length|age|capacity/i

/** Reads a field of an item's metadata: prose like a body, anything short as a value with the field's name. */
export function readField(reading: TextReading, { field, label, text, language, listed }: FieldText): void {
  const { card } = reading
  const code = language ?? card.language
  if (isGuidanceLabel(label) || confidentialStartPattern.test(text) || isNoteField(field, text)) {
    card.exclude('internal_note', text, { field, from: 0, until: [...text].length })
    return
  }
  const { blocks } = readVisibleBlocks(truncateText(text, maxReadLength))
  const [only] = blocks
  const isValue =
    blocks.length === 1 && only && only.kind !== 'code' && only.kind !== 'hidden' && only.kind !== 'table'
  const isParagraph = listed && paragraphListPattern.test(field)
  if (!isValue || ((!listed || isParagraph) && sentenceSpans(only.text, code).length > 1)) {
    const continues = isParagraph && !field.endsWith('.0')
    readBlocks(reading, blocks, text, { field, language: code, continues })
    return
  }
  card.startBlock()
  const points = new CodePoints(text)
  // "Relaxed opening: lower sound" is one value.
  const isLabelled = only.label !== undefined && !/[*_`[\]<>\\]/u.test(text)
  const words = isLabelled ? text.trim() : only.text
  const begin = isLabelled ? text.indexOf(words) : (only.places[0] ?? 0)
  const place = {
    field,
    from: points.at(begin),
    until: points.at(isLabelled ? begin + words.length : (only.places[only.text.length] ?? text.length)),
  }
  const reason = findValueExclusion(label, words)
  // "Women and non-binary people only": on one of several days, this says who that day is for.
  const isOfDay = reason === 'notice' && isListEntryNote(field)
  if (reason !== undefined && reason !== 'byline' && reason !== 'navigation' && !isOfDay) {
    card.exclude(reason, words, place)
    return
  }
  const kind = findFieldKind(label, words)
  if (isBareNumber(kind, field, label, words)) return
  const alone = kind === 'statement' ? isSelfContained(words, code, true) : undefined
  card.add(kind, words, place, { label, language: code, alone, role: findLabelRole(label) })
}

function findValueExclusion(label: string, words: string) {
  if (isStateForReaders(words)) return undefined
  const ofLabel = findLabelExclusion(label, words)
  if (ofLabel !== undefined) return ofLabel
  // A single word is a value unless it is an email address.
  return /[ @]/.test(words) && !isStepLabel(label)
    ? findParagraphExclusion(words, { first: false, last: false, linkShare: 0 })
    : undefined
}

/**
 * Whether a value is a number whose field name does not say what it measures, so that it means nothing to readers.
 */
function isBareNumber(kind: FactKind, field: string, label: string, words: string): boolean {
  if ((kind !== 'trait' && kind !== 'step') || !/^[\d.,\s-]+$/.test(words) || sizeLabelPattern.test(label))
    return false
  const isExplained =
    hasUnitInName(label) || isListEntryYear(field, words) || /^\d{4}-\d{2}-\d{2}$/.test(words)
  return !(field.startsWith('metadata.bible') && isExplained)
}
