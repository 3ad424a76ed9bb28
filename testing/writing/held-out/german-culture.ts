import {
  bibleItem,
  fact,
  image,
  storedHtml,
  storedPlainText,
  unusable,
  type WritingItem,
} from '../writing-item'

/** Events, stories, characters and people of German-speaking brands. */
export const germanCulture: WritingItem[] = [
  {
    id: 'held-taschenlampenfuehrung',
    sourceType: 'rss_feed',
    item: {
      title: 'Mit der Taschenlampe durchs Bergwerk',
      summary:
        'Nachts gehört das Bergwerk den Fledermäusen, und an vier Freitagen im Oktober auch Ihnen. Die Führung dauert rund zwei Stunden, festes Schuhwerk ist […]',
      body: storedHtml(
        `<p>Nachts gehört das Bergwerk den Fledermäusen, und an vier Freitagen im Oktober auch Ihnen. Die Führung dauert rund zwei Stunden, festes Schuhwerk ist […]</p>
<p><a href="https://schaubergwerk-erlengrund.example/taschenlampe">Weiterlesen</a></p>
<p>Der Beitrag Mit der Taschenlampe durchs Bergwerk erschien zuerst auf Schaubergwerk Erlengrund.</p>`,
        'https://schaubergwerk-erlengrund.example/',
      ),
      tags: ['Führungen', 'Allgemein'],
      url: 'https://schaubergwerk-erlengrund.example/taschenlampe',
      language: 'de-DE',
      publishedAt: '2026-09-04T07:00:00Z',
      raw: { guid: '?p=902' },
      featuredImage: {
        url: 'https://schaubergwerk-erlengrund.example/wp/stollen3-1024x683.jpg',
        alt: 'Stollen im Licht einer Taschenlampe',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Mit der Taschenlampe durchs Bergwerk', 'title'),
        fact(
          'when',
          'Nachts gehört das Bergwerk den Fledermäusen, und an vier Freitagen im Oktober auch Ihnen.',
        ),
        fact('number', 'Die Führung dauert rund zwei Stunden'),
      ],
      notForPosts: [
        unusable('markup', 'festes Schuhwerk ist'),
        unusable('cta', 'Weiterlesen'),
        unusable('navigation', 'erschien zuerst auf Schaubergwerk Erlengrund'),
      ],
      images: [image('https://schaubergwerk-erlengrund.example/wp/stollen3-1024x683.jpg', 'subject')],
    },
  },
  {
    id: 'held-kammerorchester-matinee',
    sourceType: 'database_table',
    item: {
      title: 'Matinee III: Nordwind',
      body: storedPlainText(`Werke von Grieg, Nielsen und Anna Thorvaldsdottir
Leitung: Mirjam Seehofer
Solist: Jonas Wieck, Klarinette
Im Anschluss Künstlergespräch bei Kaffee und Franzbrötchen`),
      tags: [],
      url: 'https://kammerorchester-elbtal.example/matinee-3',
      raw: {
        vst_datum: '2027-02-07',
        vst_beginn: '11:00',
        vst_ende: '12:45',
        ort: 'Kulturkirche St. Annen, Dresden',
        preis_kat1: '28,00 €',
        preis_erm: '14,00 €',
        vvk_ab: '2026-12-01',
        gage_solist: '1.900 €',
        bestuhlung_plan: 'C2',
        tech_rider: 'kein Flügel, nur Klarinette',
        url_ticket: 'https://karten.kammerorchester-elbtal.example/m3',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Matinee III: Nordwind', 'title'),
        fact('when', '2027-02-07', 'raw.vst_datum'),
        fact('when', '11:00', 'raw.vst_beginn'),
        fact('where', 'Kulturkirche St. Annen, Dresden', 'raw.ort'),
        fact('statement', 'Werke von Grieg, Nielsen und Anna Thorvaldsdottir'),
        fact('who', 'Mirjam Seehofer'),
        fact('who', 'Jonas Wieck, Klarinette'),
        fact('price', '28,00 €', 'raw.preis_kat1'),
        fact('price', '14,00 €', 'raw.preis_erm'),
        fact('statement', 'Im Anschluss Künstlergespräch bei Kaffee und Franzbrötchen'),
        fact('link', 'https://karten.kammerorchester-elbtal.example/m3', 'raw.url_ticket'),
      ],
      notForPosts: [
        unusable('notice', '1.900 €', 'raw.gage_solist'),
        unusable('notice', 'kein Flügel, nur Klarinette', 'raw.tech_rider'),
      ],
      images: [],
    },
  },
  {
    id: 'held-kommissar-dachs',
    sourceType: 'bucket_manifest',
    item: bibleItem('kommissar-dachs', {
      slug: 'kommissar-dachs',
      Figur: 'Kommissar Dachs',
      Typ: 'Hauptfigur',
      sprache: 'de',
      Steckbrief: {
        Alter: '52',
        Beruf: 'Ermittler im Unterholz, Abteilung für verschwundene Wintervorräte',
        Wohnort: 'Bau 3, Eichenhang',
        Schwäche: 'Haselnussschnaps',
        Marotte: 'zählt Verdächtige an den Krallen ab und kommt nie bis fünf',
      },
      Kurztext: 'Dachs löst jeden Fall, nur nicht vor Einbruch der Dunkelheit.',
      Vorgeschichte:
        'Dachs war Buchhalter, bevor er Ermittler wurde. Neun Jahre lang zählte er im Auftrag des Waldrats Bucheckern, und neun Jahre lang stimmte die Summe. Im zehnten fehlten vierhundert. Der Waldrat nannte es einen Rundungsfehler. Dachs nannte es Diebstahl und legte sich auf die Lauer.\n\nEr fand den Dieb in der dritten Nacht: Es war der Vorsitzende des Waldrats persönlich. Seither hat Dachs einen neuen Beruf und keine Freunde mehr in der Verwaltung.',
      Zitate: ['Wer tagsüber lügt, schläft nachts schlecht. Und nachts bin ich wach.'],
      Beziehungen: {
        'Polizeimeisterin Elster': 'seine rechte Kralle, stiehlt gelegentlich Beweise',
        'Dr. Kauz': 'Gerichtsmediziner, schläft im Dienst',
      },
      Bilder: ['https://bibles.example.com/content/dachs/dachs_stehend.png'],
      'INTERN (nicht veröffentlichen)': 'Elster ist die Täterin in Band 4.',
    }),
    expect: {
      kind: 'character',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Kommissar Dachs', 'raw.Figur'),
        fact('statement', 'Dachs löst jeden Fall, nur nicht vor Einbruch der Dunkelheit.', 'raw.Kurztext'),
        fact(
          'trait',
          'Ermittler im Unterholz, Abteilung für verschwundene Wintervorräte',
          'raw.Steckbrief.Beruf',
        ),
        fact('trait', 'zählt Verdächtige an den Krallen ab und kommt nie bis fünf', 'raw.Steckbrief.Marotte'),
        fact('where', 'Bau 3, Eichenhang', 'raw.Steckbrief.Wohnort'),
        fact('statement', 'Dachs war Buchhalter, bevor er Ermittler wurde.', 'raw.Vorgeschichte'),
        fact('quote', 'Wer tagsüber lügt, schläft nachts schlecht. Und nachts bin ich wach.', 'raw.Zitate'),
        fact(
          'trait',
          'seine rechte Kralle, stiehlt gelegentlich Beweise',
          'raw.Beziehungen.Polizeimeisterin Elster',
        ),
      ],
      notForPosts: [
        unusable('notice', 'Elster ist die Täterin in Band 4.', 'raw.INTERN (nicht veröffentlichen)'),
      ],
      images: [image('https://bibles.example.com/content/dachs/dachs_stehend.png', 'subject')],
    },
  },
  {
    id: 'held-nebelpost-geschichte',
    sourceType: 'push',
    item: {
      title: 'Die Nebelpost',
      summary: 'Eine Gutenachtgeschichte aus dem Moor',
      body: `Im Teufelsmoor, dort, wo die Landkarte aufhört, trug Frau Immeke die Post aus. Sie war dreiundsiebzig und kannte jeden der elf Höfe am Geräusch seines Tores.

Eines Novembermorgens war der Nebel so dick, dass er Briefe schluckte. Frau Immeke steckte den ersten in den Kasten von Hof Kattenstroh, und der Kasten war nicht mehr da. „Na schön“, sagte sie zum Nebel. „Dann stellst du heute zu.“

Der Nebel dachte nach. Das dauerte, denn Nebel denkt langsam. Dann nahm er ihr die Tasche ab, sehr behutsam, und war fort.

Am Abend hatte jeder Hof seine Post. Nur die Adressen stimmten nicht: Der alte Behnke bekam einen Liebesbrief, der nicht für ihn war, und antwortete trotzdem. Im Frühjahr wurde Hochzeit gefeiert.

Seitdem lässt Frau Immeke an Nebeltagen immer einen Brief unbeschriftet.

*Erzählt von Rieke Mahnke. Aus dem Band „Elf Höfe“, Verlag Torfkahn.*`,
      tags: ['Geschichten', 'Moor'],
      url: 'https://torfkahn.example/lesen/nebelpost',
      language: 'de',
      featuredImage: {
        url: 'https://torfkahn.example/img/nebelpost.jpg',
        alt: 'Eine Postbotin mit Fahrrad im Nebel, Linolschnitt',
      },
      media: [{ url: 'https://torfkahn.example/img/autorin-mahnke-rund.jpg', alt: 'Rieke Mahnke' }],
      raw: {},
    },
    expect: {
      kind: 'story',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Die Nebelpost', 'title'),
        fact('statement', 'Im Teufelsmoor, dort, wo die Landkarte aufhört, trug Frau Immeke die Post aus.'),
        fact('statement', 'Sie war dreiundsiebzig und kannte jeden der elf Höfe am Geräusch seines Tores.'),
        fact('statement', 'Eines Novembermorgens war der Nebel so dick, dass er Briefe schluckte.'),
        fact('quote', 'Dann stellst du heute zu.'),
        fact('statement', 'Seitdem lässt Frau Immeke an Nebeltagen immer einen Brief unbeschriftet.'),
        fact('who', 'Erzählt von Rieke Mahnke.'),
        fact('statement', 'Eine Gutenachtgeschichte aus dem Moor', 'summary'),
      ],
      notForPosts: [],
      images: [
        image('https://torfkahn.example/img/nebelpost.jpg', 'subject'),
        image('https://torfkahn.example/img/autorin-mahnke-rund.jpg', 'avatar'),
      ],
    },
  },
  {
    id: 'held-restauratorin-portraet',
    sourceType: 'notion_database',
    item: {
      title: 'Porträt: Selin Arslan, Papierrestauratorin',
      body: `*Reihe „Hinter den Kulissen“, Teil 6. Foto kommt noch von Timo!*

Selin Arslan restauriert seit 2019 im Museum am Anger Papier: Landkarten, Plakate, Feldpostbriefe. Ihr ältestes Stück ist ein Herbarium von 1683, ihr jüngstes ein Fahrschein, auf dem jemand 1989 eine Telefonnummer notiert hat.

> „Man sieht meine Arbeit nur, wenn ich sie schlecht mache. Ich finde das erholsam.“

Ihr Arbeitstag beginnt mit Nichtstun. Wenn ein neues Blatt aus dem Depot kommt, legt sie es auf den Tisch und schaut es an, eine Stunde lang, ohne Lupe und ohne Handschuhe. Erst dann nimmt sie das Streiflicht und sucht nach Knicken, Flecken und alten Reparaturen. Am meisten Mühe machen ihr nicht die Risse, sondern die Retter: Klebeband aus den siebziger Jahren, gut gemeint, inzwischen bernsteinfarben und mit dem Papier verwachsen. Für einen einzigen Streifen braucht sie manchmal zwei Tage.

Zurzeit liegt ein Stadtplan auf dem Tisch, gezeichnet 1848 von einem Landvermesser namens Ruprecht Eisele. Er ist knapp zwei Meter breit, in zwölf Teile zerschnitten und auf Leinen gezogen. Irgendwann hat ihn jemand als Tischdecke benutzt, davon zeugen drei Rotweinränder genau dort, wo heute der Busbahnhof liegt. Zwei davon wird Arslan entfernen. Der dritte bleibt. „Der gehört inzwischen zur Geschichte“, sagt sie, „und er schadet niemandem.“

Was sie nicht mag: das Wort „retten“. Papier zerfällt, das ist seine Natur, und sie verlangsamt das nur. Was sie mag: Japanpapier, so dünn, dass man dadurch Zeitung lesen kann, und Kleister aus Weizenstärke, den sie jeden Montag frisch kocht. Er lässt sich mit Wasser wieder lösen. Wer immer nach ihr kommt, soll ihre Arbeit rückgängig machen können.

Gelernt hat sie in Stuttgart und Istanbul. An ihrem Arbeitstisch liegen 14 Pinsel, drei Falzbeine und ein Zahnarztspiegel.

Am 17. Mai, dem Internationalen Museumstag, öffnet sie ihre Werkstatt von 13 bis 16 Uhr. Der Eintritt ist frei.

Rückfragen an Timo (DW 34). Bitte NICHT schreiben, dass die Stelle nur bis Dezember befristet ist.`,
      tags: ['Hinter den Kulissen'],
      url: 'https://www.notion.example/anger/Selin-Arslan-0c4',
      language: 'de',
      contentType: 'Porträt',
      raw: { Verantwortlich: 'Timo', Status: 'Lektorat', Kanal: ['Web', 'Instagram'] },
    },
    expect: {
      kind: 'person',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact(
          'who',
          'Selin Arslan restauriert seit 2019 im Museum am Anger Papier: Landkarten, Plakate, Feldpostbriefe.',
        ),
        fact(
          'statement',
          'Ihr ältestes Stück ist ein Herbarium von 1683, ihr jüngstes ein Fahrschein, auf dem jemand 1989 eine Telefonnummer notiert hat.',
        ),
        fact('quote', 'Man sieht meine Arbeit nur, wenn ich sie schlecht mache. Ich finde das erholsam.'),
        fact('statement', 'Gelernt hat sie in Stuttgart und Istanbul.'),
        fact('statement', 'Für einen einzigen Streifen braucht sie manchmal zwei Tage.'),
        fact('quote', 'Der gehört inzwischen zur Geschichte'),
        fact('statement', 'Wer immer nach ihr kommt, soll ihre Arbeit rückgängig machen können.'),
        fact('number', 'An ihrem Arbeitstisch liegen 14 Pinsel, drei Falzbeine und ein Zahnarztspiegel.'),
        fact(
          'when',
          'Am 17. Mai, dem Internationalen Museumstag, öffnet sie ihre Werkstatt von 13 bis 16 Uhr.',
        ),
        fact('price', 'Der Eintritt ist frei.'),
      ],
      notForPosts: [
        unusable('notice', 'Foto kommt noch von Timo!'),
        unusable('notice', 'Rückfragen an Timo (DW 34).'),
        unusable('notice', 'Bitte NICHT schreiben, dass die Stelle nur bis Dezember befristet ist.'),
      ],
      images: [],
    },
  },
  {
    id: 'held-nachruf-chorleiter',
    sourceType: 'rss_feed',
    item: {
      title: 'Wir trauern um Ewald Kröger',
      summary: 'Unser langjähriger Chorleiter ist am 11. Januar gestorben.',
      body: storedHtml(
        `<p>Der Shantychor Backbord trauert um Ewald Kröger. Unser langjähriger Chorleiter starb am 11. Januar 2026 nach kurzer, schwerer Krankheit im Alter von 79 Jahren.</p>
<p>31 Jahre lang, von 1988 bis 2019, stand er vor uns, meist in Strickjacke, nie ohne Stimmgabel. Unter seiner Leitung entstanden vier Schallplatten und die Freundschaft mit dem Chor aus Stavanger.</p>
<p>Sein Satz vor jedem Auftritt bleibt uns: „Nicht schön singen. Ehrlich singen.“</p>
<p>Die Trauerfeier findet am Freitag, dem 23. Januar, um 13 Uhr in der Fischerkirche statt. Wer mitsingen möchte, ist herzlich willkommen.</p>
<p>Hafenweg 4, 26434 Norderhörn · Vereinsregister 1207</p>`,
        'https://shantychor-backbord.example/',
      ),
      tags: ['Verein'],
      url: 'https://shantychor-backbord.example/ewald-kroeger',
      language: 'de',
      publishedAt: '2026-01-15T17:00:00Z',
      featuredImage: {
        url: 'https://shantychor-backbord.example/ewald.jpg',
        alt: 'Ewald Kröger beim Hafenfest 2012',
      },
      raw: {},
    },
    expect: {
      kind: 'obituary',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('who', 'Der Shantychor Backbord trauert um Ewald Kröger.'),
        fact(
          'statement',
          'Unser langjähriger Chorleiter starb am 11. Januar 2026 nach kurzer, schwerer Krankheit im Alter von 79 Jahren.',
        ),
        fact(
          'statement',
          'Unter seiner Leitung entstanden vier Schallplatten und die Freundschaft mit dem Chor aus Stavanger.',
        ),
        fact('quote', 'Nicht schön singen. Ehrlich singen.'),
        fact(
          'when',
          'Die Trauerfeier findet am Freitag, dem 23. Januar, um 13 Uhr in der Fischerkirche statt.',
        ),
        fact('statement', 'Wer mitsingen möchte, ist herzlich willkommen.'),
      ],
      notForPosts: [unusable('notice', 'Hafenweg 4, 26434 Norderhörn · Vereinsregister 1207')],
      images: [image('https://shantychor-backbord.example/ewald.jpg', 'subject')],
      flags: ['sensitive kind'],
    },
  },
]
