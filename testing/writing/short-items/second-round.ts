import type { ShortItem } from './short-item'

export const secondRound: ShortItem[] = [
  {
    id: 'r2-pump-firmware',
    kind: 'release notes',
    language: 'en',
    title: 'Firmware 5.03 for the TideGauge 200',
    fields: { applies_to: 'TG-200 rev C', checksum: 'b51f9a', status: 'published', updated_by: 'k.osei' },
    body: `This firmware fixes a drift of the clock and halves the power used in standby.

### Known issues

- The display may flicker for two seconds after the update.

Download TG200-5.03.bin (4.1 MB)

By downloading this file you accept our licence terms.`,
    keep: ['This firmware fixes a drift of the clock and halves the power used in standby.'],
    apart: ['By downloading this file you accept our licence terms.', 'b51f9a', 'k.osei'],
  },
  {
    id: 'r2-changelog-cal',
    kind: 'release notes',
    language: 'de',
    title: 'Changelog',
    url: 'https://github.example/kalendarium',
    body: `## 2.7.0 - 2026-10-02

- Termine lassen sich jetzt kopieren.
- Exporte enthalten nun auch Notizen.

## 2.6.1 - 2026-09-14

- Ein Fehler beim Drucken ist behoben.`,
    keep: ['Termine lassen sich jetzt kopieren.'],
  },
  {
    id: 'r2-food-coop',
    kind: 'announcement',
    language: 'en',
    title: 'We have found a new home',
    body: `Hi all

After eleven months of looking, the food co-op has signed a lease on the old post office in Sable Street. We get the keys on 1 September.

There is a lot to paint. If you own a ladder, bring it.

Cheers, Nell

P.S. Reply to this email if you want to be on the painting rota.

Sent with Buttondown · Unsubscribe`,
    keep: ['We get the keys on 1 September.'],
    apart: ['Hi all', 'Cheers, Nell', 'Reply to this email', 'Sent with Buttondown'],
  },
  {
    id: 'r2-award',
    kind: 'announcement',
    language: 'fr',
    title: 'Le Comptoir des Graines reçoit le prix de l’innovation rurale',
    type: 'communiqué',
    body: `Foix, le 4 mars 2027 – Le Comptoir des Graines a reçu hier le prix de l’innovation rurale, doté de 15 000 euros. L’argent servira à construire une seconde chambre froide.

« Nous étions trois au début, nous sommes vingt aujourd’hui », dit sa directrice, Maud Ferrer.

Contact presse : Paul Issa, 05 61 00 00 00

À propos du Comptoir des Graines
Fondé en 2016, le Comptoir conserve des semences anciennes.`,
    keep: ['L’argent servira à construire une seconde chambre froide.', '15 000 euros'],
    apart: ['Paul Issa, 05 61 00 00 00'],
    pictures: [
      [
        'https://graines.example/img/chambre-froide.jpg',
        'Des étagères de bocaux dans une chambre froide',
        'subject',
      ],
      ['https://graines.example/img/logo-region-occitanie.svg', 'Région Occitanie', 'logo'],
    ],
  },
  {
    id: 'r2-choir-row',
    kind: 'event',
    language: 'de',
    title: 'Offenes Singen im Stadtpark',
    fields: {
      datum: '2027-06-18',
      uhrzeit: '19:30',
      treffpunkt: 'Musikpavillon',
      eintritt: 'frei',
      veranstalter: 'Kantorei Süd',
      bearbeiter: 'mh',
      freigabe: 'ja',
      intern: 'GEMA noch melden',
    },
    body: `Wer mag, singt mit. Liederhefte liegen aus, Vorkenntnisse braucht niemand.

Bei Regen singen wir in der Kirche.`,
    keep: ['Bei Regen singen wir in der Kirche.', 'Musikpavillon'],
    apart: ['GEMA noch melden', 'mh\n'.trim()],
  },
  {
    id: 'r2-webinar',
    kind: 'event',
    language: 'en',
    title: 'Rainwater harvesting for small schools',
    fields: {
      start: '2027-02-11T16:00:00Z',
      end: '2027-02-11T17:00:00Z',
      location: 'Online (Zoom)',
      registration_url: 'https://zoom.example/r/881',
    },
    body: `Two head teachers show how they cut their water bill by half. Bring your questions.

Speakers: Ruth Adeyemi, Tom Larch

The session will be recorded. By registering you agree to our privacy policy.

Can’t make it? Register anyway and we’ll send you the recording.`,
    keep: ['Two head teachers show how they cut their water bill by half.', 'Online (Zoom)'],
    apart: ['By registering you agree to our privacy policy.'],
  },
  {
    id: 'r2-wine',
    kind: 'product',
    language: 'it',
    title: 'Vermentino «Punta Chiara» 2025, 0,75 l',
    body: `Un bianco secco con profumo di erbe e di mare. Va servito a 10 °C con pesce alla griglia.

14,50 € a bottiglia

Contiene solfiti. Spedizione gratuita da 6 bottiglie.

Aggiungi al carrello`,
    keep: ['Un bianco secco con profumo di erbe e di mare.', '14,50 €'],
    apart: ['Contiene solfiti.', 'Spedizione gratuita da 6 bottiglie.', 'Aggiungi al carrello'],
  },
  {
    id: 'r2-notebook',
    kind: 'product',
    language: 'en',
    title: 'Field Notebook No. 3 – dot grid',
    fields: {
      variants: [
        { title: 'Moss', price: '12.00' },
        { title: 'Rust', price: '12.00' },
      ],
      vendor: 'Paperhook',
      product_type: 'Stationery',
      handle: 'field-notebook-3',
    },
    body: `Ninety-six pages of paper that takes fountain-pen ink without bleeding. The cover is cut from retired sailcloth, so no two look alike.

- 14 × 21 cm
- lies flat
- refillable

Complete the look: Brass pencil, Canvas roll`,
    keep: ['Ninety-six pages of paper that takes fountain-pen ink without bleeding.', 'lies flat'],
    apart: ['Complete the look'],
  },
  {
    id: 'r2-pierogi',
    kind: 'recipe',
    language: 'pl',
    title: 'Pierogi z jagodami',
    body: `**Składniki**

500 g mąki
250 ml ciepłej wody
400 g jagód
2 łyżki cukru

**Przygotowanie**

Z mąki i wody zagnieść ciasto. Rozwałkować, wycinać krążki, nakładać jagody i sklejać brzegi. Gotować trzy minuty.

Smacznego!

Zobacz też: Knedle ze śliwkami`,
    keep: ['Z mąki i wody zagnieść ciasto.'],
    apart: ['Smacznego!', 'Knedle ze śliwkami'],
  },
  {
    id: 'r2-granola',
    kind: 'recipe',
    language: 'en',
    title: 'The granola we actually make every week',
    body: `Stir 300 g oats, 100 g almonds, 60 ml oil and 80 ml honey in a large bowl. Spread on a tray and bake at 160 °C for 25 minutes, stirring once.

It keeps for a month in a jar, though ours never lasts that long.

Did you make this? Tag @slowspoon on Instagram.`,
    keep: ['It keeps for a month in a jar, though ours never lasts that long.'],
    apart: ['Tag @slowspoon on Instagram'],
  },
  {
    id: 'r2-faq-parking',
    kind: 'guide',
    language: 'de',
    title: 'Häufige Fragen zum Anwohnerparken',
    body: `### Wer bekommt einen Ausweis?

Alle, die im Gebiet gemeldet sind und ein Auto halten.

### Was kostet er?

Der Ausweis kostet 30,70 Euro im Jahr.

### Wo beantrage ich ihn?

Online oder im Bürgeramt, Zimmer 12.

War diese Antwort hilfreich?

Stand: Januar 2027`,
    keep: ['Der Ausweis kostet 30,70 Euro im Jahr.'],
    apart: ['War diese Antwort hilfreich?', 'Stand: Januar 2027'],
  },
  {
    id: 'r2-docs-mdx',
    kind: 'guide',
    language: 'en',
    title: 'Webhooks',
    url: 'https://docs.pebble.example/docs/webhooks',
    fields: { sidebar_position: 7 },
    body: `Pebble calls your server whenever a record changes. Each call carries a signature.

## Create an endpoint

Open Settings, choose Webhooks and paste the address of your server.

\`\`\`sh
curl -X POST https://api.pebble.example/hooks -d url=https://you.example
\`\`\`

| Event | When |
| --- | --- |
| record.created | A record was added |

[Edit this page](https://github.com/example/edit)`,
    keep: ['Pebble calls your server whenever a record changes.'],
    apart: ['curl -X POST', 'A record was added', 'Edit this page'],
  },
  {
    id: 'r2-ghost-story',
    kind: 'story',
    language: 'de',
    title: 'Der letzte Bus nach Anderswo',
    tags: ['Kurzgeschichte'],
    body: `Der Bus kam um drei Minuten vor Mitternacht, obwohl an dieser Haltestelle seit zwanzig Jahren keiner mehr hielt. Der Fahrer nickte, als hätte er auf mich gewartet.

„Einmal Anderswo“, sagte ich.

Er lachte und gab mir einen Fahrschein ohne Ziel. Ich setzte mich ganz nach hinten. Die Fenster waren beschlagen, und jemand hatte mit dem Finger meinen Namen darauf geschrieben.

Fortsetzung folgt`,
    keep: ['Er lachte und gab mir einen Fahrschein ohne Ziel.'],
  },
  {
    id: 'r2-feature',
    kind: 'story',
    language: 'en',
    title: 'Thirty years up a ladder',
    tags: ['long read'],
    body: `*Words by Orla Finn. Photography by Dev Patel.*

When the steeplejack's daughter was nine, she climbed the chimney of the Calder mill because nobody had told her not to. Her father watched from below and said nothing until she came down.

She has not stopped since. That summer she painted eleven church spires, and in autumn she carried a weathercock up the cathedral on her back. The dean met her at the top and asked if she was afraid. She was not. She had been afraid only once, she told him, and it was of a pigeon.

*This story first appeared in our spring issue.*`,
    keep: ['Her father watched from below and said nothing until she came down.'],
    apart: ['Words by Orla Finn', 'This story first appeared in our spring issue.'],
    pictures: [
      ['https://slowmag.example/img/mill-chimney.jpg', 'A brick chimney with a ladder on it', 'subject'],
      ['https://slowmag.example/img/orla.jpg', 'Orla Finn', 'avatar'],
    ],
  },
  {
    id: 'r2-mascot',
    kind: 'character',
    language: 'en',
    title: 'Tock',
    isBible: true,
    body: '',
    fields: {
      vibe_core_traits: ['impatient', 'kind', 'always early'],
      tagline_en: 'The clockwork heron who cannot wait.',
      tagline_de: 'Der Uhrwerkreiher, der nicht warten kann.',
      habitat_keywords: ['marsh', 'clock tower'],
      size_estimate_cm: 62,
      internal_notes: 'Never draw Tock with closed eyes.',
      image_prompt: 'heron, brass, watercolor, no text',
    },
    keep: ['The clockwork heron who cannot wait.', 'always early'],
    apart: ['Never draw Tock with closed eyes.', 'heron, brass, watercolor, no text'],
  },
  {
    id: 'r2-row-figure',
    kind: 'character',
    language: 'es',
    title: 'Capitana Lechuga',
    type: 'personaje',
    body: `La capitana Lechuga gobierna un barco hecho de cajas de fruta. No sabe nadar, pero nadie se atreve a decírselo.

Edad: 11
Miedo: los caracoles`,
    keep: ['No sabe nadar, pero nadie se atreve a decírselo.'],
  },
  {
    id: 'r2-volunteer',
    kind: 'person',
    language: 'en',
    title: 'Volunteer spotlight: Grace Okafor',
    body: `Grace Okafor has driven the library van every Tuesday since 2011. She knows which farm wants crime novels and which wants maps.

“People think I bring books,” she says. “I bring gossip.”

Want to volunteer? Get in touch.`,
    keep: ['Grace Okafor has driven the library van every Tuesday since 2011.'],
    apart: ['Get in touch.'],
    pictures: [
      ['https://library.example/team/grace-okafor.jpg', 'Grace Okafor beside the library van', 'subject'],
    ],
  },
  {
    id: 'r2-kuenstlerin',
    kind: 'person',
    language: 'de',
    title: 'Mira Stolz',
    type: 'artist',
    body: `Mira Stolz, geboren 1984 in Gera, arbeitet mit Glas und Licht. Sie studierte in Halle und lebt in Leipzig.

Ausstellungen (Auswahl)

2025 Kunsthalle Emden
2023 Galerie Nord, Berlin

© VG Bild-Kunst`,
    keep: ['Sie studierte in Halle und lebt in Leipzig.'],
    apart: ['© VG Bild-Kunst'],
  },
  {
    id: 'r2-obit-club',
    kind: 'obituary',
    language: 'en',
    title: 'Dennis “Spanner” Hobbs',
    body: `It is with great sadness that we tell members of the passing of Dennis Hobbs, our treasurer for 26 years. He rode to his last meeting on the Vincent.

His funeral is at St Mary’s on Friday 12 March at 2 pm. No flowers, please; donations to the air ambulance.`,
    keep: ['He rode to his last meeting on the Vincent.'],
  },
  {
    id: 'r2-obit-it',
    kind: 'obituary',
    language: 'it',
    title: 'Addio a Elsa Ricci, la maestra del coro',
    body: `Elsa Ricci è morta domenica all’età di 88 anni. Per mezzo secolo ha diretto il coro di Santa Lucia.

I funerali si terranno mercoledì alle 15 nella chiesa parrocchiale.`,
    keep: ['Per mezzo secolo ha diretto il coro di Santa Lucia.'],
  },
  {
    id: 'r2-privacy-fr',
    kind: 'legal',
    language: 'fr',
    title: 'Protection des données',
    body: `Le responsable du traitement est l’association Les Rives. Vous disposez d’un droit d’accès, de rectification et d’effacement de vos données.

La base légale est l’article 6 du RGPD.`,
  },
  {
    id: 'r2-return-policy',
    kind: 'legal',
    language: 'en',
    title: 'Returns and refunds policy',
    body: `You may return unused goods within 30 days of receipt. Refunds are made to the original payment method.

This policy does not affect your statutory rights.`,
  },
  {
    id: 'r2-list-walks',
    kind: 'list',
    language: 'en',
    title: 'Three winter walks from a railway station',
    body: `**Harling to Brook (5 miles)**

Start on platform 2 and follow the river. The path is paved until the weir.

**Eccles Road loop (7 miles)**

Two pubs, one windmill, and a heath that smells of gorse.

**Thurne to the sea (9 miles)**

Flat all the way, with seals at the end.`,
    keep: ['The path is paved until the weir.', 'Flat all the way, with seals at the end.'],
  },
  {
    id: 'r2-geschenke',
    kind: 'list',
    language: 'de',
    title: 'Geschenkideen unter 20 Euro',
    body: `1. **Wachstuch** für Brot und Käse, 12 Euro
2. **Stempelset** mit dreißig Buchstaben, 18 Euro
3. **Kräutersamen** im Umschlag, 4 Euro

Alle Geschenke finden Sie in unserem Onlineshop.`,
    keep: ['mit dreißig Buchstaben, 18 Euro'],
    apart: ['Alle Geschenke finden Sie in unserem Onlineshop.'],
  },
  {
    id: 'r2-menu',
    kind: 'other',
    language: 'de',
    title: 'Mittagstisch KW 14',
    type: 'Speiseplan',
    body: `Montag: Linsensuppe
Dienstag: Pasta mit Pesto
Mittwoch: Kartoffelpuffer`,
  },
  {
    id: 'r2-status-post',
    kind: 'other',
    language: 'en',
    title: 'lunch on the roof again',
    body: `lunch on the roof again`,
  },
]
