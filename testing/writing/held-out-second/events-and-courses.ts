import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const eventsAndCourses: WritingItem[] = [
  {
    id: 'h2-en-event-seedswap',
    sourceType: 'notion_database',
    item: {
      title: 'Seed Swap Sunday',
      body: `Bring what you saved, take what you need. No seeds? Come anyway, there is always too much chard.

At two o'clock Parveen Lodge from the allotment society shows how to tell a dead bean from a sleeping one.

Tables by the window are for tomatoes (there are a lot of tomatoes). Please write the variety and the year on the packet, in capitals if your handwriting is like ours.

Free, tea 50p.`,
      tags: ['community', 'garden'],
      url: 'https://harrowgatelibrary.example/seed-swap',
      publishedAt: '2027-01-18T09:00:00Z',
      raw: {
        Name: 'Seed Swap Sunday',
        When: '2027-02-14T13:00:00.000+00:00',
        Where: 'Reading Room, Harrowgate Library',
        Owner: 'Beth',
        Checked: true,
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('name', 'Seed Swap Sunday', 'title'),
        fact('when', '2027-02-14T13:00:00.000+00:00', 'raw.When'),
        fact('where', 'Reading Room, Harrowgate Library', 'raw.Where'),
        fact('who', 'Parveen Lodge from the allotment society'),
        fact('statement', 'Bring what you saved, take what you need.'),
        fact('price', 'Free, tea 50p.'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-en-courses-pottery',
    sourceType: 'web_scraper',
    item: {
      title: 'Spring courses 2027',
      summary: 'Wheel, hand building, glazing. Small groups, warm studio.',
      body: `Home / Courses / Spring

All courses are for six people at most. Clay, firing and an apron are included, and everything you make is yours, even the ashtray.

## Wheel for beginners

Six Tuesdays from 2 March, 18:30 to 21:00. You will centre, open, pull and curse. $290. Teacher: Anselm Whitlow.

## Hand building for parents and children

Four Saturdays from 6 March, 10:00 to 12:00. Age 6 and up. $160 per pair. Teacher: Dinah Osei.

## Glaze lab

One weekend, 24 and 25 April, 10:00 to 17:00. Forty test tiles each, and a notebook you will never lend to anybody. $215. Teacher: Dinah Osei.

## Booking

Booking opens on 11 January at noon. Last year the beginners' course was full in two days, so there is a waiting list. If you cancel up to 14 days before the start, you get everything back.

[Book now](https://slipstudio.example/book) [Gift vouchers](https://slipstudio.example/vouchers)

© 2026 Slip Studio. All rights reserved.`,
      tags: ['courses'],
      url: 'https://slipstudio.example/courses/spring-2027',
      language: 'en-US',
      publishedAt: '2026-12-14T12:00:00Z',
      featuredImage: {
        url: 'https://slipstudio.example/img/wheel-hands.jpg',
        alt: 'Two muddy hands hold a bowl on a potter’s wheel',
      },
      media: [{ url: 'https://slipstudio.example/img/divider-wave.svg' }],
      raw: { 'og:type': 'website' },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Spring courses 2027', 'title'),
        fact('statement', 'All courses are for six people at most.'),
        fact('when', 'Six Tuesdays from 2 March, 18:30 to 21:00.'),
        fact('price', '$160 per pair'),
        fact('when', 'One weekend, 24 and 25 April, 10:00 to 17:00.'),
        fact('deadline', 'Booking opens on 11 January at noon.'),
      ],
      notForPosts: [
        unusable('navigation', 'Home / Courses / Spring'),
        unusable('cta', 'Book now'),
        unusable('notice', '© 2026 Slip Studio. All rights reserved.'),
      ],
      images: [
        image('https://slipstudio.example/img/wheel-hands.jpg', 'subject'),
        image('https://slipstudio.example/img/divider-wave.svg', 'decoration'),
      ],
    },
  },
  {
    id: 'h2-en-event-openday',
    sourceType: 'push',
    item: {
      title: 'Open day at the lifeboat station',
      body: storedHtml(
        `<p>Saturday 19 June, 11am to 5pm, Station Road, Port Ellery.</p><p>Climb aboard the <em>Constance May</em>, try on a drysuit (sizes from age 4), and watch the launch at 3pm. The crew has been out 47 times this year. Fourteen of those were paddleboards.</p><p>Free entry. Parking at the rugby club, £3, all of it goes to the station.</p>`,
        'https://portellerylifeboat.example',
      ),
      tags: ['open day'],
      url: 'https://portellerylifeboat.example/open-day',
      language: 'en-GB',
      contentType: 'event',
      publishedAt: '2027-05-20T08:00:00Z',
      featuredImage: {
        url: 'https://portellerylifeboat.example/constance-may.jpg',
        alt: 'An orange lifeboat slides down a slipway into the sea',
      },
      raw: { start: '2027-06-19T11:00:00+01:00', end: '2027-06-19T17:00:00+01:00' },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Open day at the lifeboat station', 'title'),
        fact('when', 'Saturday 19 June, 11am to 5pm'),
        fact('where', 'Station Road, Port Ellery'),
        fact('when', 'watch the launch at 3pm'),
        fact('number', 'The crew has been out 47 times this year.'),
        fact('price', 'Free entry.'),
      ],
      notForPosts: [],
      images: [image('https://portellerylifeboat.example/constance-may.jpg', 'subject')],
    },
  },
  {
    id: 'h2-en-event-webinar',
    sourceType: 'database_table',
    item: {
      title: 'Webinar: Payroll in five countries without crying',
      summary: 'Register now! Seats are limited.',
      body: 'Hiring your first person abroad is easy. Paying her correctly is not. In 45 minutes our payroll lead Gideon Marsh shows the five mistakes he sees every month, from the thirteenth salary to the missing social security number, and how small teams avoid them.\n\nThursday, March 11, 2027, 4 p.m. CET / 10 a.m. ET. Online, free. A recording goes to everybody who registers.\n\nBy registering you agree that Paywell Ltd may contact you about its products. You can withdraw your consent at any time.',
      tags: ['webinar', 'payroll'],
      url: 'https://paywell.example/webinars/five-countries',
      publishedAt: '2027-02-18T09:00:00Z',
      raw: {
        id: 58,
        type: 'webinar',
        starts_at: '2027-03-11T15:00:00Z',
        seats: 500,
        register_url: 'https://paywell.example/r/58',
        utm: 'spring27',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('name', 'Payroll in five countries without crying', 'title'),
        fact('who', 'our payroll lead Gideon Marsh'),
        fact('when', 'Thursday, March 11, 2027, 4 p.m. CET / 10 a.m. ET'),
        fact('price', 'Online, free.'),
        fact('statement', 'A recording goes to everybody who registers.'),
        fact('link', 'https://paywell.example/r/58', 'raw.register_url'),
      ],
      notForPosts: [
        unusable('notice', 'By registering you agree that Paywell Ltd may contact you about its products.'),
        unusable('cta', 'Register now!', 'summary'),
      ],
      images: [],
    },
  },
  {
    id: 'h2-de-event-nachtwanderung',
    sourceType: 'rss_feed',
    item: {
      title: 'Nachtwanderung zu den Fledermäusen',
      summary: 'Mit Detektor und Taschenlampe durch den Klosterwald',
      body: `Wenn es dämmert, kommen sie aus dem alten Eiskeller: rund 300 Wasserfledermäuse, die man normalerweise nicht hört. Mit Detektoren machen wir ihre Rufe hörbar.

Termin: Freitag, 27. August 2027, 20.15 Uhr, Dauer ca. 2 Stunden
Treffpunkt: Parkplatz Klosterwald, Infotafel
Kosten: Erwachsene 7 €, Kinder 3 €, Familien 15 €
Anmeldung: bis 25. August unter 05461 / 88 20 14

Die Wege sind uneben, bitte feste Schuhe anziehen. Hunde bleiben zu Hause. Bei Gewitter entfällt die Führung.

Leitung: Dipl.-Biol. Annegret Tiemann

Der Beitrag [Nachtwanderung zu den Fledermäusen](https://naturpark-hase.example/fledermaus) erschien zuerst auf [Naturpark Hasetal](https://naturpark-hase.example).`,
      tags: ['Führung', 'Natur'],
      url: 'https://naturpark-hase.example/fledermaus',
      language: 'de',
      publishedAt: '2027-08-02T06:00:00Z',
      raw: { creator: 'Redaktion' },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Nachtwanderung zu den Fledermäusen', 'title'),
        fact('when', 'Freitag, 27. August 2027, 20.15 Uhr'),
        fact('where', 'Parkplatz Klosterwald'),
        fact('price', 'Erwachsene 7 €, Kinder 3 €, Familien 15 €'),
        fact('deadline', 'bis 25. August'),
        fact('number', 'rund 300 Wasserfledermäuse'),
      ],
      notForPosts: [unusable('notice', 'erschien zuerst auf')],
      images: [],
    },
  },
  {
    id: 'h2-de-kurse-vhs',
    sourceType: 'database_table',
    item: {
      title: 'Nähkurse Herbst/Winter',
      body: storedHtml(
        `<h2>Nähkurse Herbst/Winter</h2><p>Alle Kurse finden im Werkraum, Gerberstraße 9, statt. Maschinen sind vorhanden, Stoff bringt jede und jeder selbst mit.</p><table><tr><th>Nr.</th><th>Kurs</th><th>Beginn</th><th>Gebühr</th></tr><tr><td>N 101</td><td>Die erste Naht</td><td>Mi 16.9., 18 Uhr</td><td>64 €</td></tr><tr><td>N 104</td><td>Hosen ändern</td><td>Do 1.10., 18.30 Uhr</td><td>52 €</td></tr><tr><td>N 110</td><td>Wintermantel (Fortgeschrittene)</td><td>Sa 7.11., 10 Uhr</td><td>98 €</td></tr></table><p>Neu im Programm ist „Hosen ändern“: drei Abende, nach denen niemand mehr zur Änderungsschneiderei muss. Anmeldeschluss ist jeweils eine Woche vor Beginn. Ermäßigung für Auszubildende: 20 Prozent.</p>`,
        'https://werkraum-gerber.example',
      ),
      tags: ['Kurse', 'Nähen'],
      url: 'https://werkraum-gerber.example/naehen',
      language: 'de',
      publishedAt: '2026-08-20T00:00:00Z',
      raw: { id: 9, rubrik: 'Kurse', format: 'html', sichtbar: 1 },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('where', 'Werkraum, Gerberstraße 9'),
        fact('statement', 'Maschinen sind vorhanden, Stoff bringt jede und jeder selbst mit.'),
        fact('statement', 'Neu im Programm ist „Hosen ändern“'),
        fact('deadline', 'Anmeldeschluss ist jeweils eine Woche vor Beginn.'),
        fact('price', 'Ermäßigung für Auszubildende: 20 Prozent.'),
      ],
      notForPosts: [unusable('table', 'Do 1.10., 18.30 Uhr')],
      images: [],
    },
  },
  {
    id: 'h2-de-event-messe',
    sourceType: 'push',
    item: {
      title: 'Wir auf der Fenstertec: Halle 4, Stand 4-217',
      body: storedPlainText(`Vom 16. bis 19. März 2027 zeigen wir auf der Fenstertec in Nürnberg unser neues Dachfenster Lumo 3.

Halle 4, Stand 4-217.

Zu sehen: der Einbau in Echtzeit, jeden Tag um 11 und um 15 Uhr. Unsere Monteure brauchen dafür 38 Minuten. Wer es schneller schafft, bekommt das Fenster geschenkt.

Terminvereinbarung: messe@lumo-dach.example

Kostenlose Tickets für Fachbesucher gibt es bis 28. Februar mit dem Code LUMO27.`),
      tags: ['Messe'],
      url: 'https://lumo-dach.example/fenstertec',
      language: 'de-DE',
      publishedAt: '2027-02-01T08:00:00Z',
      featuredImage: {
        url: 'https://lumo-dach.example/img/lumo3.jpg',
        alt: 'Dachfenster Lumo 3 in einem Altbaudach bei Abendlicht',
      },
      media: [{ url: 'https://lumo-dach.example/img/fenstertec-logo.png', alt: 'Logo der Fenstertec' }],
      raw: { kampagne: 'messe-27' },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('when', 'Vom 16. bis 19. März 2027'),
        fact('where', 'Halle 4, Stand 4-217.'),
        fact('name', 'Lumo 3'),
        fact('number', 'Unsere Monteure brauchen dafür 38 Minuten.'),
        fact('statement', 'Wer es schneller schafft, bekommt das Fenster geschenkt.'),
        fact('deadline', 'bis 28. Februar mit dem Code LUMO27'),
      ],
      notForPosts: [],
      images: [
        image('https://lumo-dach.example/img/lumo3.jpg', 'subject'),
        image('https://lumo-dach.example/img/fenstertec-logo.png', 'logo'),
      ],
    },
  },
  {
    id: 'h2-de-event-adventsmarkt',
    sourceType: 'markdown_repository',
    item: {
      title: 'Adventsmarkt im Hof',
      body: `Am zweiten Adventswochenende riecht es in unserem Hof nach Harz und Waffeln.
Dreiundzwanzig Stände, alle aus dem Umkreis von 30 Kilometern, dazu die
Blaskapelle Unterreut, die sich diesmal an Jazz versucht.

## Wann und wo

Samstag, 5. Dezember, 14–21 Uhr
Sonntag, 6. Dezember, 11–18 Uhr
Gärtnerei Holm, Am Wehr 3, Unterreut

Der Eintritt ist frei. Christbäume aus eigenem Anbau ab 19 Euro,
am Sonntag kommt um 15 Uhr der Nikolaus mit einem echten Esel.

![Waffelstand im Schnee](/bilder/waffeln.jpg)

## Anreise

Bus 52 hält direkt vor dem Tor, Parkplätze sind knapp.`,
      tags: ['advent', 'markt'],
      url: 'https://gaertnerei-holm.example/adventsmarkt',
      language: 'de',
      publishedAt: '2026-11-10T00:00:00Z',
      featuredImage: {
        url: 'https://gaertnerei-holm.example/bilder/waffeln.jpg',
        alt: 'Waffelstand im Schnee',
      },
      raw: { title: 'Adventsmarkt im Hof', date: '2026-11-10', categories: ['termine'], lang: 'de' },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Adventsmarkt im Hof', 'title'),
        fact('when', 'Samstag, 5. Dezember, 14–21 Uhr'),
        fact('where', 'Gärtnerei Holm, Am Wehr 3, Unterreut'),
        fact('price', 'Christbäume aus eigenem Anbau ab 19 Euro'),
        fact('when', 'am Sonntag kommt um 15 Uhr der Nikolaus mit einem echten Esel'),
        fact('number', 'Dreiundzwanzig Stände, alle aus dem Umkreis von 30 Kilometern'),
      ],
      notForPosts: [],
      images: [image('https://gaertnerei-holm.example/bilder/waffeln.jpg', 'subject')],
    },
  },
  {
    id: 'h2-es-evento-cine',
    sourceType: 'web_scraper',
    item: {
      title: 'Cine de verano en la azotea',
      summary: 'Seis jueves, seis películas y un botijo.',
      body: `Vuelve el cine a nuestra azotea. Seis jueves seguidos, del 1 de julio al 5 de agosto, proyectamos una película con las estrellas encima y el botijo lleno.

**Horario:** puertas a las 21:30, película a las 22:15
**Lugar:** Biblioteca Rosal, calle del Aljibe 14, Almuñena
**Entrada:** 5 €, socios 3 €

Abrimos con «La sal de la tierra llana», en presencia de su directora, Jimena Ortuño. Hay 80 sillas; quien traiga la suya se sienta donde quiera.

[Comprar entradas](https://bibliotecarosal.example/entradas)

Compartir en redes · Volver a la agenda`,
      tags: ['cine', 'verano'],
      url: 'https://bibliotecarosal.example/agenda/cine-azotea',
      language: 'es-ES',
      publishedAt: '2027-06-10T10:00:00Z',
      featuredImage: {
        url: 'https://bibliotecarosal.example/img/azotea.jpg',
        alt: 'Sillas plegables frente a una pantalla en una azotea al anochecer',
      },
      raw: { 'og:type': 'article' },
    },
    expect: {
      kind: 'event',
      language: { code: 'es', from: 'document' },
      facts: [
        fact('name', 'Cine de verano en la azotea', 'title'),
        fact('when', 'del 1 de julio al 5 de agosto'),
        fact('when', 'puertas a las 21:30, película a las 22:15'),
        fact('where', 'Biblioteca Rosal, calle del Aljibe 14, Almuñena'),
        fact('price', '5 €, socios 3 €'),
        fact('who', 'en presencia de su directora, Jimena Ortuño'),
      ],
      notForPosts: [unusable('cta', 'Comprar entradas'), unusable('navigation', 'Volver a la agenda')],
      images: [image('https://bibliotecarosal.example/img/azotea.jpg', 'subject')],
    },
  },
  {
    id: 'h2-ja-event-tenji',
    sourceType: 'push',
    item: {
      title: '木の椅子展を開催します',
      body: storedPlainText(`四月十日から二週間、当工房の木の椅子を十二脚展示します。
会場は川沿いの旧米蔵です。すべての椅子に座っていただけます。

会期：2027年4月10日（土）〜4月24日（土）
時間：10時〜17時（月曜休み）
会場：旧米蔵ギャラリー、白瀬町3-8
入場：無料

初日の14時から、職人の真鍋による手入れの実演があります。`),
      tags: ['展示'],
      url: 'https://manabe-isu.example/tenji',
      language: 'ja',
      contentType: 'event',
      publishedAt: '2027-03-15T00:00:00Z',
      raw: { id: 'ev-2704', venue: '旧米蔵ギャラリー' },
    },
    expect: {
      kind: 'event',
      language: { code: 'ja', from: 'publisher' },
      facts: [
        fact('name', '木の椅子展', 'title'),
        fact('when', '2027年4月10日（土）〜4月24日（土）'),
        fact('where', '旧米蔵ギャラリー、白瀬町3-8'),
        fact('price', '入場：無料'),
        fact('statement', 'すべての椅子に座っていただけます。'),
      ],
      notForPosts: [],
      images: [],
    },
  },
]
