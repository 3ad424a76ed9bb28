import { bibleOf } from './bible-fields'
import type { ContentKind, Fact, FactSource } from './schemas'

/** What publishers and brands call kinds of content. */
const names: readonly [ContentKind, RegExp][] = [
  ['obituary', /obituar|nachruf|in memoriam|todesanzeige|traueranzeige|eulogy/i],
  ['legal', /^legal|terms|privacy|policy|datenschutz|impressum|\bagb\b|disclaimer|license|lizenz/i],
  ['release_notes', /release[ _-]?notes?|changelog|versionshinweise/i],
  ['recipe', /recipe|rezept|receta|recette|ricetta/i],
  [
    'event',
    /event|veranstaltung|etkinlik|evento|événement|wydarzen|workshop|concert|konzert|webinar|exhibition|ausstellung|meetup|termin|festival|tour\b/i,
  ],
  ['product', /product|produkt|shop|merch/i],
  ['character', /character|charakter|figur|mascot/i],
  ['person', /person|people|portrait|profile|team member|biograph|interview/i],
  ['guide', /guide|docs?\b|documentation|how[ _-]?to|tutorial|anleitung|ratgeber|tips?\b|faq/i],
  ['list', /listicle|^list|roundup|top[ _-]?\d/i],
  ['story', /story|fiction|novel|tale|geschichte|märchen|poem/i],
  ['announcement', /announcement|press|news|meldung|mitteilung|ankündigung/i],
]

const titles: readonly [ContentKind, RegExp, number][] = [
  [
    'obituary',
    /\b(?:obituary|in memoriam|in (?:loving )?memory of|nachruf|wir trauern um|remembering|r\.?i\.?p\.?|passed away|ist verstorben|\(\d{4}\s?[–-]\s?\d{4}\))/iu,
    6,
  ],
  [
    'legal',
    /^(?:terms (?:of|and)|privacy (?:policy|notice)|cookie policy|legal notice|imprint|impressum|datenschutz|agb\b|allgemeine geschäftsbedingungen|nutzungsbedingungen|teilnahmebedingungen|widerruf|haftungsausschluss|license agreement|end[- ]user)/iu,
    8,
  ],
  [
    'release_notes',
    /\b(?:release notes?|changelog|what['’]s new(?: in)?|versionshinweise|neu in version)\b|\bv?\d+\.\d+(?:\.\d+)?\s*(?:released|is (?:here|out)|ist da|erschienen|veröffentlicht|$)|^(?:version|release) v?\d/iu,
    6,
  ],
  ['recipe', /\b(?:recipe|rezept|recette|receta|ricetta)\b/iu, 5],
  [
    'guide',
    /^(?:how (?:to|we|do|you)\b|wie (?:man|sie|du|ihr|wir)\b|so (?:gelingt|geht|klappt|funktioniert|pflanzt|machen)|(?:a|the|your|our) (?:\w+ ){0,3}guide\b|getting started|erste schritte|anleitung|tutorial|ratgeber|install(?:ation|ing)?\b|comment |cómo |come (?:si|fare)|jak )/iu,
    5,
  ],
  [
    'list',
    /^(?:the )?(?:\d{1,2}|five|six|seven|eight|nine|ten|twelve|fünf|sechs|sieben|acht|neun|zehn|zwölf|drei|three|vier|four)\s+(?:\p{L}+\s+){0,4}(?:ways|tips|things|reasons|ideas|places|books|tools|facts|mistakes|lessons|recipes|tipps|gründe|ideen|dinge|orte|bücher|fehler|wege|rezepte|fakten)\b|^top\s?\d+/iu,
    5,
  ],
  [
    'event',
    /\b(?:workshop|concert|konzert|festival|exhibition|ausstellung|vernissage|lesung|reading|webinar|meetup|conference|konferenz|open day|tag der offenen tür|fair|messe|flohmarkt|market day|tour dates|premiere|screening|auction|führung)\b/iu,
    2,
  ],
  [
    'announcement',
    /\b(?:announces?|launch(?:es|ed)?|opens?|appoints?|acquires?|partners? with|unveils?|introduces?|wins?|raises|expands?|joins|kündigt|eröffnet|startet|stellt .{1,40} vor|übernimmt|gewinnt|erweitert|baut|zieht (?:um|in|nach)|moves?|moving|reopens?|closes|returns|meet (?:the|our)|new|neu(?:e[rsn]?)?|ab sofort|now (?:open|available)|riapre|apre|inaugura|ouvre|abre|otwiera)\b/iu,
    3,
  ],
]

const bodies: readonly [ContentKind, RegExp, number][] = [
  [
    'obituary',
    /\b(?:passed away|died (?:peacefully|on|at|aged)|is survived by|funeral|verstarb|verstorben|ist .{0,40}gestorben|hinterlässt|beisetzung|trauerfeier|in stillem gedenken)\b/iu,
    4,
  ],
  [
    'legal',
    /\b(?:hereinafter|governing law|liability|shall not be liable|gerichtsstand|haftung|vertragspartner|personenbezogene[rn]? daten|terms and conditions)\b/iu,
    2,
  ],
  [
    'announcement',
    /^\W{0,4}(?:\p{Lu}[\p{L}.’' /-]{2,40},?\s(?:\p{L}+\s)?(?:\d{1,2}\.? \p{L}+|\p{L}+ \d{1,2},?)(?: \d{4})?\s?(?:[–—(-]|:))|\b(?:for immediate release|zur sofortigen veröffentlichung|press release|pressemitteilung|today announced|gab heute bekannt|has (?:today )?announced)\b/iu,
    4,
  ],
  [
    'event',
    /\b(?:doors open|admission|tickets? (?:are|cost|from|on sale|at)|free entry|rsvp|register (?:at|by|online)|eintritt|einlass|anmeldung|anmeldeschluss|karten (?:kosten|gibt|ab|im))\b/iu,
    2,
  ],
  [
    'product',
    /\b(?:in stock|add to cart|(?:incl(?:uding|\.)?|inkl\.?) (?:\d+ ?% ?)?(?:vat|mwst)|per (?:lb|kg|100 g)|\/ ?(?:lb|kg)|handmade|handgefertigt|nettogewicht|net weight|sku|free shipping|available in (?:\w+ )?(?:colou?rs|sizes)|lieferumfang|versandkosten|erhältlich in|auf lager|made (?:of|from)|material:|warranty|garantie)\b/iu,
    2,
  ],
  ['story', /\b(?:once upon a time|es war einmal)\b/iu, 6],
  [
    'recipe',
    /\b(?:preheat|simmer|knead|whisk|tablespoons?|teaspoons?|vorheizen|köcheln|unterrühren|abschmecken|esslöffel|teelöffel|\d+ (?:el|tl)\b)/iu,
    3,
  ],
  ['guide', /\b(?:step (?:1|one)|first,? (?:open|make|check|install|remove|clean)|schritt 1|so geht)\b/iu, 2],
  [
    'person',
    /\b(?:portrait|porträt|im gespräch|in conversation with|interview mit|we (?:met|spoke)|says .{1,40} of (?:herself|himself)|ist seit \d+ jahren)\b/iu,
    2,
  ],
]

/**
 * What a piece of content is: what its publisher calls it, else what its title, labels, headings and words show. `other` where
 * nothing is clear, since a wrong kind would put words into a brand's mouth. Pure.
 */
export function kindOfContent(source: FactSource, facts: readonly Fact[]): ContentKind {
  const called = [source.content_type, typeOf(source.metadata)].filter((name) => name !== null)
  const tags = (source.tags ?? []).filter((tag) => tag.length < 30)
  for (const name of called) for (const [kind, pattern] of names) if (pattern.test(name)) return kind
  const bible = bibleOf(source.metadata)
  if (bible && Object.keys(bible).some((field) => /^(?:vibe_|tribe_|habitat_|diet_)/.test(field)))
    return 'character'
  const scores = new Map<ContentKind, number>()
  const add = (kind: ContentKind, points: number) => scores.set(kind, (scores.get(kind) ?? 0) + points)
  for (const [kind, pattern, points] of titles) if (pattern.test(source.title)) add(kind, points)
  const body = source.raw_content.slice(0, 8_000)
  for (const [kind, pattern, points] of bodies) if (pattern.test(body)) add(kind, points)
  for (const tag of tags)
    for (const [kind, pattern] of names) if (kind !== 'announcement' && pattern.test(tag)) add(kind, 2)
  scoreFacts(facts, add)
  if (facts.some((one) => one.kind === 'when') && (scores.get('event') ?? 0) > 1) add('event', 2)
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  return best && best[1] >= 3 ? best[0] : 'other'
}

function scoreFacts(facts: readonly Fact[], add: (kind: ContentKind, points: number) => void): void {
  const count = (kind: Fact['kind']) => facts.filter((one) => one.kind === kind).length
  const labelled = (kind: Fact['kind']) => facts.some((one) => one.kind === kind && one.label !== undefined)
  if (count('ingredient') >= 2) add('recipe', 6)
  if (labelled('where') && (labelled('when') || count('when') > 0)) add('event', 4)
  if (labelled('when') && labelled('price')) add('event', 3)
  if (labelled('price') && !labelled('when') && !labelled('where')) add('product', 3)
  if (count('price') > 0 && count('when') === 0) add('product', 1)
  // A place and a time close together, as in "Saturday, 3 May, 10 am": something happens then.
  if (
    facts.some(
      (one) =>
        (one.kind === 'when' || one.kind === 'deadline') &&
        /\d.{0,60}(?:\d[:.]\d{2}|[ap]\.?m|uhr|\bh\b)/iu.test(one.text),
    )
  )
    add('event', 1)
  const headings = facts.filter((one) => one.kind === 'heading').map((one) => one.text)
  if (
    headings.filter((text) =>
      /^(?:added|changed|fixed|removed|deprecated|security|breaking changes|new features?|bug ?fixes|improvements|neu|behoben|geändert|verbesserungen|fehlerbehebungen)\b/iu.test(
        text,
      ),
    ).length >= 2
  )
    add('release_notes', 6)
  if (headings.filter((text) => /^(?:v\d+\.\d+|\[?\d+\.\d+\.\d+\]?(?:\s|$))/.test(text)).length >= 2)
    add('release_notes', 5)
  if (count('step') >= 3) add('guide', count('ingredient') >= 2 ? 0 : 4)
  if (headings.filter((text) => /^(?:step|schritt) \d|^\d{1,2}[.)] /iu.test(text)).length >= 3) add('list', 3)
}

/** What the entry calls itself in a field of its own, as schema.org types do. */
function typeOf(metadata: Record<string, unknown>): string | null {
  for (const holder of [bibleOf(metadata), metadata.fields]) {
    if (typeof holder !== 'object' || holder === null) continue
    const fields = holder as Record<string, unknown>
    for (const key of ['content_type', 'kind', 'type', '@type', 'layout', 'post_type'])
      if (typeof fields[key] === 'string') return fields[key]
  }
  return null
}
