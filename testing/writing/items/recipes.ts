import { fact, image, storedDocument, storedHtml, unusable, type WritingItem } from '../writing-item'

export const recipes: WritingItem[] = [
  {
    id: 'en-recipe-flatbread',
    sourceType: 'markdown_repository',
    item: {
      title: 'Skillet flatbread with burnt butter and dill',
      summary: 'Six flatbreads from one bowl and one pan, in 40 minutes.',
      body: storedDocument(`No yeast, no oven, no excuses. This is the bread I make when somebody calls
from the station and says they are already here.

## Ingredients

- 300 g plain flour
- 1 1/2 tsp baking powder
- 180 g yoghurt (full fat, please)
- 60 g butter
- a fistful of dill
- 3/4 tsp salt

## Method

1. Mix flour, baking powder and salt. Stir in the yoghurt until there is no dry
   flour left, then knead for one minute. Rest 20 minutes under a cloth.
2. Melt the butter and keep going until it smells of hazelnuts. Off the heat with
   the dill.
3. Divide into six, roll as thin as a coaster and bake in a dry cast-iron pan,
   90 seconds a side.
4. Brush while hot. Eat before you sit down.

The dough keeps for two days in the fridge. Don't freeze it: it weeps.

{{< newsletter >}}

[^1]: Yoghurt with less than 3.5 % fat makes them tough.`),
      tags: ['bread', 'quick', 'vegetarian'],
      url: 'https://panandpeel.example/recipes/skillet-flatbread/',
      language: 'en',
      publishedAt: '2026-02-08T00:00:00Z',
      featuredImage: {
        url: 'https://panandpeel.example/recipes/skillet-flatbread/stack.jpg',
        alt: 'A stack of blistered flatbreads glossy with green butter',
      },
      raw: {
        lang: 'en',
        servings: 6,
        prep_time: 'PT20M',
        total_time: 'PT40M',
        author: 'Marguerite Osei',
        layout: 'recipe',
        draft: false,
      },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Skillet flatbread with burnt butter and dill', 'title'),
        fact('number', 'Six flatbreads from one bowl and one pan, in 40 minutes.', 'summary'),
        fact('statement', 'No yeast, no oven, no excuses.'),
        fact('statement', 'The dough keeps for two days in the fridge.'),
        fact('statement', 'Melt the butter and keep going until it smells of hazelnuts.'),
        fact('number', '90 seconds a side'),
        fact('who', 'Marguerite Osei', 'raw.author'),
      ],
      notForPosts: [
        unusable('markup', '[^1]: Yoghurt with less than 3.5 % fat'),
        unusable('markup', 'PT20M', 'raw.prep_time'),
      ],
      images: [image('https://panandpeel.example/recipes/skillet-flatbread/stack.jpg', 'subject')],
    },
  },
  {
    id: 'en-recipe-stew',
    sourceType: 'rss_feed',
    item: {
      title: 'Lentils for a wet Tuesday',
      body: storedHtml(
        `<p>Hi friends,</p>
<p>It has rained here for nine days, and I have stopped pretending that I want salad.</p>
<p>So: lentils. Not the virtuous kind. These are cooked in red wine with smoked paprika and the rind of whatever Parmesan you have been saving, and they are ready in the time it takes to dry a coat (about 50 minutes).</p>
<p><img src="https://slowfork.example/i/lentils.jpg" alt="A dented pot of dark lentils with a wooden spoon standing upright"></p>
<p><strong>Serves 4, or 2 with lunch tomorrow</strong></p>
<ul><li>350g brown lentils</li><li>2 onions, 4 carrots</li><li>1 glass (150ml) red wine</li><li>1 tbsp smoked paprika</li><li>a Parmesan rind</li></ul>
<p>Soften the vegetables in more olive oil than feels right, 12 minutes, lid on. Paprika in, count to twenty, wine in. Lentils, rind, a litre of water. Simmer until they give up.</p>
<p>My neighbor Ruth, who is 91 and has opinions, tried it and said, “Needs vinegar.” She was right: a tablespoon of sherry vinegar at the end.</p>
<p>See you next week,<br>Bea x</p>
<p>P.S. If someone forwarded this to you, <a href="https://slowfork.example/subscribe">subscribe here</a>.</p>
<p>You’re currently a free subscriber to Slow Fork. <a href="https://slowfork.example/upgrade">Upgrade to paid</a></p>`,
        'https://slowfork.example/',
      ),
      tags: [],
      url: 'https://slowfork.example/p/lentils',
      language: 'en',
      publishedAt: '2026-10-13T06:00:00Z',
      featuredImage: {
        url: 'https://slowfork.example/i/lentils.jpg',
        alt: 'A dented pot of dark lentils with a wooden spoon standing upright',
      },
      media: [{ url: 'https://slowfork.example/u/bea-avatar-80.png', alt: 'Bea' }],
      raw: { author: ['Bea Lindqvist'] },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Lentils for a wet Tuesday', 'title'),
        fact('number', 'Serves 4'),
        fact('number', 'about 50 minutes'),
        fact(
          'statement',
          'These are cooked in red wine with smoked paprika and the rind of whatever Parmesan you have been saving',
        ),
        fact(
          'statement',
          'It has rained here for nine days, and I have stopped pretending that I want salad.',
        ),
        fact('quote', 'Needs vinegar.'),
        fact('who', 'My neighbor Ruth, who is 91 and has opinions'),
      ],
      notForPosts: [
        unusable('salutation', 'Hi friends,'),
        unusable('salutation', 'See you next week,'),
        unusable('cta', 'P.S. If someone forwarded this to you,'),
        unusable('notice', 'You’re currently a free subscriber to Slow Fork.'),
      ],
      images: [
        image('https://slowfork.example/i/lentils.jpg', 'subject'),
        image('https://slowfork.example/u/bea-avatar-80.png', 'avatar'),
      ],
    },
  },
  {
    id: 'de-recipe-krautfleckerl',
    sourceType: 'markdown_repository',
    item: {
      title: 'Krautfleckerl wie bei Tante Rosl',
      summary: 'Weißkraut, Zucker, Geduld: ein Wiener Alltagsessen für vier.',
      body: storedDocument(`Für **4 Personen**, Arbeitszeit ca. 25 Min., Garzeit 40 Min.

Das Geheimnis ist der Zucker. Er muss dunkel werden, „dunkler, als du dich
traust“, wie Tante Rosl sagte, und erst dann kommt das Kraut hinein.

## Zutaten

| Menge | Zutat |
| ----- | ----- |
| 1 kleiner Kopf (ca. 800 g) | Weißkraut |
| 250 g | Fleckerl |
| 2 EL | Kristallzucker |
| 1 | Zwiebel |
| 60 g | Butterschmalz |
| 1 TL | Kümmel, ganz |

## Zubereitung

1. Das Kraut vom Strunk befreien und in 2 cm große Stücke schneiden. Salzen und
   eine halbe Stunde ziehen lassen.
2. Zucker im Schmalz karamellisieren, die gehackte Zwiebel darin rösten, Kümmel
   dazu, dann das ausgedrückte Kraut.
3. Bei kleiner Hitze 40 Minuten schmoren, ab und zu einen Schuss Wasser angießen.
4. Fleckerl bissfest kochen, untermischen, kräftig pfeffern.

Aufgewärmt schmecken sie am zweiten Tag noch besser. Dazu passt grüner Salat und
sonst nichts.

::: tip
Wer keine Fleckerl bekommt, bricht Lasagneblätter.
:::

<AffiliateBox id="topf-22" />`),
      tags: ['Österreich', 'vegetarisch', 'Kraut'],
      url: 'https://loeffelweise.example/rezepte/krautfleckerl',
      language: 'de',
      publishedAt: '2026-01-25T00:00:00Z',
      featuredImage: {
        url: 'https://loeffelweise.example/bilder/krautfleckerl.jpg',
        alt: 'Ein tiefer Teller mit goldbraunen Krautfleckerln und viel Pfeffer',
      },
      raw: { lang: 'de-AT', portionen: 4, kategorie: ['Hauptgericht'] },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Krautfleckerl wie bei Tante Rosl', 'title'),
        fact('number', 'Für **4 Personen**'),
        fact('number', 'Arbeitszeit ca. 25 Min., Garzeit 40 Min.'),
        fact('statement', 'Das Geheimnis ist der Zucker.'),
        fact('quote', 'dunkler, als du dich traust'),
        fact('statement', 'Aufgewärmt schmecken sie am zweiten Tag noch besser.'),
        fact('statement', 'Wer keine Fleckerl bekommt, bricht Lasagneblätter.'),
      ],
      notForPosts: [
        unusable('table', '| 60 g | Butterschmalz |'),
        unusable('markup', 'AffiliateBox id="topf-22"'),
        unusable('markup', '::: tip'),
      ],
      images: [image('https://loeffelweise.example/bilder/krautfleckerl.jpg', 'subject')],
    },
  },
  {
    id: 'de-recipe-quittengelee',
    sourceType: 'rss_feed',
    item: {
      title: 'Quittengelee ohne Gelierzucker',
      body: storedHtml(
        `<p>Hallo ihr Lieben,</p>
<p>wer Quitten hat, hat viele Quitten. Bei uns waren es dieses Jahr 23 Kilo von einem einzigen Baum, und weil im Keller kein Platz mehr ist, gibt es heute das Gelee meiner Schwiegermutter. Es braucht keinen Gelierzucker, denn Quitten bringen genug Pektin mit.</p>
<p>Ihr braucht für etwa 6 Gläser à 200 ml: 2 kg Quitten, 1 l Wasser, 750 g Zucker auf 1 l Saft, Saft einer Zitrone.</p>
<p>Den Flaum gründlich abreiben, die Früchte samt Kernhaus vierteln, knapp mit Wasser bedecken und eine Stunde köcheln lassen. Über Nacht durch ein Tuch ablaufen lassen – nicht drücken, sonst wird es trüb! Am nächsten Tag Saft, Zucker und Zitrone sprudelnd kochen, bis zwei Tropfen vom Löffel zu einem zusammenlaufen. Das dauert 15 bis 20 Minuten.</p>
<p>Dunkel gelagert hält sich das Gelee gut ein Jahr. Bei uns leider nie länger als bis Dreikönig 😉</p>
<p>Habt es fein!<br>Eure Svea</p>
<p>Dieser Beitrag enthält unbezahlte Werbung wegen Markennennung. <a href="https://sveas-speisekammer.example/quittengelee#drucken">Rezept drucken</a></p>`,
        'https://sveas-speisekammer.example/',
      ),
      tags: ['Einkochen', 'Quitte', 'Herbst'],
      url: 'https://sveas-speisekammer.example/quittengelee',
      language: 'de',
      publishedAt: '2026-10-25T09:00:00Z',
      featuredImage: {
        url: 'https://sveas-speisekammer.example/wp-content/gelee-1024x768.jpg',
        alt: 'gelee',
      },
      raw: { 'dc:creator': 'Svea', category: ['Einkochen', 'Quitte', 'Herbst'] },
    },
    expect: {
      kind: 'recipe',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Quittengelee ohne Gelierzucker', 'title'),
        fact('statement', 'Es braucht keinen Gelierzucker, denn Quitten bringen genug Pektin mit.'),
        fact('number', 'für etwa 6 Gläser à 200 ml'),
        fact('number', '23 Kilo von einem einzigen Baum'),
        fact('number', 'Das dauert 15 bis 20 Minuten.'),
        fact('statement', 'Dunkel gelagert hält sich das Gelee gut ein Jahr.'),
      ],
      notForPosts: [
        unusable('salutation', 'Hallo ihr Lieben,'),
        unusable('salutation', 'Habt es fein!'),
        unusable('notice', 'Dieser Beitrag enthält unbezahlte Werbung wegen Markennennung.'),
        unusable('cta', 'Rezept drucken'),
      ],
      images: [image('https://sveas-speisekammer.example/wp-content/gelee-1024x768.jpg', 'subject')],
    },
  },
]
