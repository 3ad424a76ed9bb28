import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const productsAndNews: WritingItem[] = [
  {
    id: 'h2-en-product-kettle',
    sourceType: 'rss_feed',
    item: {
      title: 'Meet Pell, our first stovetop kettle',
      summary: 'Pell is a 1.4 litre stovetop kettle in three enamel colours. It pours without dribbling […]',
      body: storedHtml(
        `<p><em>By Rosalind Achterberg, 9 September</em></p>
<p>It took us four years and eleven spouts. Pell is our first stovetop kettle: 1.4 litres, pressed steel, enamelled in Wrocfield and signed on the base by whoever dipped it.</p>
<p>We kept the list of things it should do very short. It boils a full load in under seven minutes on gas or induction, it whistles in two notes instead of one, and it does not dribble. The handle is beech and can be unscrewed with a coin when, in twenty years, you want a new one.</p>
<figure><img src="/media/pell-trio.jpg" alt="Three enamel kettles in moss, chalk and rust on a gas hob"><figcaption>Pell in moss, chalk and rust. Photo: Idris Vane</figcaption></figure>
<p>Pell costs <strong>£86</strong> and is in all four shops from 18 September. Online orders go out the Monday after.</p>
<p><a href="https://hobandhollow.example/pell">Continue reading →</a></p>
<p>The post <a href="https://hobandhollow.example/pell">Meet Pell</a> appeared first on <a href="https://hobandhollow.example">Hob &amp; Hollow</a>.</p>`,
        'https://hobandhollow.example/pell',
      ),
      tags: ['New in', 'Kitchen'],
      url: 'https://hobandhollow.example/pell',
      language: 'en-GB',
      publishedAt: '2026-09-09T07:30:00Z',
      featuredImage: {
        url: 'https://hobandhollow.example/media/pell-trio.jpg',
        alt: 'Three enamel kettles in moss, chalk and rust on a gas hob',
      },
      raw: { creator: 'Rosalind Achterberg', guid: 'https://hobandhollow.example/?p=4410' },
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Pell is our first stovetop kettle'),
        fact('statement', 'it whistles in two notes instead of one, and it does not dribble'),
        fact('number', 'It boils a full load in under seven minutes on gas or induction'),
        fact('price', '£86'),
        fact('when', 'in all four shops from 18 September'),
      ],
      notForPosts: [
        unusable('cta', 'Continue reading'),
        unusable('notice', 'appeared first on'),
        unusable('notice', 'Photo: Idris Vane'),
      ],
      images: [image('https://hobandhollow.example/media/pell-trio.jpg', 'subject')],
    },
  },
  {
    id: 'h2-en-price-bread-box',
    sourceType: 'web_scraper',
    item: {
      title: 'Our box prices from January',
      summary: 'What changes for bread box subscribers on 4 January 2027.',
      body: `Dear subscribers,

from **4 January 2027** the weekly bread box costs **€17.50** instead of €15.80, and the small box €11.20 instead of €10.40. It is our first increase in twenty-six months.

Why? Organic rye has gone up by 31 percent since last autumn, and we have paid our night bakers a proper night supplement since June. We would rather tell you than make the loaves smaller.

| Box | until 3 January | from 4 January |
| --- | --- | --- |
| Weekly | €15.80 | €17.50 |
| Small | €10.40 | €11.20 |
| Office (12 loaves) | €49.00 | €52.00 |

If you have paid for the quarter in advance, the old price applies until your quarter ends. You can cancel at any time up to the Thursday before the next delivery.

With thanks
Tove and the night shift

[Manage my box](https://nightshiftbread.example/account) · [Terms](https://nightshiftbread.example/terms) · [Privacy](https://nightshiftbread.example/privacy)`,
      tags: [],
      url: 'https://nightshiftbread.example/news/prices-2027',
      language: 'en',
      publishedAt: '2026-11-16T09:00:00Z',
      featuredImage: {
        url: 'https://nightshiftbread.example/assets/logo-round.png',
        alt: 'Night Shift Bread logo',
      },
      raw: { 'og:type': 'website', h1: 'Our box prices from January' },
    },
    expect: {
      kind: 'legal',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', '4 January 2027'),
        fact('price', 'the weekly bread box costs **€17.50** instead of €15.80'),
        fact('number', 'Organic rye has gone up by 31 percent since last autumn'),
        fact('statement', 'the old price applies until your quarter ends'),
        fact('deadline', 'up to the Thursday before the next delivery'),
      ],
      notForPosts: [
        unusable('salutation', 'Dear subscribers,'),
        unusable('table', '| Office (12 loaves) | €49.00 | €52.00 |'),
        unusable('cta', 'Manage my box'),
        unusable('navigation', 'Privacy'),
      ],
      images: [image('https://nightshiftbread.example/assets/logo-round.png', 'logo')],
      flags: ['sensitive kind'],
    },
  },
  {
    id: 'h2-en-hours-museum',
    sourceType: 'database_table',
    item: {
      title: 'Christmas opening times',
      body: 'The Cordwainers Museum is closed from 24 to 26 December and on 1 January. Between the years we open daily from 11 to 4, with free cocoa in the tannery yard.',
      tags: ['visit'],
      url: 'https://cordwainersmuseum.example/visit',
      language: 'en',
      publishedAt: '2026-11-20T00:00:00Z',
      raw: {
        id: 301,
        notice_type: 'hours',
        valid_from: '2026-12-24',
        valid_until: '2027-01-01',
        author_id: 7,
      },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'closed from 24 to 26 December and on 1 January'),
        fact('when', 'daily from 11 to 4'),
        fact('name', 'The Cordwainers Museum'),
        fact('statement', 'with free cocoa in the tannery yard'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-en-product-rucksack',
    sourceType: 'push',
    item: {
      title: 'Tarn 28 is back, and you can wash it',
      body: storedPlainText(`Tarn 28 is back.

You asked for three things after the first run: a bottle pocket that holds a bottle, a chest strap that does not squeak, and fabric you can put in a washing machine. We did all three.

- 28 litres, 790 grams
- recycled sailcloth, 30 °C wash
- fits a 15 inch laptop, or a cat (tested with Biscuit, 5.1 kg)

$164, and $40 back when you send us your old Tarn for spare parts.

Ships from October 5. First 200 orders get a repair kit.`),
      tags: ['launch', 'bags'],
      url: 'https://tarnworks.example/tarn-28',
      language: 'en-US',
      contentType: 'product',
      publishedAt: '2026-09-28T15:00:00Z',
      featuredImage: { url: 'https://cdn.tarnworks.example/t28/IMG_0093.jpg' },
      media: [
        {
          url: 'https://cdn.tarnworks.example/t28/biscuit.jpg',
          alt: 'A grey cat looks out of an open rucksack',
        },
      ],
      raw: { sku: 'TRN-28-2', price: '164.00', currency: 'USD', stock: 1200, approved_by: 'm.okafor' },
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Tarn 28', 'title'),
        fact('number', '28 litres, 790 grams'),
        fact('statement', 'recycled sailcloth, 30 °C wash'),
        fact('price', '$164, and $40 back when you send us your old Tarn for spare parts.'),
        fact('when', 'Ships from October 5.'),
        fact('number', 'First 200 orders get a repair kit.'),
      ],
      notForPosts: [],
      images: [
        image('https://cdn.tarnworks.example/t28/IMG_0093.jpg', 'subject'),
        image('https://cdn.tarnworks.example/t28/biscuit.jpg', 'subject'),
      ],
    },
  },
  {
    id: 'h2-de-product-lampe',
    sourceType: 'notion_database',
    item: {
      title: 'Neu: Stehleuchte Kranich',
      summary: 'Stehleuchte aus Eschenholz, dimmbar, ab 2. November',
      body: `**Kranich** ist unsere erste Stehleuchte. Sie besteht aus einem einzigen gebogenen Eschenstab, einem Sockel aus Gusseisen und einem Schirm aus Leinen, den man abziehen und waschen kann.

Entworfen hat sie Henrike Dallmann, die bei uns 2019 als Praktikantin angefangen hat.

### Daten

- Höhe 152 cm, Gewicht 6,8 kg
- LED, 9 Watt, stufenlos dimmbar am Fuß
- Preis: 449 €, Ersatzschirm 38 €
- Lieferbar ab 2. November

„Ich wollte eine Lampe, die so aussieht, als würde sie gleich einen Schritt machen“, sagt Dallmann.

> @Jonas bitte noch das Datenblatt verlinken, danke!`,
      tags: ['Produkt', 'Leuchten'],
      url: 'https://dallundraab.example/kranich',
      publishedAt: '2026-10-26T06:00:00Z',
      featuredImage: { url: 'https://dallundraab.example/img/kranich-wohnzimmer.webp' },
      raw: {
        Name: 'Neu: Stehleuchte Kranich',
        Status: 'Freigegeben',
        Kanal: ['Instagram', 'LinkedIn'],
        Preis: 449,
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Stehleuchte Kranich', 'title'),
        fact('statement', 'einem Schirm aus Leinen, den man abziehen und waschen kann'),
        fact('who', 'Henrike Dallmann'),
        fact('price', 'Preis: 449 €'),
        fact('when', 'Lieferbar ab 2. November'),
        fact('quote', 'Ich wollte eine Lampe, die so aussieht, als würde sie gleich einen Schritt machen'),
      ],
      notForPosts: [unusable('notice', '@Jonas bitte noch das Datenblatt verlinken, danke!')],
      images: [image('https://dallundraab.example/img/kranich-wohnzimmer.webp', 'subject')],
    },
  },
  {
    id: 'h2-de-agb-stadtwerk',
    sourceType: 'web_scraper',
    item: {
      title: 'Änderung unserer Allgemeinen Geschäftsbedingungen zum 1. Februar 2027',
      body: `Sehr geehrte Kundinnen und Kunden,

zum **1. Februar 2027** ändern wir die Allgemeinen Geschäftsbedingungen für das Leihrad-Abo „Speiche“. Die wichtigsten Punkte im Überblick:

1. Die Kündigungsfrist verkürzt sich von drei Monaten auf vier Wochen zum Monatsende.
2. Die Selbstbeteiligung bei Diebstahl steigt von 80 auf 120 Euro.
3. Fahrten außerhalb des Landkreises sind künftig ohne Zuschlag möglich.

Wenn Sie mit den Änderungen nicht einverstanden sind, können Sie bis zum 31. Januar 2027 in Textform widersprechen. Ihr Vertrag endet dann zum 28. Februar 2027. Die vollständige Fassung finden Sie unter § 7 ff. der neuen AGB.

Mit freundlichen Grüßen
Ihre Stadtwerke Wiesenbrück

Zum Seitenanfang

[AGB (PDF, 214 KB)](https://sw-wiesenbrueck.example/agb-speiche.pdf) | [Impressum](https://sw-wiesenbrueck.example/impressum) | [Datenschutz](https://sw-wiesenbrueck.example/datenschutz)`,
      tags: [],
      url: 'https://sw-wiesenbrueck.example/speiche/agb-2027',
      language: 'de-DE',
      publishedAt: '2026-11-12T11:00:00Z',
      raw: { 'og:type': 'article' },
    },
    expect: {
      kind: 'legal',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('when', 'zum **1. Februar 2027**'),
        fact(
          'statement',
          'Die Kündigungsfrist verkürzt sich von drei Monaten auf vier Wochen zum Monatsende.',
        ),
        fact('price', 'Die Selbstbeteiligung bei Diebstahl steigt von 80 auf 120 Euro.'),
        fact('statement', 'Fahrten außerhalb des Landkreises sind künftig ohne Zuschlag möglich.'),
        fact('deadline', 'bis zum 31. Januar 2027 in Textform widersprechen'),
      ],
      notForPosts: [
        unusable('salutation', 'Sehr geehrte Kundinnen und Kunden,'),
        unusable('salutation', 'Mit freundlichen Grüßen'),
        unusable('navigation', 'Zum Seitenanfang'),
        unusable('navigation', 'Impressum'),
      ],
      images: [],
      flags: ['sensitive kind'],
    },
  },
  {
    id: 'h2-de-oeffnung-bad',
    sourceType: 'push',
    item: {
      title: 'Hallenbad ab Montag wieder offen',
      body: storedPlainText(`Gute Nachricht für alle Frühschwimmer:
Das Hallenbad am Lindenring ist ab Montag, 5. Oktober,
wieder geöffnet. Neu ist die Lüftung, neu sind 64 Spinde,
und das Nichtschwimmerbecken hat jetzt 31 Grad.

Mo bis Fr 6.30 bis 21 Uhr, Sa und So 9 bis 18 Uhr.
Der Eintritt bleibt bei 4,50 Euro.`),
      tags: ['Hallenbad'],
      url: 'https://baeder-lindenau.example/hallenbad',
      language: 'de',
      publishedAt: '2026-10-01T10:00:00Z',
      raw: { kanal: 'website', meldung_id: 'HB-2026-17' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('when', 'ab Montag, 5. Oktober'),
        fact('where', 'Das Hallenbad am Lindenring'),
        fact('statement', 'das Nichtschwimmerbecken hat jetzt 31 Grad'),
        fact('when', 'Mo bis Fr 6.30 bis 21 Uhr, Sa und So 9 bis 18 Uhr.'),
        fact('price', 'Der Eintritt bleibt bei 4,50 Euro.'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-de-produkt-senf',
    sourceType: 'database_table',
    item: {
      title: 'Quittensenf mild 180 ml',
      summary: 'Unser Herbstsenf aus Quitten von der Streuobstwiese.',
      body: 'Gelbe Senfsaat, Quitten aus Oberkessach, Apfelessig, Salz. Mehr ist nicht drin. Wir mahlen kalt auf dem Granitstein, darum bleibt er mild und wird nach etwa drei Wochen noch runder. Passt zu Käse, Bratkartoffeln und kaltem Braten.\n\nNur solange der Vorrat reicht: 2.400 Gläser, Ernte 2026. 5,90 € je Glas (32,78 € / l).\n\nNährwerte je 100 g: Brennwert 612 kJ / 146 kcal, Fett 6,1 g, Salz 3,9 g. Enthält: Senf.',
      tags: ['Senf', 'Saison'],
      url: 'https://senfmuehle-jagst.example/quitte',
      language: 'de',
      contentType: 'product',
      publishedAt: '2026-10-12T00:00:00Z',
      featuredImage: {
        url: 'https://senfmuehle-jagst.example/p/quitte-180.jpg',
        alt: 'Glas Quittensenf mit gelbem Etikett neben zwei Quitten',
      },
      raw: {
        artikelnr: 'SM-0418',
        preis_cent: 590,
        lager: 2400,
        ean: '4099999000418',
        bemerkung_intern: 'Etikett Version 3, alte vernichten',
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Quittensenf mild', 'title'),
        fact('statement', 'Gelbe Senfsaat, Quitten aus Oberkessach, Apfelessig, Salz.'),
        fact('statement', 'Wir mahlen kalt auf dem Granitstein'),
        fact('number', '2.400 Gläser, Ernte 2026'),
        fact('price', '5,90 € je Glas'),
      ],
      notForPosts: [unusable('notice', 'Etikett Version 3, alte vernichten', 'raw.bemerkung_intern')],
      images: [image('https://senfmuehle-jagst.example/p/quitte-180.jpg', 'subject')],
    },
  },
  {
    id: 'h2-fr-produit-carnet',
    sourceType: 'rss_feed',
    item: {
      title: 'Le carnet « Marée » revient en papier d’algues',
      summary:
        'Notre carnet le plus demandé revient, fabriqué cette fois avec 30 % d’algues échouées. Lire la suite',
      body: `Il avait disparu de nos étagères en mars, il revient le 14 octobre : le carnet « Marée » est désormais fabriqué avec 30 % d’algues ramassées sur les plages de la baie de Kerlouan. Le papier est un peu plus vert, un peu plus rugueux, et il boit très bien l’encre.

Chaque carnet compte 96 pages cousues à la main dans notre atelier de Plouvien. Il coûte 19 €, et 2 € de plus avec une couverture gravée à vos initiales.

*Crédit photo : Maëlle Tanguy*

[Lire la suite](https://papeterie-tanguy.example/maree)`,
      tags: ['papeterie', 'nouveauté'],
      url: 'https://papeterie-tanguy.example/maree',
      language: 'fr-FR',
      publishedAt: '2026-10-08T08:00:00Z',
      featuredImage: {
        url: 'https://papeterie-tanguy.example/photos/maree-vert.jpg',
        alt: 'Un carnet vert pâle posé sur des algues sèches',
      },
      raw: { category: 'nouveauté', author: 'Maëlle Tanguy' },
    },
    expect: {
      kind: 'product',
      language: { code: 'fr', from: 'document' },
      facts: [
        fact('name', 'Le carnet « Marée »', 'title'),
        fact('when', 'il revient le 14 octobre'),
        fact('statement', '30 % d’algues ramassées sur les plages de la baie de Kerlouan'),
        fact('number', '96 pages cousues à la main'),
        fact('price', 'Il coûte 19 €'),
      ],
      notForPosts: [unusable('cta', 'Lire la suite'), unusable('notice', 'Crédit photo : Maëlle Tanguy')],
      images: [image('https://papeterie-tanguy.example/photos/maree-vert.jpg', 'subject')],
    },
  },
  {
    id: 'h2-nl-prijzen-veer',
    sourceType: 'markdown_repository',
    item: {
      title: 'Nieuwe tarieven voor het veer',
      summary: 'Vanaf 1 april 2027 gelden nieuwe tarieven op het veer Oudekade–Zandwijk.',
      body: `Vanaf **1 april 2027** gelden nieuwe tarieven op het veer tussen Oudekade en Zandwijk. Een enkele reis te voet kost dan € 1,60 (nu € 1,40), met de fiets € 2,20 (nu € 2,00). Kinderen tot twaalf jaar varen gratis mee.

De tienrittenkaart blijft € 12,50 en blijft twee jaar geldig. Kaarten die u al heeft, kunt u gewoon opvaren.

De vaartijden veranderen niet: elke twintig minuten, van 6.40 tot 22.20 uur.

{{< contactblok afdeling="veer" >}}`,
      tags: ['veer', 'tarieven'],
      url: 'https://veerdienst-oudekade.example/nieuws/tarieven-2027',
      language: 'nl',
      publishedAt: '2026-11-18T00:00:00Z',
      raw: { title: 'Nieuwe tarieven voor het veer', layout: 'nieuws', weight: 3, draft: false, lang: 'nl' },
    },
    expect: {
      kind: 'legal',
      language: { code: 'nl', from: 'document' },
      facts: [
        fact('when', 'Vanaf **1 april 2027**'),
        fact('price', 'Een enkele reis te voet kost dan € 1,60 (nu € 1,40)'),
        fact('statement', 'Kinderen tot twaalf jaar varen gratis mee.'),
        fact('price', 'De tienrittenkaart blijft € 12,50'),
        fact('when', 'elke twintig minuten, van 6.40 tot 22.20 uur'),
      ],
      notForPosts: [unusable('markup', '{{< contactblok afdeling="veer" >}}')],
      images: [],
      flags: ['sensitive kind'],
    },
  },
]
