import type { FactCard } from '@/lib/facts/schemas'
import type { Material } from '../material/material'
import { paragraph, type Sentence } from '../material/sentence'
import { announcesChange } from '../material/sentence-checks'
import { type Frame, fitDraft, getDraftText, type PostDraft } from '../write/draft'
import { saysDay } from '../write/says-day'

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
  if (!first || !saysDay(said) || conditions.some(({ text }) => said.includes(text))) return draft
  const longer = { ...draft, body: [...draft.body, paragraph(first)].filter((block) => block !== null) }
  return fitDraft(longer, frame) === longer ? longer : undefined
}

/**
 * Adds the line or sentence that says when an event is to a short post that does not name its day. Returns the draft
 * unchanged if there is none or no room for it. Pure. Serves spec/writing#6.
 */
export function addDay(
  draft: PostDraft,
  { material, frame }: { material: Material; frame: Frame },
): PostDraft {
  if (material.kind !== 'event') return draft
  const day = [...material.paragraphs.flat(), ...material.entries, ...material.lines].find(
    ({ text, facts }) =>
      text.length <= 120 &&
      saysDay(text.slice(0, 40)) &&
      !pastYearPattern.test(text) &&
      !announcesChange(text) &&
      !ifPattern.test(text) &&
      !facts.some(({ kind, role }) => kind === 'deadline' || role === 'deadline'),
  )
  const longer = { ...draft, body: [...draft.body, paragraph(day ?? null)].filter((block) => block !== null) }
  return day && fitDraft(longer, frame) === longer ? longer : draft
}
/** "On 3 May 1931 the mill burnt down": not when the event is. */
const pastYearPattern = /(?<!\d)1\d{3}(?!\d)/u

/** The number of a day: "28 August", "28.08", "August 28", but not "19.30 Uhr", "14 Uhr" or "10 tips". */
const dayOfMonthPattern =
  /(?<![\d.:])(\d{1,2})(?:\.|st|nd|rd|th)?\s?(?:of |de )?(?:jan|gen|ene|f[eé][bv]|m(?:ar|är|rz|aa)|a[pv]r|abr|ma[iyg]|ju[nil]|giu|lug|a[uo][gû]|ago|se[pt]|o[ckt]t|nov|d[eéi][czs])\p{L}{0,7}(?!\p{L})|(?<![\d.:])(\d{1,2})\.(?:0?[1-9]|1[0-2])(?!\d|\.?\s?(?:uhr|h)(?!\p{L}))|(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} (\d{1,2})(?![\d:.])/giu

/** The numbers of the days that a text names. */
const listDays = (text: string): number[] =>
  [...text.matchAll(dayOfMonthPattern)].map(([, before, numeric, after]) =>
    Number(before ?? numeric ?? after),
  )

/** Days that depend on when the text was written. */
const relativeDayPattern =
  /(?<!\p{L})(?<!(?:bis|von|noch|until|till|of|as) )(?:today|tonight|tomorrow|heute|morgen (?:abend|früh|um)|aujourd[’']hui|demain|oggi|domani|hoy|mañana|vandaag|dziś|dzisiaj|jutro|idag|i dag|imorgon|i morgen)(?!\p{L})/iu

/** Wording that says that someone has died. */
const deathPattern =
  /(?<!\p{L})(?:died|dies|dead|death|passed away|passed on|passing|slipped away|mourn\p{L}*|obituary|in memory|in (?:ever )?loving memory|in memoriam|remembering|farewell|funeral|rest in peace|(?:has|have) left us|(?:we|have|has) (?:have )?lost (?:our|a)|(?:ge|ver)storben|verstarb\p{L}*|starb\p{L}*|stirbt|tod(?:es\p{L}*)?|tot|trauer\p{L}*|abschied|nachruf|zum gedenken|beerdig\p{L}*|beisetzung|eingeschlafen|entschlafen|heimgegangen|(?:von uns|für immer) gegangen|verlassen|décédée?s?|décès|morte?s?|hommage|disparition|disparue?s?|obsèques|(?:nous a|a|nous ont|ont) quittés?|éteinte?s?|falleci\p{L}*|murió|muerte|nos (?:ha )?dej(?:ó|ado)|adiós|mort[oia]|morì|scompars\p{L}*|lutto|addio|(?:ci|vi) ha lasciat[oaie]|mancat[oa]|mancare|spent[oa]|overled\p{L}*|overlijden|afscheid|heengegaan|ontvallen|zmarł\p{L}*|śmier\p{L}*|żegna\p{L}*|odszedł|odeszła|pożegna\p{L}*|avlid\p{L}*|gått bort|lämnat oss|somnat in|till minne|dött|dødsfall|døde?|gikk bort|gått bort|gået bort|sovet (?:stille )?ind|sovnet inn|mindeord|minneord|zemřel\p{L}*|úmrtí|zesnul\p{L}*|opustil\p{L}*|rozlouč\p{L}*|zomrel\p{L}*|faleceu|falecimento|morreu|morte|elhunyt|meghalt|gyász\p{L}*|kuol\p{L}*|menehty\p{L}*|poissa|muistolle|umrl\p{L}*|preminu\p{L}*|deced\p{L}*|a murit|πέθανε|απεβίωσε|έφυγε|помер\p{L}*|пам[ʼ’']яті|умер\p{L}*|скончал\p{L}*|памяти|vefat|hayatını kaybet\p{L}*)(?!\p{L})|†|✝/iu

/**
 * Whether a short post leaves out what all the rest depends on and what its card says: the day of an event, or that
 * the person it remembers has died. Takes the card and the post's text. Pure. Serves spec/writing#6.
 */
export function leavesOutMainFact({ kind, facts }: FactCard, posted: string): boolean {
  const isLeftOut = (isSaid: (text: string) => boolean, text = posted): boolean =>
    !isSaid(text) && facts.some((fact) => isSaid(fact.text))
  if (kind === 'obituary') return isLeftOut((text) => deathPattern.test(text))
  if (kind !== 'event') return false
  // "If it rains, on Saturday 26": the day of something else.
  const sure = posted
    .split(/(?<=[.!?;])\s|\n/u)
    .filter((sentence) => !ifPattern.test(sentence))
    .join('\n')
  if (!saysDay(sure))
    return isLeftOut(saysDay, sure) || isLeftOut((text) => relativeDayPattern.test(text), sure)
  return namesLaterDayOnly(facts, posted)
}

const ifPattern =
  /(?<!\p{L})(?:if|in case|unless|wenn|falls|bei (?:regen|schlechtem|sturm|gewitter)|en cas|s['’]il|si (?:llueve|hace)|en caso|se piove|in caso|em caso|bij (?:regen|slecht)|als het|w razie|jeśli|vid regn|ved regn|hvis|om det|v případě)(?!\p{L})/iu

/** Whether a post names days of a programme, but not its first: whoever reads only the post misses that. */
function namesLaterDayOnly(facts: FactCard['facts'], posted: string): boolean {
  const listed = facts
    .filter(({ kind }) => kind === 'entry' || kind === 'heading' || kind === 'line')
    .flatMap(({ text }) => listDays(text.slice(0, 40)).slice(0, 1))
  const said = listDays(posted)
  const [first] = listed
  return first !== undefined && new Set(listed).size > 2 && said.length > 0 && !said.includes(first)
}

/**
 * Whether a short post tells a part of a paragraph that calls something off or moves it, and leaves out which times,
 * days or people that holds for: "The 17:55 is under review." Takes what was read of the card, and the draft. Pure.
 * Serves spec/writing#6.
 */
export function tellsChangeInPart({ kind, paragraphs }: Material, draft: PostDraft): boolean {
  if (kind !== 'announcement' && kind !== 'other' && kind !== 'event') return false
  const said = getDraftText(draft)
  const isTold = ({ text }: Sentence): boolean => said.includes(text)
  return paragraphs.some(
    (some) =>
      some.some((one) => isTold(one) && announcesChange(one.text)) &&
      some.some((one) => !isTold(one) && /\d{1,2}[:.h]\d{2}|\d\s?(?:[ap]m|uhr|h)(?!\p{L})/iu.test(one.text)),
  )
}

/**
 * Whether a short post tells some lines of a timetable and leaves out the next: "Sat every 20 min" without the line for
 * Sundays. Takes the card and the draft. Pure. Serves spec/writing#6.
 */
export function tellsTimetableInPart({ facts }: FactCard, draft: PostDraft): boolean {
  const told = new Set(
    [draft.hook, ...draft.body].flatMap(({ sentences }) =>
      sentences.flatMap((one) => one.facts.map(({ id }) => id)),
    ),
  )
  const rows = facts.filter(
    ({ kind, text, field }) => kind === 'entry' && field === 'raw_content' && timetableRowPattern.test(text),
  )
  return rows.some(
    (row, at) =>
      told.has(row.id) &&
      [rows[at - 1], rows[at + 1]].some(
        (other) => other && Math.abs(other.block - row.block) === 1 && !told.has(other.id),
      ),
  )
}
/** "Mon-Fri every 20 min, 05:50 to 20:10", "Sun & bank holidays every 30 min" */
const timetableRowPattern =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|lu|ma|me|je|ve|sab|dom|bank|public|feiertag|sonn|montag|dienstag|mittwoch|donnerstag|freitag|samstag|werktags|daily|täglich)\p{L}{0,8})(?:\s?[-–&,/+]\s?|\s(?:to|bis|und|and|à|au|a|e|y)\s|\s|:)[^\n]*?(?:\d{1,2}[:.h]\d{2}|every \d|alle \d|\d\s?min|\d\s?(?:[ap]m|uhr|h))/iu

/**
 * Whether a post tells the time of something without its day although its card names several days: "20:30 The signal
 * box" below "28 and 29 August". Pure.
 */
export function hasTimeWithoutDay(card: FactCard, draft: PostDraft): boolean {
  const days = new Set(
    card.facts
      .filter(({ kind }) => kind === 'when' || kind === 'heading')
      .flatMap(({ text }) => listDays(text)),
  )
  if (days.size < 2) return false
  return [draft.hook, ...draft.body]
    .flatMap(({ sentences }) => sentences)
    .some(
      ({ text, facts: [fact] }) =>
        fact?.kind === 'entry' && /^(?:\D{1,10}\s)?\d{1,2}[:.]\d{2}(?!\.)/u.test(text),
    )
}
