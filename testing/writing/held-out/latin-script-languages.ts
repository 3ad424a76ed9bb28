import { fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

/** One item each in Dutch, Portuguese, Swedish and Czech. */
export const latinScriptLanguages: WritingItem[] = [
  {
    id: 'held-nl-molendag',
    sourceType: 'rss_feed',
    item: {
      title: 'Molendag bij De Vlijt',
      summary: 'Kom malen, proeven en klimmen op zaterdag 9 mei.',
      body: storedHtml(
        `<p>Beste molenvrienden,</p>
<p>Op zaterdag 9 mei draait korenmolen De Vlijt van 10.00 tot 16.30 uur, als er wind staat. Staat er geen wind, dan bakken we pannenkoeken van meel dat we eerder hebben gemalen.</p>
<p>De molen uit 1781 is de hoogste van de streek: 29 meter tot aan de kap. Kinderen vanaf zes jaar mogen mee naar boven. Een zak speltmeel kost € 4,50.</p>
<p>„Wie de wieken hoort, begrijpt waarom ik nooit met vakantie ga”, zegt molenaar Femke Dijkstra.</p>
<p>Groeten van het bestuur</p>
<p>Lees verder | Deel dit bericht</p>`,
        'https://molendevlijt.example/',
      ),
      tags: ['Agenda'],
      url: 'https://molendevlijt.example/molendag',
      language: 'nl',
      publishedAt: '2026-04-20T12:00:00Z',
      featuredImage: {
        url: 'https://molendevlijt.example/f/wieken.jpg',
        alt: 'De wieken van De Vlijt tegen een bewolkte lucht',
      },
      raw: {},
    },
    expect: {
      kind: 'event',
      language: { code: 'nl', from: 'publisher' },
      facts: [
        fact(
          'when',
          'Op zaterdag 9 mei draait korenmolen De Vlijt van 10.00 tot 16.30 uur, als er wind staat.',
        ),
        fact('statement', 'Kinderen vanaf zes jaar mogen mee naar boven.'),
        fact('number', '29 meter tot aan de kap'),
        fact('price', 'Een zak speltmeel kost € 4,50.'),
        fact('quote', 'Wie de wieken hoort, begrijpt waarom ik nooit met vakantie ga'),
        fact('who', 'molenaar Femke Dijkstra'),
        fact('statement', 'Kom malen, proeven en klimmen op zaterdag 9 mei.', 'summary'),
      ],
      notForPosts: [
        unusable('salutation', 'Beste molenvrienden,'),
        unusable('salutation', 'Groeten van het bestuur'),
        unusable('cta', 'Lees verder'),
        unusable('cta', 'Deel dit bericht'),
      ],
      images: [image('https://molendevlijt.example/f/wieken.jpg', 'subject')],
    },
  },
  {
    id: 'held-pt-arroz-de-tomate',
    sourceType: 'markdown_repository',
    item: {
      title: 'Arroz de tomate malandrinho',
      summary: 'Caldoso, rápido e à prova de pressas.',
      body: `Serve 4 pessoas. Tempo: 35 minutos.

O segredo está em não mexer demasiado: o arroz carolino larga o amido sozinho e o
caldo fica cremoso sem natas.

**Ingredientes**

- 300 g de arroz carolino
- 6 tomates maduros
- 1 cebola e 2 dentes de alho
- 1 litro de água a ferver

**Preparação**

1. Refogue a cebola e o alho em azeite durante 5 minutos.
2. Junte o tomate picado e deixe apurar 10 minutos.
3. Deite o arroz e a água. Cozinhe 14 minutos em lume médio.

Sirva logo: este arroz não espera por ninguém.

> Partilhe esta receita nas redes sociais!`,
      tags: ['receitas', 'arroz'],
      url: 'https://mercearia-sado.example/receitas/arroz-de-tomate',
      language: 'pt-PT',
      featuredImage: {
        url: 'https://mercearia-sado.example/fotos/arroz-tomate.jpg',
        alt: 'Tacho de arroz de tomate visto de cima',
      },
      raw: { layout: 'receita', publicado: true },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'pt', from: 'document' },
      facts: [
        fact('number', 'Serve 4 pessoas. Tempo: 35 minutos.'),
        fact(
          'statement',
          'O segredo está em não mexer demasiado: o arroz carolino larga o amido sozinho e o caldo fica cremoso sem natas.',
        ),
        fact('statement', 'Junte o tomate picado e deixe apurar 10 minutos.'),
        fact('statement', 'Sirva logo: este arroz não espera por ninguém.'),
        fact('statement', 'Caldoso, rápido e à prova de pressas.', 'summary'),
      ],
      notForPosts: [unusable('cta', 'Partilhe esta receita nas redes sociais!')],
      images: [image('https://mercearia-sado.example/fotos/arroz-tomate.jpg', 'subject')],
    },
  },
  {
    id: 'held-sv-isbana',
    sourceType: 'web_scraper',
    item: {
      title: 'Isbanan på Älvtorget öppnar den 5 december',
      summary: 'Gratis åkning i tolv veckor.',
      body: `Startsida / Uppleva och göra / Nyheter

Lördagen den 5 december klockan 11 öppnar isbanan på Älvtorget. Det är gratis att åka, och skridskor i storlek 28 till 46 finns att låna i den röda boden.

Banan är 1 100 kvadratmeter stor och kyls med överskottsvärme som inte längre går till spillo utan värmer biblioteket intill.

– Förra vintern lånade vi ut 8 700 par skridskor. I år har vi köpt fler i barnstorlekar, säger Nils Åkerblom på kommunens fritidsenhet.

Öppet varje dag 10–20, stängt på julafton.

Kontakta oss | Om webbplatsen | Tillgänglighetsredogörelse`,
      tags: ['Fritid'],
      url: 'https://www.alvkoping.example/nyheter/isbanan',
      language: 'sv-SE',
      featuredImage: {
        url: 'https://www.alvkoping.example/bilder/isbana.jpg',
        alt: 'Barn åker skridskor på Älvtorget',
      },
      media: [{ url: 'https://www.alvkoping.example/bilder/kommunvapen.svg', alt: 'Älvköpings kommun' }],
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'sv', from: 'document' },
      facts: [
        fact('when', 'Lördagen den 5 december klockan 11 öppnar isbanan på Älvtorget.'),
        fact(
          'statement',
          'Det är gratis att åka, och skridskor i storlek 28 till 46 finns att låna i den röda boden.',
        ),
        fact('number', 'Banan är 1 100 kvadratmeter stor'),
        fact(
          'quote',
          'Förra vintern lånade vi ut 8 700 par skridskor. I år har vi köpt fler i barnstorlekar',
        ),
        fact('who', 'Nils Åkerblom på kommunens fritidsenhet'),
        fact('when', 'Öppet varje dag 10–20, stängt på julafton.'),
      ],
      notForPosts: [
        unusable('navigation', 'Startsida / Uppleva och göra / Nyheter'),
        unusable('navigation', 'Kontakta oss | Om webbplatsen | Tillgänglighetsredogörelse'),
      ],
      images: [
        image('https://www.alvkoping.example/bilder/isbana.jpg', 'subject'),
        image('https://www.alvkoping.example/bilder/kommunvapen.svg', 'logo'),
      ],
    },
  },
  {
    id: 'held-cs-dreveny-vlacek',
    sourceType: 'database_table',
    item: {
      title: 'Dřevěný vláček Pacifik',
      body: 'Parní lokomotiva se třemi vagony z lipového dřeva, ručně vyřezávaná v Krkonoších. Natřená barvami na vodní bázi, vhodná pro děti od 18 měsíců. Délka soupravy 62 cm. Každý kus má na podvozku číslo a podpis řezbáře.',
      tags: ['hračky', 'dřevo'],
      url: 'https://hrackarstvi-jelinek.example/vlacek-pacifik',
      raw: {
        cena: '1 290 Kč',
        cena_nakup: '610 Kč',
        skladem: 'ano',
        kod: 'VL-PAC-3',
        poznamka_interni: 'reklamace laku u šarže 17',
      },
      featuredImage: {
        url: 'https://hrackarstvi-jelinek.example/foto/pacifik.jpg',
        alt: 'Dřevěná lokomotiva s vagony',
      },
    },
    expect: {
      kind: 'product',
      language: { code: 'cs', from: 'detected' },
      facts: [
        fact('name', 'Dřevěný vláček Pacifik', 'title'),
        fact('price', '1 290 Kč', 'raw.cena'),
        fact(
          'statement',
          'Parní lokomotiva se třemi vagony z lipového dřeva, ručně vyřezávaná v Krkonoších.',
        ),
        fact('number', 'vhodná pro děti od 18 měsíců'),
        fact('number', 'Délka soupravy 62 cm.'),
        fact('statement', 'Každý kus má na podvozku číslo a podpis řezbáře.'),
      ],
      notForPosts: [
        unusable('notice', '610 Kč', 'raw.cena_nakup'),
        unusable('notice', 'reklamace laku u šarže 17', 'raw.poznamka_interni'),
        unusable('markup', 'VL-PAC-3', 'raw.kod'),
      ],
      images: [image('https://hrackarstvi-jelinek.example/foto/pacifik.jpg', 'subject')],
    },
  },
]
