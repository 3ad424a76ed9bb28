import { escapeHeading, escapeInline, escapeLine, escapeParagraphs } from '@/lib/text/escape-markdown'
import type { BibleFields } from './bible-fields'

/**
 * Builds the Markdown summary of a bible, English and German side by side, in the exact shape of spec/decisions#5
 * (spec/service#2.7). Takes the item's title and the bible's fields. Parts with empty fields are left out, parts
 * are separated by one blank line, and the text ends with one newline.
 */
export function buildRawContent(title: string, bible: BibleFields): string {
  const parts = [
    `# ${escapeHeading(title)}`,
    bible.name !== undefined && bible.name !== title ? `*(${escapeInline(bible.name)})*` : '',
    lines(bold('Tagline (EN)', bible.taglineEn), bold('Tagline (DE)', bible.taglineDe)),
    section('Personality (EN)', paragraphs(bible.personalityEn)),
    section('Personality (DE)', paragraphs(bible.personalityDe)),
    lines(bold('Core traits (EN)', series(bible.traitsEn)), bold('Core traits (DE)', series(bible.traitsDe))),
    section('Surprising facts (EN)', bullets(bible.factsEn)),
    section('Surprising facts (DE)', bullets(bible.factsDe)),
    lines(formatLabelled('Tribe', tribe(bible)), formatLabelled('Size', size(bible))),
    section('Habitat', lines(...habitat(bible.habitat))),
    section('Diet', bullets(bible.diet)),
    bold('Primary color', bible.primaryColor),
    trimBody(bible.body ?? bible.description),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const lines = (...each: string[]): string => each.filter((line) => line !== '').join('\n')
const section = (heading: string, content: string): string =>
  content === '' ? '' : `## ${heading}\n\n${content}`
const formatLabelled = (label: string, content: string): string =>
  content === '' ? '' : `**${label}:** ${content}`
const bold = (label: string, text: string | undefined): string => formatLabelled(label, inline(text))
const inline = (text: string | undefined): string => (text === undefined ? '' : escapeInline(text))
const paragraphs = (text: string | undefined): string => (text === undefined ? '' : escapeParagraphs(text))
const series = (texts: string[]): string | undefined => (texts.length ? texts.join(', ') : undefined)
const bullets = (texts: string[]): string => lines(...texts.map((text) => `- ${escapeLine(text)}`))

function tribe(bible: BibleFields): string {
  const id = bible.tribeId === undefined ? '' : `*(${escapeInline(bible.tribeId)})*`
  return [inline(bible.tribeName), id].filter((part) => part !== '').join(' ')
}

function size(bible: BibleFields): string {
  const centimetres = bible.sizeCm === undefined ? '' : `~${bible.sizeCm} cm`
  const category = inline(bible.sizeCategory)
  if (category === '' || centimetres === '') return category + centimetres
  return `${category} (${centimetres})`
}

const habitat = (place: BibleFields['habitat']): string[] => [
  bullet('Climate', place.climate),
  bullet('Terrain', place.terrain),
  bullet('Signature features', series(place.features)),
]
const bullet = (label: string, text: string | undefined): string =>
  text === undefined ? '' : `- ${label}: ${escapeInline(text)}`

/** The body is already Markdown and is kept as it is, without leading and trailing blank lines. */
const trimBody = (body: string | undefined): string =>
  body === undefined ? '' : body.replace(/^(?:[^\S\n]*\r?\n)+/, '').trimEnd()
