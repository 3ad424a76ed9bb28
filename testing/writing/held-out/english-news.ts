import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

/** Announcements by English-speaking town halls, clubs, charities and schools. */
export const englishNews: WritingItem[] = [
  {
    id: 'held-lido-reopens',
    sourceType: 'web_scraper',
    item: {
      title: 'Marlow Road Lido reopens after two-year rebuild',
      summary: 'Swimmers can return to the heated outdoor pool from the late May bank holiday.',
      body: storedHtml(
        `<p>By Communications Team | Posted 12 May 2026 | 3 min read</p>
<p>Share this page: Facebook | X | Email</p>
<p>Marlow Road Lido will reopen to the public on Saturday 23 May at 7am, two years after a burst main closed the 1936 pool.</p>
<p>The rebuild cost £4.2 million, of which £1.5 million came from the Heritage Lottery. The main pool is now 33 metres long, heated to 24 degrees and has step-free access from both sides.</p>
<figure><img src="/media/lido-east.jpg" alt="The refilled lido seen from the east terrace"><figcaption>The east terrace on test day. Photo: Orla Finch</figcaption></figure>
<p>Councillor Dev Patel, cabinet member for leisure, said: “People have written to me every single week to ask about the lido. I'm glad I can finally stop apologising. Bring a towel.”</p>
<p>Admission is £5.80 for adults and £3.20 for under-16s. Under-5s swim free. Sessions last 90 minutes and can be booked online from Monday 18 May.</p>
<h2>Related pages</h2>
<ul><li><a href="/leisure/parks">Parks and open spaces</a></li><li><a href="/leisure/gyms">Council gyms</a></li></ul>
<p>Was this page useful? Yes / No</p>`,
        'https://www.hartwell-council.example/',
      ),
      tags: ['Leisure', 'News'],
      url: 'https://www.hartwell-council.example/news/lido-reopens',
      language: 'en-GB',
      publishedAt: '2026-05-12T09:00:00Z',
      featuredImage: {
        url: 'https://www.hartwell-council.example/media/lido-east.jpg',
        alt: 'The refilled lido seen from the east terrace',
      },
      media: [
        {
          url: 'https://www.hartwell-council.example/assets/crest-white.svg',
          alt: 'Hartwell Borough Council',
        },
        {
          url: 'https://www.hartwell-council.example/media/heritage-lottery-strip.png',
          alt: 'Made possible by the Heritage Lottery',
        },
      ],
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'Saturday 23 May at 7am'),
        fact(
          'statement',
          'Marlow Road Lido will reopen to the public on Saturday 23 May at 7am, two years after a burst main closed the 1936 pool.',
        ),
        fact('price', '£4.2 million'),
        fact('number', '33 metres long'),
        fact('price', 'Admission is £5.80 for adults and £3.20 for under-16s.'),
        fact(
          'quote',
          "People have written to me every single week to ask about the lido. I'm glad I can finally stop apologising. Bring a towel.",
        ),
        fact('who', 'Councillor Dev Patel, cabinet member for leisure'),
        fact('when', 'can be booked online from Monday 18 May'),
        fact(
          'statement',
          'Swimmers can return to the heated outdoor pool from the late May bank holiday.',
          'summary',
        ),
      ],
      notForPosts: [
        unusable('navigation', 'By Communications Team'),
        unusable('navigation', 'Share this page: Facebook'),
        unusable('navigation', 'Parks and open spaces'),
        unusable('navigation', 'Council gyms'),
        unusable('navigation', 'Was this page useful?'),
      ],
      images: [
        image('https://www.hartwell-council.example/media/lido-east.jpg', 'subject'),
        image('https://www.hartwell-council.example/assets/crest-white.svg', 'logo'),
        image('https://www.hartwell-council.example/media/heritage-lottery-strip.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'held-well-pumps-press-release',
    sourceType: 'push',
    item: {
      title: '40th solar pump completes first phase in Turkana',
      body: `FOR IMMEDIATE RELEASE

**NAIROBI, Kenya, 3 March 2026** – WellSpring Alliance today switched on its 40th solar water pump, in the village of Kakalel, completing the first phase of a programme that now serves 61,500 people across Turkana County.

Before the pump, families in Kakalel walked 9 km each way to the nearest borehole. The new system delivers 18,000 litres a day and is maintained by two technicians from the village.

"The pump is the easy part," said Agnes Ekal, who runs the programme. "What keeps water flowing is a committee that meets, a ledger that adds up and a spare seal in the cupboard. We train for the cupboard."

Phase two begins in September 2026 and will add 25 pumps along the Kerio valley. Its budget of USD 2.1m is 70% funded.

###

**About WellSpring Alliance**
WellSpring Alliance is a registered non-profit working on rural water in East Africa since 2004. It is a member of the Global Water Compact.

**Media contact:** Tom Reyes, press@wellspring-alliance.example, +254 20 555 0134
Notes to editors: high-resolution photographs are available on request.`,
      tags: ['press'],
      url: 'https://wellspring-alliance.example/press/40th-pump',
      language: 'en',
      publishedAt: '2026-03-03T06:30:00Z',
      featuredImage: {
        url: 'https://wellspring-alliance.example/img/kakalel-tap.jpg',
        alt: 'Children filling jerrycans at the new tap in Kakalel',
      },
      media: [
        {
          url: 'https://wellspring-alliance.example/img/gwc-member-badge.png',
          alt: 'Member of the Global Water Compact',
        },
      ],
      raw: {
        embargo: '2026-03-03 09:00 EAT',
        approver: 'A. Ekal (ok by phone, do not cite her salary band)',
      },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact(
          'statement',
          'WellSpring Alliance today switched on its 40th solar water pump, in the village of Kakalel',
        ),
        fact('number', '61,500 people'),
        fact(
          'statement',
          'Before the pump, families in Kakalel walked 9 km each way to the nearest borehole.',
        ),
        fact('number', '18,000 litres a day'),
        fact(
          'quote',
          'What keeps water flowing is a committee that meets, a ledger that adds up and a spare seal in the cupboard. We train for the cupboard.',
        ),
        fact('who', 'Agnes Ekal'),
        fact('when', 'September 2026'),
        fact('price', 'USD 2.1m'),
        fact('number', '70% funded'),
      ],
      notForPosts: [
        unusable('notice', 'FOR IMMEDIATE RELEASE'),
        unusable('notice', 'It is a member of the Global Water Compact.'),
        unusable('notice', 'Tom Reyes, press@wellspring-alliance.example, +254 20 555 0134'),
        unusable('notice', 'Notes to editors: high-resolution photographs are available on request.'),
        unusable('notice', 'A. Ekal (ok by phone, do not cite her salary band)', 'raw.approver'),
        unusable('notice', '2026-03-03 09:00 EAT', 'raw.embargo'),
      ],
      images: [
        image('https://wellspring-alliance.example/img/kakalel-tap.jpg', 'subject'),
        image('https://wellspring-alliance.example/img/gwc-member-badge.png', 'logo'),
      ],
    },
  },
  {
    id: 'held-hockey-match-report',
    sourceType: 'push',
    item: {
      title: "Ladies' 1s 3-2 Penfold Park",
      body: storedPlainText(`Played at Quarry Lane in front of the biggest
crowd of the season (we counted 212 and two
dogs), the Ladies' 1s came from two down to win
it in the 68th minute.

Penfold scored from their first two short
corners. After the break Jess Okafor pulled one
back from the top of the D, and captain Mo Lindqvist
levelled with a reverse-stick shot that the keeper
never saw.

Seventeen-year-old Priya Nair, on for her debut,
tapped in the winner at the far post.

The result lifts us to 4th in Division Two South
with three games left. Next up: away at St. Bede's,
Sat 14 Nov, push-back 1.30 pm.

Match fees: please pay Sue by Thursday!!
Lifts leave the clubhouse at noon.`),
      tags: ['1s', 'report'],
      url: null,
      publishedAt: '2026-11-07T18:12:00Z',
      featuredImage: { url: 'https://quarrylanehc.example/up/IMG_20261107_1544.jpg' },
      raw: {},
    },
    expect: {
      kind: 'other',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('statement', "the Ladies' 1s came from two down to win it in the 68th minute."),
        fact('number', 'we counted 212 and two dogs'),
        fact(
          'statement',
          'Seventeen-year-old Priya Nair, on for her debut, tapped in the winner at the far post.',
        ),
        fact('who', 'captain Mo Lindqvist'),
        fact('number', 'The result lifts us to 4th in Division Two South with three games left.'),
        fact('when', 'Sat 14 Nov, push-back 1.30 pm'),
        fact('where', 'Quarry Lane'),
        fact('name', "Ladies' 1s 3-2 Penfold Park", 'title'),
      ],
      notForPosts: [
        unusable('notice', 'Match fees: please pay Sue by Thursday!!'),
        unusable('notice', 'Lifts leave the clubhouse at noon.'),
      ],
      images: [image('https://quarrylanehc.example/up/IMG_20261107_1544.jpg', 'subject')],
    },
  },
  {
    id: 'held-farm-newsletter',
    sourceType: 'rss_feed',
    item: {
      title: 'Notes from Thistle Bank, no. 88',
      summary:
        'Dear friends of the farm, The first lambs arrived on Sunday night, twins, in the middle of the hailstorm, and Bramble the ewe […]',
      body: storedHtml(
        `<p>Dear friends of the farm,</p>
<p>The first lambs arrived on Sunday night, twins, in the middle of the hailstorm, and Bramble the ewe is already back to bossing the flock about. We expect 64 more before Easter.</p>
<p><strong>Veg boxes.</strong> From 1 April the small box goes up from £11.50 to £12.25, our first increase in three years. The large box stays at £18. If money is tight, talk to Hanna: there are ten solidarity boxes a week and nobody asks why.</p>
<p><strong>Lambing weekend.</strong> Come and meet them on 28 and 29 March, 10 till 4. Wellies essential, dogs at home please. No booking, £2 in the honesty tin.</p>
<p><strong>The hedge, continued.</strong> Many of you asked after the half mile of hedge along the Gladestry lane that we started laying in November. It is done, bar the last forty yards, where a family of wrens has made a prior claim. Joe's way of laying is the Brecon style: the stems are cut nearly through, bent over and woven between stakes, so that the whole thing sprouts again from the base and a ewe can't get her head through it. It looks like vandalism in January and like a wall in June. We had help from seven volunteers, one of whom had driven from Swansea and had never held a billhook before. By four o'clock he was correcting Joe's stakes. He has been invited back.</p>
<p><strong>What the vet said.</strong> Bramble's limp is arthritis and not foot rot, which is good news for the flock and less good news for Bramble. She is eleven, which is a great age for a hill ewe. She gets a heated corner of the barn, and she has understood at once that it belongs to her alone.</p>
<p><strong>From the dairy.</strong> We have been asked whether we will make the ash-rolled cheese again this spring. We will, but there will be less of it. The milk goes to the lambs first; what is left over after the middle of April goes into the vat. Last year that came to 310 cheeses, and we sold the last one on the third of August to a man who wanted it for a christening. If you would like to be told when the first ones are ripe, put your name in the blue book at the gate. We still don't have an online shop, and every time somebody explains to us why we ought to have one, another lamb arrives.</p>
<p><strong>A correction.</strong> In the last letter we wrote that the stone barn was built in 1802. Mr. Pryce of Upper Hay has since shown us a deed that mentions it in 1741, along with “one boar of uncertain temper”. We apologise to the barn. Of the boar nothing further is known.</p>
<p><strong>School visits.</strong> Classes can visit us on Tuesdays and Wednesdays in May and June. A visit takes two hours, costs nothing and always ends in mud. We take one class a day, because the collies need a rest afterwards. Teachers can ring Hanna in the evenings; please let it ring for a long time.</p>
<p><strong>The question of the month</strong> came from Ifan, aged six: do sheep know that it is raining? Joe has thought about it for a week. His answer is that they know perfectly well, that they have always known, and that they are waiting for us to notice.</p>
<p>That's all for now. Keep warm!</p>
<p>Hanna, Joe and the collies</p>
<hr>
<p>You are receiving this email because you signed up at our gate. <a href="https://thistlebank.example/u?id=4471">Unsubscribe</a> | <a href="https://thistlebank.example/view">View in browser</a></p>
<p>© 2026 Thistle Bank Farm, Lower Hay, Powys</p>`,
        'https://thistlebank.example/',
      ),
      tags: [],
      url: 'https://thistlebank.example/notes/88',
      language: 'en',
      publishedAt: '2026-03-10T20:00:00Z',
      media: [
        { url: 'https://thistlebank.example/i/twins.jpg', alt: 'Twin lambs under a heat lamp' },
        { url: 'https://thistlebank.example/i/spacer.gif', alt: '' },
        { url: 'https://www.gravatar.example/avatar/hanna?s=64', alt: 'Hanna' },
      ],
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('statement', 'The first lambs arrived on Sunday night, twins, in the middle of the hailstorm'),
        fact('number', 'We expect 64 more before Easter.'),
        fact(
          'price',
          'From 1 April the small box goes up from £11.50 to £12.25, our first increase in three years.',
        ),
        fact('price', 'The large box stays at £18.'),
        fact('when', '28 and 29 March, 10 till 4'),
        fact('price', 'No booking, £2 in the honesty tin.'),
        fact('number', 'there are ten solidarity boxes a week and nobody asks why'),
        fact('statement', 'It looks like vandalism in January and like a wall in June.'),
        fact('number', 'Last year that came to 310 cheeses'),
        fact('when', 'Classes can visit us on Tuesdays and Wednesdays in May and June.'),
        fact('number', 'A visit takes two hours, costs nothing and always ends in mud.'),
        fact('quote', 'do sheep know that it is raining?'),
      ],
      notForPosts: [
        unusable('salutation', 'Dear friends of the farm,'),
        unusable('salutation', "That's all for now. Keep warm!"),
        unusable('salutation', 'Hanna, Joe and the collies'),
        unusable('notice', 'You are receiving this email because you signed up at our gate.'),
        unusable('cta', 'Unsubscribe'),
        unusable('cta', 'View in browser'),
        unusable('notice', '© 2026 Thistle Bank Farm'),
        unusable('markup', '[…]', 'summary'),
      ],
      images: [
        image('https://thistlebank.example/i/twins.jpg', 'subject'),
        image('https://thistlebank.example/i/spacer.gif', 'decoration'),
        image('https://www.gravatar.example/avatar/hanna?s=64', 'avatar'),
      ],
    },
  },
  {
    id: 'held-library-closed-monday',
    sourceType: 'database_table',
    item: {
      title: 'Closed Monday 4 May',
      body: 'All six branches are closed for stocktaking; the book drop at Mill Street stays open.',
      tags: [],
      url: null,
      raw: {
        notice_id: 3391,
        shown_on_screens: 1,
        valid_from: '2026-04-27',
        valid_to: '2026-05-04',
        created_by: 'rlowe',
      },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('when', 'Closed Monday 4 May', 'title'),
        fact(
          'statement',
          'All six branches are closed for stocktaking; the book drop at Mill Street stays open.',
        ),
        fact('where', 'Mill Street'),
      ],
      notForPosts: [
        unusable('notice', 'rlowe', 'raw.created_by'),
        unusable('notice', '3391', 'raw.notice_id'),
      ],
      images: [],
    },
  },
]
