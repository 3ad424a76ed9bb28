import { fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

export const people: WritingItem[] = [
  {
    id: 'en-person-conductor',
    sourceType: 'web_scraper',
    item: {
      title: 'Five questions for Thandeka Mokoena, our new music director',
      summary: 'She arrives in September with one suitcase of scores and no baton.',
      body: `*Published 4 June 2026 · Interview: Owen Rees · Reading time: 4 minutes*

Thandeka Mokoena (41) takes over the Aldgate Sinfonia on 1 September. Born in Pietermaritzburg, she came to conducting from the back desk of the violas, spent six seasons in Gothenburg, and has recorded all four symphonies of Louise Farrenc’s circle that anyone can find.

**Why no baton?**

“I broke it in a rehearsal of Brahms in 2014 and nobody noticed. That told me something.”

**What will we hear first?**

“Florence Price, Symphony No. 3, on 18 September. And Haydn in every programme of the season, all twelve. Haydn is vegetables.”

**The Sinfonia has lost a fifth of its subscribers since 2019. Does that frighten you?**

“It makes me curious. We will sell 200 seats for £5 at each concert, at the door, to whoever is there first. If they are all cellists, fine.”

**You are known for rehearsing with the doors open.**

“A closed rehearsal is a meeting.”

**What should people bring on their first evening?**

“Shoes they can sit still in!”

Mokoena succeeds Sir Desmond Hale, who led the orchestra for seventeen years and becomes conductor laureate.

[Book tickets](https://aldgatesinfonia.example/book) · [Season brochure (PDF, 3.4 MB)](https://aldgatesinfonia.example/2026-27.pdf) · [Tweet](https://x.com/intent/post)`,
      tags: ['music director', 'interview'],
      url: 'https://aldgatesinfonia.example/stories/thandeka-mokoena',
      language: 'en-GB',
      publishedAt: '2026-06-04T09:00:00Z',
      featuredImage: {
        url: 'https://aldgatesinfonia.example/img/mokoena.jpg',
        alt: 'Thandeka Mokoena laughing in an empty concert hall, a viola case beside her',
      },
      media: [
        { url: 'https://aldgatesinfonia.example/img/arts-fund.png', alt: 'Principal funder: City Arts Fund' },
      ],
      raw: { 'author (JSON-LD)': 'Owen Rees', 'section (JSON-LD)': 'Stories' },
    },
    expect: {
      kind: 'person',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('who', 'Thandeka Mokoena, our new music director', 'title'),
        fact('statement', 'She arrives in September with one suitcase of scores and no baton.', 'summary'),
        fact('when', 'Thandeka Mokoena (41) takes over the Aldgate Sinfonia on 1 September.'),
        fact(
          'quote',
          'I broke it in a rehearsal of Brahms in 2014 and nobody noticed. That told me something.',
        ),
        fact('quote', 'A closed rehearsal is a meeting.'),
        fact('when', 'on 18 September'),
        fact('price', '200 seats for £5 at each concert'),
        fact('who', 'Sir Desmond Hale, who led the orchestra for seventeen years'),
      ],
      notForPosts: [
        unusable('notice', 'Reading time: 4 minutes'),
        unusable('cta', 'Book tickets'),
        unusable('cta', 'Season brochure (PDF, 3.4 MB)'),
      ],
      images: [
        image('https://aldgatesinfonia.example/img/mokoena.jpg', 'subject'),
        image('https://aldgatesinfonia.example/img/arts-fund.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'en-obituary-ferryman',
    sourceType: 'web_scraper',
    item: {
      title: 'Aldous Greer, 1938–2026',
      body: `It is with great sadness that we announce the death of our founder, Aldous Greer, who died at home in Kilbrannan on 2 October 2026. He was 88.

Aldous bought his first boat, the *Nancy Bell*, for £90 in 1961 and ran her across the sound for eleven years before anyone thought to ask for a licence. The company he leaves behind carries 74,000 passengers a year. He knew, we believe, about half of them by name.

“If you can see the other side,” he used to tell new crew, “you are already responsible for it.”

He is survived by his wife Moira, his daughters Jean and Catriona, and five grandchildren, one of whom skippers the noon boat.

The funeral will be private. A crossing in his memory leaves the Kilbrannan slip on Saturday, 24 October at 11 a.m.; all are welcome, and there is no fare. In place of flowers the family asks for gifts to the lifeboat.

[Leave a message in the book of condolence](https://greerferries.example/aldous#book)

[Timetable](https://greerferries.example/timetable) [Fares](https://greerferries.example/fares) [Summer offers](https://greerferries.example/offers)`,
      tags: [],
      url: 'https://greerferries.example/aldous',
      language: 'en',
      publishedAt: '2026-10-05T07:00:00Z',
      featuredImage: {
        url: 'https://greerferries.example/img/aldous-1974.jpg',
        alt: 'Aldous Greer at the wheel of a small open ferry, 1974',
      },
      media: [
        { url: 'https://greerferries.example/img/summer-offer-banner.jpg', alt: 'Summer offer: 2 for 1' },
      ],
      raw: { 'og:type': 'article' },
    },
    expect: {
      kind: 'obituary',
      language: { code: 'en', from: 'document' },
      flags: ['sensitive kind'],
      facts: [
        fact('who', 'Aldous Greer', 'title'),
        fact('when', 'died at home in Kilbrannan on 2 October 2026'),
        fact('number', 'He was 88.'),
        fact(
          'statement',
          'Aldous bought his first boat, the *Nancy Bell*, for £90 in 1961 and ran her across the sound for eleven years before anyone thought to ask for a licence.',
        ),
        fact('quote', 'you are already responsible for it.'),
        fact(
          'when',
          'A crossing in his memory leaves the Kilbrannan slip on Saturday, 24 October at 11 a.m.; all are welcome, and there is no fare.',
        ),
        fact('statement', 'In place of flowers the family asks for gifts to the lifeboat.'),
      ],
      notForPosts: [
        unusable('cta', 'Leave a message in the book of condolence'),
        unusable('navigation', 'Summer offers'),
        unusable('cta', 'Summer offer: 2 for 1', 'alt'),
      ],
      images: [
        image('https://greerferries.example/img/aldous-1974.jpg', 'subject'),
        image('https://greerferries.example/img/summer-offer-banner.jpg', 'decoration'),
      ],
    },
  },
  {
    id: 'de-person-hebamme',
    sourceType: 'rss_feed',
    item: {
      title: '„Ich komme auch bei Glatteis“: Unterwegs mit Landhebamme Dr. Ines Pröll',
      body: storedHtml(
        `<p><em>Von Theo Nagel. Mit Fotos von Anna Kittel</em></p>
<p>Das Auto ist 14 Jahre alt, hat 412.000 km auf dem Zähler und riecht nach Fenchel. „Ein neues würde die Frauen nur verunsichern“, sagt Ines Pröll und biegt ohne zu blinken auf einen Feldweg ab.</p>
<p>Pröll, 52, ist die einzige Hebamme zwischen Seelow und Letschin, und sie ist promoviert: über die Sterblichkeit von Wöchnerinnen im Oderbruch um 1860. Rund 2.300 Kinder hat sie auf die Welt geholt, das erste 1997, das bisher letzte in der Nacht zum vergangenen Sonntag (Junge, 3.840 g, „Haare wie ein Dachs“).</p>
<p>Wie viele Kilometer sie im Jahr fährt? „38.000. Davon bezahlt die Kasse gut die Hälfte.“</p>
<h3>NACHTS UM DREI</h3>
<p>Einmal, im Januar 2010, blieb sie bei minus 19 Grad im Schnee stecken; ein Landwirt zog sie mit dem Trecker bis vor die Haustür der Gebärenden und wartete dann vier Stunden mit laufendem Motor, weil er „jetzt auch wissen wollte, was es wird“. Es wurde ein Mädchen. Es heißt Ines.</p>
<p>Seit dem Frühjahr bildet Pröll erstmals aus: Zwei Studentinnen der Hochschule Cottbus fahren abwechselnd mit. Zum 1. Januar 2028 will sie kürzertreten. Will sie? „Sagen wir: weniger Feldwege.“</p>
<p><a href="https://oderkurier.example/abo">Weiterlesen mit O+</a></p>
<p>Mehr zum Thema: <a href="https://oderkurier.example/kreisssaal">Kreißsaal in Wriezen schließt</a></p>
<p>Kommentare (17)</p>`,
        'https://oderkurier.example/',
      ),
      tags: ['Oderbruch', 'Porträt', 'O+'],
      url: 'https://oderkurier.example/ines-proell',
      language: 'de',
      publishedAt: '2026-02-11T05:00:00+01:00',
      featuredImage: {
        url: 'https://oderkurier.example/bilder/proell-auto.jpg',
        alt: 'Eine Frau lehnt an einem schlammbespritzten Kombi vor einem verschneiten Feld',
      },
      raw: { author: ['Theo Nagel'], category: ['Oderbruch', 'Porträt', 'O+'] },
    },
    expect: {
      kind: 'person',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('who', 'Landhebamme Dr. Ines Pröll', 'title'),
        fact('quote', 'Ich komme auch bei Glatteis', 'title'),
        fact('statement', 'Pröll, 52, ist die einzige Hebamme zwischen Seelow und Letschin'),
        fact('number', 'Rund 2.300 Kinder hat sie auf die Welt geholt'),
        fact('number', 'Das Auto ist 14 Jahre alt, hat 412.000 km auf dem Zähler und riecht nach Fenchel.'),
        fact('quote', '38.000. Davon bezahlt die Kasse gut die Hälfte.'),
        fact('statement', 'Zwei Studentinnen der Hochschule Cottbus fahren abwechselnd mit'),
        fact('when', 'Zum 1. Januar 2028 will sie kürzertreten.'),
      ],
      notForPosts: [
        unusable('notice', 'Von Theo Nagel. Mit Fotos von Anna Kittel'),
        unusable('cta', 'Weiterlesen mit O+'),
        unusable('navigation', 'Mehr zum Thema:'),
        unusable('notice', 'Kommentare (17)'),
      ],
      images: [image('https://oderkurier.example/bilder/proell-auto.jpg', 'subject')],
    },
  },
  {
    id: 'de-obituary-lehrerin',
    sourceType: 'web_scraper',
    item: {
      title: 'Wir trauern um Gudrun Asmussen',
      summary: 'Nachruf der Realschule Husby auf ihre langjährige Leiterin',
      body: `Am 19. August 2026 ist unsere frühere Schulleiterin **Gudrun Asmussen** im Alter von 79 Jahren gestorben. Wir sind sehr traurig.

Gudrun Asmussen kam 1974 als Lehrerin für Mathematik und Sport an die Realschule Husby und leitete sie von 1991 bis zu ihrer Pensionierung 2012. In dieser Zeit wuchs die Schule von 280 auf 610 Schülerinnen und Schüler; die Ruder-AG, die sie gründete, gibt es noch immer.

Generationen haben ihren Satz im Ohr: „Rechnen kann man lernen, abschreiben auch, aber nur eines davon hilft.“

Wer sich verabschieden möchte, ist am Freitag, dem 28. August, um 14 Uhr in die Aula eingeladen. Die Beisetzung findet im engsten Familienkreis statt.

*Für das Kollegium: Hauke Thomsen, Rektor*

[zurück zur Übersicht](https://realschule-husby.example/aktuelles) · [Speiseplan](https://realschule-husby.example/mensa)`,
      tags: ['Schulleben'],
      url: 'https://realschule-husby.example/aktuelles/asmussen',
      language: 'de',
      publishedAt: '2026-08-21T10:00:00+02:00',
      raw: { 'og:type': 'article', time: '2026-08-21' },
    },
    expect: {
      kind: 'obituary',
      language: { code: 'de', from: 'document' },
      flags: ['sensitive kind'],
      facts: [
        fact(
          'statement',
          'Am 19. August 2026 ist unsere frühere Schulleiterin **Gudrun Asmussen** im Alter von 79 Jahren gestorben.',
        ),
        fact('statement', 'leitete sie von 1991 bis zu ihrer Pensionierung 2012'),
        fact('number', 'wuchs die Schule von 280 auf 610 Schülerinnen und Schüler'),
        fact('quote', 'Rechnen kann man lernen, abschreiben auch, aber nur eines davon hilft.'),
        fact('when', 'am Freitag, dem 28. August, um 14 Uhr in die Aula'),
        fact('who', 'Hauke Thomsen, Rektor'),
      ],
      notForPosts: [unusable('navigation', 'zurück zur Übersicht'), unusable('navigation', 'Speiseplan')],
      images: [],
    },
  },
]
