import {
  fact,
  image,
  storedDocument,
  storedHtml,
  storedPlainText,
  unusable,
  type WritingItem,
} from '../writing-item'

/** What German-speaking shops, farms and software companies offer, explain and stipulate. */
export const germanShops: WritingItem[] = [
  {
    id: 'held-hofladen-apfelsaft',
    sourceType: 'database_table',
    item: {
      title: 'Apfelsaft naturtrüb „Finkenwerder“ 5 l Bag-in-Box',
      body: 'Sortenreiner Direktsaft aus Finkenwerder Herbstprinz, auf unserem Hof gepresst und schonend auf 78 °C erhitzt. Angebrochen hält die Box drei Monate, auch ohne Kühlschrank. Von 60 Hochstämmen, die mein Großvater 1954 gepflanzt hat.',
      tags: ['Saft', 'Hofladen'],
      url: 'https://obsthof-tamm.example/saft/finkenwerder-5l',
      raw: {
        artnr: '4010-5',
        vk_brutto: '14,90 €',
        ek_netto: '6,15 €',
        grundpreis: '2,98 €/l',
        mwst: 7,
        lagerplatz: 'H2-R4-F1',
        bestand: 220,
        saison: 'Okt–Mai',
        bemerkung: 'Karl liefert nur gegen bar, nicht vergessen',
        bild_1: 'https://obsthof-tamm.example/b/finkenwerder.jpg',
      },
      featuredImage: { url: 'https://obsthof-tamm.example/b/finkenwerder.jpg' },
      media: [{ url: 'https://obsthof-tamm.example/b/siegel-bio.png', alt: 'Bio-Siegel' }],
    },
    expect: {
      kind: 'product',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Apfelsaft naturtrüb „Finkenwerder“ 5 l Bag-in-Box', 'title'),
        fact('price', '14,90 €', 'raw.vk_brutto'),
        fact('price', '2,98 €/l', 'raw.grundpreis'),
        fact(
          'statement',
          'Sortenreiner Direktsaft aus Finkenwerder Herbstprinz, auf unserem Hof gepresst und schonend auf 78 °C erhitzt.',
        ),
        fact('number', 'Angebrochen hält die Box drei Monate, auch ohne Kühlschrank.'),
        fact('statement', 'Von 60 Hochstämmen, die mein Großvater 1954 gepflanzt hat.'),
      ],
      notForPosts: [
        unusable('notice', '6,15 €', 'raw.ek_netto'),
        unusable('notice', 'Karl liefert nur gegen bar, nicht vergessen', 'raw.bemerkung'),
        unusable('markup', 'H2-R4-F1', 'raw.lagerplatz'),
        unusable('notice', '4010-5', 'raw.artnr'),
      ],
      images: [
        image('https://obsthof-tamm.example/b/finkenwerder.jpg', 'subject'),
        image('https://obsthof-tamm.example/b/siegel-bio.png', 'logo'),
      ],
    },
  },
  {
    id: 'held-baeckerei-rundbrief',
    sourceType: 'rss_feed',
    item: {
      title: 'Backpost im Advent',
      body: storedHtml(
        `<p>Liebe Brotfreundinnen und Brotfreunde,</p>
<p>ab dem 1. Dezember gibt es wieder unseren Dresdner Stollen nach dem Rezept von 1921: mit 40 % Rosinen, ohne Zitronat und drei Wochen gereift. Der Kilo-Stollen kostet 24,80 €, der halbe 13,20 €.</p>
<p>Vorbestellungen nehmen wir bis Sonntag, 6. Dezember, an der Theke oder unter 0351 555 0172 entgegen. Am 24. Dezember haben wir von 6 bis 12 Uhr geöffnet, danach machen wir bis zum 4. Januar Pause.</p>
<p>Neu in der Backstube ist Yusuf Demir, der im August als Geselle aus Görlitz zu uns kam. Von ihm stammt das Walnussbrot, das samstags meist schon um neun ausverkauft ist.</p>
<p>Herzliche Grüße aus der warmen Stube<br>Ihre Familie Zschoche</p>
<p>Newsletter abbestellen | Im Browser ansehen</p>`,
        'https://baeckerei-zschoche.example/',
      ),
      tags: [],
      url: 'https://baeckerei-zschoche.example/backpost/advent',
      language: 'de',
      publishedAt: '2026-11-20T05:00:00Z',
      media: [
        {
          url: 'https://baeckerei-zschoche.example/i/stollen.jpg',
          alt: 'Angeschnittener Stollen mit Puderzucker',
        },
        { url: 'https://baeckerei-zschoche.example/i/trenner-stern.png', alt: '' },
      ],
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact(
          'statement',
          'ab dem 1. Dezember gibt es wieder unseren Dresdner Stollen nach dem Rezept von 1921: mit 40 % Rosinen, ohne Zitronat und drei Wochen gereift.',
        ),
        fact('price', 'Der Kilo-Stollen kostet 24,80 €, der halbe 13,20 €.'),
        fact(
          'deadline',
          'Vorbestellungen nehmen wir bis Sonntag, 6. Dezember, an der Theke oder unter 0351 555 0172 entgegen.',
        ),
        fact(
          'when',
          'Am 24. Dezember haben wir von 6 bis 12 Uhr geöffnet, danach machen wir bis zum 4. Januar Pause.',
        ),
        fact(
          'who',
          'Neu in der Backstube ist Yusuf Demir, der im August als Geselle aus Görlitz zu uns kam.',
        ),
        fact(
          'statement',
          'Von ihm stammt das Walnussbrot, das samstags meist schon um neun ausverkauft ist.',
        ),
      ],
      notForPosts: [
        unusable('salutation', 'Liebe Brotfreundinnen und Brotfreunde,'),
        unusable('salutation', 'Herzliche Grüße aus der warmen Stube'),
        unusable('salutation', 'Ihre Familie Zschoche'),
        unusable('cta', 'Newsletter abbestellen'),
        unusable('cta', 'Im Browser ansehen'),
      ],
      images: [
        image('https://baeckerei-zschoche.example/i/stollen.jpg', 'subject'),
        image('https://baeckerei-zschoche.example/i/trenner-stern.png', 'decoration'),
      ],
    },
  },
  {
    id: 'held-linseneintopf-rezept',
    sourceType: 'markdown_repository',
    item: {
      title: 'Alb-Leisa-Eintopf mit Quitte',
      summary: 'Herbstlich, vegan, in 45 Minuten fertig',
      body: storedDocument(`Für 4 Portionen | 45 Minuten | vegan

Die Quitte ersetzt hier den Essig: Sie bringt genug Säure mit, um die
Linsen zu wecken, und bleibt beim Kochen in Form.

## Zutaten

- 300 g Alb-Leisa (oder andere kleine grüne Linsen)
- 1 große Quitte (ca. 350 g)
- 2 Möhren, 1 Stange Lauch
- 1,2 l Gemüsebrühe
- 1 TL Kümmel, 2 Lorbeerblätter

## Zubereitung

1. Quitte abreiben, entkernen und 1 cm groß würfeln.
2. Lauch und Möhren in 2 EL Öl fünf Minuten anschwitzen, Kümmel zugeben.
3. Linsen, Brühe und Lorbeer dazu, 20 Minuten köcheln.
4. Quitte zugeben und weitere 12 Minuten garen.

Am zweiten Tag schmeckt er besser. Nicht mit roten Linsen kochen, die
zerfallen.

{{< newsletter-box >}}
`),
      tags: ['Hauptgericht', 'Herbst'],
      url: 'https://linsenmuehle.example/rezepte/alb-leisa-quitte',
      language: 'de',
      featuredImage: {
        url: 'https://linsenmuehle.example/img/eintopf-quitte.jpg',
        alt: 'Linseneintopf mit Quittenwürfeln in einer blauen Schale',
      },
      raw: { date: '2026-10-04', draft: false, type: 'recipe', yields: '4 Portionen' },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Alb-Leisa-Eintopf mit Quitte', 'title'),
        fact('number', 'Für 4 Portionen | 45 Minuten | vegan'),
        fact(
          'statement',
          'Die Quitte ersetzt hier den Essig: Sie bringt genug Säure mit, um die Linsen zu wecken, und bleibt beim Kochen in Form.',
        ),
        fact('number', '300 g Alb-Leisa (oder andere kleine grüne Linsen)'),
        fact('statement', 'Quitte zugeben und weitere 12 Minuten garen.'),
        fact('statement', 'Am zweiten Tag schmeckt er besser.'),
        fact('statement', 'Nicht mit roten Linsen kochen, die zerfallen.'),
        fact('statement', 'Herbstlich, vegan, in 45 Minuten fertig', 'summary'),
      ],
      notForPosts: [],
      images: [image('https://linsenmuehle.example/img/eintopf-quitte.jpg', 'subject')],
    },
  },
  {
    id: 'held-balkon-solar-anleitung',
    sourceType: 'web_scraper',
    item: {
      title: 'Balkonkraftwerk anmelden: So geht es in vier Schritten',
      summary: 'Von der Steckdose bis zum Marktstammdatenregister.',
      body: storedHtml(
        `<p>Inhaltsverzeichnis: 1. Prüfen 2. Kaufen 3. Montieren 4. Anmelden</p>
<p>Ein Balkonkraftwerk darf bis zu 800 Watt einspeisen. Zwei Module reichen dafür und sparen einem Zweipersonenhaushalt im Schnitt 110 Euro Stromkosten im Jahr.</p>
<h2>Schritt für Schritt</h2>
<ol><li>Fragen Sie die Hausverwaltung. Verbieten darf sie die Anlage nicht mehr, über die Befestigung aber mitreden.</li><li>Achten Sie auf einen Wechselrichter mit Zertifikat VDE-AR-N 4105.</li><li>Befestigen Sie die Module mit Edelstahlschellen, nie mit Kabelbindern.</li><li>Melden Sie die Anlage binnen eines Monats im Marktstammdatenregister an. Das dauert etwa zehn Minuten.</li></ol>
<blockquote><p>Achtung: Keine Mehrfachsteckdose verwenden, Brandgefahr!</p></blockquote>
<p>Unsere kostenlose Beratung hat jeden Mittwoch von 15 bis 18 Uhr Sprechstunde in der Bürgerwerkstatt, Lange Gasse 9.</p>
<p>War dieser Artikel hilfreich? 👍 👎</p>
<p>Autor: Redaktion Energiegenossenschaft Sonnenhalde · zuletzt geändert am 02.02.2026</p>`,
        'https://sonnenhalde-eg.example/',
      ),
      tags: ['Solar', 'Ratgeber'],
      url: 'https://sonnenhalde-eg.example/ratgeber/balkonkraftwerk',
      language: 'de',
      featuredImage: {
        url: 'https://sonnenhalde-eg.example/img/balkon.jpg',
        alt: 'Zwei Solarmodule an einem Balkongeländer',
      },
      media: [{ url: 'https://sonnenhalde-eg.example/img/redaktion-avatar.png', alt: 'Redaktion' }],
      raw: {},
    },
    expect: {
      kind: 'guide',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('number', 'Ein Balkonkraftwerk darf bis zu 800 Watt einspeisen.'),
        fact(
          'price',
          'Zwei Module reichen dafür und sparen einem Zweipersonenhaushalt im Schnitt 110 Euro Stromkosten im Jahr.',
        ),
        fact('statement', 'Verbieten darf sie die Anlage nicht mehr, über die Befestigung aber mitreden.'),
        fact('statement', 'Befestigen Sie die Module mit Edelstahlschellen, nie mit Kabelbindern.'),
        fact('deadline', 'Melden Sie die Anlage binnen eines Monats im Marktstammdatenregister an.'),
        fact('statement', 'Keine Mehrfachsteckdose verwenden, Brandgefahr!'),
        fact('when', 'jeden Mittwoch von 15 bis 18 Uhr Sprechstunde in der Bürgerwerkstatt, Lange Gasse 9'),
      ],
      notForPosts: [
        unusable('navigation', 'Inhaltsverzeichnis: 1. Prüfen 2. Kaufen 3. Montieren 4. Anmelden'),
        unusable('navigation', 'War dieser Artikel hilfreich?'),
        unusable('notice', 'Autor: Redaktion Energiegenossenschaft Sonnenhalde'),
      ],
      images: [
        image('https://sonnenhalde-eg.example/img/balkon.jpg', 'subject'),
        image('https://sonnenhalde-eg.example/img/redaktion-avatar.png', 'avatar'),
      ],
    },
  },
  {
    id: 'held-kassensoftware-version',
    sourceType: 'push',
    item: {
      title: 'Ladenhüter 7.2 ist da',
      body: storedPlainText(`Version 7.2 (Build 7214) vom 13.04.2026

NEU
* Gutscheine lassen sich jetzt teilweise einlösen.
* Der Tagesabschluss druckt auf Wunsch in Türkisch und Polnisch.

BEHOBEN
* Bons mit mehr als 99 Positionen wurden abgeschnitten (Ticket #8841).
* Falsche Rundung bei 7 % MwSt. auf Pfand.

HINWEIS
Das Update dauert rund 8 Minuten, die Kasse startet danach neu. Bitte nicht während der Öffnungszeiten einspielen.
Windows 8.1 wird ab Version 8 (geplant: Oktober 2026) nicht mehr unterstützt.

Hotline: Mo.–Fr. 8–17 Uhr`),
      tags: ['Update'],
      url: 'https://ladenhueter-kasse.example/updates/7-2',
      publishedAt: '2026-04-13T06:00:00Z',
      raw: { kanal: 'stable', intern: 'Rollout 10 % / 50 % / 100 %' },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Ladenhüter 7.2 ist da', 'title'),
        fact('when', '13.04.2026'),
        fact('statement', 'Gutscheine lassen sich jetzt teilweise einlösen.'),
        fact('statement', 'Der Tagesabschluss druckt auf Wunsch in Türkisch und Polnisch.'),
        fact('statement', 'Bons mit mehr als 99 Positionen wurden abgeschnitten'),
        fact('number', 'Das Update dauert rund 8 Minuten, die Kasse startet danach neu.'),
        fact('statement', 'Windows 8.1 wird ab Version 8 (geplant: Oktober 2026) nicht mehr unterstützt.'),
      ],
      notForPosts: [
        unusable('notice', 'Rollout 10 % / 50 % / 100 %', 'raw.intern'),
        unusable('notice', 'Ticket #8841'),
      ],
      images: [],
    },
  },
  {
    id: 'held-packliste-huettentour',
    sourceType: 'notion_database',
    item: {
      title: 'Sieben Dinge, die auf der Hütte fehlen',
      body: `*Zusammengestellt vom Team Bergschmiede Kempten nach 23 verregneten Touren.*

1. **Ohrstöpsel.** Im Lager schläft immer jemand, der Holz sägt.
2. **Hüttenschlafsack.** Pflicht auf allen AV-Hütten, Seide wiegt nur 130 g.
3. **Bargeld.** Auf der Rappenspitzhütte gibt es kein Netz und kein Kartenlesegerät.
4. **Stirnlampe.** Der Weg zur Toilette ist länger, als Sie denken.
5. **Blasenpflaster.** Vor dem Abmarsch kleben, nicht danach.
6. **Müllbeutel.** Was hochgetragen wird, wird auch wieder runtergetragen.
7. **Ein Kartenspiel.** Der Akku ist leer, die Runde ist es nicht.

Alles außer dem Bargeld führen wir im Laden, Salzstr. 11.

---
Bildidee: Flatlay auf Holz. @Jana kannst du bis Di?`,
      tags: ['Liste', 'Hütte'],
      url: 'https://www.notion.example/bergschmiede/Packliste-5d1',
      raw: { Status: 'Idee', Autor: 'Jana', 'SEO-Keyword': 'packliste hüttentour' },
    },
    expect: {
      kind: 'list',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('number', 'Zusammengestellt vom Team Bergschmiede Kempten nach 23 verregneten Touren.'),
        fact('statement', 'Im Lager schläft immer jemand, der Holz sägt.'),
        fact('number', 'Pflicht auf allen AV-Hütten, Seide wiegt nur 130 g.'),
        fact('statement', 'Auf der Rappenspitzhütte gibt es kein Netz und kein Kartenlesegerät.'),
        fact('statement', 'Vor dem Abmarsch kleben, nicht danach.'),
        fact('statement', 'Der Akku ist leer, die Runde ist es nicht.'),
        fact('where', 'Alles außer dem Bargeld führen wir im Laden, Salzstr. 11.'),
      ],
      notForPosts: [
        unusable('notice', 'Bildidee: Flatlay auf Holz. @Jana kannst du bis Di?'),
        unusable('notice', 'packliste hüttentour', 'raw.SEO-Keyword'),
      ],
      images: [],
    },
  },
]
