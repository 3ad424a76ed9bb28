import { isRecord } from '@/lib/text/is-empty'
import { findBible } from '../fields/bible-fields'
import type { ContentKind, FactSource } from '../schemas'
import { plainName, readDeclaredKind } from './read-declared-kind'

/** Names of fields that only one kind of content has, in plain lower case. */
const fieldSigns: readonly (readonly [ContentKind, number, RegExp])[] = [
  [
    'event',
    4,
    /^(?:start ?s?(?: at| on| date| time| datetime)?|starts ?at|startdate|event (?:date|start|time|type)|doors(?: open| at)?|einlass|beginn|veranstaltungsort|venue(?: name| id)?|anmeldeschluss|registration (?:url|deadline|link)|rsvp(?: url)?|ticket (?:url|link|price)|tickets|end ?(?:s at|date|time)|lugar|lieu|date debut|fecha inicio|capacity|max participants|plaetze|offers)$/,
  ],
  [
    'product',
    4,
    /^(?:price|prices|sale price|regular price|price (?:amount|cents|gross|net)|preis(?: brutto| netto| eur| kg| kg eur| je kg)?|price (?:gbp|eur|usd|kg|per kg|each)|lead time(?: weeks)?|allergene?s?|verfuegbar ab|haltbarkeit|shelf life|prix|precio|prezzo|cena|sku|gtin ?\d*|ean|mpn|isbn ?\d*|artikel ?(?:nr|nummer)|availability|stock|in stock|lager ?bestand|product price (?:amount|currency)|variants?|shipping (?:weight|class)|weight (?:g|kg)|manufacturer|hersteller|versandgewicht|uvp|rrp)$/,
  ],
  [
    'recipe',
    7,
    /^(?:recipe ?(?:ingredients?|instructions?|yield|category|cuisine)|ingredients?|zutaten(?:liste)?|ingredienti|ingredientes|skladniki|servings|portionen|raciones|prep ?time|cook ?time|total ?time|zubereitung(?:szeit)?|backzeit|kochzeit|calories|yield|difficulty cook)$/,
  ],
  [
    'release_notes',
    5,
    /^(?:tag ?name|prerelease|version(?: number)?|release ?(?:version|tag)|semver|build(?: number)?|changelog|breaking ?changes?|fixes|min (?:os|version)|platforms?)$/,
  ],
  [
    'guide',
    4,
    /^(?:sidebar (?:position|label|title)|steps|how ?to|skill level|estimated ?time|tools|supplies|schwierigkeit|difficulty|faq|questions|helpful(?: votes| count)?|applies to|prerequisites|unlisted|toc)$/,
  ],
  [
    'character',
    6,
    /^(?:vibe .*|tribe .*|habitat .*|diet .*|species|spezies|art|race|volk|archetype|catchphrase|abilities|faehigkeiten|fahigkeiten|powers?|super ?powers?|superkraft|personality|persoenlichkeit|personlichkeit|wesen|traits|eigenschaften|core traits|likes|dislikes|mag|mag nicht|fears?|angst|quirks?|marotten|backstory|origin story|voice actor|alignment|universe|voice|weakness(?:es)?|schwaeche|schwachen|nemesis|allies|rivals?|first appearance|personaggio|espece|especie|motto)$/,
  ],
  [
    'person',
    5,
    /^(?:job ?title|position held|department|abteilung|affiliation|honorific prefix|birth ?(?:date|place)|born|geboren|jahrgang|date of birth|nationality|alumni of|works for|given name|family name|first ?name|last ?name|vorname|nachname|employer|role|rolle|funktion|amt|pronouns|orcid|office|sprechstunde|instrument|beruf|profession|occupation)$/,
  ],
  ['person', 8, /^(?:interview(?:ee|partner(?:in)?)?|gesprach|q and a|questions and answers)$/],
  [
    'obituary',
    6,
    /^(?:died|death ?(?:date|place)|date of death|gestorben|sterbedatum|date deces|funeral(?: home| date)?|survived by)$/,
  ],
  ['list', 4, /^(?:item ?list ?element|number of items|entries|rank(?:ing)?)$/],
  [
    'legal',
    4,
    /^(?:effective (?:date|from)|jurisdiction|legal entity|governing law|gueltig ab|policy version|supersedes)$/,
  ],
  [
    'announcement',
    4,
    /^(?:dateline|press contact|embargo(?: until)?|boilerplate|hiring organization|employment ?type|base salary|valid through|ressort|pressekontakt|spokesperson|ansprechpartner presse)$/,
  ],
  // An animal looking for a home is not a character.
  [
    'announcement',
    9,
    /^(?:adoption(?: .*)?|vermittlung(?: .*)?|schutzgebuhr|schutzgebuehr|neutered|castrated|kastriert|vaccinated|geimpft|in shelter since|shelter|tierheim|home needed|home requirements|rehoming(?: .*)?|zuhause gesucht)$/,
  ],
  [
    'story',
    4,
    /^(?:logline|chapter(?:s| number)?|kapitel|genre|narrator|protagonist|characters|figuren|word ?count|series part|moral|age (?:group|range))$/,
  ],
]

/** The folders in an address that say what a page is, without the page's own name: "/events/2027/…", "/rezepte/…". */
function listFolders(url: string | null): string[] {
  const parsed = url === null ? null : URL.parse(url)
  if (!parsed) return []
  return parsed.pathname.split('/').filter(Boolean).slice(0, -1).slice(0, 4)
}

const typeFieldNames = [
  'content_type',
  'contentType',
  'kind',
  'type',
  '@type',
  'layout',
  'post_type',
  'typ',
  'art',
  'schema',
  'category',
  'kategorie',
  'section',
  'rubrik',
  'ressort',
  'articleSection',
  'format',
  'og:type',
  'Type',
  'Typ',
  'Category',
  'Kategorie',
  'Art',
  'collection',
  'template',
]

/** Returns what an entry calls itself in its own fields, as schema.org types and front matter do. Pure. */
export function readTypeFields(source: FactSource): string[] {
  return [findBible(source.metadata), source.metadata.fields]
    .filter(isRecord)
    .flatMap((fields) => typeFieldNames.map((name) => fields[name]))
    .flatMap((value) => (Array.isArray(value) ? value.slice(0, 4) : [value]))
    .filter((value): value is string => typeof value === 'string' && value.length < 60)
}

/** Adds points for what the entry's field names, tags and address folders say about its kind. Pure. */
export function addFieldPoints(source: FactSource, add: (kind: ContentKind, points: number) => void): void {
  const holders = [findBible(source.metadata), source.metadata.fields].filter(isRecord)
  const names = new Set(
    holders.flatMap((one) =>
      Object.keys(one)
        .filter((name) => hasValue(one[name]))
        .map(plainName),
    ),
  )
  for (const [kind, points, pattern] of fieldSigns) {
    let hits = 0
    for (const name of names) if (pattern.test(name.replace(/ (?:en|de|fr|es|it|nl|pl|pt)$/, ''))) hits++
    // "art" is a species in a bible, and a sort of anything elsewhere (German).
    if (kind === 'character' && hits === 1 && names.has('art')) continue
    if (hits > 0) add(kind, points + Math.min(hits - 1, 3))
  }
  for (const folder of listFolders(source.url)) {
    const kind = readDeclaredKind(folder)
    if (kind === 'news') add('announcement', 2)
    else if (kind !== undefined && kind !== 'other')
      add(kind, kind === 'story' || kind === 'announcement' ? 2 : 4)
  }
  const tags = new Set(
    (source.tags ?? []).filter((tag) => tag.length < 30).map((tag) => readDeclaredKind(tag)),
  )
  for (const kind of tags)
    if (kind !== undefined && kind !== 'news' && kind !== 'other') add(kind, kind === 'announcement' ? 3 : 2)
}

const hasValue = (value: unknown): boolean =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)
