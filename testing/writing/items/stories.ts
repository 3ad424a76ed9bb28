import { bibleItem, fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

export const stories: WritingItem[] = [
  {
    id: 'en-story-lamp-keeper',
    sourceType: 'bucket_manifest',
    item: bibleItem(
      'the-lamp-keepers-apprentice',
      {
        slug: 'the-lamp-keepers-apprentice',
        title: 'The Lamp Keeper’s Apprentice',
        language: 'en',
        content_type: 'story',
        logline: 'A girl who is afraid of the dark is sent to look after the only light for forty miles.',
        characters: [
          { name: 'Wren Tolliver', role: 'the apprentice, eleven years old' },
          { name: 'Old Fenwick', role: 'the keeper, who has not slept a whole night since 1902' },
        ],
        reading_time_minutes: 6,
        body: `## One

The boat put Wren Tolliver ashore on Gull Stack on the last day of October, with a
trunk, a ham, and a letter that nobody had let her read.

"You're small," said the keeper.

"I'm eleven," said Wren.

"That isn't an answer." He took the ham. "Can you count to twelve?"

"Of course I can!"

"Then you can keep a light. Every twelve seconds it must come round. Eleven, and the
ships think we are Skerry Point. Thirteen, and they think we are dead."

She did not tell him about the dark. She did not tell him that at home she slept with
the door open and a candle in the hall, or that the letter in her pocket, which she had
of course steamed open over the ship's kettle, said only: *She will do. She is frightened
of exactly the right thing.*

## Two

On the ninth night the clockwork stopped. Old Fenwick lay below with a fever, and so
Wren turned the great lens by hand, counting, until her voice was gone; and then she
counted on her fingers; and when the sun came up over the water (it took its time, she
thought) there were four ships on the horizon, all of them afloat.

"How many times did it go round?" asked Fenwick, when he could ask anything.

"Three thousand six hundred," whispered Wren. "I think I lost one."

"You didn't," he said. "I was counting too."

* * *

Illustrations: Petra Holm. © Gull Stack Press 2026. All rights reserved.`,
        featured_image: 'images/gull-stack-night.jpg',
        gallery: ['images/wren-lens.jpg'],
        assets: [{ path: 'images/press-logo.png', role: 'logo', alt: 'Gull Stack Press' }],
        tags: ['sea', 'courage', 'age 8+'],
        brand: 'Gull Stack Press',
        _meta: { version: '2', updated_at: '2026-09-01T10:00:00Z' },
      },
      [
        {
          url: 'https://bibles.example.com/content/the-lamp-keepers-apprentice/images/press-logo.png',
          alt: 'Gull Stack Press',
        },
      ],
    ),
    expect: {
      kind: 'story',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'The Lamp Keeper’s Apprentice', 'title'),
        fact(
          'statement',
          'A girl who is afraid of the dark is sent to look after the only light for forty miles.',
          'raw.logline',
        ),
        fact('who', 'Wren Tolliver'),
        fact('quote', 'She will do. She is frightened of exactly the right thing.'),
        fact('statement', 'On the ninth night the clockwork stopped.'),
        fact('quote', 'Then you can keep a light. Every twelve seconds it must come round.'),
        fact('name', 'Old Fenwick', 'raw.characters'),
      ],
      notForPosts: [
        unusable('notice', 'All rights reserved.'),
        unusable('markup', '* * *'),
        unusable('markup', '## Two'),
      ],
      images: [
        image(
          'https://bibles.example.com/content/the-lamp-keepers-apprentice/images/gull-stack-night.jpg',
          'subject',
        ),
        image(
          'https://bibles.example.com/content/the-lamp-keepers-apprentice/images/wren-lens.jpg',
          'subject',
        ),
        image('https://bibles.example.com/content/the-lamp-keepers-apprentice/images/press-logo.png', 'logo'),
      ],
    },
  },
  {
    id: 'en-story-seed-library',
    sourceType: 'rss_feed',
    item: {
      title: 'The man who posted beans to strangers',
      summary:
        'For 37 years Harold Nye kept a seed library in his garage. This spring somebody opened the drawers again.',
      body: storedHtml(
        `<p>By <a href="https://furrow.example/authors/dana">Dana Whitlock</a> | Photographs by Luis Ferreira | 8 min read</p>
<p>Hi friends, and welcome to the 212 of you who joined since Sunday!</p>
<p>When Harold Nye’s daughter unlocked the garage in Corvallis, she expected paint cans. What she found instead were 61 card-catalog drawers, the kind that libraries threw out in the nineties, and in every drawer envelopes, and in every envelope beans.</p>
<p>There were black beans and white ones, beans with eyes, beans with saddles, a bean the color of a robin’s egg. Each envelope had a number, a place, and a name in pencil. No. 418: <em>Tula Mae’s, Harlan County, from her apron pocket, 1983</em>. No. 1,127: <em>Bus driver, Route 6. Would not say where he got it</em>.</p>
<p>“He never told us what they were for,” says Ellen Nye, who is 58 and teaches chemistry two streets away. “He said he was keeping something for people who had not asked yet.”</p>
<h2>A HABIT, NOT A HOBBY</h2>
<p>Nye was a mail carrier for thirty-one years, and it is tempting to say that this explains it. He walked fourteen miles a day past other people’s gardens, and people who garden talk. In 1979, the year the cannery closed, an old man on Fillmore Street gave him a handful of seed because he had nobody else to give it to; by the end of the week two more had done the same, and by Christmas Nye had bought his first drawer at a school sale for $4.</p>
<p>He grew every variety once in seven years, because that is about how long a bean will wait. He wrote to seed companies, to prisons, to convents. And if you wrote to him, and you enclosed a stamp, he sent you twelve beans and a letter, and asked for one thing only: that you send twelve back.</p>
<p>Not everyone did. He kept count of that, too. Of 5,340 envelopes mailed between 1979 and 2016, 3,902 came home.</p>
<p>Is seventy-three percent a lot? Ask anyone who has lent a book.</p>
<p>The letters are what people remember. They ran to two pages, sometimes three, and they were about the bean the way a letter of recommendation is about a nephew: fond, exact, not blind to his faults. “She sulks in May,” he wrote of a yellow-eye from Vermont, “but you will forgive her in August.” Of a pole bean from a monastery near Louvain he said that it climbed clockwise on weekdays. He warned a schoolteacher in Tulsa that No. 733 would cross with anything, “like my cousin Dale.” Ellen has found 214 carbon copies so far and is reading them in order, one with each breakfast, which by her reckoning will take her into the second week of next March.</p>
<p>There was a wife, too, and it would be wrong to leave her out, although she asked for nothing more in life than to be left out of things. Dorothy Nye kept the books of a lumber yard and slept badly. At four in the morning she cut envelopes from brown paper bags at the kitchen table, because shop envelopes sweat, and because it was, she said, the only part of the business with any glue in it. She died in 1998. He never bought envelopes afterward either; he cut them himself, a little crooked, and anybody who opens the later drawers can see, from the left edge, the year in which it happened.</p>
<p>What did he want with it all? There is a tape. A student from the community radio visited in 1994 and asked him precisely that, and on the tape you can hear a chair, a dog and, after a good eleven seconds, the answer: “Well, somebody has to be in the middle.” The student, who is a dentist in Tacoma today, told me that he had thought it was a dull reply and had cut it from the broadcast. He has apologized to Ellen by mail.</p>
<h2>The second opening</h2>
<p>Harold Nye had a stroke in November 2016, and the garage was locked with everything in it. Nine years is too long for a bean, or so the literature says. Ellen took a spoonful from each of the drawers to the seed lab at the university, where Dr. Renu Batra laid them on damp paper, four hundred at a time, and waited.</p>
<p>“I had budgeted for five percent,” Batra told me. “On day six I phoned Ellen and said, you had better sit down.” Twenty-nine percent had sprouted. In the drawers along the north wall, which is of stone and stays cool, it was closer to half.</p>
<blockquote><p>“Seeds are not a museum. They are a promise with an expiry date.”</p><p>— Dr. Renu Batra</p></blockquote>
<p>A word about the half that did not sprout. Batra keeps it, in jars, on the sill of her office; she is not sentimental, she says, but you do not throw away the audience. Dead seed has its uses. It tells you how long is too long, and for which kind, and at what temperature, and there is surprisingly little data on any of that, because hardly anyone has ever been patient and careless enough at once to produce it. Her paper will have the garage in its title. The drawers, the stone wall, the north side and the south side: without meaning to, a mail carrier had laid out a nine-year experiment with a control group, and all that he had left undone was to write down that he was doing it.</p>
<p>What happened next was, in a way, more mail. The lab had no greenhouse to spare and no money; it had a list, though. In a shoebox under the workbench Ellen had found the addresses of everyone who had ever sent beans back. She wrote to 1,100 of them. Some letters were returned, some were answered by grandchildren. One reply was a photograph of a fence in Saskatchewan, entirely hidden by vines, with a note: <em>Been waiting for you to ask.</em></p>
<p>By the first of May, 640 households in 38 states and four provinces had agreed to grow one variety each, for one summer, and to send twelve beans home. Hardware stores gave twine. A retired printer in Eugene set new envelopes by hand, in the typeface of the old ones, because he had grown up on Nye’s route and remembered the lettering on the garage door.</p>
<p>I visited four of the gardens in July. In Bend, a parole officer named Marcus Teal grows No. 2,050 up the flagpole of his office, against regulations, with the knowledge of his supervisor, who waters it on weekends. In Ashland two sisters of nine and twelve have drawn a chart on the wall of their bedroom (“It is NOT late,” the younger one corrected me, “it is <em>thinking</em>”). In Salem the beans failed, all of them, after a hailstorm that lasted eleven minutes; the grower, Mrs. Adeyemi, cried on the telephone, and was sent twelve more by a stranger in Boise before the week was out. And on Fillmore Street, in the garden next to the one where it began, somebody has let No. 1 climb the laundry pole. It is a plain brown bean, I have to say. It looks like nothing much…</p>
<p>That, Ellen says, was her father’s favorite thing about it.</p>
<h2>How it ends, or doesn’t</h2>
<p>The harvest comes in through October. If the numbers hold (and the people at the lab, who are careful with that word, say that they will), the Nye collection will have 1,480 living varieties by winter, among them about ninety that are held by no seed bank anywhere. The university has given them a cold room. It is at −18 °C, which would have seemed extravagant to a man who owned a single coat.</p>
<p>The drawers stay in the garage, though. Ellen insists on it. On Saturdays from nine to noon the door is open, and anyone who brings a stamp may choose an envelope. There is a sign on the door in pencil. It reads: “Twelve out, twelve back.”</p>
<p>She has started to walk the old route as well, on Sundays, the fourteen miles of it, with a canvas bag. I asked what she had in there. She looked at me the way, I imagine, he would have.</p>
<p>“Mail,” she said.</p>
<hr>
<p><em>Correction, Aug. 3: An earlier version of this story misstated the width of the drawers.</em></p>
<p>If you liked this, <a href="https://furrow.example/share">share it with a friend</a> or <a href="https://furrow.example/tip">leave a tip</a>.</p>
<p>Read next: <a href="https://furrow.example/orchard">An orchard on the roof of a prison</a></p>
<p>© 2026 The Furrow. 1420 Depot Ave., Portland, OR. <a href="https://furrow.example/unsubscribe">Unsubscribe</a></p>`,
        'https://furrow.example/',
      ),
      tags: ['Seeds', 'Oregon', 'Long read'],
      url: 'https://furrow.example/beans',
      language: 'en',
      publishedAt: '2026-07-30T12:00:00Z',
      featuredImage: {
        url: 'https://furrow.example/img/drawers.jpg',
        alt: 'Wooden card-catalog drawers with handwritten numbers, one of them open and full of paper envelopes',
      },
      media: [{ url: 'https://furrow.example/img/dana-whitlock-headshot.jpg', alt: 'Dana Whitlock' }],
      raw: { author: ['Dana Whitlock'], category: ['Seeds', 'Oregon', 'Long read'] },
    },
    expect: {
      kind: 'story',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('statement', 'For 37 years Harold Nye kept a seed library in his garage.', 'summary'),
        fact('number', '61 card-catalog drawers'),
        fact('statement', 'Nye was a mail carrier for thirty-one years'),
        fact('number', 'Of 5,340 envelopes mailed between 1979 and 2016, 3,902 came home.'),
        fact('quote', 'Seeds are not a museum. They are a promise with an expiry date.'),
        fact('number', 'Twenty-nine percent had sprouted.'),
        fact('number', '640 households in 38 states and four provinces'),
        fact('quote', 'Twelve out, twelve back.'),
        fact('who', 'Dr. Renu Batra'),
        fact('when', 'On Saturdays from nine to noon the door is open'),
      ],
      notForPosts: [
        unusable('salutation', 'Hi friends, and welcome to the 212 of you who joined since Sunday!'),
        unusable('notice', 'Correction, Aug. 3:'),
        unusable('cta', 'share it with a friend'),
        unusable('navigation', 'Read next:'),
        unusable('notice', '© 2026 The Furrow.'),
        unusable('notice', '8 min read'),
      ],
      images: [
        image('https://furrow.example/img/drawers.jpg', 'subject'),
        image('https://furrow.example/img/dana-whitlock-headshot.jpg', 'avatar'),
      ],
    },
  },
  {
    id: 'de-story-uhrmacher',
    sourceType: 'notion_database',
    item: {
      title: 'Der Uhrmacher von Gleis 3',
      body: `Jeden Morgen um 6.12 Uhr, wenn der Zug nach Erfurt schon weg ist und der nach
Gotha noch nicht da, steigt Anton Wiesel auf eine Leiter und stellt die Bahnhofsuhr.
Sie geht seit dem Sturm im Februar vier Minuten nach. Jeden Tag aufs Neue.

»Warum lassen Sie sie nicht reparieren?«, fragte ihn einmal eine Pendlerin.

»Weil dann niemand mehr heraufkäme«, sagte Wiesel.

Er ist 74 und im Ruhestand, seit es das Stellwerk nicht mehr gibt. Die Leiter gehört
ihm, das Recht, sie anzulehnen, hat ihm ein Bahnhofsvorsteher gegeben, der selbst
längst nicht mehr lebt. Vermutlich ist es verjährt. Gefragt hat nie jemand.

## Was die Leute nicht wissen

Oben, hinter dem Zifferblatt, liegt ein Schulheft. Wiesel trägt darin ein, wer ihm
gewinkt hat: am 3. März elf Menschen, am 4. März neun und ein Hund. Seit 2018 sind so
siebzehn Hefte voll geworden.

Im Herbst kam ein Brief. Die Uhr werde »im Zuge der Modernisierung« durch eine digitale
Anzeige ersetzt. Am Montag darauf standen um 6.12 Uhr nicht elf, sondern
zweihundertsechs Menschen auf Gleis 3 und winkten.

Die Anzeige hängt jetzt an Gleis 1 …

*Aus der Reihe „Kleine Dienste“, Folge 9. Protokoll: M. Hartung*

[[Lektorat: Schluss kürzen?]]`,
      tags: ['Kleine Dienste', 'Porträt'],
      url: 'https://nahbei-magazin.example/uhrmacher',
      publishedAt: '2026-10-05T06:12:00+02:00',
      raw: {
        Titel: 'Der Uhrmacher von Gleis 3',
        Reihe: 'Kleine Dienste',
        Folge: 9,
        Ort: 'Wutha',
        Status: 'fertig',
      },
    },
    expect: {
      kind: 'story',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Der Uhrmacher von Gleis 3', 'title'),
        fact('who', 'Anton Wiesel'),
        fact('when', 'Jeden Morgen um 6.12 Uhr'),
        fact('number', 'Sie geht seit dem Sturm im Februar vier Minuten nach.'),
        fact('quote', 'Weil dann niemand mehr heraufkäme'),
        fact('number', 'Seit 2018 sind so siebzehn Hefte voll geworden.'),
        fact(
          'statement',
          'Am Montag darauf standen um 6.12 Uhr nicht elf, sondern zweihundertsechs Menschen auf Gleis 3 und winkten.',
        ),
        fact('where', 'Wutha', 'raw.Ort'),
      ],
      notForPosts: [
        unusable('notice', 'Protokoll: M. Hartung'),
        unusable('notice', '[[Lektorat: Schluss kürzen?]]'),
      ],
      images: [],
    },
  },
]
