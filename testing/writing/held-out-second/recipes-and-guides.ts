import { fact, image, storedDocument, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const recipesAndGuides: WritingItem[] = [
  {
    id: 'h2-en-recipe-leek-pie',
    sourceType: 'markdown_repository',
    item: {
      title: 'Leek and barley pie',
      summary: 'A pie for the week in which the leeks get out of hand.',
      body: storedDocument(
        `My neighbour Cormac plants forty leeks and eats four. This pie is what happens to the other
thirty-six. It feeds six, keeps for three days and is better cold than it has any right to be.

<RecipeMeta serves={6} minutes={95} />

## Ingredients

- 1 kg leeks, trimmed
- 120 g pearl barley
- 80 g butter
- 150 g sharp cheddar
- 1 tbsp wholegrain mustard
- 375 g shortcrust pastry

## Method

1. Simmer the barley for 30 minutes and drain it well.
2. Cook the leeks in the butter, slowly, with the lid on, until they slump.
3. Stir in barley, cheese and mustard. Let it cool, or the pastry will sulk.
4. Line a 24 cm tin, fill, cover, crimp. Cut a hole for the steam.
5. Bake at 190 °C for 45 minutes.

The one rule: do not skip the cooling.

{/* TODO photo of the slice */}`,
        { mdx: true },
      ),
      tags: ['recipes', 'winter'],
      url: 'https://barrowbox.example/recipes/leek-barley-pie',
      language: 'en',
      publishedAt: '2027-01-22T00:00:00Z',
      featuredImage: {
        url: 'https://barrowbox.example/recipes/leek-pie.jpg',
        alt: 'A golden round pie with a steam hole on a slate',
      },
      raw: {
        title: 'Leek and barley pie',
        serves: 6,
        total_minutes: 95,
        lang: 'en',
        author: 'Wilhelmina Roe',
      },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Leek and barley pie', 'title'),
        fact('number', 'It feeds six, keeps for three days'),
        fact('statement', '1 kg leeks, trimmed'),
        fact('number', 'Bake at 190 °C for 45 minutes.'),
        fact('statement', 'The one rule: do not skip the cooling.'),
      ],
      notForPosts: [],
      images: [image('https://barrowbox.example/recipes/leek-pie.jpg', 'subject')],
    },
  },
  {
    id: 'h2-en-howto-wool',
    sourceType: 'web_scraper',
    item: {
      title: 'How to wash a wool jumper without shrinking it',
      summary: 'Wool does not shrink from water. It shrinks from shock.',
      body: `Jump to: [Before you wash](#before) | [Washing](#washing) | [Drying](#drying) | [Moths](#moths)

Wool does not shrink from water. It shrinks from shock: hot then cold, still then shaken. If you keep everything at the same lukewarm temperature and move as little as possible, a jumper can be washed a hundred times.

We have been mending knitwear in this shop since 1994, and about half of what lands on the counter was not worn out but washed out. So here is what we tell people.

## Before you wash

Ask yourself whether it needs washing at all. Wool cleans itself surprisingly well. Hang it outside on a damp day for a night, and most smells are gone by breakfast. A jumper worn over a shirt needs water twice a winter.

Turn it inside out. Close the buttons. Check the elbows against the light: a thin place becomes a hole in the wash, so mend first.

## Washing

1. Fill a basin with water at 30 °C. Use a thermometer once, so your elbow learns what 30 feels like.
2. Add one teaspoon of wool wash per litre. Not fabric softener, ever. It coats the fibre and the jumper goes limp.
3. Push the jumper under and leave it alone for fifteen minutes. Do not rub.
4. Lift it out with both hands, like a sleeping cat. Empty the basin.
5. Rinse twice in water of exactly the same temperature.

If you must use the machine, use the wool programme with a half-empty drum and a spin of at most 400 rpm.

## Drying

Roll the jumper in a dry towel and kneel on it. That gets out more water than wringing and breaks nothing. Then lay it flat, pull it gently to its old measurements and turn it over after a day. Never hang a wet jumper: a litre of water in the sleeves makes them eight centimetres longer.

Radiators are for socks.

## Moths

Moths do not like clean wool. They like the soup on it. Wash before you store, use a closed bag, and put it in the freezer for 72 hours if you are in doubt. Cedar balls smell nice; that is all we can say for them.

## And if it has already happened?

Soak it for half an hour in lukewarm water with two tablespoons of hair conditioner, then stretch it while it is wet. With luck you get one size back. Without luck you have felt, and felt makes excellent oven gloves.

Bring us the hopeless ones. Mending starts at £12 and we are honest about what cannot be saved.

---

**Was this article helpful?** [Yes](https://thedarnworks.example/fb?y) [No](https://thedarnworks.example/fb?n)

Subscribe to our newsletter and get 10% off your first mend.

Related: [Seven kinds of hole](https://thedarnworks.example/holes) · [Visible or invisible?](https://thedarnworks.example/visible)`,
      tags: ['care', 'wool'],
      url: 'https://thedarnworks.example/guides/wash-wool',
      language: 'en-GB',
      publishedAt: '2026-10-04T09:00:00Z',
      featuredImage: {
        url: 'https://thedarnworks.example/img/basin.jpg',
        alt: 'A blue jumper lies in a white basin of water',
      },
      raw: { 'og:type': 'article', 'article:author': 'Hester Quill' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('statement', 'Wool does not shrink from water. It shrinks from shock'),
        fact('statement', 'A jumper worn over a shirt needs water twice a winter.'),
        fact('number', 'Fill a basin with water at 30 °C.'),
        fact('statement', 'Never hang a wet jumper'),
        fact('number', 'put it in the freezer for 72 hours if you are in doubt'),
        fact('price', 'Mending starts at £12'),
      ],
      notForPosts: [
        unusable('navigation', 'Jump to:'),
        unusable('cta', 'Subscribe to our newsletter and get 10% off your first mend.'),
        unusable('notice', 'Was this article helpful?'),
        unusable('navigation', 'Seven kinds of hole'),
      ],
      images: [image('https://thedarnworks.example/img/basin.jpg', 'subject')],
    },
  },
  {
    id: 'h2-en-faq-ebike',
    sourceType: 'notion_database',
    item: {
      title: 'FAQ: renting a cargo bike',
      body: `**How old do I have to be?**
Eighteen, with an ID. Passengers can be as young as ten months if they can sit up.

**How much does it cost?**
$6 an hour or $32 a day. The first 20 minutes are free, so you can change your mind.

**How far does it go?**
About 55 miles on a full battery on flat ground. Our city is not flat. Count on 35.

**What if it breaks down?**
Call the number on the frame. We come within an hour between 7 a.m. and 10 p.m. and you do not pay for the rest of the day.

**Can I take my dog?**
Yes, up to 90 pounds. There is a ring for the leash. Please no loose dogs.

**Can I keep it overnight?**
Yes, but only in a place you can lock.`,
      tags: ['faq'],
      url: 'https://hillcargo.example/faq',
      raw: { Name: 'FAQ: renting a cargo bike', 'Last edited by': 'Tomasina', Area: 'Support' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('price', '$6 an hour or $32 a day.'),
        fact('statement', 'The first 20 minutes are free'),
        fact('number', 'About 55 miles on a full battery on flat ground.'),
        fact('statement', 'We come within an hour between 7 a.m. and 10 p.m.'),
        fact('number', 'Yes, up to 90 pounds.'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-en-list-rainy',
    sourceType: 'rss_feed',
    item: {
      title: '8 things to do in Saltholm when it rains',
      summary: 'It will.',
      body: `1. **The Rope Walk.** 240 metres under one roof, with a rope-maker at the far end who talks.
2. **Second-hand books at Mrs Ferro's.** Closed Tuesdays. Cash only.
3. **The tide clock.** Stand in the tower at high water and feel the floor hum.
4. **Chowder at the Net Loft.** Nine pounds, bread included.
5. **The cinema with 31 seats.** Two films a day, one of them old.
6. **Sauna on the pier.** Book ahead, bring a towel.
7. **The button museum.** Smaller than you think, and odder.
8. **Go out anyway.** We lend yellow raincoats at the tourist office, free with a £10 deposit.

Read more on our website`,
      tags: ['visit', 'rain'],
      url: 'https://visitsaltholm.example/rain',
      language: 'en',
      publishedAt: '2026-09-30T06:00:00Z',
      featuredImage: {
        url: 'https://visitsaltholm.example/img/raincoats.jpg',
        alt: 'A row of yellow raincoats on hooks',
      },
      raw: { creator: 'visitsaltholm' },
    },
    expect: {
      kind: 'list',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', '8 things to do in Saltholm when it rains', 'title'),
        fact('statement', '240 metres under one roof, with a rope-maker at the far end who talks.'),
        fact('price', 'Nine pounds, bread included.'),
        fact('number', 'The cinema with 31 seats.'),
        fact('statement', 'We lend yellow raincoats at the tourist office, free with a £10 deposit.'),
      ],
      notForPosts: [unusable('cta', 'Read more on our website')],
      images: [image('https://visitsaltholm.example/img/raincoats.jpg', 'subject')],
    },
  },
  {
    id: 'h2-de-rezept-kuerbis',
    sourceType: 'web_scraper',
    item: {
      title: 'Kürbisbrot mit Kernen',
      summary: 'Ein saftiges Hefebrot, das drei Tage frisch bleibt.',
      body: `[Zum Rezept springen](#rezept)

Jeden Herbst stehen sie wieder vor der Backstube: Kürbisse, die jemand über Nacht dagelassen hat. Wir wissen bis heute nicht, wer es ist. Aber wir wissen, was man daraus macht.

**Ergibt:** 1 Kastenform (30 cm), etwa 16 Scheiben
**Zeit:** 25 Minuten Arbeit, 2 Stunden Ruhe, 50 Minuten im Ofen

### Zutaten

- 400 g Hokkaido, gegart und zerdrückt
- 600 g Weizenmehl Type 550
- 15 g frische Hefe
- 12 g Salz
- 80 g Kürbiskerne
- 150 ml Buttermilch

### Zubereitung

1. Kürbis abkühlen lassen, bis er nur noch lauwarm ist. Zu heißer Kürbis bringt die Hefe um.
2. Alles außer den Kernen acht Minuten kneten, dann die Kerne unterheben.
3. Zwei Stunden abgedeckt gehen lassen.
4. In die Form geben, mit Buttermilch bestreichen und bei 210 °C 50 Minuten backen.

Das Brot bleibt in einem Tuch drei Tage frisch.

*Rezept und Foto: Backstube Ohm. Nachdruck nur mit Genehmigung.*

Drucken | Merken | Teilen`,
      tags: ['Rezept', 'Brot'],
      url: 'https://backstube-ohm.example/rezepte/kuerbisbrot',
      language: 'de',
      publishedAt: '2026-10-16T05:00:00Z',
      featuredImage: {
        url: 'https://backstube-ohm.example/img/kuerbisbrot.jpg',
        alt: 'Angeschnittenes orangefarbenes Kastenbrot mit Kürbiskernen',
      },
      raw: { 'og:type': 'article', '@type (JSON-LD)': 'Recipe', recipeYield: '16 Scheiben' },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Kürbisbrot mit Kernen', 'title'),
        fact('number', '1 Kastenform (30 cm), etwa 16 Scheiben'),
        fact('number', '25 Minuten Arbeit, 2 Stunden Ruhe, 50 Minuten im Ofen'),
        fact('statement', 'Zu heißer Kürbis bringt die Hefe um.'),
        fact('statement', 'Das Brot bleibt in einem Tuch drei Tage frisch.'),
      ],
      notForPosts: [
        unusable('navigation', 'Zum Rezept springen'),
        unusable('notice', 'Nachdruck nur mit Genehmigung.'),
        unusable('cta', 'Drucken | Merken | Teilen'),
      ],
      images: [image('https://backstube-ohm.example/img/kuerbisbrot.jpg', 'subject')],
    },
  },
  {
    id: 'h2-de-anleitung-entkalken',
    sourceType: 'database_table',
    item: {
      title: 'So entkalken Sie die Brühwerk B2',
      body: storedPlainText(`Die B2 meldet sich nach etwa 200 Tassen mit einem blauen Licht. Dann ist Entkalken dran. Das dauert 25 Minuten.

1. Wassertank leeren und mit 1 Liter Wasser und einer Tablette füllen.
2. Beide Tasten drei Sekunden lang drücken, bis das Licht blinkt.
3. Ein Gefäß mit mindestens 1,2 Litern unterstellen.
4. Nach dem Signalton Tank ausspülen, frisch füllen und noch einmal durchlaufen lassen.

Bitte nehmen Sie keinen Essig: Er greift die Dichtungen an, und der nächste Kaffee schmeckt nach Salat.

Artikel-ID 2217, zuletzt geprüft 08/2026`),
      tags: ['Hilfe', 'B2'],
      url: 'https://bruehwerk.example/hilfe/2217',
      language: 'de',
      publishedAt: '2026-08-11T00:00:00Z',
      raw: { id: 2217, produkt: 'B2', typ: 'anleitung', pruefer: 'kl' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'So entkalken Sie die Brühwerk B2', 'title'),
        fact('statement', 'Die B2 meldet sich nach etwa 200 Tassen mit einem blauen Licht.'),
        fact('number', 'Das dauert 25 Minuten.'),
        fact('statement', 'Bitte nehmen Sie keinen Essig: Er greift die Dichtungen an'),
      ],
      notForPosts: [unusable('notice', 'Artikel-ID 2217, zuletzt geprüft 08/2026')],
      images: [],
    },
  },
  {
    id: 'h2-de-faq-solidarisch',
    sourceType: 'markdown_repository',
    item: {
      title: 'Häufige Fragen zur Ernteteilung',
      body: `## Was ist ein Ernteanteil?

Mit einem Anteil bekommen Sie von April bis Dezember jede Woche Gemüse für zwei bis drei Personen. Was wächst, wird geteilt: in guten Wochen viel, in schlechten weniger.

## Was kostet er?

Der Richtwert liegt bei **92 Euro im Monat**. Wer weniger hat, bietet weniger; wer mehr hat, gleicht aus. In der Bieterrunde am 20. Februar legen wir das gemeinsam fest.

## Muss ich mitarbeiten?

Nein. Aber beim Kartoffeltag im September freuen sich alle über jede Hand.

## Wo hole ich ab?

Donnerstags ab 16 Uhr an einem der elf Depots.

## Was passiert im Urlaub?

Geben Sie den Anteil weiter. Eine Pause ist leider nicht möglich.

---
{% include kontakt.html %}`,
      tags: ['faq'],
      url: 'https://solawi-kleefeld.example/fragen',
      language: 'de',
      raw: { title: 'Häufige Fragen zur Ernteteilung', permalink: '/fragen', lang: 'de' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('statement', 'jede Woche Gemüse für zwei bis drei Personen'),
        fact('price', '**92 Euro im Monat**'),
        fact('when', 'In der Bieterrunde am 20. Februar'),
        fact('where', 'Donnerstags ab 16 Uhr an einem der elf Depots.'),
        fact('statement', 'Wer weniger hat, bietet weniger; wer mehr hat, gleicht aus.'),
      ],
      notForPosts: [unusable('markup', '{% include kontakt.html %}')],
      images: [],
    },
  },
  {
    id: 'h2-de-liste-packen',
    sourceType: 'push',
    item: {
      title: 'Packliste für die Hüttentour',
      body: `Unsere Tourenleiterin Vroni packt seit 22 Jahren denselben Rucksack. Das steckt drin:

- Hüttenschlafsack
- Stirnlampe, Ersatzbatterien
- zwei Paar Wandersocken (nicht drei!)
- Regenjacke, auch bei Sonne
- Bargeld, auf der Hütte gibt es kein Netz
- Blasenpflaster, Tape
- ein Buch für die ganze Gruppe
- Ohrstöpsel

Alles zusammen wiegt bei ihr 6,4 Kilo. Mehr als acht sollten es auf einer Dreitagestour nie sein.`,
      tags: ['Wandern', 'Packliste'],
      url: 'https://gipfelzeit.example/packliste',
      language: 'de',
      publishedAt: '2027-06-01T05:00:00Z',
      featuredImage: {
        url: 'https://gipfelzeit.example/img/vroni-rucksack.jpg',
        alt: 'Ausgebreitete Wanderausrüstung auf einem Holztisch',
      },
      raw: { typ: 'liste' },
    },
    expect: {
      kind: 'list',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('who', 'Unsere Tourenleiterin Vroni packt seit 22 Jahren denselben Rucksack.'),
        fact('statement', 'zwei Paar Wandersocken (nicht drei!)'),
        fact('statement', 'Bargeld, auf der Hütte gibt es kein Netz'),
        fact('number', 'Alles zusammen wiegt bei ihr 6,4 Kilo.'),
      ],
      notForPosts: [],
      images: [image('https://gipfelzeit.example/img/vroni-rucksack.jpg', 'subject')],
    },
  },
  {
    id: 'h2-it-ricetta-ceci',
    sourceType: 'rss_feed',
    item: {
      title: 'Zuppa di ceci e castagne della nonna Ersilia',
      summary: 'La zuppa che in casa nostra si mangia la vigilia dei Santi.',
      body: `Nonna Ersilia la preparava la vigilia dei Santi, con i ceci messi a bagno due giorni prima e le castagne secche del bosco di Vallepina. Noi oggi usiamo la pentola a pressione, ma non diteglielo.

**Dosi per 4 persone**

- 300 g di ceci secchi
- 200 g di castagne secche
- 1 rametto di rosmarino
- 2 spicchi d'aglio
- olio extravergine

Mettete a bagno ceci e castagne per 24 ore. Cuoceteli insieme per un'ora e mezza con l'aglio e il rosmarino. Frullate un terzo della zuppa e rimettetelo in pentola. Servite con pane abbrustolito e un filo d'olio a crudo.

L'articolo [Zuppa di ceci e castagne](https://olivetoersilia.example/zuppa) proviene da [Oliveto Ersilia](https://olivetoersilia.example).`,
      tags: ['ricette'],
      url: 'https://olivetoersilia.example/zuppa',
      language: 'it-IT',
      publishedAt: '2026-10-29T07:00:00Z',
      featuredImage: { url: 'https://olivetoersilia.example/wp/zuppa-ceci.jpg' },
      raw: { creator: 'Bice' },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'it', from: 'document' },
      facts: [
        fact('name', 'Zuppa di ceci e castagne', 'title'),
        fact('number', 'Dosi per 4 persone'),
        fact('statement', 'Mettete a bagno ceci e castagne per 24 ore.'),
        fact('statement', 'Nonna Ersilia la preparava la vigilia dei Santi'),
        fact('statement', '200 g di castagne secche'),
      ],
      notForPosts: [unusable('notice', 'proviene da')],
      images: [image('https://olivetoersilia.example/wp/zuppa-ceci.jpg', 'subject')],
    },
  },
  {
    id: 'h2-sv-guide-kajak',
    sourceType: 'notion_database',
    item: {
      title: 'Så lagar du en spricka i kajaken',
      body: `En spricka i en plastkajak ser värre ut än den är. Med en varmluftspistol, en plastbit av samma sort och en timmes tålamod blir den tät igen.

1. Borra ett 3 mm hål i varje ände av sprickan, så att den inte växer.
2. Skrapa rent och torka med sprit.
3. Värm till ungefär 200 grader och tryck ned plasten i sprickan.
4. Låt svalna i två timmar innan du sjösätter.

Hos oss kostar samma lagning 650 kronor, och du får kaffe medan du väntar.

*Kolla med Elsa om bilden på steg 3 får användas.*`,
      tags: ['kajak', 'guide'],
      url: 'https://skargardspaddeln.example/laga',
      language: 'sv',
      publishedAt: '2027-04-09T07:00:00Z',
      raw: { Namn: 'Så lagar du en spricka i kajaken', Status: 'Klar', Språk: 'sv' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'sv', from: 'document' },
      facts: [
        fact('statement', 'En spricka i en plastkajak ser värre ut än den är.'),
        fact('number', 'Borra ett 3 mm hål i varje ände av sprickan'),
        fact('number', 'Låt svalna i två timmar innan du sjösätter.'),
        fact('price', 'Hos oss kostar samma lagning 650 kronor'),
      ],
      notForPosts: [unusable('notice', 'Kolla med Elsa om bilden på steg 3 får användas.')],
      images: [],
    },
  },
]
