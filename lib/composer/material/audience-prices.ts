import { capitalize } from './phrases'
import { buildSentence, type Sentence } from './sentence'
import type { Value } from './sort-facts'

/** Field names that tell whom a price is for ("tickets.child_under_15"). */
const audiencePattern =
  /^(?:adults?|child(?:ren)?|kids?|under|infants?|teens?|youth|students?|pupils?|concessions?|reduced|famil(?:y|ies)|members?|non_members?|seniors?|groups?|schools?|full|regular|normal|standard|early_bird|erwachsene[rn]?|vollzahler|voll|kind(?:er)?|jugend(?:liche)?|erm(?:ae|ä)(?:ss|ß)igte?|familien?|senior(?:en)?|sch(?:ue|ü)ler|studierende|studenten|mitglieder|nichtmitglieder|gruppen?|kita|schulen?|adultes?|enfants?|r[ée]duit|famille|plein|adulti|bambini|ragazzi|ridotto|intero|famiglia|adultos?|ni[ñn]os|reducida?|familia|general|volwassenen|kinderen|gezin)(?:_|$)/iu

/** The English names among these: never used in a text of another language. */
const english =
  /^(?:adults?|child(?:ren)?|kids?|under|youth|students?|pupils?|concessions?|reduced|family|families|members?|non_members?|seniors?|groups?|schools?|full|regular|early_bird)(?:_|$)/iu

const nameOfField = (field: string): string =>
  (field.split('.').at(-1) ?? '').replace(/_(?:eur|gbp|usd|chf)$/iu, '')

/** A field name as readable text: "child_under_15" becomes "child under 15". Pure. */
export function formatFieldName(field: string): string {
  return nameOfField(field)
    .replaceAll('_', ' ')
    .replace(/(?<=erm)ae?(?=ss|ß)/iu, 'ä')
    .replace(/(?<=ermä)ss/iu, 'ß')
    .replace(/(?<=sch)ue(?=ler)/iu, 'ü')
}

/** The group as a post names it: "adult", "Kinder", "Kita-Gruppen". */
function formatAudience(field: string, language: string): string {
  const words = formatFieldName(field)
  if (language !== 'de' || /^erm|^voll/iu.test(words)) return words
  const [first = '', second, ...more] = words.split(' ')
  const isCompound = second !== undefined && more.length === 0 && !/\d/.test(words)
  return capitalize(isCompound ? `${first}-${capitalize(second)}` : words)
}

/**
 * Returns whom a price is for, by its field name; undefined if the name doesn't say, or says it in another
 * language. Pure.
 */
export function findPriceAudience(name: string, language: string): string | undefined {
  const bare = nameOfField(name)
  if (!audiencePattern.test(bare) || (language !== 'en' && english.test(bare))) return undefined
  return formatAudience(name, language)
}

/**
 * Lists the prices of an entry that has one for each of several groups of people, each with its group: one of them
 * alone would be taken for the price for everyone. `priced` adds the currency to a price. Undefined if the entry
 * has no such prices. Pure.
 */
export function listAudiencePrices(
  values: readonly Value[],
  language: string,
  priced: (value: Value) => Sentence | undefined,
): { said: Sentence | undefined; of: ReadonlySet<Value> } | undefined {
  const ofFields = values.filter(
    ({ kind, facts: [fact] }) => kind === 'price' && fact !== undefined && fact.field !== 'raw_content',
  )
  const groups = Map.groupBy(ofFields, ({ facts: [fact] }) => fact?.field.replace(/\.[^.]+$/u, '') ?? '')
  for (const box of groups.values()) {
    // Among plain numbers, a text such as "first_night: pay what you can" is not part of the list: it gets a line
    // of its own.
    const bare = box.filter(({ text }) => /^\d+(?:[.,]\d{1,2})?$/u.test(text))
    const group = bare.length > 1 ? bare : box
    const names = group.map(({ facts: [fact] }) => fact?.field ?? '')
    if (group.length < 2 || !names.every((name) => audiencePattern.test(nameOfField(name)))) continue
    const each = group.map((value, at) => {
      const price = priced(value)
      return price && buildSentence(`${formatAudience(names[at] ?? '', language)} `, price)
    })
    const isInLanguage = language === 'en' || !names.some((name) => english.test(nameOfField(name)))
    const isWhole = isInLanguage && each.length <= 5 && each.every((one) => one !== undefined)
    return {
      said: isWhole
        ? buildSentence(
            ...each.flatMap((one, at) => (at === 0 ? [one as Sentence] : [', ', one as Sentence])),
          )
        : undefined,
      of: new Set(group),
    }
  }
  return undefined
}
