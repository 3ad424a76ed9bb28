import { buildFactCard } from '@/lib/facts/build-fact-card'
import type { FactSource } from '@/lib/facts/schemas'
import type { ComposerItem } from './schemas'

/** An item as its source delivers it, with its language. */
export type SourceItem = FactSource & {
  external_id: string
  tags: readonly string[]
  language: string
  /** The language that the source declares, if the text is clearly in another. */
  declared_language: string | null
}

const read = new WeakMap<SourceItem, ComposerItem>()

/** Returns the item with its card, as the composer reads it. Cached: the same item gives the same object. */
export function withCard(source: SourceItem): ComposerItem {
  const item = read.get(source) ?? readItem(source)
  read.set(source, item)
  return item
}

const readItem = (source: SourceItem): ComposerItem => ({
  external_id: source.external_id,
  content_type: source.content_type,
  featured_image: source.featured_image,
  media_urls: source.media_urls,
  tags: source.tags,
  url: source.url,
  metadata: source.metadata,
  card: buildFactCard(source, {
    language: source.language,
    declared_language: source.declared_language,
    language_from: source.language === 'und' ? 'unknown' : 'declared',
  }),
})

const item = (external_id: string, fields: Partial<SourceItem>): SourceItem => ({
  external_id,
  title: external_id,
  content_type: null,
  featured_image: null,
  media_urls: [],
  tags: [],
  raw_content: '',
  url: null,
  metadata: {},
  language: 'en',
  declared_language: null,
  ...fields,
})

/** An item for a test that only cares about some of its fields. */
export const sourceItem = (fields: Partial<SourceItem>): SourceItem => item('one', { title: '', ...fields })

const character = (slug: string, bible: Record<string, unknown>, tags: string[] = []): SourceItem =>
  item(slug, {
    title: String(bible.display_name),
    content_type: 'character',
    featured_image: String(bible.portrait_url ?? `https://assets.example.org/${slug}/portrait.jpg`),
    tags: [...tags, ...((bible.vibe_core_traits as string[]) ?? []), String(bible.tribe_display_name)],
    metadata: {
      bible: { slug, portrait_url: `https://assets.example.org/${slug}/portrait.jpg`, tags, ...bible },
      slug,
    },
  })

/** Characters in four styles of writing: full sentences, fragments, long sentences, one language only. */
export const characters: SourceItem[] = [
  character(
    'quillow',
    {
      display_name: 'Quillow',
      tagline_en: 'Keeps the weather in labelled jars.',
      tagline_de: 'Bewahrt das Wetter in beschrifteten Gläsern auf.',
      vibe_personality_en:
        'Quillow is the village archivist of weather. She catches a little of every storm, writes the date on the lid and puts it on the shelf by size. Visitors are offered a sniff of the great hail of last May.\n\nShe speaks softly, because loud voices make the fog jars nervous.',
      vibe_personality_de:
        'Quillow ist die Wetterarchivarin des Dorfes. Von jedem Sturm fängt sie ein wenig ein, schreibt das Datum auf den Deckel und stellt das Glas der Größe nach ins Regal. Wer zu Besuch kommt, darf am großen Hagel vom 3. Mai schnuppern.\n\nSie spricht leise, weil laute Stimmen die Nebelgläser nervös machen.',
      vibe_core_traits: ['orderly', 'soft-spoken', 'curious'],
      vibe_core_traits_de: ['ordentlich', 'leise', 'neugierig'],
      vibe_surprise_facts: [
        'She has never opened the jar from the day she was born.',
        'Quillow sorts rainbows by taste, not by colour.',
        'Her handwriting changes with the air pressure.',
      ],
      vibe_surprise_facts_de: [
        'Das Glas vom Tag ihrer Geburt hat sie nie geöffnet.',
        'Quillow ordnet Regenbögen nach Geschmack, nicht nach Farbe.',
        'Ihre Handschrift ändert sich mit dem Luftdruck.',
      ],
      tribe_id: 'shelfkeepers',
      tribe_display_name: 'Shelf Keepers',
      size_category: 'small',
      size_estimate_cm: 34,
      habitat_keywords: {
        climate: 'four seasons in one afternoon',
        terrain: 'a dry attic under a leaking roof',
        signature_features: ['nine hundred jars', 'a barometer that sighs'],
      },
      habitat_keywords_de: {
        climate: 'vier Jahreszeiten an einem Nachmittag',
        terrain: 'ein trockener Dachboden unter einem undichten Dach',
        signature_features: ['neunhundert Gläser', 'ein seufzendes Barometer'],
      },
      diet_signature_foods: ['toast with cloudberry jam'],
      diet_signature_foods_de: ['Toast mit Moltebeermarmelade'],
    },
    ['weather', 'archive'],
  ),
  character(
    'old-brack',
    {
      display_name: 'Old Brack',
      tagline_en: 'the river that learned to wait',
      tagline_de: 'der Fluss, der warten lernte',
      vibe_personality_en:
        'Old Brack has been in a hurry exactly once, and there is still a canyon to show for it. Since then he takes his time. He carries news downstream for anyone who asks nicely, and forgets it politely when it is nobody’s business.',
      vibe_personality_de:
        'Old Brack hatte es genau ein Mal eilig, und davon zeugt bis heute eine Schlucht. Seitdem lässt er sich Zeit. Er trägt Neuigkeiten flussabwärts, wenn man nett fragt, und vergisst sie höflich, wenn sie niemanden etwas angehen.',
      vibe_core_traits: ['patient', 'discreet', 'stubborn as stone', 'fair'],
      vibe_core_traits_de: ['geduldig', 'verschwiegen', 'stur wie Stein', 'gerecht'],
      vibe_surprise_facts: [
        'Afraid of waterfalls',
        'Knows every bridge by its first name',
        'Has been dry twice and does not talk about it',
      ],
      vibe_surprise_facts_de: [
        'Hat Angst vor Wasserfällen',
        'Kennt jede Brücke beim Vornamen',
        'War zweimal trocken und spricht nicht darüber',
      ],
      tribe_display_name: 'The Slow Waters',
      habitat_keywords: {
        climate: 'cool mornings',
        terrain: 'wide valley',
        signature_features: ['sandbanks'],
      },
    },
    ['river', 'patience'],
  ),
  character(
    'nip-and-tamm',
    {
      display_name: 'Nip & Tamm',
      tagline_en: 'Two pebbles, one opinion each – and never the same one',
      tagline_de: 'Zwei Kiesel, zwei Meinungen – und nie dieselbe',
      vibe_personality_en:
        'Nip wants to go left, Tamm wants to go right, and so the two of them have spent eleven years on the same spot of beach, arguing happily. They finish each other’s sentences, mostly wrongly. Anyone who sits down between them is asked to decide and then outvoted.',
      vibe_personality_de:
        'Nip will nach links, Tamm nach rechts, und so liegen die beiden seit elf Jahren am selben Fleck Strand und streiten vergnügt. Sie beenden einander die Sätze, meistens falsch. Wer sich dazwischensetzt, soll entscheiden und wird dann überstimmt.',
      vibe_core_traits: ['argumentative', 'loyal', 'cheerful'],
      vibe_core_traits_de: ['streitlustig', 'treu', 'fröhlich'],
      vibe_surprise_facts: [
        'They once agreed on something, by accident, and the tide stood still for a minute to be sure that it had heard correctly.',
        'Nip is older by one wave.',
      ],
      vibe_surprise_facts_de: [
        'Einmal waren sie sich aus Versehen einig, und die Flut blieb eine Minute lang stehen, um sicherzugehen, dass sie richtig gehört hatte.',
        'Nip ist um eine Welle älter.',
      ],
      tribe_display_name: 'Tocks',
    },
    ['friendship', 'beach'],
  ),
  character(
    'ember-lo',
    {
      display_name: 'Ember Lo',
      tagline_en: 'Warms hands, never burns bridges.',
      vibe_personality_en:
        'Ember Lo is a lantern flame with manners. She bows before she enters a room, and she leaves when the story is over.',
      vibe_core_traits: ['courteous', 'warm'],
      vibe_surprise_facts: ['She is allergic to matches.'],
      tribe_display_name: 'Wickfolk',
    },
    ['light'],
  ),
]

/** Items without a bible: a Markdown article, HTML from a CMS, a short German note, a title alone. */
export const articles: SourceItem[] = [
  item('repair-cafe', {
    title: 'Our repair café turns five',
    url: 'https://blog.example.org/repair-cafe',
    tags: ['repair', 'community', 'circular economy'],
    featured_image: 'https://blog.example.org/cafe.jpg',
    raw_content:
      '# Our repair café turns five\n\nBy Jo\n\nFive years ago we put **three tables** and a toolbox into the old fire station. Since then 2,140 broken things have walked in and 1,602 have walked out working, e.g. radios, prams and one church organ pedal.\n\n## What we learned\n\n- Most toasters only need a new spring.\n- People come back for the coffee.\n\nThe next date is Saturday, 5 December, from 10 to 14. [Bring something broken](https://blog.example.org/dates).',
  }),
  item('html-note', {
    title: 'A quieter office',
    url: 'https://cms.example.org/quiet',
    tags: ['workplace'],
    raw_content:
      '<h1>A quieter office</h1><p>We measured the noise in our open office for a month &amp; moved the printers. <strong>The average fell by six decibels.</strong></p><p>Nobody misses the printers.</p><script>alert(1)</script>',
  }),
  item('moor', {
    language: 'de',
    title: 'Das Moor atmet auf',
    url: 'https://magazin.example.org/moor',
    tags: ['Moorschutz', 'Klima'],
    featured_image: 'https://magazin.example.org/moor.jpg',
    raw_content:
      'Seit dem 3. Mai sind im Nordmoor 14 Gräben verschlossen. Das Wasser steht wieder eine Handbreit unter der Oberfläche, und die ersten Torfmoose wachsen nach. „Wir haben mit zehn Jahren gerechnet“, sagt die Försterin, „es waren zwei.“ Im Herbst kommen die Kraniche zurück.',
  }),
  item('title-only', { title: 'Open house on Sunday', raw_content: '' }),
]
