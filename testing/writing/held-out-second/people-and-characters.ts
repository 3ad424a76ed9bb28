import { bibleItem, fact, image, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const peopleAndCharacters: WritingItem[] = [
  {
    id: 'h2-en-character-moss',
    sourceType: 'bucket_manifest',
    item: bibleItem('captain-moss', {
      slug: 'captain-moss',
      name: 'Captain Moss',
      lang: 'en',
      type: 'character',
      tagline: 'She has never lost a ship. She has mislaid three.',
      profile: {
        species: 'toad',
        occupation: 'retired ferry captain',
        home: 'a bathtub behind the Duckweed Arms',
        traits: ['patient', 'vain about her hat', 'cannot whistle'],
      },
      backstory:
        'Moss ran the Tadpole Line for thirty springs, until the bridge was built. She voted for the bridge. Now she sits in her bathtub, sells tickets for journeys that do not take place, and waits for the first passenger who wants to go anyway.',
      catchphrases: ['All aboard, all ashore, all the same to me.', 'Mind the lily.'],
      rules: ['never show her without the hat', 'do not use in ads for alcohol'],
      images: {
        portrait: 'https://bibles.example.com/content/captain-moss/portrait.png',
        alt: 'A toad with a captain’s hat in a bathtub',
      },
    }),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Captain Moss', 'raw.name'),
        fact('statement', 'She has never lost a ship. She has mislaid three.', 'raw.tagline'),
        fact('trait', 'vain about her hat', 'raw.profile.traits.1'),
        fact(
          'statement',
          'Moss ran the Tadpole Line for thirty springs, until the bridge was built.',
          'raw.backstory',
        ),
        fact('quote', 'All aboard, all ashore, all the same to me.', 'raw.catchphrases.0'),
      ],
      notForPosts: [unusable('notice', 'do not use in ads for alcohol', 'raw.rules.1')],
      images: [image('https://bibles.example.com/content/captain-moss/portrait.png', 'subject')],
    },
  },
  {
    id: 'h2-en-character-unit9',
    sourceType: 'bucket_manifest',
    item: bibleItem('unit-9', {
      slug: 'unit-9',
      meta: { version: 4, updated: '2026-07-01', editor: 'world team' },
      identity: {
        display_name: 'Unit 9 "Niner"',
        role: 'Vending machine with opinions',
        age: 'unknown (installed 2031)',
      },
      personality: {
        summary: 'Niner believes that everybody deserves a second snack.',
        likes: 'exact change, night shifts, the sound of crisps falling',
        dislikes: 'being tilted',
      },
      voice_samples: [
        { mood: 'cheerful', line: 'B4 is sold out, but have you considered kindness? It is in C2.' },
        { mood: 'sad', line: 'Nobody has pressed E7 since the accident.' },
      ],
      relationships: [{ with: 'doctor-halloway', kind: 'best customer', note: 'buys only D1' }],
      lang: 'en',
    }),
    expect: {
      kind: 'character',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Unit 9 "Niner"', 'raw.identity.display_name'),
        fact('trait', 'Vending machine with opinions', 'raw.identity.role'),
        fact(
          'statement',
          'Niner believes that everybody deserves a second snack.',
          'raw.personality.summary',
        ),
        fact(
          'quote',
          'B4 is sold out, but have you considered kindness? It is in C2.',
          'raw.voice_samples.0.line',
        ),
        fact('trait', 'exact change, night shifts, the sound of crisps falling', 'raw.personality.likes'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-en-interview-beekeeper',
    sourceType: 'web_scraper',
    item: {
      title: 'Five questions for our rooftop beekeeper',
      summary: 'Oluwaseun Brandt looks after 160,000 employees on the ninth floor.',
      body: `*Interview: Cleo Partridge · Reading time: 4 min*

Oluwaseun Brandt has kept bees on the roof of our head office since 2022. We met him between two hives, and neither of us was stung.

**How many bees are up here?**

About 160,000 in summer, in four hives. In January it is more like 30,000, and they form a ball and shiver. That is their heating.

**What do they eat in the middle of a city?**

Better than in the country, to be honest. Limes, sweet chestnut, balcony lavender, and in July the railway embankment. A field of maize is a desert for them.

**What do people get wrong about bees?**

They think you help by buying a hive. You help by planting things and by not mowing in May. Honey bees are fine. It's the wild ones that are in trouble.

**How much honey was there this year?**

Sixty-two kilos. It was a wet June, last year we had ninety. Every colleague gets a jar in November, and the rest goes to the food bank.

**Have you got a favourite?**

Hive three. They're terribly rude and they make the best honey.

![Oluwaseun Brandt lifts a frame full of bees](https://corvid.example/img/brandt-hive.jpg)

Share this: Facebook X Mail`,
      tags: ['people', 'sustainability'],
      url: 'https://corvid.example/stories/rooftop-bees',
      language: 'en',
      publishedAt: '2026-10-21T09:00:00Z',
      featuredImage: {
        url: 'https://corvid.example/img/brandt-hive.jpg',
        alt: 'Oluwaseun Brandt lifts a frame full of bees',
      },
      media: [{ url: 'https://corvid.example/img/authors/cleo-48.jpg', alt: 'Cleo Partridge' }],
      raw: { 'og:type': 'article' },
    },
    expect: {
      kind: 'person',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('who', 'Oluwaseun Brandt has kept bees on the roof of our head office since 2022.'),
        fact('number', 'About 160,000 in summer, in four hives.'),
        fact('quote', 'You help by planting things and by not mowing in May.'),
        fact('number', 'Sixty-two kilos.'),
        fact('quote', "They're terribly rude and they make the best honey."),
      ],
      notForPosts: [
        unusable('cta', 'Share this: Facebook X Mail'),
        unusable('notice', 'Reading time: 4 min'),
      ],
      images: [
        image('https://corvid.example/img/brandt-hive.jpg', 'subject'),
        image('https://corvid.example/img/authors/cleo-48.jpg', 'avatar'),
      ],
    },
  },
  {
    id: 'h2-en-portrait-warehouse',
    sourceType: 'notion_database',
    item: {
      title: 'Meet the team: Dagny from the warehouse',
      body: `Dagny Ruel has packed something like 90,000 parcels for us. She started in the garage, when the company was two people and a label printer, and she still writes "thank you" on every hundredth box by hand.

She can tell the weight of a parcel to within 20 grams. (We tested it. Twice.)

Before: eleven years on a trawler. After work: roller derby, as Dagnylicious. Best thing about the job: "Nobody is seasick."`,
      tags: ['team'],
      url: null,
      publishedAt: '2026-09-04T08:00:00Z',
      featuredImage: {
        url: 'https://parcelworks.example/team/dagny.jpg',
        alt: 'Dagny laughs behind a wall of parcels',
      },
      raw: {
        Name: 'Meet the team: Dagny from the warehouse',
        Series: 'Meet the team',
        Consent: 'signed 2026-08-30',
      },
    },
    expect: {
      kind: 'person',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('who', 'Dagny Ruel has packed something like 90,000 parcels for us.'),
        fact('statement', 'She can tell the weight of a parcel to within 20 grams.'),
        fact('quote', 'Nobody is seasick.'),
        fact('statement', 'Before: eleven years on a trawler.'),
      ],
      notForPosts: [unusable('notice', 'signed 2026-08-30', 'raw.Consent')],
      images: [image('https://parcelworks.example/team/dagny.jpg', 'subject')],
    },
  },
  {
    id: 'h2-de-nachruf-orgelbauer',
    sourceType: 'rss_feed',
    item: {
      title: 'Wir trauern um Gotthilf Ammerland',
      summary: 'Unser Seniorchef ist am 3. März im Alter von 88 Jahren gestorben.',
      body: `Am 3. März ist unser Seniorchef Gotthilf Ammerland im Alter von 88 Jahren gestorben, zu Hause, bei offenem Fenster.

Er hat 41 Orgeln gebaut und mehr als zweihundert wieder zum Klingen gebracht. Er stimmte nach dem Gehör und traute keinem Gerät, das ein Kabel hatte. Lehrlinge ließ er erst einmal eine Woche lang zuhören.

Die Werkstatt führt seine Tochter Irmela weiter. Die Trauerfeier findet am 13. März um 14 Uhr in der Stadtkirche Wendlingen statt; gespielt wird seine letzte Orgel. Statt Blumen bittet die Familie um eine Spende für die Jugendmusikschule.

Die Werkstatt bleibt an diesem Tag geschlossen.`,
      tags: ['Werkstatt'],
      url: 'https://orgelbau-ammerland.example/gotthilf',
      language: 'de',
      publishedAt: '2027-03-06T10:00:00Z',
      featuredImage: {
        url: 'https://orgelbau-ammerland.example/img/gotthilf-1998.jpg',
        alt: 'Gotthilf Ammerland am Spieltisch einer Orgel, 1998',
      },
      raw: { creator: 'Irmela Ammerland' },
    },
    expect: {
      kind: 'obituary',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('who', 'unser Seniorchef Gotthilf Ammerland'),
        fact('when', 'Am 3. März'),
        fact('number', 'Er hat 41 Orgeln gebaut'),
        fact('when', 'am 13. März um 14 Uhr'),
        fact('where', 'in der Stadtkirche Wendlingen'),
        fact('statement', 'Die Werkstatt führt seine Tochter Irmela weiter.'),
      ],
      notForPosts: [],
      images: [image('https://orgelbau-ammerland.example/img/gotthilf-1998.jpg', 'subject')],
      flags: ['sensitive kind'],
    },
  },
  {
    id: 'h2-de-figur-frau-knopf',
    sourceType: 'bucket_manifest',
    item: bibleItem('frau-knopf', {
      slug: 'frau-knopf',
      titel: 'Frau Knopf',
      sprache: 'de',
      language: 'de',
      steckbrief: {
        alter: 67,
        beruf: 'Hausmeisterin im Haus der verlorenen Dinge',
        eigenschaften: ['gründlich', 'neugierig', 'fürchtet sich vor Rolltreppen'],
      },
      beschreibung:
        'Frau Knopf findet alles wieder, nur ihre eigene Brille nicht. Im Keller bewahrt sie 1.114 einzelne Handschuhe auf und glaubt fest daran, dass jeder einmal abgeholt wird.',
      spruch: 'Verloren ist nur, was keiner sucht.',
      bilder: [
        'https://bibles.example.com/content/frau-knopf/01.jpg',
        'https://bibles.example.com/content/frau-knopf/logo.svg',
      ],
      intern: { todo: 'Stimme für Hörspiel noch nicht besetzt' },
    }),
    expect: {
      kind: 'character',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Frau Knopf', 'raw.titel'),
        fact(
          'statement',
          'Frau Knopf findet alles wieder, nur ihre eigene Brille nicht.',
          'raw.beschreibung',
        ),
        fact('number', '1.114 einzelne Handschuhe', 'raw.beschreibung'),
        fact('trait', 'fürchtet sich vor Rolltreppen', 'raw.steckbrief.eigenschaften.2'),
        fact('quote', 'Verloren ist nur, was keiner sucht.', 'raw.spruch'),
      ],
      notForPosts: [unusable('notice', 'Stimme für Hörspiel noch nicht besetzt', 'raw.intern.todo')],
      images: [
        image('https://bibles.example.com/content/frau-knopf/01.jpg', 'subject'),
        image('https://bibles.example.com/content/frau-knopf/logo.svg', 'logo'),
      ],
    },
  },
  {
    id: 'h2-de-portraet-azubi',
    sourceType: 'markdown_repository',
    item: {
      title: 'Drei Fragen an … Mehtap aus dem zweiten Lehrjahr',
      body: `Mehtap Sarikaya lernt bei uns Dachdeckerin. In der Berufsschule ist sie die einzige Frau
in ihrer Klasse, auf der Baustelle die Einzige ohne Höhenangst.

**Warum Dachdeckerin?**
Weil man abends sieht, was man getan hat. Und weil ich im Büro-Praktikum eingeschlafen bin.

**Was war dein bester Tag?**
Der Kirchturm in Altmoor. 46 Meter, Windstille, und unten hat jemand Trompete geübt.

**Was kommt nach der Prüfung?**
Meisterschule. Und dann will ich Reetdächer lernen, das kann hier keiner mehr.

*Foto: privat*`,
      tags: ['team', 'ausbildung'],
      url: 'https://dachdeckerei-hinrichs.example/team/mehtap',
      language: 'de',
      publishedAt: '2026-09-15T00:00:00Z',
      raw: {
        title: 'Drei Fragen an … Mehtap aus dem zweiten Lehrjahr',
        layout: 'post',
        rubrik: 'team',
        lang: 'de',
      },
    },
    expect: {
      kind: 'person',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('who', 'Mehtap Sarikaya lernt bei uns Dachdeckerin.'),
        fact('quote', 'Weil man abends sieht, was man getan hat.'),
        fact('quote', '46 Meter, Windstille, und unten hat jemand Trompete geübt.'),
        fact('quote', 'Und dann will ich Reetdächer lernen, das kann hier keiner mehr.'),
      ],
      notForPosts: [unusable('notice', 'Foto: privat')],
      images: [],
    },
  },
  {
    id: 'h2-de-figur-rost',
    sourceType: 'bucket_manifest',
    item: bibleItem('kommissar-rost', {
      slug: 'kommissar-rost',
      content_type: 'character',
      language: 'de',
      title: { de: 'Kommissar Rost', en: 'Inspector Rost' },
      summary: {
        de: 'Ein Roboter, der im Regen ermittelt und davon nicht besser wird.',
        en: 'A robot who investigates in the rain.',
      },
      facts: [
        { k: 'Baujahr', v: '1974' },
        { k: 'Dienststelle', v: 'Fundbüro Nord' },
        { k: 'Schwäche', v: 'Nieselregen' },
      ],
      story:
        'Rost löst seine Fälle nicht, er sitzt sie aus. Manchmal wochenlang. Die Täter halten das Quietschen nicht aus und gestehen.\n\nSein Assistent ist ein Ölkännchen namens Tropf.',
    }),
    expect: {
      kind: 'character',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Kommissar Rost', 'raw.title.de'),
        fact(
          'statement',
          'Ein Roboter, der im Regen ermittelt und davon nicht besser wird.',
          'raw.summary.de',
        ),
        fact('statement', 'Rost löst seine Fälle nicht, er sitzt sie aus.', 'raw.story'),
        fact('trait', 'Nieselregen', 'raw.facts.2.v'),
        fact('statement', 'Sein Assistent ist ein Ölkännchen namens Tropf.', 'raw.story'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-fr-personnage-plume',
    sourceType: 'bucket_manifest',
    item: bibleItem('oncle-plume', {
      slug: 'oncle-plume',
      lang: 'fr',
      nom: 'Oncle Plume',
      name: 'Oncle Plume',
      accroche: 'Le facteur qui n’ouvre jamais son propre courrier.',
      description:
        'Oncle Plume distribue les lettres de l’île depuis quarante ans. Il connaît tous les secrets, mais il les mélange. Chez lui, une malle entière de lettres à son nom attend encore.',
      caractere: ['bavard', 'fidèle', 'toujours en retard d’une marée'],
      repliques: { bonjour: 'Une lettre, deux nouvelles, trois soupirs !' },
    }),
    expect: {
      kind: 'character',
      language: { code: 'fr', from: 'publisher' },
      facts: [
        fact('name', 'Oncle Plume', 'raw.name'),
        fact('statement', 'Le facteur qui n’ouvre jamais son propre courrier.', 'raw.accroche'),
        fact('statement', 'Oncle Plume distribue les lettres de l’île depuis quarante ans.', 'body'),
        fact('trait', 'toujours en retard d’une marée', 'raw.caractere.2'),
        fact('quote', 'Une lettre, deux nouvelles, trois soupirs !', 'raw.repliques.bonjour'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-pl-portret-zegarmistrz',
    sourceType: 'database_table',
    item: {
      title: 'Poznajcie pana Bogumiła, naszego zegarmistrza',
      body: storedPlainText(`Pan Bogumił Wrzosek naprawia zegary od 1971 roku. Do naszej pracowni trafił na tydzień zastępstwa i został dziewiętnaście lat.

Najstarszy zegar, który miał na stole, pochodził z 1702 roku. Najtrudniejszy był plastikowy.

„Zegar się nie spieszy. To ludzie źle patrzą” – mówi i wraca do pracy.

W każdą środę od 10 do 13 pan Bogumił za darmo ogląda zegary, które przyniesiecie.`),
      tags: ['ludzie', 'pracownia'],
      url: 'https://pracownia-wahadlo.example/bogumil',
      publishedAt: '2026-10-05T00:00:00Z',
      raw: { id: 44, dzial: 'ludzie', autor: 'Kinga' },
    },
    expect: {
      kind: 'person',
      language: { code: 'pl', from: 'detected' },
      facts: [
        fact('who', 'Pan Bogumił Wrzosek naprawia zegary od 1971 roku.'),
        fact('number', 'Najstarszy zegar, który miał na stole, pochodził z 1702 roku.'),
        fact('quote', 'Zegar się nie spieszy. To ludzie źle patrzą'),
        fact('when', 'W każdą środę od 10 do 13'),
      ],
      notForPosts: [],
      images: [],
    },
  },
]
