import type { Brief } from './brief'

/**
 * Held back: never used to improve the extractor, so that their figures show what to expect for unknown briefs.
 * Whoever fixes the extractor after a miss here moves the brief to the others and writes a new one.
 */
export const heldBackBriefs: Brief[] = [
  {
    name: 'Garden centre, guide',
    text: `# Thornfield Garden Centre

## About the brand
Thornfield has sold plants that survive their owners since 1962.

## Tone of voice
Practical, amused, forgiving

## Target audience
People with a balcony, a small garden or a guilty conscience.

## Words to avoid
* green thumb
* oasis
* transform

## Brand colours
* Primary: Moss #588157
* Secondary: Terracotta #BC6C25

## What we post
* Plant of the month
* Rescue stories
* Questions from the till

## Image style
Overcast light, real gardens, muddy boots welcome.`,
    expected: {
      brand_voice_description: 'Thornfield has sold plants that survive their owners since 1962.',
      tone: ['practical', 'amused', 'forgiving'],
      target_audience: 'People with a balcony, a small garden or a guilty conscience.',
      words_to_avoid: ['green thumb', 'oasis', 'transform'],
      primary_color: '#588157',
      secondary_color: '#bc6c25',
      enabled_content_types: ['Plant of the month', 'Rescue stories', 'Questions from the till'],
      default_image_prompt: 'Overcast light, real gardens, muddy boots welcome.',
    },
  },
  {
    name: 'Segelschule, Mail',
    text: `Moin Lea,

kurz zu uns: Wir sind eine Segelschule an der Schlei. Unser Ton ist herzlich, knapp und norddeutsch. Unsere Zielgruppe sind Erwachsene, die noch nie an Bord waren. Bitte verwendet nie „Abenteuer“ oder „Traumurlaub“. Als Hauptfarbe nehmen wir #14213D, Akzente in #FCA311. Die Bilder sollen echt sein: Wetter, Hände, Leinen.

Schöne Grüße
Ole`,
    expected: {
      brand_voice_description: 'kurz zu uns: Wir sind eine Segelschule an der Schlei.',
      tone: ['herzlich', 'knapp', 'norddeutsch'],
      target_audience: 'Erwachsene, die noch nie an Bord waren',
      words_to_avoid: ['Abenteuer', 'Traumurlaub'],
      primary_color: '#14213d',
      secondary_color: '#fca311',
      default_image_prompt: 'Die Bilder sollen echt sein: Wetter, Hände, Leinen.',
    },
  },
  {
    name: 'Insurance, form',
    text: `Brand name: Kestrel Insurance
Brand voice: Plain English, one idea per sentence, no small print in posts.
Tone: reassuring, plain, quick
Audience: First-time renters and their parents
Do not use: policyholder, premium, "terms apply"
Primary brand colour: #023E8A
Secondary brand colour: #90E0EF
Visual style: Simple line drawings on white
Content pillars: claims explained, moving tips, real cases
Legal: every post goes to compliance`,
    expected: {
      brand_voice_description: 'Plain English, one idea per sentence, no small print in posts.',
      tone: ['reassuring', 'plain', 'quick'],
      target_audience: 'First-time renters and their parents',
      words_to_avoid: ['policyholder', 'premium', 'terms apply'],
      primary_color: '#023e8a',
      secondary_color: '#90e0ef',
      default_image_prompt: 'Simple line drawings on white',
      enabled_content_types: ['claims explained', 'moving tips', 'real cases'],
    },
  },
  {
    name: 'Tischlerei, Tabelle mit Tabulatoren',
    text: `Feld\tInhalt\tHinweis
Tonalität\tsolide, leise, genau\tkeine Superlative
Zielgruppe\tBauherren in der Region\t
Tabuwörter\tDesignerstück; Unikat\tsteht überall
Primärfarbe\t#7F5539\taus dem Logo
Sekundärfarbe\t#E6CCB2\t
Bildstil\tWerkstatt, Späne, Seitenlicht\t`,
    expected: {
      tone: ['solide', 'leise', 'genau'],
      target_audience: 'Bauherren in der Region',
      words_to_avoid: ['Designerstück', 'Unikat'],
      primary_color: '#7f5539',
      secondary_color: '#e6ccb2',
      default_image_prompt: 'Werkstatt, Späne, Seitenlicht',
    },
  },
  {
    name: 'Toy library, do and don’t table',
    text: `Voice: playful but organised

| Do say | Don't say |
|---|---|
| borrow | rent |
| lend | hire out |

Audience
--------
Parents, grandparents and childminders in town.

Colours: main colour #FF595E, second colour #1982C4`,
    expected: {
      brand_voice_description: 'playful but organised',
      words_to_avoid: ['rent → borrow', 'hire out → lend'],
      target_audience: 'Parents, grandparents and childminders in town.',
      primary_color: '#ff595e',
      secondary_color: '#1982c4',
    },
  },
  {
    name: 'Short story',
    text: `She wore a coat of deep teal. "Avoid the word love," her mother had said, "and never call after ten." The tone of the telephone was flat. They wrote for hours, to friends, to enemies; the secondary road was closed. His audience had left. We are what we post, she thought.`,
    expected: {},
  },
  {
    name: 'Bus company, style guide in German',
    text: `1 Stimme
Wir reden wie eine Busfahrerin mit zwanzig Jahren Erfahrung: freundlich, bestimmt, mit Humor.

2 Tonalität
- freundlich
- bestimmt
- humorvoll

3 Zielgruppen
Pendler, Schüler, Ausflügler

4 Wörter, die wir nicht verwenden
- Fahrgastaufkommen
- Beförderungsfall
- SEV → Ersatzbus

5 Farbwelt
Primär: #D00000
Sekundär: #FFBA08`,
    expected: {
      brand_voice_description:
        'Wir reden wie eine Busfahrerin mit zwanzig Jahren Erfahrung: freundlich, bestimmt, mit Humor.',
      tone: ['freundlich', 'bestimmt', 'humorvoll'],
      target_audience: 'Pendler, Schüler, Ausflügler',
      words_to_avoid: ['Fahrgastaufkommen', 'Beförderungsfall', 'SEV → Ersatzbus'],
      primary_color: '#d00000',
      secondary_color: '#ffba08',
    },
  },
  {
    name: 'Bookkeeping app, long brief with noise',
    text: `Campaign brief, Q3

Objective: 2,000 trials.
Channels: LinkedIn, Instagram
Tone of voice: dry, exact, on your side
Target group: Freelancers who hate receipts
KPIs: sign-ups, cost per trial
Key message: It takes ten minutes a month.
No-gos: synergy, hustle, emojis
Main colour: #2B2D42
Accent colour: #EF233C
Budget: 18,000
Approval: Dana`,
    expected: {
      tone: ['dry', 'exact', 'on your side'],
      target_audience: 'Freelancers who hate receipts',
      words_to_avoid: ['synergy', 'hustle'],
      primary_color: '#2b2d42',
      secondary_color: '#ef233c',
    },
  },
]
