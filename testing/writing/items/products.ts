import { fact, image, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const products: WritingItem[] = [
  {
    id: 'en-product-kettle',
    sourceType: 'push',
    item: {
      title: 'Brindle 0.8 stovetop kettle',
      summary: 'A small kettle with a loud opinion about boiling.',
      body: `The Brindle holds 0.8 litres, which is exactly four small cups or two honest mugs.
Its body is drawn from one sheet of 1.2 mm steel, so there is no seam to leak, and
the whistle is a brass reed that sounds a clear A.

It works on gas, induction and the wood stove. The handle, turned from ash in our
own shop, stays cool for the first eleven minutes; after that, use a cloth.

| Specification | Value |
| --- | --- |
| Capacity | 0.8 l |
| Weight | 640 g |
| Height | 19.5 cm |
| SKU | BR-08-ASH |

£64.00 including VAT, shipping within the UK £4.50. Every Brindle is guaranteed for
15 years, and we sell each of its seven parts separately.

**Add to basket** · Free returns within 30 days* · ★★★★★ (212 reviews)

*Excludes engraved items. See our [terms](https://hobandhearth.example/terms).`,
      tags: ['kitchen', 'kettle', 'steel'],
      url: 'https://hobandhearth.example/kettles/brindle-08',
      language: 'en',
      contentType: 'product',
      featuredImage: {
        url: 'https://hobandhearth.example/p/brindle-front.jpg',
        alt: 'A round steel kettle with a pale wooden handle on a gas ring',
      },
      media: [
        { url: 'https://hobandhearth.example/p/brindle-handle.jpg', alt: 'The ash handle from above' },
        { url: 'https://hobandhearth.example/theme/icon-truck.svg', alt: 'Truck' },
      ],
      raw: {
        external_id: 'BR-08-ASH',
        price: { amount: '64.00', currency: 'GBP' },
        availability: 'in_stock',
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Brindle 0.8 stovetop kettle', 'title'),
        fact('price', '£64.00 including VAT'),
        fact(
          'statement',
          'The Brindle holds 0.8 litres, which is exactly four small cups or two honest mugs.',
        ),
        fact('statement', 'It works on gas, induction and the wood stove.'),
        fact('trait', 'the whistle is a brass reed that sounds a clear A'),
        fact('number', 'Every Brindle is guaranteed for 15 years'),
        fact('link', 'https://hobandhearth.example/kettles/brindle-08', 'url'),
      ],
      notForPosts: [
        unusable('table', '| SKU | BR-08-ASH |'),
        unusable('cta', 'Add to basket'),
        unusable('notice', 'Excludes engraved items.'),
      ],
      images: [
        image('https://hobandhearth.example/p/brindle-front.jpg', 'subject'),
        image('https://hobandhearth.example/p/brindle-handle.jpg', 'subject'),
        image('https://hobandhearth.example/theme/icon-truck.svg', 'decoration'),
      ],
    },
  },
  {
    id: 'en-product-tent',
    sourceType: 'database_table',
    item: {
      title: 'Fjeldly Two-Person Tent, moss',
      summary: 'Pitches in four minutes. Weighs less than a bottle of wine.',
      body: 'At 1.15 kg with pegs and bag, the Fjeldly is the lightest tent we have made. The outer and inner sheets go up together on a single curved pole: four minutes alone, two with help.\n\nTested to 80 km/h in the wind tunnel at Trondheim. Water column 3,000 mm (floor 5,000 mm). The porch swallows two 50-litre packs.\n\nNot for deep snow; for that, see the Vinterly.',
      tags: ['tents', 'ultralight', 'new'],
      url: 'https://fjeldly.example/tents/two-person-moss',
      language: 'en',
      contentType: 'product',
      publishedAt: '2026-03-02T00:00:00Z',
      featuredImage: { url: 'https://fjeldly.example/img/IMG_4471-final2.jpg' },
      raw: {
        sku: 'FJ2-MOSS',
        price: 429.95,
        currency: 'USD',
        stock: 38,
        ean: '7040991234562',
        supplier_id: 9,
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Fjeldly Two-Person Tent', 'title'),
        fact('price', '429.95', 'raw.price'),
        fact('statement', 'Pitches in four minutes.', 'summary'),
        fact('number', 'At 1.15 kg with pegs and bag, the Fjeldly is the lightest tent we have made.'),
        fact('statement', 'Tested to 80 km/h in the wind tunnel at Trondheim.'),
        fact('number', 'The porch swallows two 50-litre packs.'),
        fact('statement', 'Not for deep snow'),
      ],
      notForPosts: [unusable('markup', '7040991234562', 'raw.ean')],
      images: [image('https://fjeldly.example/img/IMG_4471-final2.jpg', 'subject')],
    },
  },
  {
    id: 'en-product-cheese',
    sourceType: 'web_scraper',
    item: {
      title: 'Old Tolland (aged 14 months)',
      summary: 'Order Old Tolland online | Ridgeway Creamery',
      body: `[Home](https://ridgewaycreamery.example/) › [Shop](https://ridgewaycreamery.example/shop) › [Hard cheese](https://ridgewaycreamery.example/shop/hard)

## Tastes like toffee, behaves like cheddar

Old Tolland is made between May and August only, when the cows graze above 900 feet, and then sleeps for fourteen months in a disused railway tunnel. The tunnel keeps a steady 52 °F. We turn every wheel by hand each Thursday.

Gold at the American Farmstead Awards, 2024 and 2025.

*From our letters:* “I bought a pound for Christmas. It did not see Christmas.” — J. Okafor, Rochester, N.Y.

**$27.50 / lb** · wheels of about 11 lbs. on request

Pairs with dry cider, pears and silence.

Ingredients: raw cow’s milk, salt, cultures, rennet. Contains MILK.

[Add to cart](https://ridgewaycreamery.example/cart?add=14) [Wish list](https://ridgewaycreamery.example/wish)

### You may also like

[Young Tolland](https://ridgewaycreamery.example/young) $19.00 / lb [Blue Ridgeway](https://ridgewaycreamery.example/blue) $24.00 / lb`,
      tags: ['cheese'],
      url: 'https://ridgewaycreamery.example/shop/old-tolland',
      language: 'en-US',
      featuredImage: {
        url: 'https://ridgewaycreamery.example/img/old-tolland-wedge.jpg',
        alt: 'A wedge of dark yellow cheese with white crystals on slate',
      },
      media: [
        {
          url: 'https://ridgewaycreamery.example/img/award-badge.png',
          alt: 'American Farmstead Awards gold badge',
        },
      ],
      raw: { 'og:type': 'product', 'product:price:amount': '27.50', 'product:price:currency': 'USD' },
    },
    expect: {
      kind: 'product',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Old Tolland', 'title'),
        fact('price', '$27.50 / lb'),
        fact(
          'statement',
          'Old Tolland is made between May and August only, when the cows graze above 900 feet, and then sleeps for fourteen months in a disused railway tunnel.',
        ),
        fact('trait', 'Tastes like toffee, behaves like cheddar'),
        fact('statement', 'Gold at the American Farmstead Awards, 2024 and 2025.'),
        fact('quote', 'I bought a pound for Christmas. It did not see Christmas.'),
        fact('statement', 'Pairs with dry cider, pears and silence.'),
        fact('statement', 'Contains MILK.'),
      ],
      notForPosts: [
        unusable('navigation', 'Hard cheese'),
        unusable('cta', 'Add to cart'),
        unusable('navigation', 'You may also like'),
      ],
      images: [
        image('https://ridgewaycreamery.example/img/old-tolland-wedge.jpg', 'subject'),
        image('https://ridgewaycreamery.example/img/award-badge.png', 'decoration'),
      ],
    },
  },
  {
    id: 'de-product-lampe',
    sourceType: 'database_table',
    item: {
      title: 'Tischleuchte „Moll“',
      summary: 'Dimmbar, reparierbar, leise schön.',
      body: storedPlainText(`Moll ist eine Leuchte für den Rand des Lichts: Sie steht am Bett, im Regal oder dort,
wo man abends das Buch ablegt. Der Schirm aus mundgeblasenem Opalglas (Ø 18,5 cm) sitzt
lose auf einem Fuß aus geölter Eiche.

Die LED (4,5 W, 2.700 K, 420 lm) lässt sich ohne Werkzeug tauschen. Gedimmt wird stufenlos
am Kabel; unterhalb von 10 % flackert nichts und nichts brummt.

Hergestellt in Bad Driburg in einer Auflage von 600 Stück im Jahr.

Lieferzeit: ca. 3-4 Wochen. Alle Preise inkl. 19 % MwSt., zzgl. Versand.`),
      tags: ['Leuchten', 'Wohnen'],
      url: 'https://leuchtenhaus-egge.example/moll',
      language: 'de',
      contentType: 'Produkt',
      featuredImage: { url: 'https://leuchtenhaus-egge.example/media/moll_01.webp', alt: 'moll_01' },
      raw: {
        artikelnr: 'ML-185-E',
        preis: '189,00',
        waehrung: 'EUR',
        lagerbestand: 14,
        einkaufspreis: '71,20',
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Tischleuchte „Moll“', 'title'),
        fact('price', '189,00', 'raw.preis'),
        fact('statement', 'Moll ist eine Leuchte für den Rand des Lichts'),
        fact('statement', 'Die LED (4,5 W, 2.700 K, 420 lm) lässt sich ohne Werkzeug tauschen.'),
        fact('trait', 'unterhalb von 10 % flackert nichts und nichts brummt'),
        fact('number', 'in einer Auflage von 600 Stück im Jahr'),
        fact('where', 'Hergestellt in Bad Driburg'),
      ],
      notForPosts: [
        unusable('notice', 'Alle Preise inkl. 19 % MwSt., zzgl. Versand.'),
        unusable('notice', '71,20', 'raw.einkaufspreis'),
      ],
      images: [image('https://leuchtenhaus-egge.example/media/moll_01.webp', 'subject')],
    },
  },
  {
    id: 'de-product-honig',
    sourceType: 'push',
    item: {
      title: 'Dachhonig Neukölln, Sommer 2026',
      body: `Linde, Götterbaum und ein Hauch Brombeere vom Tempelhofer Feld: Der Sommerhonig unserer
sieben Völker auf dem Dach der alten Kindl-Brauerei ist da. 🐝

- 250 g für 7,50 €, 500 g für 13 €
- kalt geschleudert am 11. Juli, nicht erhitzt
- Wassergehalt 16,8 %

Nur 214 Gläser! Wenn sie weg sind, sind sie weg (bis zum nächsten Jahr). Abholen kann man
freitags von 16 bis 19 Uhr an der Rollbergstraße 26, Hinterhof, 5. Stock, Klingel „Biene“.

Honig ist für Kinder unter 12 Monaten nicht geeignet.

👉 HIER BESTELLEN`,
      tags: ['Honig', 'Berlin'],
      url: 'https://dachbienen.example/sommer-2026',
      publishedAt: '2026-07-14T06:00:00Z',
      featuredImage: {
        url: 'https://dachbienen.example/fotos/glaeser.jpg',
        alt: 'Honiggläser auf einer Brüstung, dahinter der Fernsehturm',
      },
      raw: { external_id: 'honig-2026-2', brand: 'Dachbienen' },
    },
    expect: {
      kind: 'product',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Dachhonig Neukölln, Sommer 2026', 'title'),
        fact('price', '250 g für 7,50 €, 500 g für 13 €'),
        fact(
          'statement',
          'Der Sommerhonig unserer sieben Völker auf dem Dach der alten Kindl-Brauerei ist da.',
        ),
        fact('number', 'Nur 214 Gläser!'),
        fact('when', 'kalt geschleudert am 11. Juli'),
        fact('where', 'an der Rollbergstraße 26'),
        fact('when', 'freitags von 16 bis 19 Uhr'),
        fact('statement', 'Honig ist für Kinder unter 12 Monaten nicht geeignet.'),
      ],
      notForPosts: [unusable('cta', 'HIER BESTELLEN')],
      images: [image('https://dachbienen.example/fotos/glaeser.jpg', 'subject')],
    },
  },
]
