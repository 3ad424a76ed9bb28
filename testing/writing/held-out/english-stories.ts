import { bibleItem, fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

/** Characters, stories and biographies in English. */
export const englishStories: WritingItem[] = [
  {
    id: 'held-brindle-goat',
    sourceType: 'bucket_manifest',
    item: bibleItem(
      'brindle',
      {
        slug: 'brindle',
        displayName: 'Brindle',
        entity: 'character',
        language: 'en',
        oneLiner: 'A lighthouse goat who is brave about everything except the dark.',
        profile: {
          species: 'goat (feral, formerly)',
          age: '6, which is 40 in goat',
          home: 'Skerry Light, on a rock nobody else wanted',
          job: 'unofficial assistant to Mr. Pell, the keeper',
        },
        traits: ['stubborn', 'punctual', 'eats paper when nervous'],
        voice: { says: ['Up is just down that has made an effort.'], neverSays: ['I told you so', 'sorry'] },
        backstory:
          'Brindle swam to Skerry Light the night the ferry lost its deck cargo. Mr. Pell logged her as “one goat, wet”. She has kept his logbook company ever since, and eaten four of its pages.',
        assets: [
          {
            src: 'https://bibles.example.com/content/brindle/turnaround.png',
            alt: 'Brindle from four sides',
            use: 'model sheet',
          },
          {
            src: 'https://bibles.example.com/content/brindle/hero.jpg',
            alt: 'Brindle on the gallery of the lighthouse at dusk',
            use: 'hero',
          },
        ],
        production: {
          status: 'locked',
          notes: "DON'T reveal before book 3 that Mr. Pell cannot read",
          rig: 'brindle_rig_v12',
        },
      },
      [],
    ),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Brindle', 'raw.displayName'),
        fact('statement', 'A lighthouse goat who is brave about everything except the dark.', 'raw.oneLiner'),
        fact('where', 'Skerry Light, on a rock nobody else wanted', 'raw.profile.home'),
        fact('trait', 'eats paper when nervous', 'raw.traits'),
        fact('quote', 'Up is just down that has made an effort.', 'raw.voice.says'),
        fact(
          'statement',
          'Brindle swam to Skerry Light the night the ferry lost its deck cargo.',
          'raw.backstory',
        ),
        fact(
          'statement',
          'She has kept his logbook company ever since, and eaten four of its pages.',
          'raw.backstory',
        ),
      ],
      notForPosts: [
        unusable('notice', "DON'T reveal before book 3 that Mr. Pell cannot read", 'raw.production.notes'),
        unusable('notice', 'I told you so', 'raw.voice.neverSays'),
        unusable('notice', 'brindle_rig_v12', 'raw.production.rig'),
      ],
      images: [
        image('https://bibles.example.com/content/brindle/turnaround.png', 'subject'),
        image('https://bibles.example.com/content/brindle/hero.jpg', 'subject'),
      ],
    },
  },
  {
    id: 'held-countess-vell',
    sourceType: 'bucket_manifest',
    item: bibleItem('npc-0419', {
      id: 'npc-0419',
      type: 'NPC/antagonist',
      i18n: {
        en: {
          name: 'Countess Ysolde Vell',
          epithet: 'the Auditor of Ashmere',
          bio: 'She inherited a bankrupt county at nineteen and balanced its books in a single winter. Nobody asks what she sold. Her tax collectors carry abacuses and crossbows, in that order.',
          barks: ['Everything is owed.', 'You may keep the boots.'],
        },
        fr: { name: 'Comtesse Ysolde Vell', epithet: 'l’Auditrice d’Ashmere', bio: null, barks: [] },
      },
      defaultLocale: 'en',
      stats: { hp: 840, armor: 22, resist: { fire: 0.1, frost: 0.6 }, lootTable: 'LT_VELL_02' },
      appearance: ['silver spectacles on a chain', 'ink-stained left glove', 'grey fur collar'],
      firstSeen: { chapter: 7, place: 'The Counting House, Ashmere' },
      portrait: {
        url: 'https://bibles.example.com/content/npc/vell_portrait.webp',
        alt: 'The Countess at her desk, spectacles lowered',
      },
      ui_icon: 'https://bibles.example.com/content/ui/icons/skull_32.png',
      designer_comment: 'nerf frost resist before beta, QA ticket 5512',
    }),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Countess Ysolde Vell', 'raw.i18n.en.name'),
        fact('trait', 'the Auditor of Ashmere', 'raw.i18n.en.epithet'),
        fact(
          'statement',
          'She inherited a bankrupt county at nineteen and balanced its books in a single winter.',
          'raw.i18n.en.bio',
        ),
        fact(
          'statement',
          'Her tax collectors carry abacuses and crossbows, in that order.',
          'raw.i18n.en.bio',
        ),
        fact('quote', 'Everything is owed.', 'raw.i18n.en.barks'),
        fact('trait', 'ink-stained left glove', 'raw.appearance'),
        fact('where', 'The Counting House, Ashmere', 'raw.firstSeen.place'),
      ],
      notForPosts: [
        unusable('notice', 'nerf frost resist before beta, QA ticket 5512', 'raw.designer_comment'),
        unusable('markup', 'LT_VELL_02', 'raw.stats.lootTable'),
      ],
      images: [
        image('https://bibles.example.com/content/npc/vell_portrait.webp', 'subject'),
        image('https://bibles.example.com/content/ui/icons/skull_32.png', 'decoration'),
      ],
    },
  },
  {
    id: 'held-salt-stair-story',
    sourceType: 'bucket_manifest',
    item: bibleItem('the-salt-stair', {
      slug: 'the-salt-stair',
      title: 'The Salt Stair',
      kind: 'story',
      lang: 'en-GB',
      ageGroup: '8+',
      readingMinutes: 9,
      logline: 'A girl who can taste lies is hired to season the king’s soup.',
      chapters: [
        {
          n: 1,
          heading: 'The Kitchen Under the Hill',
          text: 'Nobody had told Ottoline that the palace kitchen was four hundred steps down. By the time she reached the bottom, she had forgotten her aunt’s warning and remembered only her aunt’s pie.\n\nThe cook was called Mr. Thrum, and he tasted of pepper. That is to say, his words did. Ottoline had been able to taste words since she was five, and lies were always salt.\n\n“You’ll be the new girl,” said Mr. Thrum. “Can you chop?”\n\n“Yes,” said Ottoline, and winced, because she could not, and her own lies were the saltiest of all.\n\nHe gave her a knife and eleven onions. She cried over the first three and by the seventh had found the trick of it, which is to think of something worse. At midnight the last pot was scrubbed and hung. Mr. Thrum blew out all the lamps but one and sat down on a sack of barley.\n\n“Now then,” he said. “I’ll tell you the rules. There are four of them, one for each hundred steps. Never carry two bowls. Never hum. Never speak to the steward on a Thursday. And never ask who eats from the small blue plate.” Every word of it tasted of pepper, and not one of them of salt.',
        },
        {
          n: 2,
          heading: 'A Pinch Too Many',
          text: '“The king never takes salt,” said Mr. Thrum, and her tongue shrivelled.\n\nSo she put none in. That night the king sent back an empty bowl and a question, folded small: Who taught you to season with the truth?\n\nOttoline could not write well, so she answered with soup. On Monday she cooked him leek and barley, which meant: my aunt. On Tuesday it was pumpkin, which meant: she raised me. On Wednesday she let the pot burn a little at the bottom, on purpose, and everybody in the kitchen held their breath. That meant: she is gone, and I would rather not talk about it.\n\nThe bowl came back empty each time. On the Wednesday there was a crust of bread in it, buttered on both sides.',
        },
        {
          n: 3,
          heading: 'Thursday',
          text: 'The steward came down on Thursday. He had a voice like a drawer full of spoons, and from the moment he opened his mouth Ottoline could hardly breathe for salt.\n\n“His Majesty is delighted with the kitchen,” said the steward. Salt. “There is no cause for alarm.” Salt, salt. “Nobody is looking for the person who has been writing to the king.”\n\nMr. Thrum went on peeling. Ottoline bit the inside of her cheek. There are moments when it is a great gift to know that you are being lied to, and there are others when it would be better to know what the truth is instead.\n\nWhen the steward had gone, climbing slowly, one hand on the wall, she counted the plates that were drying on the rack. There were thirty-nine white ones. There was no blue one at all. It was only then that she noticed the door behind the flour bins, and the light under it, and the smell, very faint, of her aunt’s pie.',
        },
      ],
      themes: ['honesty', 'work', 'family'],
      illustrations: [
        {
          image: 'https://bibles.example.com/content/salt/stair.png',
          caption: 'Ottoline at the top of the four hundred steps',
        },
      ],
      spoiler: 'The king is her uncle.',
      editorial: { draft: 3, open: ['is 400 steps plausible?', 'cut the pie'] },
    }),
    expect: {
      kind: 'story',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'The Salt Stair', 'title'),
        fact('statement', 'A girl who can taste lies is hired to season the king’s soup.', 'raw.logline'),
        fact(
          'statement',
          'Nobody had told Ottoline that the palace kitchen was four hundred steps down.',
          'raw.chapters',
        ),
        fact(
          'statement',
          'Ottoline had been able to taste words since she was five, and lies were always salt.',
          'raw.chapters',
        ),
        fact(
          'quote',
          '“The king never takes salt,” said Mr. Thrum, and her tongue shrivelled.',
          'raw.chapters',
        ),
        fact('number', '8+', 'raw.ageGroup'),
        fact(
          'statement',
          'There are moments when it is a great gift to know that you are being lied to',
          'raw.chapters',
        ),
        fact('statement', 'Ottoline could not write well, so she answered with soup.', 'raw.chapters'),
      ],
      notForPosts: [
        unusable('notice', 'The king is her uncle.', 'raw.spoiler'),
        unusable('notice', 'is 400 steps plausible?', 'raw.editorial.open'),
        unusable('notice', 'cut the pie', 'raw.editorial.open'),
      ],
      images: [image('https://bibles.example.com/content/salt/stair.png', 'subject')],
    },
  },
  {
    id: 'held-letterpress-obituary',
    sourceType: 'rss_feed',
    item: {
      title: 'Harriet Coyle, 1938–2026',
      summary: 'The founder of the Type Barn has died at the age of 88.',
      body: storedHtml(
        `<p>Harriet Coyle, who founded the Type Barn in 1979 with two presses and a borrowed horsebox, died peacefully at home in Ludlow on 2 June 2026. She was 88.</p>
<p>Mrs. Coyle was apprenticed as a compositor at fifteen, the only girl among thirty boys. When the <em>Border Courier</em> moved to photosetting she bought its entire stock of wood type for £90 and gave it a home. Today the museum holds more than 1,400 cases and has taught some 20,000 schoolchildren to set their own names.</p>
<p>“She would hand you a letter and say: it is heavier than you think, isn't it? Mind how you use it,” remembers the museum's director, Ben Adeyemi.</p>
<p>The Type Barn will be closed on the day of the funeral, Friday 19 June. Instead of flowers, the family asks for donations to the apprentice fund.</p>
<p>Leave a comment | Share on Facebook | 14 comments</p>`,
        'https://typebarn.example/',
      ),
      tags: ['News'],
      url: 'https://typebarn.example/harriet-coyle',
      language: 'en-GB',
      publishedAt: '2026-06-08T10:00:00Z',
      featuredImage: {
        url: 'https://typebarn.example/img/harriet-1981.jpg',
        alt: 'Harriet Coyle at the Albion press in 1981',
      },
      raw: {},
    },
    expect: {
      kind: 'obituary',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact(
          'who',
          'Harriet Coyle, who founded the Type Barn in 1979 with two presses and a borrowed horsebox, died peacefully at home in Ludlow on 2 June 2026.',
        ),
        fact(
          'statement',
          'Mrs. Coyle was apprenticed as a compositor at fifteen, the only girl among thirty boys.',
        ),
        fact(
          'number',
          'Today the museum holds more than 1,400 cases and has taught some 20,000 schoolchildren to set their own names.',
        ),
        fact('quote', "it is heavier than you think, isn't it? Mind how you use it"),
        fact('who', "the museum's director, Ben Adeyemi"),
        fact('when', 'The Type Barn will be closed on the day of the funeral, Friday 19 June.'),
        fact('statement', 'Instead of flowers, the family asks for donations to the apprentice fund.'),
        fact('statement', 'The founder of the Type Barn has died at the age of 88.', 'summary'),
      ],
      notForPosts: [
        unusable('navigation', 'Leave a comment'),
        unusable('navigation', 'Share on Facebook'),
        unusable('navigation', '14 comments'),
      ],
      images: [image('https://typebarn.example/img/harriet-1981.jpg', 'subject')],
      flags: ['sensitive kind'],
    },
  },
  {
    id: 'held-head-brewer-profile',
    sourceType: 'notion_database',
    item: {
      title: 'Meet Ingrid Falk, head brewer',
      summary: 'Profile for the about page + socials',
      body: `> Status: ready for web. Legal checked the bit about her last employer, keep it vague!

Ingrid Falk joined Copperline Brewing in January as head brewer. She is the first woman to hold the post in the brewery's 118 years.

She grew up on Gotland, studied microbiology in Uppsala, and spent eleven years brewing in Copenhagen and Leeds. Her spruce-tip gose took silver at the 2023 Nordic Beer Awards.

### Three questions

**What will change?**
"Less than you fear. The Best Bitter is staying exactly as it is, because Arthur in the packing hall would resign. But give me one tank for sour beers and we'll see who comes round."

**Why Copperline?**
She had a better-paid offer from a very large brewery, she says, and spent a weekend with the contract on the kitchen table. Then a friend took her to the Copperline taproom on a wet Tuesday. The dog of the house fell asleep on her foot. "I thought: a place that trusts a dog with its guests will trust me with its yeast."

It was not quite as simple as that. The brewhouse dates from 1961, the mash tun leaks when it is cold, and the recipe book is a school exercise book with three different handwritings in it. Falk spent her first two weeks copying it out by hand, because, she says, you do not understand a recipe until you have written it down yourself. On the way she found a stout from 1934 that nobody alive has tasted.

**Will you brew it?**
"In October, if I can find the malt. A farmer near Hereford thinks that he still grows the right barley, but he calls it something else. We are going to meet in a field and argue about it."

**What have you got wrong so far?**
The coffee. Falk moved the machine out of the brewhouse on her second day for reasons of hygiene and moved it back on her third for reasons of peace.

**Your first batch?**
A 4.1% table beer with rye from Holm Farm. It is on tap from 6 February.

**What do you drink at home?**
Tea, mostly.

- [ ] TODO get better portrait, this one is from her LinkedIn
- [x] spelling of Gotland`,
      tags: ['people', 'Q1'],
      url: 'https://www.notion.example/copperline/Meet-Ingrid-Falk-77ab',
      language: 'en',
      contentType: 'Profile',
      featuredImage: {
        url: 'https://files.notion.example/copperline/ingrid-tank-room.jpg',
        alt: 'Ingrid Falk in the tank room',
      },
      raw: {
        Owner: 'Sam',
        Status: 'Ready',
        'Internal note': 'salary announcement handled separately',
        'Due date': '2026-01-30',
      },
    },
    expect: {
      kind: 'person',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('who', 'Ingrid Falk joined Copperline Brewing in January as head brewer.'),
        fact('statement', "She is the first woman to hold the post in the brewery's 118 years."),
        fact(
          'statement',
          'She grew up on Gotland, studied microbiology in Uppsala, and spent eleven years brewing in Copenhagen and Leeds.',
        ),
        fact('statement', 'Her spruce-tip gose took silver at the 2023 Nordic Beer Awards.'),
        fact(
          'quote',
          'Less than you fear. The Best Bitter is staying exactly as it is, because Arthur in the packing hall would resign.',
        ),
        fact('statement', 'A 4.1% table beer with rye from Holm Farm.'),
        fact('when', 'It is on tap from 6 February.'),
        fact('quote', 'I thought: a place that trusts a dog with its guests will trust me with its yeast.'),
        fact('statement', 'On the way she found a stout from 1934 that nobody alive has tasted.'),
      ],
      notForPosts: [
        unusable(
          'notice',
          'Status: ready for web. Legal checked the bit about her last employer, keep it vague!',
        ),
        unusable('notice', 'TODO get better portrait, this one is from her LinkedIn'),
        unusable('notice', 'spelling of Gotland'),
        unusable('notice', 'Profile for the about page + socials', 'summary'),
        unusable('notice', 'salary announcement handled separately', 'raw.Internal note'),
      ],
      images: [image('https://files.notion.example/copperline/ingrid-tank-room.jpg', 'subject')],
    },
  },
]
