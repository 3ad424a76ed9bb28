import type { Brief } from './brief'

/** Briefs first written to see how the extractor does on unknown briefs; the problems they revealed were fixed. */
export const mixedBriefs: Brief[] = [
  {
    name: 'Chocolate maker, guide with subheadings',
    text: `# Brand book (short)

### Who we are
We are three sisters and one melangeur. Our bars have four ingredients at most.

### How we sound
Like a good grocer: informed, relaxed, generous with tips.

### Our audience
People who read the back of a bar before the front.

### Please avoid
decadent, guilty pleasure, sinful

### Colour palette
| Name | Hex | Use |
|---|---|---|
| Cocoa | #4B2E2A | primary |
| Milk | #E8D5B7 | secondary |
| Ink | #1A1A1A | text |
`,
    expected: {
      brand_voice_description: 'Like a good grocer: informed, relaxed, generous with tips.',
      target_audience: 'People who read the back of a bar before the front.',
      words_to_avoid: ['decadent', 'guilty pleasure', 'sinful'],
      primary_color: '#4b2e2a',
      secondary_color: '#e8d5b7',
    },
  },
  {
    name: 'Running club, chat',
    text: `hey! so for the insta: we sound encouraging, sweaty and real. no words like "crush it" or "beast mode" pls. we're talking to beginners who think they are too slow. brand colour is #FF5A5F`,
    expected: {
      tone: ['encouraging', 'sweaty', 'real'],
      words_to_avoid: ['crush it', 'beast mode'],
      target_audience: 'beginners who think they are too slow',
      primary_color: '#ff5a5f',
    },
  },
  {
    name: 'Kanzlei, Word-Formular',
    text: `| Name der Marke | Kanzlei Brandt |
| Tonalität | nüchtern, verbindlich, ohne Juristendeutsch |
| Wen wir ansprechen | Handwerksbetriebe mit bis zu zwanzig Leuten |
| Wörter vermeiden | Mandantschaft, vollumfänglich |
| Farben | Hauptfarbe #26355D, Akzent #AF8260 |
| Was wir posten | Urteile in drei Sätzen, Fragen aus der Praxis |`,
    expected: {
      tone: ['nüchtern', 'verbindlich', 'ohne Juristendeutsch'],
      target_audience: 'Handwerksbetriebe mit bis zu zwanzig Leuten',
      words_to_avoid: ['Mandantschaft', 'vollumfänglich'],
      primary_color: '#26355d',
      secondary_color: '#af8260',
      enabled_content_types: ['Urteile in drei Sätzen', 'Fragen aus der Praxis'],
    },
  },
  {
    name: 'Zoo, lange Vorgaben',
    text: `Bildsprache
Tiere auf Augenhöhe, Gehege nur im Hintergrund. Keine Verkleidungen, keine Schrift im Bild.

Bildstil je Format
- Tierporträt: enger Ausschnitt, ruhiger Hintergrund
- Baustelle: Totale, Menschen bei der Arbeit

Tonalität:
1. neugierig
2. genau
3. liebevoll, aber nie verniedlichend

Bitte nicht:
- „süß“
- „Kuscheltier“

Zielgruppe: Familien aus der Region und Schulklassen.`,
    expected: {
      default_image_prompt:
        'Tiere auf Augenhöhe, Gehege nur im Hintergrund. Keine Verkleidungen, keine Schrift im Bild.',
      image_style_by_type: {
        Tierporträt: 'enger Ausschnitt, ruhiger Hintergrund',
        Baustelle: 'Totale, Menschen bei der Arbeit',
      },
      tone: ['neugierig', 'genau', 'liebevoll', 'aber nie verniedlichend'],
      words_to_avoid: ['süß', 'Kuscheltier'],
      target_audience: 'Familien aus der Region und Schulklassen.',
    },
  },
  {
    name: 'Travel agency, say and do not say',
    text: `Tone: unhurried / curious / well-read

| We say | We don't say |
|---|---|
| journey | trip of a lifetime |
| guest | customer |

Main colour = #005F73
Accent colour = #EE9B00
Content pillars: Places (50%), People (30%), Packing (20%)`,
    expected: {
      tone: ['unhurried', 'curious', 'well-read'],
      words_to_avoid: ['trip of a lifetime → journey', 'customer → guest'],
      primary_color: '#005f73',
      secondary_color: '#ee9b00',
      enabled_content_types: ['Places', 'People', 'Packing'],
    },
  },
  {
    name: 'Hospital, minutes of a meeting',
    text: `Minutes, 12 April

Decided: the new primary color is #1B998B, the old primary color #D7263D is no longer used.
Dr. Weiss asked that the tone stays calm and factual. The audience for the newsletter is unclear.
Open: words to avoid (Sam will send a list).
Next meeting: 3 May.`,
    expected: { primary_color: '#1b998b', tone: ['calm', 'factual'] },
  },
  {
    name: 'Tea house, bold labels in bullets',
    text: `* **Brand personality:** The quiet friend who always has a kettle on.
* **Tone of voice:** quiet; warm; a touch poetic
* **Target group:** Night owls, students, readers
* **Never say:** detox, superfood, "skinny"
* **Primary color:** #606C38 / **Secondary color:** #DDA15E
* **Photography:** steam, ceramics, north light`,
    expected: {
      brand_voice_description: 'The quiet friend who always has a kettle on.',
      tone: ['quiet', 'warm', 'a touch poetic'],
      target_audience: 'Night owls, students, readers',
      words_to_avoid: ['detox', 'superfood', 'skinny'],
      primary_color: '#606c38',
      secondary_color: '#dda15e',
      default_image_prompt: 'steam, ceramics, north light',
    },
  },
  {
    name: 'Fahrschule, durcheinander',
    text: `Hallo zusammen,
hier die Stichpunkte: Zielgruppe sind Fahranfänger ab 17 und ihre Eltern. Wir klingen locker, geduldig und klar. Wir sagen nie „Prüfungsangst“, sondern „Aufregung“. Hauptfarbe bleibt das Gelb #FFD60A.
Viele Grüße, Tom`,
    expected: {
      target_audience: 'Fahranfänger ab 17 und ihre Eltern',
      tone: ['locker', 'geduldig', 'klar'],
      words_to_avoid: ['Prüfungsangst → Aufregung'],
      primary_color: '#ffd60a',
    },
  },
  {
    name: 'Museum shop, English list with explanations',
    text: `TONE
Playful. We joke about ourselves, never about visitors.
Knowledgeable. We check facts twice.
Brief. Two sentences are enough.

AUDIENCE
Visitors on their way out, and people who never made it in.

DON'T SAY
souvenir (say keepsake), merch, bargain`,
    expected: {
      tone: ['playful', 'knowledgeable', 'brief'],
      target_audience: 'Visitors on their way out, and people who never made it in.',
      words_to_avoid: ['souvenir → keepsake', 'merch', 'bargain'],
    },
  },
  {
    name: 'Press release',
    text: `Green light for the harbour bridge. The city council has approved the main span in grey steel. "We avoid delays," said the mayor, "and we never say never." The target is 2029. Voices from the audience were friendly. Contact: press@example.com`,
    expected: {},
  },
]
