import { fact, image, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const events: WritingItem[] = [
  {
    id: 'en-event-repair-cafe',
    sourceType: 'web_scraper',
    item: {
      title: 'Repair Café Northfield',
      summary: 'Bring it broken, take it home working.',
      // A web page's definition lists are stored as bold terms.
      body: `Toasters, trousers, tablets: if two people can carry it, we will look at it. Eighteen volunteers with soldering irons, sewing machines and a lot of patience sit down with you, and you learn how it is done.

**When**

Saturday, 21 November 2026, 10:00–14:30 (last repairs accepted at 13:45)

**Where**

St. Brigid’s Hall, 4 Mill Lane, Northfield. Step-free entrance from the car park.

**Cost**

Nothing. Spare parts at cost price, donations welcome.

## WHAT TO BRING

- the thing itself, with its charger or foot pedal
- a photo of any fault that comes and goes
- no microwaves, please: we may not open them

In October we saw 63 objects and mended 41 of them, among them a 1958 radio that had been silent since the owner’s wedding.

[Add to calendar](https://northfield-repairs.example/cal.ics) [Back to all events](https://northfield-repairs.example/events)

We use cookies to understand how you use our site. [Accept all](https://northfield-repairs.example/#) [Settings](https://northfield-repairs.example/#)`,
      tags: ['repair', 'community'],
      url: 'https://northfield-repairs.example/events/november',
      language: 'en-GB',
      publishedAt: '2026-10-30T12:00:00Z',
      featuredImage: {
        url: 'https://northfield-repairs.example/img/radio-bench.jpg',
        alt: 'A woman in reading glasses solders a wire inside a wooden radio',
      },
      media: [
        {
          url: 'https://northfield-repairs.example/img/coop-sponsor.png',
          alt: 'Supported by Northfield Co-op',
        },
      ],
      raw: {
        'og:type': 'article',
        h1: 'Repair Café Northfield',
        'startDate (JSON-LD)': '2026-11-21T10:00+00:00',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Repair Café Northfield', 'title'),
        fact('when', 'Saturday, 21 November 2026, 10:00–14:30'),
        fact('where', 'St. Brigid’s Hall, 4 Mill Lane, Northfield'),
        fact('deadline', 'last repairs accepted at 13:45'),
        fact('price', 'Spare parts at cost price, donations welcome.'),
        fact('statement', 'if two people can carry it, we will look at it'),
        fact('number', 'In October we saw 63 objects and mended 41 of them'),
      ],
      notForPosts: [
        unusable('cta', 'Add to calendar'),
        unusable('navigation', 'Back to all events'),
        unusable('notice', 'We use cookies to understand how you use our site.'),
      ],
      images: [
        image('https://northfield-repairs.example/img/radio-bench.jpg', 'subject'),
        image('https://northfield-repairs.example/img/coop-sponsor.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'en-event-choir',
    sourceType: 'notion_database',
    item: {
      title: 'Winter concert: Songs from Cold Places',
      body: `The Ferrybank Singers close their year with music from Iceland, Estonia,
Labrador and the Shetland Islands. Eighty voices, one cello, and for the last
piece the whole audience.

Soloist is mezzo-soprano Liv Aasen, who grew up in Tromsø and says of the opening
hymn: "My grandmother sang it to the cows. I have never had a better teacher."

| Time | Programme |
| --- | --- |
| 19:00 | Doors, mulled apple juice |
| 19:30 | Part one: Estonia and Iceland |
| 20:20 | Interval |
| 20:45 | Part two: Labrador, Shetland |

Tickets are $18, students $9, under 12 free. There are 340 seats and last year's
concert sold out nine days ahead.

> TODO ask Marion whether the side entrance is open`,
      tags: ['concert', 'choir'],
      url: 'https://ferrybanksingers.example/winter',
      publishedAt: '2026-11-02T10:00:00Z',
      featuredImage: { url: 'https://ferrybanksingers.example/choir-2025.jpg' },
      raw: {
        Name: 'Winter concert: Songs from Cold Places',
        Date: '2026-12-12T19:30:00.000-05:00',
        Venue: 'Old Customs House, Pier 6, Ferrybank',
        'Ticket price': 18,
        Status: 'Ready',
        'Ticket link': 'https://tickets.ferrybanksingers.example/winter-2026',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('name', 'Songs from Cold Places', 'title'),
        fact('when', '2026-12-12T19:30:00.000-05:00', 'raw.Date'),
        fact('where', 'Old Customs House, Pier 6, Ferrybank', 'raw.Venue'),
        fact('price', 'Tickets are $18, students $9, under 12 free.'),
        fact('quote', 'My grandmother sang it to the cows. I have never had a better teacher.'),
        fact('who', 'mezzo-soprano Liv Aasen'),
        fact('link', 'https://tickets.ferrybanksingers.example/winter-2026', 'raw.Ticket link'),
        fact('number', "There are 340 seats and last year's concert sold out nine days ahead."),
      ],
      notForPosts: [
        unusable('table', '| 20:20 | Interval |'),
        unusable('notice', 'TODO ask Marion whether the side entrance is open'),
      ],
      images: [image('https://ferrybanksingers.example/choir-2025.jpg', 'subject')],
    },
  },
  {
    id: 'en-event-run',
    sourceType: 'database_table',
    item: {
      title: 'Saltmarsh Half Marathon 2027',
      summary: '21.1 km on boardwalk, shingle and one very long straight.',
      body: 'The course crosses the Wexmere marsh at low tide, so the start moves with the moon: in 2027 it is at 7:50 a.m. on Sunday, May 16. Runners have 3 h 15 min before the boardwalk closes.\n\nEarly entry is €38 until 31 January, then €49. On the day there are no entries. The field is limited to 900.\n\nDogs cannot start. Spectators reach kilometre 12 by the bird hide (free shuttle from Wexmere station every 20 minutes).',
      tags: ['running', 'half marathon'],
      url: 'https://saltmarshrun.example/2027',
      language: 'en',
      publishedAt: '2026-11-15T00:00:00Z',
      raw: {
        id: 77,
        starts_at: '2027-05-16T05:50:00Z',
        venue: 'Wexmere Sluice',
        fee_early_cents: 3800,
        currency: 'EUR',
        entry_url: 'https://saltmarshrun.example/enter',
        organiser_email: 'race@saltmarshrun.example',
        internal_note: 'Permit for the hide still missing, chase council',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Saltmarsh Half Marathon 2027', 'title'),
        fact('when', '7:50 a.m. on Sunday, May 16'),
        fact('where', 'Wexmere Sluice', 'raw.venue'),
        fact('statement', 'The course crosses the Wexmere marsh at low tide'),
        fact('price', 'Early entry is €38 until 31 January, then €49.'),
        fact('deadline', 'until 31 January'),
        fact('number', 'The field is limited to 900.'),
        fact('link', 'https://saltmarshrun.example/enter', 'raw.entry_url'),
      ],
      notForPosts: [
        unusable('notice', 'Permit for the hide still missing, chase council', 'raw.internal_note'),
      ],
      images: [],
    },
  },
  {
    id: 'de-event-lesung',
    sourceType: 'web_scraper',
    item: {
      title: 'Lesung: Nadja Brückner liest aus „Das Salz der Oder“',
      summary: 'Di, 17.11., 19.30 Uhr, Buchhandlung am Markt',
      body: `*Foto: Verlag Lichtung / Paul Stein*

![Die Autorin Nadja Brückner an einem Flussufer](https://buchhandlung-am-markt.example/bilder/brueckner.jpg)

Eine Fährfrau, zwei Ufer und ein Koffer, den seit 1945 niemand öffnen will: Nadja Brückners dritter Roman steht auf der Longlist für den Uferpreis. Am **Dienstag, dem 17. November 2026, um 19.30 Uhr** liest sie bei uns daraus vor und spricht mit Dr. Karl Hagedorn (Radio Elbe) darüber, warum Flüsse so schlecht als Grenzen taugen.

Eintritt: 12 €, ermäßigt 8 € (Schüler, Studierende usw.), ein Glas Wein inklusive. Karten gibt es an der Kasse, unter Tel. 0335 / 90 11 27 und an der Abendkasse, solange der Vorrat reicht.

Buchhandlung am Markt, Große Scharrnstr. 12, 15230 Frankfurt (Oder). Einlass ab 19 Uhr.

„Wer über Wasser schreibt, muss schwimmen können“, hat Brückner einmal gesagt. Sie schwimmt jeden Morgen. Auch im November.

## Das könnte Sie auch interessieren

- [Büchertisch im Advent](https://buchhandlung-am-markt.example/advent)
- [Vorlesewettbewerb: die Gewinner](https://buchhandlung-am-markt.example/vorlesen)

[Startseite](https://buchhandlung-am-markt.example/) | [Kontakt](https://buchhandlung-am-markt.example/kontakt) | [Impressum](https://buchhandlung-am-markt.example/impressum)`,
      tags: ['Lesung', 'Roman'],
      url: 'https://buchhandlung-am-markt.example/termine/brueckner',
      language: 'de-DE',
      publishedAt: '2026-10-20T08:00:00Z',
      featuredImage: {
        url: 'https://buchhandlung-am-markt.example/bilder/brueckner.jpg',
        alt: 'Die Autorin Nadja Brückner an einem Flussufer',
      },
      raw: { 'og:type': 'event', keywords: ['Lesung', 'Roman'] },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Nadja Brückner liest aus „Das Salz der Oder“', 'title'),
        fact('when', 'Dienstag, dem 17. November 2026, um 19.30 Uhr'),
        fact('where', 'Buchhandlung am Markt, Große Scharrnstr. 12, 15230 Frankfurt (Oder)'),
        fact('price', 'Eintritt: 12 €, ermäßigt 8 €'),
        fact('who', 'Dr. Karl Hagedorn (Radio Elbe)'),
        fact('statement', 'Nadja Brückners dritter Roman steht auf der Longlist für den Uferpreis'),
        fact('quote', 'Wer über Wasser schreibt, muss schwimmen können'),
      ],
      notForPosts: [
        unusable('notice', 'Foto: Verlag Lichtung / Paul Stein'),
        unusable('navigation', 'Büchertisch im Advent'),
        unusable('navigation', 'Impressum'),
      ],
      images: [image('https://buchhandlung-am-markt.example/bilder/brueckner.jpg', 'subject')],
    },
  },
  {
    id: 'de-event-flohmarkt',
    sourceType: 'database_table',
    item: {
      title: 'HOFFLOHMARKT IN DER SÜDVORSTADT',
      body: storedPlainText(`Am Sonntag, 7.6., öffnen 112 Höfe zwischen Karli und
Bayrischem Bahnhof ihre Tore. Von 10 bis 16 Uhr wird
getrödelt, getauscht und gefeilscht.

Standgebühr: keine! Wer mitmachen will, meldet seinen
Hof bis 24. Mai per Formular an. Den Plan mit allen
Höfen gibt's ab 1. Juni beim Späti Nr. 5 und online.

Bei Regen: eine Woche später, gleiche Zeit.

ACHTUNG!!! Bitte Ausfahrten freihalten.`),
      tags: ['Flohmarkt', 'Leipzig'],
      url: 'https://hofflohmarkt-sued.example',
      publishedAt: '2026-04-30T00:00:00Z',
      raw: {
        id: 12,
        titel: 'HOFFLOHMARKT IN DER SÜDVORSTADT',
        datum: '2026-06-07',
        ort: 'Leipzig-Südvorstadt',
        kategorie: 'Markt',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('when', 'Am Sonntag, 7.6.'),
        fact('number', '112 Höfe zwischen Karli und Bayrischem Bahnhof'),
        fact('when', 'Von 10 bis 16 Uhr'),
        fact('price', 'Standgebühr: keine!'),
        fact('deadline', 'bis 24. Mai'),
        fact('where', 'Leipzig-Südvorstadt', 'raw.ort'),
        fact('statement', 'Bei Regen: eine Woche später, gleiche Zeit.'),
      ],
      notForPosts: [unusable('notice', 'ACHTUNG!!! Bitte Ausfahrten freihalten.')],
      images: [],
    },
  },
]
