import { bibleItem, fact, image, storedHtml, unusable, type WritingItem } from '../writing-item'

export const otherLanguages: WritingItem[] = [
  {
    id: 'fr-product-savon',
    sourceType: 'push',
    item: {
      title: 'Savon « Garrigue », pain de 150 g',
      summary: 'Thym, romarin, et rien qui mousse pour la galerie.',
      body: `Le savon Garrigue est coulé à froid dans notre atelier de Lodève, puis il sèche
quarante-deux jours sur des claies de châtaignier. Il contient 72 % d’huile d’olive du
moulin voisin et pas une goutte de parfum de synthèse.

Un pain dure environ trois mois sous la douche.

- Prix : 8,90 € TTC (les trois : 24 €)
- Poids : 150 g à la coupe
- Frais de port offerts dès 45 €

« Ma grand-mère en mettait aussi dans les armoires », raconte Élodie Castan, savonnière
depuis 2011.

Ajouter au panier`,
      tags: ['savon', 'fait main'],
      url: 'https://savonnerie-lodeve.example/garrigue',
      language: 'fr',
      contentType: 'produit',
      featuredImage: {
        url: 'https://savonnerie-lodeve.example/photos/garrigue.jpg',
        alt: 'Un pain de savon vert pâle posé sur des brins de thym',
      },
      raw: { external_id: 'SAV-GAR-150', prix: { montant: 8.9, devise: 'EUR' } },
    },
    expect: {
      kind: 'product',
      language: { code: 'fr', from: 'publisher' },
      facts: [
        fact('name', 'Savon « Garrigue »', 'title'),
        fact('price', '8,90 € TTC (les trois : 24 €)'),
        fact('number', 'Il contient 72 % d’huile d’olive du moulin voisin'),
        fact('statement', 'Un pain dure environ trois mois sous la douche.'),
        fact('quote', 'Ma grand-mère en mettait aussi dans les armoires'),
        fact('who', 'Élodie Castan, savonnière depuis 2011'),
        fact('where', 'notre atelier de Lodève'),
      ],
      notForPosts: [unusable('cta', 'Ajouter au panier')],
      images: [image('https://savonnerie-lodeve.example/photos/garrigue.jpg', 'subject')],
    },
  },
  {
    id: 'pl-event-spacer',
    sourceType: 'rss_feed',
    item: {
      title: 'Nocny spacer po łódzkich podwórkach',
      body: storedHtml(
        `<p>Cześć!</p>
<p>W piątek 18 września o godz. 20.30 ruszamy z ul. Piotrkowskiej 138 na nocny spacer po siedmiu podwórkach, których nie ma w żadnym przewodniku. Prowadzi dr Halina Wrona, historyczka sztuki, która mieszka w jednym z nich od urodzenia.</p>
<p>Trasa ma 3,5 km i kończy się herbatą u pani Jadzi. Bilet kosztuje 35 zł (ulgowy 20 zł); miejsc jest czterdzieści.</p>
<p>„Podwórko to teatr, w którym publiczność mieszka” – mówi Wrona.</p>
<p>Weźcie latarki i wygodne buty. W razie ulewy spotykamy się tydzień później.</p>
<p><a href="https://lodzpopodworkach.example/zapisy">Zapisz się &gt;&gt;</a></p>
<p>Administratorem danych osobowych jest Fundacja Po Podwórkach.</p>`,
        'https://lodzpopodworkach.example/',
      ),
      tags: ['Łódź', 'spacer'],
      url: 'https://lodzpopodworkach.example/nocny-spacer',
      language: 'pl',
      publishedAt: '2026-09-01T08:00:00Z',
      raw: { category: ['Łódź', 'spacer'] },
    },
    expect: {
      kind: 'event',
      language: { code: 'pl', from: 'document' },
      facts: [
        fact('name', 'Nocny spacer po łódzkich podwórkach', 'title'),
        fact('when', 'W piątek 18 września o godz. 20.30'),
        fact('where', 'z ul. Piotrkowskiej 138'),
        fact('who', 'dr Halina Wrona, historyczka sztuki'),
        fact('price', 'Bilet kosztuje 35 zł (ulgowy 20 zł)'),
        fact('quote', 'Podwórko to teatr, w którym publiczność mieszka'),
        fact('statement', 'W razie ulewy spotykamy się tydzień później.'),
      ],
      notForPosts: [
        unusable('salutation', 'Cześć!'),
        unusable('cta', 'Zapisz się'),
        unusable('notice', 'Administratorem danych osobowych jest Fundacja Po Podwórkach.'),
      ],
      images: [],
    },
  },
  {
    id: 'es-recipe-salmorejo',
    sourceType: 'markdown_repository',
    item: {
      title: 'Salmorejo de remolacha',
      summary: 'El clásico cordobés, pero rosa, para cuatro y en quince minutos.',
      body: `¿Demasiado calor para encender el horno? Entonces esta receta es tuya: batidora,
nevera y listo.

## Ingredientes (4 personas)

- 600 g de tomates pera bien maduros
- 200 g de remolacha cocida
- 150 g de pan de telera del día anterior
- 100 ml de aceite de oliva virgen extra
- 1 diente de ajo
- sal

## Preparación

1. Tritura los tomates y cuélalos.
2. Añade el pan troceado y espera diez minutos.
3. Incorpora la remolacha, el ajo y la sal, y bate mientras echas el aceite en hilo.
4. Enfría al menos dos horas.

Se sirve con huevo duro y virutas de jamón. El color, dice mi hijo, es «de dragón».

Aguanta tres días en la nevera; al tercero está mejor que el primero.`,
      tags: ['verano', 'sin horno'],
      url: 'https://cocinaconsombra.example/salmorejo-remolacha',
      language: 'es',
      publishedAt: '2026-07-01T00:00:00Z',
      featuredImage: {
        url: 'https://cocinaconsombra.example/img/salmorejo.jpg',
        alt: 'Cuenco de crema rosa intenso con huevo duro picado',
      },
      raw: { lang: 'es', raciones: 4, tiempo: '15 min' },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'es', from: 'document' },
      facts: [
        fact('name', 'Salmorejo de remolacha', 'title'),
        fact('number', 'El clásico cordobés, pero rosa, para cuatro y en quince minutos.', 'summary'),
        fact('statement', '¿Demasiado calor para encender el horno?'),
        fact('statement', 'Se sirve con huevo duro y virutas de jamón.'),
        fact('number', 'Aguanta tres días en la nevera; al tercero está mejor que el primero.'),
        fact('quote', 'de dragón'),
      ],
      notForPosts: [unusable('markup', '## Preparación')],
      images: [image('https://cocinaconsombra.example/img/salmorejo.jpg', 'subject')],
    },
  },
  {
    id: 'it-announcement-funivia',
    sourceType: 'web_scraper',
    item: {
      title: 'La funivia di Monte Serlo riapre il 4 luglio',
      summary: 'Dopo quattordici mesi di lavori tornano le cabine rosse.',
      body: `Comunicato stampa n. 12 del 9 giugno 2026

Sabato 4 luglio 2026, alle ore 8.30, la funivia di Monte Serlo torna in servizio dopo quattordici mesi di lavori. Le due nuove cabine portano 45 persone ciascuna e salgono da 612 a 1.847 metri in sei minuti e mezzo.

L’intervento è costato 9,2 milioni di euro, per due terzi a carico della Regione. Il biglietto di andata e ritorno resta a 14 euro; i residenti nei comuni della valle pagano la metà.

«Le cabine vecchie le abbiamo amate. Quelle nuove hanno anche i freni nuovi», scherza il direttore d’esercizio, ing. Corrado Belli.

Per l’inaugurazione, il primo giorno si sale gratis fino alle 12.

[Cookie policy](https://funiviaserlo.example/cookie) | [Area stampa](https://funiviaserlo.example/stampa)`,
      tags: ['montagna', 'funivia'],
      url: 'https://funiviaserlo.example/riapertura',
      language: 'it-IT',
      publishedAt: '2026-06-09T10:00:00+02:00',
      featuredImage: {
        url: 'https://funiviaserlo.example/foto/cabina-rossa.jpg',
        alt: 'Una cabina rossa sospesa sopra il bosco, con il paese in basso',
      },
      raw: { 'og:site_name': 'Funivia Monte Serlo' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'it', from: 'document' },
      facts: [
        fact('when', 'Sabato 4 luglio 2026, alle ore 8.30'),
        fact('statement', 'la funivia di Monte Serlo torna in servizio dopo quattordici mesi di lavori'),
        fact('number', 'salgono da 612 a 1.847 metri in sei minuti e mezzo'),
        fact('price', 'Il biglietto di andata e ritorno resta a 14 euro'),
        fact('quote', 'Le cabine vecchie le abbiamo amate. Quelle nuove hanno anche i freni nuovi'),
        fact('who', 'ing. Corrado Belli'),
        fact('statement', 'il primo giorno si sale gratis fino alle 12'),
      ],
      notForPosts: [
        unusable('notice', 'Comunicato stampa n. 12 del 9 giugno 2026'),
        unusable('navigation', 'Cookie policy'),
      ],
      images: [image('https://funiviaserlo.example/foto/cabina-rossa.jpg', 'subject')],
    },
  },
  {
    id: 'tr-guide-cilek',
    sourceType: 'notion_database',
    item: {
      title: 'Balkonda çilek nasıl yetiştirilir?',
      body: `Günde altı saat güneş alan her balkon, çilek için yeterlidir. Derin bir saksı, delikli
bir tabak ve biraz sabır: hepsi bu.

## Dikim

Fideleri mart sonunda, aralarında 25 cm bırakarak dikin. Kök boğazı toprağın üstünde
kalmalı; gömülürse bitki çürür.

## Bakım

- Sabahları sulayın, yapraklara değil toprağa
- İki haftada bir potasyumlu gübre verin
- İlk yıl çıkan kolları kesin

Üç fideden bir yazda yaklaşık 1,5 kg meyve alınır. Kuşlar için mi? Eski bir tül perde
işe yarar.

Not: görseller eklenecek`,
      tags: ['bahçe', 'balkon'],
      url: 'https://saksidahayat.example/cilek',
      publishedAt: '2026-03-03T00:00:00Z',
      raw: { Name: 'Balkonda çilek nasıl yetiştirilir?', Durum: 'Hazır' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'tr', from: 'detected' },
      facts: [
        fact('name', 'Balkonda çilek nasıl yetiştirilir?', 'title'),
        fact('statement', 'Günde altı saat güneş alan her balkon, çilek için yeterlidir.'),
        fact('number', 'aralarında 25 cm bırakarak dikin'),
        fact('number', 'Üç fideden bir yazda yaklaşık 1,5 kg meyve alınır.'),
        fact('statement', 'Sabahları sulayın, yapraklara değil toprağa'),
      ],
      notForPosts: [unusable('notice', 'Not: görseller eklenecek')],
      images: [],
    },
  },
  {
    id: 'ar-event-khatt',
    sourceType: 'database_table',
    item: {
      title: 'ورشة الخط العربي في بيت السدرة',
      summary: 'يومان مع الخطاط سامر الحلبي للمبتدئين.',
      body: `ينظم بيت السدرة ورشة للخط العربي يومي الجمعة والسبت 20 و21 نوفمبر 2026، من الساعة الرابعة حتى الثامنة مساءً.

يتعلم المشاركون أساسيات خط الرقعة، ويصنع كل منهم قلمه من القصب بيده. لا تشترط أي خبرة سابقة.

رسوم الورشة 250 درهماً وتشمل الأدوات، وعدد المقاعد ١٦ مقعداً فقط.

يقول الحلبي: «الحبر صبور، والورق لا ينسى».

سجل الآن عبر الرابط`,
      tags: ['خط', 'ورشة'],
      url: 'https://baytalsidra.example/khatt',
      language: 'ar',
      publishedAt: '2026-10-28T00:00:00Z',
      raw: { id: 301, venue: 'بيت السدرة، الشارقة', starts_on: '2026-11-20', fee: 250, currency: 'AED' },
    },
    expect: {
      kind: 'event',
      language: { code: 'ar', from: 'document' },
      facts: [
        fact('name', 'ورشة الخط العربي في بيت السدرة', 'title'),
        fact('when', 'يومي الجمعة والسبت 20 و21 نوفمبر 2026'),
        fact('when', 'من الساعة الرابعة حتى الثامنة مساءً'),
        fact('where', 'بيت السدرة، الشارقة', 'raw.venue'),
        fact('price', 'رسوم الورشة 250 درهماً'),
        fact('number', '١٦ مقعداً فقط'),
        fact('quote', 'الحبر صبور، والورق لا ينسى'),
      ],
      notForPosts: [unusable('cta', 'سجل الآن عبر الرابط')],
      images: [],
    },
  },
  {
    id: 'ja-announcement-bakery',
    sourceType: 'push',
    item: {
      title: '川沿いのパン屋「こむぎ舟」、二号店を開きます',
      body: `いつもこむぎ舟をご利用いただき、ありがとうございます。

2026年10月3日(土)午前8時、京都市左京区に二号店を開店します。一号店と同じ薪窯で、毎朝四十種類のパンを焼きます。

開店から三日間は、食パン一斤(税込480円)を先着100名様に半額でお渡しします。お一人様一斤までです。

「川の音が聞こえる席を十二席用意しました」と店主の西村あおいは話しています。

定休日は水曜日です。駐車場はありません。

▶ 詳しくはこちら`,
      tags: ['パン', '京都'],
      url: 'https://komugibune.example/news/second',
      language: 'ja',
      publishedAt: '2026-09-12T01:00:00Z',
      featuredImage: {
        url: 'https://komugibune.example/img/oven.jpg',
        alt: '薪窯から出したばかりの丸いパン',
      },
      raw: { external_id: 'news-31' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'ja', from: 'publisher' },
      facts: [
        fact('when', '2026年10月3日(土)午前8時'),
        fact('where', '京都市左京区'),
        fact('number', '毎朝四十種類のパンを焼きます'),
        fact('price', '食パン一斤(税込480円)を先着100名様に半額でお渡しします'),
        fact('quote', '川の音が聞こえる席を十二席用意しました'),
        fact('who', '店主の西村あおい'),
        fact('statement', '定休日は水曜日です。'),
      ],
      notForPosts: [
        unusable('salutation', 'いつもこむぎ舟をご利用いただき、ありがとうございます。'),
        unusable('cta', '詳しくはこちら'),
      ],
      images: [image('https://komugibune.example/img/oven.jpg', 'subject')],
    },
  },
  {
    id: 'el-story-varka',
    sourceType: 'bucket_manifest',
    item: bibleItem('i-varka', {
      slug: 'i-varka',
      title: 'Η βάρκα που φοβόταν το νερό',
      language: 'el',
      content_type: 'story',
      body: `Η Μαριγώ ήταν η πιο μικρή βάρκα του λιμανιού και η μόνη που δεν είχε βραχεί ποτέ.
Κάθε πρωί οι άλλες έφευγαν για ψάρεμα κι εκείνη έμενε στην άμμο να μετράει γλάρους.

«Φοβάμαι το νερό», είπε μια μέρα στον γερο-Στρατή.

«Κι εγώ», απάντησε εκείνος. «Γι’ αυτό κρατάω πάντα τα κουπιά.»

Τη νύχτα της 15ης Αυγούστου φούσκωσε η θάλασσα και δεκατρία παιδιά έμειναν στον μόλο.
Η Μαριγώ δεν περίμενε να τη σπρώξουν.`,
      tags: ['θάλασσα', 'παραμύθι'],
      brand: 'Μικρά λιμάνια',
      featured_image: 'varka.jpg',
    }),
    expect: {
      kind: 'story',
      language: { code: 'el', from: 'document' },
      facts: [
        fact('name', 'Η βάρκα που φοβόταν το νερό', 'title'),
        fact('who', 'Η Μαριγώ ήταν η πιο μικρή βάρκα του λιμανιού και η μόνη που δεν είχε βραχεί ποτέ.'),
        fact('quote', 'Γι’ αυτό κρατάω πάντα τα κουπιά.'),
        fact('number', 'δεκατρία παιδιά έμειναν στον μόλο'),
        fact('when', 'Τη νύχτα της 15ης Αυγούστου'),
      ],
      notForPosts: [],
      images: [image('https://bibles.example.com/content/i-varka/varka.jpg', 'subject')],
    },
  },
]
