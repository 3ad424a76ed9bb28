import { fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

/** Events to which English-speaking brands invite people. */
export const englishEvents: WritingItem[] = [
  {
    id: 'held-tap-takeover-cut-off',
    sourceType: 'rss_feed',
    item: {
      title: 'Tap Takeover: Saltmarsh x Copperline',
      summary:
        'Six beers, one bar, no spreadsheet. Saltmarsh Brewing takes over all our taps on Fri. 20th Feb. from 5 p.m., with oysters from […]',
      body: storedHtml(
        `<p>Six beers, one bar, no spreadsheet. Saltmarsh Brewing takes over all our taps on Fri. 20th Feb. from 5 p.m., with oysters from […]</p>
<p>The post <a href="https://copperline.example/tap-takeover">Tap Takeover: Saltmarsh x Copperline</a> appeared first on <a href="https://copperline.example">Copperline Brewing</a>.</p>`,
        'https://copperline.example/',
      ),
      tags: ['Taproom', 'Uncategorized'],
      url: 'https://copperline.example/tap-takeover',
      language: 'en-GB',
      publishedAt: '2026-02-09T11:00:00Z',
      raw: { guid: 'https://copperline.example/?p=5120', 'dc:creator': 'admin' },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Tap Takeover: Saltmarsh x Copperline', 'title'),
        fact('statement', 'Six beers, one bar, no spreadsheet.'),
        fact('when', 'Fri. 20th Feb. from 5 p.m.'),
        fact('who', 'Saltmarsh Brewing takes over all our taps'),
      ],
      notForPosts: [
        unusable('markup', 'with oysters from'),
        unusable('navigation', 'appeared first on'),
        unusable('navigation', 'Uncategorized', 'tags'),
      ],
      images: [],
    },
  },
  {
    id: 'held-museum-late-opening',
    sourceType: 'notion_database',
    item: {
      title: 'Museum Late: Clockwork',
      body: `Doors 18:30, last entry 21:00, close 22:00

An evening among the automata of the Voss Collection. Conservator Lucia Marsh winds up the 1774 Writing Boy at 19:15 and again at 20:45; he writes one sentence of up to forty letters, and the audience picks it.

| Slot | Room | What |
| --- | --- | --- |
| 18:45 | Foyer | Bar opens |
| 19:15 | Room 4 | Writing Boy, first winding |
| 20:00 | Studio | Build a paper gear train (max 20) |
| 20:45 | Room 4 | Writing Boy, second winding |

Tickets £14, members £9, under-26s £7. The Studio workshop is included but needs a wristband from the foyer.

Lift out of order until end of month → access via Garden Gate, ring bell.

Catering: ask Paolo re: prosecco quote (last time £640!!)`,
      tags: ['Late', 'Adults'],
      url: 'https://www.notion.example/voss/Museum-Late-Clockwork-19fe',
      raw: {
        Date: '2026-10-15',
        Venue: 'Voss Museum, 3 Canal Row, Bristol',
        Capacity: 180,
        'Ticket link': 'https://tickets.vossmuseum.example/late-clockwork',
        Owner: 'Dana',
        'Budget code': 'EV-2213',
      },
      media: [
        {
          url: 'https://files.notion.example/voss/writing-boy.jpg',
          alt: 'The Writing Boy, an automaton of a child at a desk',
        },
        { url: 'https://files.notion.example/voss/harlow-bank-sponsor.png', alt: 'Sponsored by Harlow Bank' },
      ],
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('when', '2026-10-15', 'raw.Date'),
        fact('where', 'Voss Museum, 3 Canal Row, Bristol', 'raw.Venue'),
        fact('when', 'Doors 18:30, last entry 21:00, close 22:00'),
        fact('statement', 'An evening among the automata of the Voss Collection.'),
        fact(
          'statement',
          'Conservator Lucia Marsh winds up the 1774 Writing Boy at 19:15 and again at 20:45; he writes one sentence of up to forty letters, and the audience picks it.',
        ),
        fact('price', 'Tickets £14, members £9, under-26s £7.'),
        fact('link', 'https://tickets.vossmuseum.example/late-clockwork', 'raw.Ticket link'),
      ],
      notForPosts: [
        unusable('notice', 'Catering: ask Paolo re: prosecco quote (last time £640!!)'),
        unusable('table', 'Build a paper gear train (max 20)'),
        unusable('notice', 'EV-2213', 'raw.Budget code'),
      ],
      images: [
        image('https://files.notion.example/voss/writing-boy.jpg', 'subject'),
        image('https://files.notion.example/voss/harlow-bank-sponsor.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'held-orchestra-season-opening',
    sourceType: 'web_scraper',
    item: {
      title: 'Season Opening: Sibelius Five | Northgate Symphony',
      summary:
        'Northgate Symphony opens its 2026/27 season with Sibelius, Saariaho and a new cello concerto.',
      body: storedHtml(
        `<p>Home › Concerts › 2026/27</p>
<p>Skip to main content</p>
<p>Thursday, September 17, 2026, 7:30 p.m.<br>Northgate Hall, Main Auditorium</p>
<dl><dt>Conductor</dt><dd>Aino Rantala</dd><dt>Cello</dt><dd>Mateo Quispe</dd><dt>Duration</dt><dd>approx. 1 hr 55 min incl. interval</dd></dl>
<h2>Programme</h2>
<ul><li>Kaija Saariaho: Ciel d'hiver</li><li>R. J. Ames: Cello Concerto “Ferrywoman” (world premiere)</li><li>Jean Sibelius: Symphony No. 5 in E-flat major, Op. 82</li></ul>
<p>Sixteen swans passed over Sibelius's house in April 1915, and the tune they gave him closes our first concert of the season. Between the two Finns stands a brand-new concerto, written for Mateo Quispe by our composer in residence, R. J. Ames.</p>
<p>Tickets from $24. Students and under-30s pay $12 at the box office from one hour before the concert.</p>
<p><a href="/cart/add/9917">Add to basket</a></p>
<p>Pre-concert talk at 6:45 p.m. in the Rose Room, free with your ticket.</p>
<h3>You may also like</h3>
<ul><li><a href="/c/brahms">Brahms by Candlelight, Oct 8</a></li><li><a href="/c/family">Family Concert: Peter and the Wolf, Nov 1</a></li></ul>
<p>This site uses cookies to improve your experience. Accept all | Settings</p>`,
        'https://northgatesymphony.example/',
      ),
      tags: [],
      url: 'https://northgatesymphony.example/c/season-opening',
      language: 'en-US',
      featuredImage: {
        url: 'https://northgatesymphony.example/img/rantala-podium-1600.jpg',
        alt: 'Aino Rantala conducting',
      },
      media: [
        { url: 'https://northgatesymphony.example/img/logo@2x.png', alt: 'Northgate Symphony' },
        {
          url: 'https://northgatesymphony.example/img/partners/meridian-air.svg',
          alt: 'Official airline: Meridian Air',
        },
      ],
      raw: {},
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'Thursday, September 17, 2026, 7:30 p.m.'),
        fact('where', 'Northgate Hall, Main Auditorium'),
        fact('who', 'Aino Rantala'),
        fact('who', 'Mateo Quispe'),
        fact(
          'statement',
          "Sixteen swans passed over Sibelius's house in April 1915, and the tune they gave him closes our first concert of the season.",
        ),
        fact('price', 'Tickets from $24.'),
        fact('price', 'Students and under-30s pay $12 at the box office from one hour before the concert.'),
        fact('when', 'Pre-concert talk at 6:45 p.m. in the Rose Room, free with your ticket.'),
        fact(
          'statement',
          'Northgate Symphony opens its 2026/27 season with Sibelius, Saariaho and a new cello concerto.',
          'summary',
        ),
      ],
      notForPosts: [
        unusable('navigation', 'Home › Concerts › 2026/27'),
        unusable('navigation', 'Skip to main content'),
        unusable('cta', 'Add to basket'),
        unusable('navigation', 'Brahms by Candlelight, Oct 8'),
        unusable('navigation', 'Family Concert: Peter and the Wolf, Nov 1'),
        unusable('notice', 'This site uses cookies to improve your experience.'),
      ],
      images: [
        image('https://northgatesymphony.example/img/rantala-podium-1600.jpg', 'subject'),
        image('https://northgatesymphony.example/img/logo@2x.png', 'logo'),
        image('https://northgatesymphony.example/img/partners/meridian-air.svg', 'sponsor'),
      ],
    },
  },
  {
    id: 'held-school-open-day',
    sourceType: 'markdown_repository',
    item: {
      title: 'Open day 2026',
      summary: 'Visit Ashgrove School on 10 October',
      body: `**What**

Open day for families of children starting Year 7 in 2027

**When**

Saturday 10 October 2026, 9.30 am to 12.45 pm.
The head speaks at 10.00 and 11.30 in the
Old Gym.

**Where**

Ashgrove School, Larch Avenue. Please do not park on
the avenue; use the field (enter by the pavilion).

**Applications**

Must reach the *local authority* by 31 October. Late
forms are considered only after all others.

We have 150 places a year and last year had 402 first
choices, so come and ask us the hard questions. Pupils
lead every tour; no teacher listens in.`,
      tags: ['admissions'],
      url: 'https://ashgrove-school.example/open-day',
      language: 'en',
      raw: { layout: 'page', permalink: '/open-day/', draft: false, weight: 20 },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('statement', 'Open day for families of children starting Year 7 in 2027'),
        fact('when', 'Saturday 10 October 2026, 9.30 am to 12.45 pm.'),
        fact('when', 'The head speaks at 10.00 and 11.30 in the Old Gym.'),
        fact('where', 'Ashgrove School, Larch Avenue.'),
        fact('deadline', 'Must reach the *local authority* by 31 October.'),
        fact('number', 'We have 150 places a year and last year had 402 first choices'),
        fact('statement', 'Pupils lead every tour; no teacher listens in.'),
        fact('statement', 'Visit Ashgrove School on 10 October', 'summary'),
      ],
      notForPosts: [unusable('markup', '/open-day/', 'raw.permalink')],
      images: [],
    },
  },
]
