import type { FactCard } from '@/lib/facts/schemas'
import type { Material } from '../material/material'
import { paragraph, type Sentence } from '../material/sentence'
import { type Frame, fitDraft, getDraftText, type PostDraft } from '../write/draft'
import { mentionsDay } from '../write/prepare-text'

/** "Only goes ahead if it’s clear", "Bei Regen am Sonntag", "solo se non piove". */
const weatherPattern =
  /(?<!\p{L})(?:only (?:goes ahead|takes place|happens|runs)[^.!?]{0,40}(?:clear|dry|fine|weather|rain|wind)|only on (?:a )?(?:clear|dry|fine|calm|windless) |(?:if|when) (?:it(?:['’]s| is) )?(?:clear|dry|wet|raining|too windy)|weather permitting|in (?:case of|bad) (?:rain|weather)|rain date|back-?up (?:is|date)|(?:findet )?nur bei (?:\p{L}{4,12}em )?(?:wetter|himmel|sicht|sonnenschein)|bei (?:regen|schlechtem wetter|gewitter|sturm|dauerregen|starkem wind)|wenn das wetter|wetterabhängig|solo se (?:non )?piove|in caso di (?:maltempo|pioggia)|en cas de (?:pluie|mauvais|vent)|(?:en caso de|si) (?:lluvia|llueve)|bij (?:regen|slecht weer)|vid (?:regn|dåligt)|ved (?:regn|dårlig)|w razie (?:deszczu|niepogody))(?!\p{L})/iu

/**
 * Adds the weather that an event depends on to a short post that says on which day it is: whoever reads only the post
 * goes out for nothing. Returns the draft unchanged if nothing depends on it or no day is named, undefined if there is
 * no room. Pure. Serves spec/writing#6.
 */
export function addWeatherCondition(
  draft: PostDraft,
  { material, frame }: { material: Material; frame: Frame },
): PostDraft | undefined {
  if (material.kind !== 'event') return draft
  const said = getDraftText(draft)
  const all: Sentence[] = [...material.paragraphs.flat(), ...material.entries]
  const conditions = all.filter(({ text }) => weatherPattern.test(text) && text.length <= 200)
  const [first] = conditions
  if (!first || !mentionsDay(said) || conditions.some(({ text }) => said.includes(text))) return draft
  const longer = { ...draft, body: [...draft.body, paragraph(first)].filter((block) => block !== null) }
  return fitDraft(longer, frame) === longer ? longer : undefined
}

/** The number of a day: "28 August", "28.08", "August 28", but not "19.30 Uhr", "14 Uhr" or "10 tips". */
const dayOfMonthPattern =
  /(?<![\d.:])(\d{1,2})(?:\.|st|nd|rd|th)?\s?(?:of |de )?(?:jan|gen|ene|f[eé][bv]|m(?:ar|är|rz|aa)|a[pv]r|abr|ma[iyg]|ju[nil]|giu|lug|a[uo][gû]|ago|se[pt]|o[ckt]t|nov|d[eéi][czs])\p{L}{0,7}(?!\p{L})|(?<![\d.:])(\d{1,2})\.(?:0?[1-9]|1[0-2])(?!\d|\.?\s?(?:uhr|h)(?!\p{L}))|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} (\d{1,2})(?![\d:.])/giu

/**
 * Whether a post tells the time of something without its day although its card names several days: "20:30 The signal
 * box" below "28 and 29 August". Pure.
 */
export function hasTimeWithoutDay(card: FactCard, draft: PostDraft): boolean {
  const days = new Set(
    card.facts
      .filter(({ kind }) => kind === 'when' || kind === 'heading')
      .flatMap(({ text }) =>
        [...text.matchAll(dayOfMonthPattern)].map(([, before, numeric, after]) =>
          Number(before ?? numeric ?? after),
        ),
      ),
  )
  if (days.size < 2) return false
  return [draft.hook, ...draft.body]
    .flatMap(({ sentences }) => sentences)
    .some(
      ({ text, facts: [fact] }) =>
        fact?.kind === 'entry' && /^(?:\D{1,10}\s)?\d{1,2}[:.]\d{2}(?!\.)/u.test(text),
    )
}
