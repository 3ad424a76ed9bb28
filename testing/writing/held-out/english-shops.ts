import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

/** What English-speaking shops, hotels, bakeries and publishers sell and cook. */
export const englishShops: WritingItem[] = [
  {
    id: 'held-secateurs-row',
    sourceType: 'database_table',
    item: {
      title: 'Hiroshi No. 7 Bypass Secateurs',
      summary: 'Forged in Sanjo. Sharp for years.',
      body: storedPlainText(`Hand-forged carbon steel bypass secateurs from a family workshop in Sanjo, Japan.
Cuts green wood up to 22 mm. Replaceable spring and blade.
Weight 240 g, length 200 mm.
Wipe dry after use: carbon steel rusts.`),
      tags: ['tools', 'pruning', 'gift'],
      url: 'https://rootandrake.example/p/hiroshi-7',
      raw: {
        sku: 'HIR-007-CB',
        prc_gross_c: 6450,
        cur: 'GBP',
        prc: '£64.50',
        qty_avail: 14,
        vat_cd: 'S20',
        cst_prc: '£27.10',
        supplier_note: 'MOQ 30, Kenji wants payment up front',
        grp2: 'HANDTOOL>CUT>BYPASS',
        img1: 'https://cdn.rootandrake.example/hir007/main.jpg',
      },
      featuredImage: { url: 'https://cdn.rootandrake.example/hir007/main.jpg' },
      media: [
        {
          url: 'https://cdn.rootandrake.example/hir007/blade-detail.jpg',
          alt: 'Close-up of the forged blade',
        },
        { url: 'https://cdn.rootandrake.example/badges/free-returns.svg', alt: 'Free returns' },
      ],
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('name', 'Hiroshi No. 7 Bypass Secateurs', 'title'),
        fact('price', '£64.50', 'raw.prc'),
        fact(
          'statement',
          'Hand-forged carbon steel bypass secateurs from a family workshop in Sanjo, Japan.',
        ),
        fact('number', 'Cuts green wood up to 22 mm.'),
        fact('number', 'Weight 240 g, length 200 mm.'),
        fact('statement', 'Wipe dry after use: carbon steel rusts.'),
        fact('statement', 'Forged in Sanjo. Sharp for years.', 'summary'),
      ],
      notForPosts: [
        unusable('notice', '£27.10', 'raw.cst_prc'),
        unusable('notice', 'MOQ 30, Kenji wants payment up front', 'raw.supplier_note'),
        unusable('markup', 'HANDTOOL>CUT>BYPASS', 'raw.grp2'),
        unusable('notice', 'HIR-007-CB', 'raw.sku'),
      ],
      images: [
        image('https://cdn.rootandrake.example/hir007/main.jpg', 'subject'),
        image('https://cdn.rootandrake.example/hir007/blade-detail.jpg', 'subject'),
        image('https://cdn.rootandrake.example/badges/free-returns.svg', 'decoration'),
      ],
    },
  },
  {
    id: 'held-hotel-winter-offer',
    sourceType: 'database_table',
    item: {
      title: 'Storm Watch: two nights by the fire',
      body: `Two nights in a sea-view room, breakfast, a three-course dinner on the first evening and a hot-water bottle nobody will judge you for. Available Sunday to Thursday, 2 November 2026 to 26 February 2027, except 21 December to 3 January.

From £289 per room (two people). Dogs £15 a night, biscuits included.

Book by 31 October with code STORM26 for a free late check-out at 1 pm.

T&Cs apply. Subject to availability. Non-refundable. E&OE.`,
      tags: ['offer', 'winter'],
      url: 'https://gullandanchor.example/offers/storm-watch',
      language: 'en-GB',
      raw: {
        offer_code: 'STORM26',
        rate_plan: 'BBD2N',
        min_los: 2,
        comm_pct: 12,
        ota_block: true,
        room_cat: 'SV',
      },
      featuredImage: {
        url: 'https://gullandanchor.example/img/storm-window.jpg',
        alt: 'Waves breaking below the bay window of a sea-view room',
      },
      media: [
        {
          url: 'https://gullandanchor.example/img/four-star-plaque.png',
          alt: 'Four stars, Coastal Inns Guide',
        },
      ],
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Storm Watch: two nights by the fire', 'title'),
        fact(
          'statement',
          'Two nights in a sea-view room, breakfast, a three-course dinner on the first evening and a hot-water bottle nobody will judge you for.',
        ),
        fact(
          'when',
          'Available Sunday to Thursday, 2 November 2026 to 26 February 2027, except 21 December to 3 January.',
        ),
        fact('price', 'From £289 per room (two people).'),
        fact('price', 'Dogs £15 a night, biscuits included.'),
        fact('deadline', 'Book by 31 October with code STORM26 for a free late check-out at 1 pm.'),
      ],
      notForPosts: [
        unusable('notice', 'T&Cs apply. Subject to availability. Non-refundable. E&OE.'),
        unusable('notice', 'BBD2N', 'raw.rate_plan'),
      ],
      images: [
        image('https://gullandanchor.example/img/storm-window.jpg', 'subject'),
        image('https://gullandanchor.example/img/four-star-plaque.png', 'logo'),
      ],
    },
  },
  {
    id: 'held-rye-buns-recipe',
    sourceType: 'rss_feed',
    item: {
      title: 'Cardamom rye buns (and why we proof them overnight)',
      summary: 'Our most-asked-for recipe, scaled down to a home oven.',
      body: storedHtml(
        `<p>Jump to Recipe | Print Recipe</p>
<p>People ask for this at the counter about twice a day, so here it is: the cardamom rye bun, scaled down from 240 to 12.</p>
<p>The overnight proof is not there to make you suffer. Rye ferments fast and sulks when it is warm; ten hours in the fridge keeps the crumb tender and lets you bake before breakfast.</p>
<h2>Ingredients</h2>
<ul><li>350 g strong white flour</li><li>150 g light rye flour</li><li>2 tsp freshly ground cardamom</li><li>7 g fast-action yeast</li><li>80 g brown sugar</li><li>280 ml whole milk, lukewarm</li><li>90 g soft butter</li></ul>
<h2>Method</h2>
<ol><li>Mix everything except the butter for 5 minutes.</li><li>Add the butter in four goes and knead until the dough leaves the bowl, 8–10 minutes.</li><li>Shape 12 buns, cover, and refrigerate for 10 hours.</li><li>Bake at 200 °C (180 °C fan) for 16 minutes.</li></ol>
<p>They keep two days in a tin and freeze well.</p>
<p>★★★★★ 4.8 from 131 votes</p>
<p>Tried this recipe? Tag us @oldgranarybakes on Instagram!</p>`,
        'https://oldgranary.example/',
      ),
      tags: ['Recipes', 'Buns'],
      url: 'https://oldgranary.example/cardamom-rye-buns',
      publishedAt: '2026-01-17T06:00:00Z',
      featuredImage: {
        url: 'https://oldgranary.example/i/buns-tray.jpg',
        alt: 'A tray of cardamom rye buns',
      },
      raw: { 'dc:creator': 'Nell' },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact(
          'statement',
          'People ask for this at the counter about twice a day, so here it is: the cardamom rye bun, scaled down from 240 to 12.',
        ),
        fact(
          'statement',
          'Rye ferments fast and sulks when it is warm; ten hours in the fridge keeps the crumb tender and lets you bake before breakfast.',
        ),
        fact('number', 'Shape 12 buns, cover, and refrigerate for 10 hours.'),
        fact('statement', 'Bake at 200 °C (180 °C fan) for 16 minutes.'),
        fact('statement', 'They keep two days in a tin and freeze well.'),
        fact('number', '150 g light rye flour'),
        fact('statement', 'Our most-asked-for recipe, scaled down to a home oven.', 'summary'),
      ],
      notForPosts: [
        unusable('navigation', 'Jump to Recipe'),
        unusable('navigation', 'Print Recipe'),
        unusable('notice', '4.8 from 131 votes'),
        unusable('cta', 'Tried this recipe? Tag us @oldgranarybakes on Instagram!'),
      ],
      images: [image('https://oldgranary.example/i/buns-tray.jpg', 'subject')],
    },
  },
  {
    id: 'held-picture-book-launch',
    sourceType: 'notion_database',
    item: {
      title: 'NEW TITLE: The Goat Who Kept the Light',
      summary: 'Picture book, ages 4–7, by Wren Abara, illustrated by Tove Sand',
      body: `When the lighthouse keeper catches a cold, a goat called Brindle must climb 199 steps and keep the lamp burning through the longest night of the year. She is afraid of exactly one thing: the dark.

**Format:** hardback, 40 pp, 250 × 290 mm
**ISBN:** 978-0-00-555019-2
**Price:** £12.99 / €15.95
**Publication:** 5 November 2026
**Rights:** World excl. North America

"I laughed, then I checked whether the landing light was on." – Bookseller Marta Ruiz, Paper Boat, Hull

Sales handle (not for consumers): comps are Gruffalo + Storm Whale. Push to indies first. Co-op spend TBC.

[[Brindle – series bible]]`,
      tags: ['Autumn list', 'Picture books'],
      url: 'https://www.notion.example/littlegale/goat-who-kept-the-light',
      language: 'en',
      raw: { Editor: 'Jo', 'Print run': 6000, 'Advance (confidential)': '£4,000', Season: 'AW26' },
      featuredImage: { url: 'https://files.notion.example/littlegale/goat-cover-final-FINAL3.png' },
      media: [{ url: 'https://files.notion.example/littlegale/wren-abara-headshot.jpg', alt: 'Wren Abara' }],
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'The Goat Who Kept the Light', 'title'),
        fact(
          'statement',
          'When the lighthouse keeper catches a cold, a goat called Brindle must climb 199 steps and keep the lamp burning through the longest night of the year.',
        ),
        fact('trait', 'She is afraid of exactly one thing: the dark.'),
        fact('price', '£12.99 / €15.95'),
        fact('when', '5 November 2026'),
        fact('quote', 'I laughed, then I checked whether the landing light was on.'),
        fact('who', 'Bookseller Marta Ruiz, Paper Boat, Hull'),
        fact('who', 'by Wren Abara, illustrated by Tove Sand', 'summary'),
      ],
      notForPosts: [
        unusable(
          'notice',
          'Sales handle (not for consumers): comps are Gruffalo + Storm Whale. Push to indies first. Co-op spend TBC.',
        ),
        unusable('notice', 'World excl. North America'),
        unusable('notice', '£4,000', 'raw.Advance (confidential)'),
        unusable('markup', '[[Brindle – series bible]]'),
      ],
      images: [
        image('https://files.notion.example/littlegale/goat-cover-final-FINAL3.png', 'subject'),
        image('https://files.notion.example/littlegale/wren-abara-headshot.jpg', 'avatar'),
      ],
    },
  },
  {
    id: 'held-picnic-reading-list',
    sourceType: 'push',
    item: {
      title: 'Five paperbacks that fit in a picnic basket',
      body: `Chosen by the Saturday team at Paper Boat, Hull. All under 200 pages, all in stock.

1. **The Ferry Clerk** by Ana Dessen (£8.99). A man sells one ticket a day and slowly falls in love with the passenger. Picked by Marta.
2. **Notes on Gravel** by P. T. Holloway (£9.99). Essays about paths. Funnier than that sounds. Picked by Idris.
3. **Plum Season** by Yuki Arata, tr. Ellen Moss (£10.99). Three sisters, one orchard, no forgiveness. Picked by Marta.
4. **Hold the Line** by Kofi Mensah (£8.99). A thriller set entirely in a call centre. Picked by Beth.
5. **Small Weather** by Iris Quill (£7.50). Poems you can read between showers. Picked by Idris.

Buy any three until 31 August and we throw in a bookmark made from misprinted maps.`,
      tags: ['reading list', 'summer'],
      url: 'https://paperboathull.example/lists/picnic',
      language: 'en',
      publishedAt: '2026-06-30T08:00:00Z',
      featuredImage: {
        url: 'https://paperboathull.example/img/basket.jpg',
        alt: 'Five paperbacks in a wicker basket',
      },
      raw: {},
    },
    expect: {
      kind: 'list',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('statement', 'Chosen by the Saturday team at Paper Boat, Hull.'),
        fact('statement', 'All under 200 pages, all in stock.'),
        fact('name', 'The Ferry Clerk'),
        fact('statement', 'A man sells one ticket a day and slowly falls in love with the passenger.'),
        fact('statement', 'A thriller set entirely in a call centre.'),
        fact('price', '£7.50'),
        fact(
          'deadline',
          'Buy any three until 31 August and we throw in a bookmark made from misprinted maps.',
        ),
        fact('who', 'Yuki Arata, tr. Ellen Moss'),
      ],
      notForPosts: [],
      images: [image('https://paperboathull.example/img/basket.jpg', 'subject')],
    },
  },
]
