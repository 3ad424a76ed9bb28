import type { ShortItem } from './short-item'

export const firstRound: ShortItem[] = [
  {
    id: 'r1-job',
    kind: 'announcement',
    language: 'en',
    title: 'Bakery assistant (m/f/d), 25 hours',
    type: 'job',
    body: `Posted by Marie Dunne on 4 February 2027

Our shop on Canal Street is growing, and from 1 April we need another pair of hands behind the counter.

## What you do

- sell bread, rolls and coffee
- open the shop at 5:30 on two mornings a week

## What we pay

€15.20 an hour, and all the bread you can carry.

Apply now

We are an equal opportunity employer.`,
    keep: ['from 1 April we need another pair of hands behind the counter', '€15.20 an hour'],
    apart: ['Posted by Marie Dunne', 'Apply now', 'We are an equal opportunity employer.'],
    pictures: [
      ['https://jobs.example/img/counter.jpg', 'Two people behind the counter of a bakery', 'subject'],
      ['https://jobs.example/img/kununu-top-company-2026.png', 'Kununu Top Company', 'decoration'],
    ],
  },
  {
    id: 'r1-council-notice',
    kind: 'announcement',
    language: 'de',
    title: 'Sperrung der Mühlenbrücke ab 12. April',
    type: 'Amtliche Mitteilung',
    body: `[Startseite](https://stadt.example/) > [Rathaus](https://stadt.example/rathaus) > Aktuelles

Die Mühlenbrücke wird ab Montag, 12. April, für rund acht Wochen gesperrt. Grund sind Arbeiten am Geländer und am Belag.

Zu Fuß kommt man weiter über den Steg am Wehr. Die Buslinie 14 fährt in dieser Zeit über die Ringstraße.

Ansprechpartner: Tiefbauamt, Herr Kolbe, Zimmer 211, Tel. 03381 555-211

Seite drucken | Seite weiterempfehlen`,
    keep: ['Die Mühlenbrücke wird ab Montag, 12. April, für rund acht Wochen gesperrt.'],
    apart: ['Tiefbauamt, Herr Kolbe, Zimmer 211', 'Seite drucken'],
  },
  {
    id: 'r1-museum-event',
    kind: 'event',
    language: 'fr',
    title: 'Nuit blanche au musée du Verre',
    type: 'Agenda',
    body: `Le samedi 6 juin, le musée du Verre ouvre ses portes de 19 h à 2 h du matin. Trois souffleurs travaillent dans la cour jusqu’à minuit.

**Où :** 12 quai des Verriers, Conches
**Tarif :** gratuit

Réserver

Accessible aux personnes à mobilité réduite. Partager sur Facebook`,
    keep: ['Trois souffleurs travaillent dans la cour jusqu’à minuit.', 'gratuit'],
    apart: ['Partager sur Facebook', 'Réserver\n'.trim()],
  },
  {
    id: 'r1-club-evening',
    kind: 'event',
    language: 'en',
    title: 'Beginners’ night at Oakmoor Chess Club',
    body: `Dear members and friends,

Come along on Thursday 14 January at 7.30pm if you have ever wanted to learn how the knight moves. We meet in the back room of the Red Lion, Oakmoor. There is no charge, and sets are provided.

Hope to see lots of you there!

Best wishes
Phil (Hon. Sec.)

You received this email because you are on our mailing list. Update your preferences`,
    keep: [
      'There is no charge, and sets are provided.',
      'We meet in the back room of the Red Lion, Oakmoor.',
    ],
    apart: [
      'Dear members and friends',
      'Hope to see lots of you there!',
      'Phil (Hon. Sec.)',
      'Update your preferences',
    ],
  },
  {
    id: 'r1-shop-feed',
    kind: 'product',
    language: 'de',
    title: 'Gießkanne Zink 5 l mit Brause',
    body: `Diese Gießkanne ist aus feuerverzinktem Stahlblech und in einem Stück gelötet. Die Brause lässt sich abschrauben.

- Inhalt: 5 Liter
- Höhe: 38 cm
- Gewicht: 1,4 kg

Lieferzeit: 2-3 Werktage. Alle Preise verstehen sich inkl. gesetzlicher MwSt. zzgl. Versandkosten.

Kunden kauften auch: Handschaufel, Pflanzholz`,
    fields: { artikelnummer: 'GK-5', gtin: '4012345678901', preis_brutto: '49,90', waehrung: 'EUR' },
    keep: ['Diese Gießkanne ist aus feuerverzinktem Stahlblech und in einem Stück gelötet.', '38 cm'],
    apart: ['Alle Preise verstehen sich inkl. gesetzlicher MwSt.', 'Kunden kauften auch'],
    pictures: [
      ['https://shop.example/media/gk5_front.jpg', 'Gießkanne aus Zink mit Brause', 'subject'],
      ['https://shop.example/media/payment/paypal.svg', 'PayPal', 'decoration'],
      ['https://shop.example/media/trusted-shops.png', 'Trusted Shops Siegel', 'decoration'],
    ],
  },
  {
    id: 'r1-boots',
    kind: 'product',
    language: 'en',
    title: 'Tarn Boot, brown',
    tags: ['footwear', 'walking'],
    url: 'https://harefoot.example/products/tarn-boot-brown',
    body: `A leather walking boot that can be resoled twice. Uppers are 2.4 mm waxed hide from a tannery in Devon; the sole is Vibram.

£189.00 · Sizes 4–13 · Ships in 3 days

★★★★☆ 212 reviews

Size guide

Free returns within 30 days.`,
    keep: ['A leather walking boot that can be resoled twice.', '£189.00'],
    apart: ['212 reviews', 'Size guide', 'Free returns within 30 days.'],
  },
  {
    id: 'r1-tortilla',
    kind: 'recipe',
    language: 'es',
    title: 'Tortilla de patatas de mi abuela',
    body: `Ingredientes para 4 personas

- 6 huevos
- 700 g de patatas
- 1 cebolla
- 250 ml de aceite de oliva

Elaboración

1. Pela las patatas y córtalas en láminas finas.
2. Fríe las patatas con la cebolla a fuego lento durante 25 minutos.
3. Bate los huevos, mézclalo todo y cuaja la tortilla por los dos lados.

¡Buen provecho!

Si te ha gustado, suscríbete a mi canal.`,
    keep: ['700 g de patatas', 'Pela las patatas y córtalas en láminas finas.'],
    apart: ['¡Buen provecho!', 'suscríbete a mi canal'],
  },
  {
    id: 'r1-soup',
    kind: 'recipe',
    language: 'en',
    title: 'Green pea soup with mint',
    fields: {
      recipeYield: '4 servings',
      totalTime: 'PT25M',
      recipeIngredient: [
        '500 g frozen peas',
        '1 onion, chopped',
        '750 ml vegetable stock',
        'a handful of mint',
      ],
      recipeInstructions: [
        'Soften the onion in butter.',
        'Add peas and stock and simmer for 10 minutes.',
        'Blend with the mint.',
      ],
    },
    body: `This soup takes less time than the washing-up. We eat it cold in July and hot in January.

Jump to recipe · Print recipe

This post may contain affiliate links.`,
    keep: ['We eat it cold in July and hot in January.'],
    apart: ['Jump to recipe', 'This post may contain affiliate links.'],
  },
  {
    id: 'r1-kb-article',
    kind: 'guide',
    language: 'en',
    title: 'Resetting your router',
    type: 'kb-article',
    body: `Support > Internet > Router

Most problems go away after a reset. It takes about five minutes, and your settings stay as they are.

1. Unplug the power cable.
2. Wait for 30 seconds.
3. Plug the cable in again and wait until the light is green.

If the light stays red, call us.

Was this article helpful? Yes / No

3 out of 5 found this helpful`,
    keep: ['Wait for 30 seconds.', 'It takes about five minutes, and your settings stay as they are.'],
    apart: ['Support > Internet > Router', 'Was this article helpful?', '3 out of 5 found this helpful'],
  },
  {
    id: 'r1-rose-pruning',
    kind: 'guide',
    language: 'de',
    title: 'Rosen schneiden im Frühjahr',
    body: `Geschnitten wird, wenn die Forsythien blühen. Vorher kann Frost die frischen Triebe zerstören.

Entfernen Sie zuerst alles, was tot oder krank ist. Kürzen Sie dann die übrigen Triebe auf drei bis fünf Augen. Setzen Sie die Schere schräg an, damit Wasser ablaufen kann.

Das brauchen Sie: eine scharfe Schere, feste Handschuhe.

Lesen Sie auch: Hortensien richtig schneiden

Foto: Adobe Stock / gartenfreund`,
    keep: ['Kürzen Sie dann die übrigen Triebe auf drei bis fünf Augen.'],
    apart: ['Hortensien richtig schneiden', 'Adobe Stock / gartenfreund'],
  },
  {
    id: 'r1-github-release',
    kind: 'release notes',
    language: 'en',
    title: 'v0.14.2',
    fields: { tag_name: 'v0.14.2', prerelease: false },
    body: `### What's Changed

* Fix crash when a folder is empty by @mkoller in #812
* Add \`--quiet\` by @tess in #815

### New Contributors

* @tess made their first contribution in #815

**Full Changelog**: https://github.com/example/pebble/compare/v0.14.1...v0.14.2`,
    apart: ['made their first contribution', 'Full Changelog'],
  },
  {
    id: 'r1-app-update',
    kind: 'release notes',
    language: 'de',
    title: 'Das ist neu in Wanderkarte 8.1',
    body: `Mit diesem Update lassen sich Touren offline speichern. Neu ist auch ein Höhenprofil, das beim Gehen mitläuft.

**Verbessert**

- Die Suche findet jetzt auch Berghütten.
- Karten laden bis zu 40 % schneller.

**Behoben**

- Unter Android 15 blieb der Bildschirm gelegentlich schwarz.

Jetzt im App Store laden

Fragen? Schreiben Sie an hilfe@wanderkarte.example.`,
    keep: ['Mit diesem Update lassen sich Touren offline speichern.', 'Karten laden bis zu 40 % schneller.'],
    apart: ['Jetzt im App Store laden', 'hilfe@wanderkarte.example'],
  },
  {
    id: 'r1-fairy-tale',
    kind: 'story',
    language: 'it',
    title: 'La volpe e il faro',
    type: 'racconto',
    body: `C'era una volta una volpe che viveva ai piedi di un faro. Ogni sera saliva i centoventi scalini per guardare le navi.

Una notte il guardiano si ammalò, e la volpe accese la lampada da sola.

*Illustrazioni di Marta Belli. Tutti i diritti riservati.*`,
    keep: ['Una notte il guardiano si ammalò, e la volpe accese la lampada da sola.'],
    apart: ['Illustrazioni di Marta Belli', 'Tutti i diritti riservati'],
  },
  {
    id: 'r1-short-story',
    kind: 'story',
    language: 'en',
    title: 'The Lighthouse at Number Nine',
    tags: ['fiction', 'flash'],
    body: `Nobody on our street could say when the lighthouse had arrived. It stood between number seven and number eleven as if it had always been there, and on foggy nights it swept its beam across the bins.

My sister knocked first. The door opened on a staircase that went down, not up.

"You're early," said a voice.

We looked at each other, and then we went in.

* * *

Enjoyed this? Support the magazine on Patreon.`,
    keep: ['My sister knocked first.'],
    apart: ['Support the magazine on Patreon'],
  },
  {
    id: 'r1-game-character',
    kind: 'character',
    language: 'en',
    title: 'Brannoc the Tinker',
    isBible: true,
    body: '',
    fields: {
      species: 'badger',
      personality: 'Brannoc repairs what others throw away. He talks to kettles and believes they answer.',
      catchphrase: 'Nothing is broken, only resting.',
      likes: ['copper', 'rainy mornings'],
      dislikes: ['glue'],
      portrait_url: 'https://bibles.example.com/brannoc.png',
      design_notes: 'Keep the ears asymmetrical in all renders.',
    },
    keep: ['He talks to kettles and believes they answer.', 'Nothing is broken, only resting.'],
    apart: ['Keep the ears asymmetrical in all renders.'],
  },
  {
    id: 'r1-held',
    kind: 'character',
    language: 'de',
    title: 'Fräulein Wolke',
    type: 'Figurensteckbrief',
    body: `Fräulein Wolke ist das jüngste Mitglied der Wetterbande. Sie kann regnen, wenn sie sich freut, und schneien, wenn sie sich langweilt.

Alter: 7
Lieblingsessen: Zuckerwatte
Größte Angst: Föhn`,
    keep: ['Sie kann regnen, wenn sie sich freut, und schneien, wenn sie sich langweilt.', 'Zuckerwatte'],
  },
  {
    id: 'r1-staff',
    kind: 'person',
    language: 'en',
    title: 'Dr. Leila Haddad',
    fields: {
      job_title: 'Head of Coastal Research',
      department: 'Marine Biology',
      office: 'B 2.14',
      phone: '+44 1632 960123',
    },
    body: `Leila Haddad has led our coastal group since 2019. She grew up in Tyre and studied in Southampton, where she wrote her thesis on seagrass.

When she is not diving, she restores wooden boats.

Contact: leila.haddad@institute.example`,
    keep: ['Leila Haddad has led our coastal group since 2019.'],
    apart: ['leila.haddad@institute.example', '+44 1632 960123'],
    pictures: [['https://institute.example/people/haddad.jpg', 'Leila Haddad on a research boat', 'subject']],
  },
  {
    id: 'r1-interview',
    kind: 'person',
    language: 'de',
    title: '„Ein Cello verzeiht nichts“ – ein Gespräch mit Geigenbauerin Tove Lindqvist',
    body: `Tove Lindqvist baut seit 22 Jahren Celli in einer ehemaligen Schmiede bei Celle.

**Frau Lindqvist, wann ist ein Cello fertig?**

Nie. Aber irgendwann muss es aus dem Haus.

**Was kostet so ein Instrument?**

Etwa so viel wie ein Kleinwagen, nur hält es länger.

Das Interview führte Jonas Adam.`,
    keep: ['Tove Lindqvist baut seit 22 Jahren Celli in einer ehemaligen Schmiede bei Celle.'],
    apart: ['Das Interview führte Jonas Adam.'],
  },
  {
    id: 'r1-nachruf',
    kind: 'obituary',
    language: 'de',
    title: 'Abschied von Helmut Brandl',
    body: `Helmut Brandl, Gründer unserer Blaskapelle, ist am 3. Februar im Alter von 91 Jahren gestorben. Er spielte das Flügelhorn bis zuletzt.

Die Beerdigung findet am 10. Februar um 14 Uhr auf dem Waldfriedhof statt.

Kondolenzbuch öffnen`,
    keep: ['Er spielte das Flügelhorn bis zuletzt.'],
    apart: ['Kondolenzbuch öffnen'],
  },
  {
    id: 'r1-obit-en',
    kind: 'obituary',
    language: 'en',
    title: 'Professor Agnes Whitlow (1931–2027)',
    type: 'news',
    body: `The department is saddened to report the death of Agnes Whitlow, who taught Old Norse here for thirty-four years. She died at home on 9 January, aged 95.

A memorial service will be held in the chapel on 2 February at 11 a.m.

Share this story`,
    keep: ['A memorial service will be held in the chapel on 2 February at 11 a.m.'],
    apart: ['Share this story'],
  },
  {
    id: 'r1-competition-terms',
    kind: 'legal',
    language: 'de',
    title: 'Teilnahmebedingungen Fotowettbewerb 2027',
    body: `§ 1 Veranstalter

Veranstalter ist der Heimatverein Lüdern e. V.

§ 2 Teilnahme

Teilnahmeberechtigt sind alle natürlichen Personen ab 18 Jahren. Der Rechtsweg ist ausgeschlossen.`,
  },
  {
    id: 'r1-licence',
    kind: 'legal',
    language: 'en',
    title: 'Software End User Agreement',
    body: `By installing the Software you ("Licensee") agree to be bound by this Agreement. The Software is provided "as is", without warranty of any kind.

In no event shall the Licensor be liable for any indirect damages.`,
  },
  {
    id: 'r1-bookshop-list',
    kind: 'list',
    language: 'en',
    title: 'Our booksellers’ favourites this winter',
    body: `### The Salt Path Home, by Ines Corrado

A walk along a coast that keeps moving.

### Small Engines, by T. R. Moss

Eleven stories about things that nearly work.

### Winterkill, by Aud Nygård

Two sisters, one ferry, no timetable.

[Shop the list](https://books.example/winter)`,
    keep: ['Eleven stories about things that nearly work.'],
    apart: ['Shop the list'],
  },
  {
    id: 'r1-zehn-spielplaetze',
    kind: 'list',
    language: 'de',
    title: '4 Spielplätze, die auch bei Regen Spaß machen',
    body: `**1. Die Scheune in Horst**
Hier hängt eine Seilrutsche unter dem Dach.

**2. Bahnhof Nord**
In der alten Halle stehen zwölf Rutschen.

**3. Turmhof**
Das Klettergerüst ist überdacht.

**4. Die Werft**
Kinder dürfen mit echten Werkzeugen bauen.

Noch mehr Ausflugstipps gibt es in unserem Newsletter.`,
    keep: ['In der alten Halle stehen zwölf Rutschen.'],
    apart: ['Noch mehr Ausflugstipps gibt es in unserem Newsletter.'],
  },
  {
    id: 'r1-timetable',
    kind: 'other',
    language: 'en',
    title: 'Tide table, Port Ellis',
    body: `| Date | High | Low |
| --- | --- | --- |
| 1 May | 06:12 | 12:20 |
| 2 May | 06:58 | 13:04 |`,
    apart: ['| 1 May | 06:12 | 12:20 |'],
  },
  {
    id: 'r1-weather-diary',
    kind: 'other',
    language: 'de',
    title: 'Heute Nebel bis zum Mittag',
    body: `Man sah die eigenen Füße nicht.`,
  },
]
