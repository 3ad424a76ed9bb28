import type { Brief } from './brief'

/** Briefs first written to see how the extractor does on unknown briefs; the problems they revealed were fixed. */
export const laterBriefs: Brief[] = [
  {
    name: 'Ferry line, brand sheet from a slide',
    text: `Brand on a page

Personality
Steady, salty, generous

Voice in three words
plain – wry – warm

We talk to
Islanders first, day-trippers second.

Banned words
cruise / voyage / luxury

Colors
Hull blue: #1D4E89 (primary)
Funnel red: #D1495B (secondary)`,
    expected: {
      tone: ['plain', 'wry', 'warm'],
      brand_voice_description: 'Steady, salty, generous',
      target_audience: 'Islanders first, day-trippers second.',
      words_to_avoid: ['cruise', 'voyage', 'luxury'],
      primary_color: '#1d4e89',
      secondary_color: '#d1495b',
    },
  },
  {
    name: 'Schreinerei, Sätze mit Überschriften',
    text: `Über uns

Wir sind eine Schreinerei in dritter Generation und bauen Möbel, die man reparieren kann.

So klingen wir

Ruhig und handfest. Wir reden über Holz, nicht über Lifestyle.

Für wen wir schreiben

Menschen, die einmal kaufen wollen.

Diese Wörter vermeiden wir

Unikat, Manufaktur, Must-have

Unsere Farben

Hauptfarbe ist #6B4423, dazu als Akzentfarbe #A3B18A.`,
    expected: {
      brand_voice_description: 'Ruhig und handfest. Wir reden über Holz, nicht über Lifestyle.',
      target_audience: 'Menschen, die einmal kaufen wollen.',
      words_to_avoid: ['Unikat', 'Manufaktur', 'Must-have'],
      primary_color: '#6b4423',
      secondary_color: '#a3b18a',
    },
  },
  {
    name: 'Dentist, questionnaire',
    text: `Q: Who is your target audience?
A: Adults who have put it off for years.

Q: How would you describe your tone of voice?
A: Calm, light, never lecturing

Q: Which words should we avoid?
A: pain, drill, fear

Q: What are your brand colours?
A: Primary #2EC4B6, secondary #CBF3F0`,
    expected: {
      target_audience: 'Adults who have put it off for years.',
      tone: ['calm', 'light', 'never lecturing'],
      words_to_avoid: ['pain', 'drill', 'fear'],
      primary_color: '#2ec4b6',
      secondary_color: '#cbf3f0',
    },
  },
  {
    name: 'Startup, JSON-like notes',
    text: `brand:
  tone: bold, clear
  target_audience: "Product managers in Europe"
  primary_color: "#5F0F40"
  secondary_color: "#FB8B24"
  words_to_avoid: ["disrupt", "10x"]`,
    expected: {
      tone: ['bold', 'clear'],
      target_audience: 'Product managers in Europe',
      primary_color: '#5f0f40',
      secondary_color: '#fb8b24',
      words_to_avoid: ['disrupt', '10x'],
    },
  },
  {
    name: 'Choir, programme notes',
    text: `The choir sings Brahms and two new songs. The tone is dark in the first part; the audience is asked to stand. Tickets cost 12 EUR. Primary school classes pay nothing. Please avoid the north door.`,
    expected: {},
  },
  {
    name: 'Käserei, zwei Zielgruppen',
    text: `Primäre Zielgruppe: Köchinnen und Köche in kleinen Restaurants
Sekundäre Zielgruppe: Familien, die ab Hof kaufen
Tonalität: urig, aber nicht altbacken
Vermeiden: „Genuss pur“, „wie bei Oma“
Farben: Grün #386641, Creme #F2E8CF
Fotos: Stall, Kessel, Keller; immer mit Händen`,
    expected: {
      target_audience: 'Köchinnen und Köche in kleinen Restaurants\nFamilien, die ab Hof kaufen',
      tone: ['urig', 'aber nicht altbacken'],
      words_to_avoid: ['Genuss pur', 'wie bei Oma'],
      primary_color: '#386641',
      secondary_color: '#f2e8cf',
      default_image_prompt: 'Stall, Kessel, Keller; immer mit Händen',
    },
  },
  {
    name: 'Hardware shop, long labels',
    text: `Tone of voice (max. 5 adjectives): handy, patient, funny
Who is our target audience? People with a leaking tap and a free Saturday.
Words/phrases to avoid: DIY guru; life hack
Main brand color (hex): 264653
Secondary brand color (hex): E76F51
Types of posts we want: fix of the week, tool test, before and after`,
    expected: {
      tone: ['handy', 'patient', 'funny'],
      target_audience: 'People with a leaking tap and a free Saturday.',
      words_to_avoid: ['DIY guru', 'life hack'],
      primary_color: '#264653',
      secondary_color: '#e76f51',
      enabled_content_types: ['fix of the week', 'tool test', 'before and after'],
    },
  },
  {
    name: 'Theatre, letter',
    text: `Dear team, a few words on how we want to be heard. Our voice is quick, bright and never snobbish. We want to reach people who think theatre is not for them. We don't say "patrons" or "the arts", we say "people" and "plays". Images should look like stolen glances from backstage. Yours, Ruth`,
    expected: {
      tone: ['quick', 'bright', 'never snobbish'],
      target_audience: 'people who think theatre is not for them',
      words_to_avoid: ['patrons', 'the arts'],
      default_image_prompt: 'Images should look like stolen glances from backstage.',
    },
  },
  {
    name: 'Climbing gym, brand guide',
    text: `## 1. Our story
Opened in 2009 in an old laundry.

## 2. Voice
Direct and dry. We explain moves, we do not sell dreams.

## 3. Tone of voice
**Direct** – short sentences, active verbs.
**Dry** – humour without exclamation marks.
**Encouraging** – everybody was a beginner.

## 4. Who we talk to
Beginners between 20 and 40 and the friends who drag them along.

## 5. Don't say
"conquer", "beast", "no pain no gain"

## 6. Colours
Chalk #F4F1DE · Rope #E07A5F (primary) · Wall #3D405B (secondary)`,
    expected: {
      brand_voice_description: 'Direct and dry. We explain moves, we do not sell dreams.',
      tone: ['direct', 'dry', 'encouraging'],
      target_audience: 'Beginners between 20 and 40 and the friends who drag them along.',
      words_to_avoid: ['conquer', 'beast', 'no pain no gain'],
      primary_color: '#e07a5f',
      secondary_color: '#3d405b',
    },
  },
  {
    name: 'Imkerei, Stichworte',
    text: `IMKEREI LINDENHOF – BRIEFING

Ton: ruhig, genau, ein bisschen stolz
Leser: Leute vom Wochenmarkt
Bitte vermeiden: „flüssiges Gold“, „fleißige Bienchen“
Primärfarbe (HEX): #E3A008
Sekundärfarbe (HEX): #374151
Bilder: Makro, Gegenlicht, keine Comic-Bienen
Themen: Bienenjahr, Honigsorten, Fragen vom Markt`,
    expected: {
      tone: ['ruhig', 'genau', 'ein bisschen stolz'],
      target_audience: 'Leute vom Wochenmarkt',
      words_to_avoid: ['flüssiges Gold', 'fleißige Bienchen'],
      primary_color: '#e3a008',
      secondary_color: '#374151',
      default_image_prompt: 'Makro, Gegenlicht, keine Comic-Bienen',
      enabled_content_types: ['Bienenjahr', 'Honigsorten', 'Fragen vom Markt'],
    },
  },
  {
    name: 'Coffee subscription, mail',
    text: `Hello Priya,

a few things before you start. We sound like a barista on a slow morning: relaxed, curious, precise. Our readers are people who own one good grinder and no scales. Please do not use words like "elevate", "curated" or "journey". The main colour is #3E2723 and the accent is #FFB300. Pictures should show cups in use, never empty tables.

Thanks, Noor`,
    expected: {
      tone: ['relaxed', 'curious', 'precise'],
      target_audience: 'people who own one good grinder and no scales',
      words_to_avoid: ['elevate', 'curated', 'journey'],
      primary_color: '#3e2723',
      secondary_color: '#ffb300',
      default_image_prompt: 'Pictures should show cups in use, never empty tables.',
    },
  },
  {
    name: 'Musikschule, Tabelle mit drei Spalten',
    text: `| Merkmal | Vorgabe | Beispiel |
|---|---|---|
| Tonalität | heiter, klar | „Komm vorbei und probier es aus.“ |
| Zielgruppe | Eltern von Kindern ab 4 | Familie Yildiz |
| Nicht sagen | Talent, Begabung | „Alle können Musik.“ |
| Hauptfarbe | #C1121F | Logo |
| Akzentfarbe | #669BBC | Knöpfe |`,
    expected: {
      tone: ['heiter', 'klar'],
      target_audience: 'Eltern von Kindern ab 4',
      words_to_avoid: ['Talent', 'Begabung'],
      primary_color: '#c1121f',
      secondary_color: '#669bbc',
    },
  },
  {
    name: 'Charity, style notes',
    text: `Style notes for volunteers

Write the way you would speak to a neighbour. Be warm, be brief, be honest about money.

Avoid these words: victims, the needy, charity case
Say instead: people, families, neighbours

Audience: donors over 60, local shops, schools
Photography: people at work, looking at each other and not at the camera
Brand colour: #006D77`,
    expected: {
      words_to_avoid: ['victims', 'the needy', 'charity case'],
      target_audience: 'donors over 60, local shops, schools',
      default_image_prompt: 'people at work, looking at each other and not at the camera',
      primary_color: '#006d77',
    },
  },
  {
    name: 'Newspaper article',
    text: `The harbour town has a new library. Its walls are white, its doors are blue, and its main colour, said the architect, is light. The tone of the opening speech was warm, and the audience of two hundred stayed until nine. "We never say no to a reader," the director said. We are told that the café opens in June.`,
    expected: {},
  },
  {
    name: 'Outdoor brand, by kind of content',
    text: `TONE: rugged, calm, expert
AUDIENCE: Hikers who carry their own tent

CONTENT TYPES
- Route: a day's walk with a map
- Repair: mending gear
- Person: somebody who works outside

IMAGE STYLE
Overall: overcast light, muted greens, no drones
Route: wide, a small figure in the landscape
Repair: close, hands and tool
Person: at work, from the side

AVOID: epic; insane; bucket list`,
    expected: {
      tone: ['rugged', 'calm', 'expert'],
      target_audience: 'Hikers who carry their own tent',
      enabled_content_types: ['Route', 'Repair', 'Person'],
      default_image_prompt: 'Overall: overcast light, muted greens, no drones',
      image_style_by_type: {
        Route: 'wide, a small figure in the landscape',
        Repair: 'close, hands and tool',
        Person: 'at work, from the side',
      },
      words_to_avoid: ['epic', 'insane', 'bucket list'],
    },
  },
  {
    name: 'Steuerbüro, Gesprächsnotiz',
    text: `Notiz vom Telefonat, 4.3.

- Frau Özkan will nicht mehr „Mandanten“ lesen, sondern „Kundinnen und Kunden“
- Ton eher locker, aber korrekt
- Zielgruppe: Selbstständige im ersten Jahr
- Blau #1E3A8A bleibt Hauptfarbe
- Instagram ab Juni, Budget offen`,
    expected: {
      words_to_avoid: ['Mandanten → Kundinnen und Kunden'],
      tone: ['locker', 'aber korrekt'],
      target_audience: 'Selbstständige im ersten Jahr',
      primary_color: '#1e3a8a',
    },
  },
]
