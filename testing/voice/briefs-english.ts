import type { Brief } from './brief'

/** Briefs in English as people write them: guides, forms, emails, notes. */
export const englishBriefs: Brief[] = [
  {
    name: 'Bakery, Markdown guide',
    text: `# Saltmarsh Bakery: brand guide

## Brand voice
We write as we talk over the counter: short, friendly, with a wink. Bread is serious, we are not.

## Tone
- Warm: we greet people like neighbours
- Dry: one joke, never two
- Precise: grams, minutes, degrees

## Target audience
Home bakers in the north of Germany, 30 to 55, who bake at the weekend and want to know why a loaf fails.

## Words to avoid
- artisanal
- foodie
- hack → trick

## Colours
- Primary: #7A3E1D (crust)
- Secondary: #F3E3C3 (flour)
- Text: #222222

## Images
Natural morning light, flour on the table, hands at work. No faces, no lettering.

## Content types
- Recipes
- Behind the counter
- Baker's tips
`,
    expected: {
      brand_voice_description:
        'We write as we talk over the counter: short, friendly, with a wink. Bread is serious, we are not.',
      tone: ['warm', 'dry', 'precise'],
      target_audience:
        'Home bakers in the north of Germany, 30 to 55, who bake at the weekend and want to know why a loaf fails.',
      words_to_avoid: ['artisanal', 'foodie', 'hack → trick'],
      primary_color: '#7a3e1d',
      secondary_color: '#f3e3c3',
      default_image_prompt:
        'Natural morning light, flour on the table, hands at work. No faces, no lettering.',
      enabled_content_types: ['Recipes', 'Behind the counter', "Baker's tips"],
    },
  },
  {
    name: 'Bank, form with labels',
    text: `Client: Harbour Mutual
Project: Social relaunch
Budget: 45,000 EUR
Tone of voice: calm, plain, respectful
Target audience: Members over 50 and their families
Words to avoid: cheap, deal, wealth management
Primary colour: #0B3D5C
Secondary colour: #E0A526
Image style: Documentary photographs of real members in daylight
Content formats: member stories, rate updates, explainers
Deadline: 1 March`,
    expected: {
      tone: ['calm', 'plain', 'respectful'],
      target_audience: 'Members over 50 and their families',
      words_to_avoid: ['cheap', 'deal', 'wealth management'],
      primary_color: '#0b3d5c',
      secondary_color: '#e0a526',
      default_image_prompt: 'Documentary photographs of real members in daylight',
      enabled_content_types: ['member stories', 'rate updates', 'explainers'],
    },
  },
  {
    name: 'Kayak tours, mail in prose',
    text: `Hi Jonas,

thanks for taking this on! Quick notes from our side before the kick-off.

Our tone is adventurous, honest and a bit cheeky. We write for people who have never sat in a kayak and are slightly afraid of it. Please never say "extreme" or "adrenaline": we want calm water, not stunts.

Our primary colour is a deep teal (#0F5C5C), with accents in #FF8A3D. Photos should show people from behind, looking at the water.

We mostly post trip reports, packing lists and weather notes.

Best, Mira`,
    expected: {
      tone: ['adventurous', 'honest', 'a bit cheeky'],
      target_audience: 'people who have never sat in a kayak and are slightly afraid of it',
      words_to_avoid: ['extreme', 'adrenaline'],
      primary_color: '#0f5c5c',
      secondary_color: '#ff8a3d',
      default_image_prompt: 'Photos should show people from behind, looking at the water.',
      enabled_content_types: ['trip reports', 'packing lists', 'weather notes'],
    },
  },
  {
    name: 'Software, table of two columns',
    text: `| Topic | Guideline |
|---|---|
| Tone of voice | Confident, clear, helpful |
| Audience | Team leads in companies of 50 to 500 people |
| Words to avoid | synergy, leverage, game-changer |
| Primary colour | #3B5BDB |
| Accent colour | #12B886 |
| Imagery | Flat illustrations with two colours and much white |
| Typography | Inter |`,
    expected: {
      tone: ['confident', 'clear', 'helpful'],
      target_audience: 'Team leads in companies of 50 to 500 people',
      words_to_avoid: ['synergy', 'leverage', 'game-changer'],
      primary_color: '#3b5bdb',
      secondary_color: '#12b886',
      default_image_prompt: 'Flat illustrations with two colours and much white',
    },
  },
  {
    name: 'Museum, capitals and bullets',
    text: `MUSEUM OF SMALL THINGS

WHO WE ARE
We are a museum of objects smaller than a hand. We collect what others lose.

TONE OF VOICE
• Curious
• Gentle
• Exact

AUDIENCE
Families with children from 6, school classes, and people on rainy days.

WORDS WE NEVER USE
• tiny
• cute
• must-see

WHAT WE POST
• Object of the week
• Visitor letters
• Workshop dates

OPENING HOURS
Tue to Sun, 10 to 17`,
    expected: {
      brand_voice_description: 'We are a museum of objects smaller than a hand. We collect what others lose.',
      tone: ['curious', 'gentle', 'exact'],
      target_audience: 'Families with children from 6, school classes, and people on rainy days.',
      words_to_avoid: ['tiny', 'cute', 'must-see'],
      enabled_content_types: ['Object of the week', 'Visitor letters', 'Workshop dates'],
    },
  },
  {
    name: 'Skincare, avoid and use instead',
    text: `Voice & tone
============

Kind, factual, unhurried.

Vocabulary to avoid
===================

| Avoid | Use instead |
| --- | --- |
| anti-aging | for mature skin |
| flawless | even |
| chemical-free | free from perfume |

Image style by content type
===========================

| Content type | Image style |
| --- | --- |
| Product | on wet stone, seen from above |
| Routine | hands and water, no faces |
| Ingredient | the plant itself on linen |
`,
    expected: {
      tone: ['kind', 'factual', 'unhurried'],
      words_to_avoid: [
        'anti-aging → for mature skin',
        'flawless → even',
        'chemical-free → free from perfume',
      ],
      image_style_by_type: {
        Product: 'on wet stone, seen from above',
        Routine: 'hands and water, no faces',
        Ingredient: 'the plant itself on linen',
      },
      enabled_content_types: ['Product', 'Routine', 'Ingredient'],
    },
  },
  {
    name: 'Energy co-op, numbered chapters',
    text: `1. Background and goals
We want 500 new members by autumn.

2. Target group
Tenants in towns who think that solar power is only for people with a roof.

3. Tonality
down-to-earth, encouraging, never preachy

4. No-gos
- "climate disaster"
- "save the planet"

5. Brand colours
Sun yellow #FFC400 as the primary colour, night blue #10243E as the secondary colour.

6. Timeline
Kick-off in May.`,
    expected: {
      tone: ['down-to-earth', 'encouraging', 'never preachy'],
      target_audience: 'Tenants in towns who think that solar power is only for people with a roof.',
      words_to_avoid: ['climate disaster', 'save the planet'],
      primary_color: '#ffc400',
      secondary_color: '#10243e',
    },
  },
  {
    name: 'Podcast, do and don’t',
    text: `**The Long Walk** (podcast)

**Voice:** Two friends on a walk. Unscripted, but prepared.

**Do**
- Use first names
- Leave silence

**Don't**
- Say "content"
- Say "consume"
- Use stock music

**Listeners:** commuters

**Audience:** Commuters between 25 and 40 who listen with one ear`,
    expected: {
      brand_voice_description: 'Two friends on a walk. Unscripted, but prepared.',
      words_to_avoid: ['content', 'consume'],
      target_audience: 'Commuters between 25 and 40 who listen with one ear',
    },
  },
  {
    name: 'Bike shop, contradictory',
    text: `Tone: loud, fast, young
Primary colour: #E63946

(Comments from the owner, Tuesday)
Tone: quiet, patient
Primary colour: #1D3557
Audience: everybody who repairs their own bike`,
    expected: {
      tone: ['loud', 'fast', 'young', 'quiet', 'patient'],
      primary_color: '#e63946',
      target_audience: 'everybody who repairs their own bike',
    },
  },
  {
    name: 'Festival, little is known',
    text: `Tone: TBD
Audience: see below
Colours: to be defined
Hashtags: #riverfest #123456
We will meet on Friday. The number of the room is 204.`,
    expected: {},
  },
  {
    name: 'Children’s books, images by kind',
    text: `Brand description: Saltfox makes picture books about animals with odd jobs.
Tone of voice: playful, tender, never loud
Readers: parents

Images
Ink and water colour, soft light from the left, no lettering.
Images for character portraits: full figure on plain paper
Images for quotes: one object and much empty space
Content types: story, character portrait, quote`,
    expected: {
      brand_voice_description: 'Saltfox makes picture books about animals with odd jobs.',
      tone: ['playful', 'tender', 'never loud'],
      target_audience: 'parents',
      default_image_prompt: 'Ink and water colour, soft light from the left, no lettering.',
      image_style_by_type: {
        'character portraits': 'full figure on plain paper',
        quotes: 'one object and much empty space',
      },
      enabled_content_types: ['story', 'character portrait', 'quote'],
    },
  },
  {
    name: 'Law firm, tab-separated',
    text: `Field\tValue
Tone of voice\tSober, exact, human
Target audience\tFounders before their first contract
Words to avoid\t"rockstar", "ninja"
Primary color\tRGB 20 / 33 / 61
Secondary color\trgb(252, 163, 17)`,
    expected: {
      tone: ['sober', 'exact', 'human'],
      target_audience: 'Founders before their first contract',
      words_to_avoid: ['rockstar', 'ninja'],
      primary_color: '#14213d',
      secondary_color: '#fca311',
    },
  },
]
