import { readOtherLanguages } from '@/lib/claims/words/other-languages'
import { monthNumber } from '@/lib/text/time/month-names'
import { mentionsDay } from './prepare-text'

/** A number and a word on either side, of which one may be a month: "7 stycznia", "12 de marzo", "március 12." */
const dayBeforeMonthPattern =
  /(?<![\d.:,/])\d{1,2}(?:\.|st|nd|rd|th|er|º|°)?\s(?:of |de |d[’'])?(\p{L}{3,12})(?!\p{L})/giu
const dayBehindMonthPattern = /(?<!\p{L})(\p{L}{3,12})\.?\s(\d{1,2})(?![\d:]|\.\d)/giu
/** Short forms of months that are no other words. */
const shortMonthPattern =
  /^(?:jan|feb|fév|mar|mär|mrz|apr|avr|abr|mai|may|mei|maj|jun|jul|aug|ago|sep|oct|okt|ott|nov|dec|dez|déc|dic)$/iu

/** Forms of weekdays that sentences have, where they are not those of calendars: "Wednesdays", "lördagen", "szombaton". */
const inflectedWeekdayPattern =
  /(?<!\p{L})(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|sábado|domingo)s|(?:maan|dins|woens|donder|vrij|zater|zon)dag(?:en|s|avond|middag|ochtend)|(?:mån|tis|ons|tors|fre|lör|sön|man|tirs|lør|søn)dag(?:en|ar|arna|s|er|ene)|(?:hétf|kedd|szerd|csütört|péntek|szombat|vasárnap)\p{L}{1,5}|poniedział\p{L}{1,4}|wtorki(?:em)?|środy|czwartki|piątki|soboty|niedzielę|(?:pondělk|pondelok|úterk|čtvrtk|štvrtok|pátk|piatok|sobot|nedeľ|neděl)\p{L}{0,3}|(?:maanant|tiist|torst|perjant|lauant|sunnunt)a\p{L}{1,5}|keskiviik\p{L}{2,5}|(?:понеділ|вівтор|четвер|субот|неділ|понедельн|вторник|суббот|воскресен)\p{L}{1,4}|segundas?|terças?|quartas?|quintas?|sextas?)(?=-feira|(?!\p{L}))/iu

/** Days that have a name of their own, rather than what is named after them ("Weihnachtsmarkt"). */
const namedDayPattern =
  /(?<!\p{L})(?:(?:christmas|new year[’']?s|midsummer(?:[’']s)?) (?:eve|day)|boxing day|good friday|easter (?:sunday|monday|saturday)|whit (?:sunday|monday)|heilig(?:er |en )?abend|silvester(?:abend)?|neujahr(?:stag)?|karfreitag|gründonnerstag|(?:oster|pfingst)(?:sonntag|montag|samstag)|(?:christi )?himmelfahrt(?:stag)?|fronleichnam|nikolaustag|[1-4]\. advent|(?:ersten|zweiten|dritten|vierten) advent|midsommarafton|sankthansaften|juhannusaatto\p{L}{0,3}|ferragosto|nochebuena|nochevieja)(?!\p{L})/iu

/** Days in numbers, and what takes place on every one of some days. */
const numericDayPattern =
  /(?<![\d.])\d{1,2}\.\s?(?:0?[1-9]|1[0-2])\.(?!\d(?!\d))|\d{4}-\d{2}-\d{2}|(?<![\d/])\d{1,2}\/\d{1,2}\/(?:\d{2}){1,2}(?!\d)|\d{1,2}\s?[月월]\s?\d{1,2}\s?[日일]|(?<!\p{L})(?:daily|weekly|monthly|täglich|wöchentlich|monatlich|every day|every week|every month|jeden tag|jede woche|jeden monat|tous les jours|chaque jour|chaque semaine|ogni giorno|todos los días|elke dag|codziennie|varje dag|hver dag)(?!\p{L})/iu

/**
 * Whether a text says on which day something is, as a date, a weekday or the name of a day, in any of the languages
 * that sources are written in. A day that depends on when it was written ("heute") is none. Linear; pure.
 */
export const saysDay = (text: string): boolean =>
  mentionsDay(text) ||
  numericDayPattern.test(text) ||
  namedDayPattern.test(text) ||
  inflectedWeekdayPattern.test(text) ||
  [...text.matchAll(dayBeforeMonthPattern), ...text.matchAll(dayBehindMonthPattern)].some(([, word = '']) =>
    isMonth(word),
  ) ||
  readOtherLanguages(swapMonthAndDay(text)).phrases.length > 0

const isMonth = (word: string): boolean =>
  (word.length > 3 || shortMonthPattern.test(word)) && monthNumber(word) !== undefined

/** "március 12." as "12 március 12.", in the order of other languages. */
const swapMonthAndDay = (text: string): string => text.replace(dayBehindMonthPattern, '$2 $1 $2')
