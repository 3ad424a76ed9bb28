import { bibleItem, fact, image, unusable, type WritingItem } from '../writing-item'

const at = (slug: string, file: string) => `https://bibles.example.com/content/${slug}/${file}`

export const characters: WritingItem[] = [
  {
    id: 'en-character-quillon',
    sourceType: 'bucket_manifest',
    item: bibleItem(
      'quillon',
      {
        slug: 'quillon',
        name: 'Quillon Ashpenny',
        display_name: 'Quillon',
        content_type: 'character',
        tagline_en: 'He has never told a lie, but he has forgotten a great many truths.',
        vibe_personality_en: `Quillon is a retired postal owl who remembers every address he ever flew to and
none of the people who lived there.

He is courteous to furniture. He apologises to doors before he opens them, and he
keeps a diary in which every entry begins with the weather and ends with soup.`,
        vibe_core_traits: ['courteous', 'forgetful', 'punctual to a fault'],
        vibe_surprise_facts: [
          'He once delivered a letter 31 years late and was invited to stay for dinner.',
          'His left wing ticks when rain is coming.',
          'He can fold a map of Greater Hollowmere in the dark.',
        ],
        tribe_id: 'night-post',
        tribe_display_name: 'The Night Post',
        size_category: 'small',
        size_estimate_cm: 46,
        habitat_keywords: {
          climate: 'damp and mild',
          terrain: 'bell towers',
          signature_features: ['brass letterboxes', 'one good armchair'],
        },
        diet_signature_foods: ['barley soup', 'crumbs of sealing wax (by accident)'],
        primary_color: '#7A5C3E',
        color_palette: [{ hex: '#7A5C3E', name: 'parcel brown', part: 'feathers', role: 'primary' }],
        portrait_url: 'portrait.png',
        additional_portraits: ['turnaround-sheet.png'],
        tags: ['owl', 'hollowmere'],
        internal_notes: 'Do not use before the licence with Hollowmere Toys is signed.',
      },
      [{ url: at('quillon', 'portrait.png'), alt: 'Quillon, a brown owl with a satchel' }],
    ),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Quillon', 'title'),
        fact('statement', 'He has never told a lie, but he has forgotten a great many truths.'),
        fact(
          'statement',
          'Quillon is a retired postal owl who remembers every address he ever flew to and none of the people who lived there.',
        ),
        fact('statement', 'He apologises to doors before he opens them'),
        fact('trait', 'punctual to a fault'),
        fact('number', 'He once delivered a letter 31 years late and was invited to stay for dinner.'),
        fact('statement', 'His left wing ticks when rain is coming.'),
        fact('name', 'The Night Post'),
      ],
      notForPosts: [
        unusable(
          'notice',
          'Do not use before the licence with Hollowmere Toys is signed.',
          'raw.internal_notes',
        ),
        unusable('markup', '**Primary color:** #7A5C3E'),
        unusable('markup', '## Surprising facts (EN)'),
      ],
      images: [
        image(at('quillon', 'portrait.png'), 'subject'),
        image(at('quillon', 'turnaround-sheet.png'), 'subject'),
      ],
    },
  },
  {
    id: 'en-character-pimberly',
    sourceType: 'bucket_manifest',
    item: bibleItem('pimberly', {
      slug: 'pimberly',
      name: 'Pimberly',
      content_type: 'character',
      tagline_en: 'Small enough to sleep in a teacup, loud enough to wake the kettle.',
      tagline_de: 'Klein genug für die Teetasse, laut genug für den ganzen Flur.',
      vibe_personality_en:
        'Pimberly runs the lost-property office of the tea room. Nothing is too broken to be claimed, she says, and stamps it. She has a whistle for every day of the week (Thursday’s is cracked).',
      vibe_personality_de:
        'Pimberly leitet das Fundbüro der Teestube. Nichts sei zu kaputt, um abgeholt zu werden, sagt sie und stempelt. Für jeden Wochentag besitzt sie eine Trillerpfeife (die vom Donnerstag hat einen Sprung).',
      vibe_core_traits: ['bossy', 'loyal', 'never tired'],
      vibe_core_traits_de: ['herrisch', 'treu', 'niemals müde'],
      vibe_surprise_facts: [
        'She has filed 2,416 single gloves and reunited six.',
        'She is afraid of doilies.',
      ],
      vibe_surprise_facts_de: [
        '2.416 einzelne Handschuhe hat sie abgelegt, sechs davon fanden ihr Gegenstück.',
        'Sie fürchtet sich vor Spitzendeckchen.',
      ],
      tribe_display_name: 'The Saucer Folk',
      tribe_id: 'saucer-folk',
      size_category: 'tiny',
      size_estimate_cm: 7.5,
      primary_color: '#c2405f',
      portrait_url: 'https://cdn.saucerfolk.example/pimberly/portrait.webp',
      assets: [{ path: 'carousel-1.webp', role: 'carousel' }],
      tags: ['tea room'],
    }),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Pimberly', 'title'),
        fact('statement', 'Small enough to sleep in a teacup, loud enough to wake the kettle.'),
        fact('statement', 'Klein genug für die Teetasse, laut genug für den ganzen Flur.'),
        fact('statement', 'Pimberly runs the lost-property office of the tea room.'),
        fact('number', 'She has filed 2,416 single gloves and reunited six.'),
        fact('statement', 'She is afraid of doilies.'),
        fact('trait', 'bossy'),
        fact('name', 'The Saucer Folk'),
        fact('number', '7.5 cm'),
      ],
      notForPosts: [
        unusable('markup', '**Core traits (EN):**'),
        unusable('markup', '**Primary color:** #c2405f'),
      ],
      images: [
        image('https://cdn.saucerfolk.example/pimberly/portrait.webp', 'subject'),
        image(at('pimberly', 'carousel-1.webp'), 'subject'),
      ],
    },
  },
  {
    id: 'de-character-torfmuhme',
    sourceType: 'bucket_manifest',
    item: bibleItem('torfmuhme', {
      slug: 'torfmuhme',
      name: 'Die Torfmuhme',
      content_type: 'character',
      tagline_de: 'Wer ihr dreimal zuhört, findet immer heim.',
      vibe_personality_de: `Die Torfmuhme wohnt, wo das Moor am weichsten ist, und trägt einen Rock aus
Wollgras, der bei Nebel leise singt.

Sie redet langsam. Sehr langsam! Zwischen zwei Sätzen kocht manchmal das Wasser über,
und wer ungeduldig wird, bekommt den zweiten nie zu hören.`,
      vibe_core_traits_de: ['geduldig', 'schwerhörig', 'unbestechlich'],
      vibe_surprise_facts_de: [
        'Sie zählt die Kraniche und kommt jedes Jahr auf 613.',
        'Ihre Laterne brennt mit Honig statt mit Öl.',
        'Vor Gewittern bäckt sie Brot, „damit etwas da ist, wenn der Schreck vorbei ist“.',
      ],
      tribe_id: 'moorvolk',
      tribe_display_name: 'Das Moorvolk',
      size_estimate_cm: 120,
      diet_signature_foods: ['Moosbeeren', 'Buchweizengrütze'],
      portrait_url: 'torfmuhme.png',
      tags: ['Moor', 'Sage'],
    }),
    expect: {
      kind: 'character',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Die Torfmuhme', 'title'),
        fact('statement', 'Wer ihr dreimal zuhört, findet immer heim.'),
        fact(
          'statement',
          'Die Torfmuhme wohnt, wo das Moor am weichsten ist, und trägt einen Rock aus Wollgras, der bei Nebel leise singt.',
        ),
        fact('number', 'Sie zählt die Kraniche und kommt jedes Jahr auf 613.'),
        fact('statement', 'Ihre Laterne brennt mit Honig statt mit Öl.'),
        fact('quote', 'damit etwas da ist, wenn der Schreck vorbei ist'),
        fact('trait', 'unbestechlich'),
        fact('name', 'Das Moorvolk'),
      ],
      notForPosts: [unusable('markup', '## Personality (DE)'), unusable('markup', '*(moorvolk)*')],
      images: [image(at('torfmuhme', 'torfmuhme.png'), 'subject')],
    },
  },
  {
    id: 'de-character-oskar',
    sourceType: 'bucket_manifest',
    item: bibleItem('oskar-anker', {
      slug: 'oskar-anker',
      display_name: 'Oskar Anker, Schleusenwärter a. D.',
      language: 'de',
      content_type: 'Figur',
      description: `Oskar Anker hat 38 Jahre lang die Schleuse Nr. 5 bedient und dabei, wie er sagt,
„jedem Schiff einmal Guten Tag gewünscht und keinem zweimal“. Seit der Kanal
stillgelegt ist, schleust er Enten.

Er trägt immer zwei verschiedene Gummistiefel, weil ihm die beiden übrigen 1996 ins
Unterwasser gefallen sind. Sein Mittagsschlaf dauert genau eine Schleusung: 22 Minuten.`,
      eigenschaften: ['pünktlich', 'wortkarg', 'gutmütig'],
      motto: 'Erst das Tor, dann die Eile.',
      gallery: ['https://cdn.kanalkinder.example/oskar-enten.jpg'],
      brand: 'Kanalkinder',
    }),
    expect: {
      kind: 'character',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Oskar Anker, Schleusenwärter a. D.', 'title'),
        fact('number', 'Oskar Anker hat 38 Jahre lang die Schleuse Nr. 5 bedient'),
        fact('quote', 'jedem Schiff einmal Guten Tag gewünscht und keinem zweimal'),
        fact('statement', 'Seit der Kanal stillgelegt ist, schleust er Enten.'),
        fact('number', 'Sein Mittagsschlaf dauert genau eine Schleusung: 22 Minuten.'),
        fact('statement', 'Erst das Tor, dann die Eile.', 'raw.motto'),
        fact('trait', 'wortkarg', 'raw.eigenschaften'),
      ],
      notForPosts: [],
      images: [image('https://cdn.kanalkinder.example/oskar-enten.jpg', 'subject')],
    },
  },
]
