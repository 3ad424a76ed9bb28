import type { Brief } from './brief'

/** Sentences of clients' emails, in view while the rules for them were written. */
export const sentenceBriefs: Brief[] = [
  {
    name: 'en-avoid-the-words',
    text: 'Avoid the words cheap, bargain and premium.',
    expected: { words_to_avoid: ['cheap', 'bargain', 'premium'] },
  },
  {
    name: 'en-never-say',
    text: 'Never say cheap, bargain or premium. Everything else is up to you.',
    expected: { words_to_avoid: ['cheap', 'bargain', 'premium'] },
  },
  {
    name: 'en-colours-are',
    text: 'Our colours are #1a6f8b and #f4b942.',
    expected: { primary_color: '#1a6f8b', secondary_color: '#f4b942' },
  },
  {
    name: 'en-one-paragraph',
    text: 'Orchard is a friendly local brand. We speak warmly and simply, always "du" in German. Avoid the words cheap, bargain and premium. Our colours are #1a6f8b and #f4b942. Audience: families around Werder who love the countryside. No exclamation marks.',
    expected: {
      brand_voice_description: 'We speak warmly and simply, always "du" in German.',
      target_audience: 'families around Werder who love the countryside',
      words_to_avoid: ['cheap', 'bargain', 'premium'],
      primary_color: '#1a6f8b',
      secondary_color: '#f4b942',
    },
  },
  {
    name: 'en-mail-do-not-use',
    text: 'Hi Tom,\n\nthanks for the call. Please don’t use the words hack, guru or ninja in our posts. Our brand colours are #20343f and #e2703a.\n\nBest,\nAnna',
    expected: {
      words_to_avoid: ['hack', 'guru', 'ninja'],
      primary_color: '#20343f',
      secondary_color: '#e2703a',
    },
  },
  {
    name: 'en-audience-tone',
    text: 'Our audience is first-time gardeners in small flats. The tone should be patient, cheerful and down to earth.',
    expected: {
      target_audience: 'first-time gardeners in small flats',
      tone: ['patient', 'cheerful', 'down to earth'],
    },
  },
  {
    name: 'de-vermeiden-woerter',
    text: 'Bitte vermeiden Sie die Wörter billig, Schnäppchen und Premium.',
    expected: { words_to_avoid: ['billig', 'Schnäppchen', 'Premium'] },
  },
  {
    name: 'de-nie-schreiben',
    text: 'Schreiben Sie nie revolutionär, einzigartig oder weltweit führend.',
    expected: { words_to_avoid: ['revolutionär', 'einzigartig', 'weltweit führend'] },
  },
  {
    name: 'de-farben-sind',
    text: 'Unsere Farben sind #0b3d2e und #f2c14e.',
    expected: { primary_color: '#0b3d2e', secondary_color: '#f2c14e' },
  },
  {
    name: 'de-mail-absatz',
    text: 'Hallo Frau Lenz,\n\nunser Ton ist ruhig, sachlich und freundlich. Die Wörter günstig, Deal und Aktion bitte nicht verwenden. Unsere Hausfarben sind #5b2a86 und #ffcf56. Zielgruppe: Menschen ab 60, die gern reisen.\n\nViele Grüße\nJ. Brandt',
    expected: {
      tone: ['ruhig', 'sachlich', 'freundlich'],
      words_to_avoid: ['günstig', 'Deal', 'Aktion'],
      primary_color: '#5b2a86',
      secondary_color: '#ffcf56',
      target_audience: 'Menschen ab 60, die gern reisen',
    },
  },
  {
    name: 'en-trap-kinds',
    text: 'Please avoid long sentences, jargon and exclamation marks.',
    expected: {},
  },
  {
    name: 'en-trap-topics',
    text: 'Never say how much a flat costs, who lives there or when it was built.',
    expected: {},
  },
  {
    name: 'en-trap-others',
    text: 'The colours of our competitor are #d62828 and #003049, so keep away from those.',
    expected: {},
  },
  {
    name: 'de-trap-tage',
    text: 'Vermeiden Sie bitte Montage, Freitage und Feiertage für Posts.',
    expected: {},
  },
  {
    name: 'de-trap-verlauf',
    text: 'Die Farben der alten Website waren #aa0000 und #00aa00.',
    expected: {},
  },
]

/** More of them, written and first read when the rules were finished. What they showed was fixed. */
export const laterSentenceBriefs: Brief[] = [
  {
    name: 'en-one-more-thing',
    text: 'Hi both,\n\none more thing before the launch: please never use the words luxury, exclusive or elite. Our colours are navy (#1b2a49) and sand (#e3c9a0). Could you send a first draft by Thursday?\n\nThanks,\nMarion',
    expected: {
      words_to_avoid: ['luxury', 'exclusive', 'elite'],
      primary_color: '#1b2a49',
      secondary_color: '#e3c9a0',
    },
  },
  {
    name: 'en-passive',
    text: 'The words synergy, leverage and disrupt should never appear in a post.',
    expected: { words_to_avoid: ['synergy', 'leverage', 'disrupt'] },
  },
  {
    name: 'en-hate-it-when',
    text: 'We hate the words foodie, yummy and superfood, so keep them out.',
    expected: { words_to_avoid: ['foodie', 'yummy', 'superfood'] },
  },
  {
    name: 'en-with-reason',
    text: 'Please avoid the terms crazy, insane and mad, because our patients read this too.',
    expected: { words_to_avoid: ['crazy', 'insane', 'mad'] },
  },
  {
    name: 'en-single-colour',
    text: 'We sound calm, clear and kind. Our colour is #0f766e.',
    expected: { tone: ['calm', 'clear', 'kind'], primary_color: '#0f766e' },
  },
  {
    name: 'en-we-write-for',
    text: 'We write for people who repair their own bikes. Do not say simple, easy or quick: it never is.',
    expected: {
      target_audience: 'people who repair their own bikes',
      words_to_avoid: ['simple', 'easy', 'quick'],
    },
  },
  {
    name: 'en-trap-say-things',
    text: 'Never say yes or no to a complaint, and don’t write longer posts than the network shows.',
    expected: {},
  },
  {
    name: 'en-trap-seasonal',
    text: 'For the Christmas market only, the colours are #a4161a and #2d6a4f.',
    expected: {},
  },
  {
    name: 'en-trap-used-to',
    text: 'Our old agency told us to avoid the words green and eco, but we are fine with both.',
    expected: {},
  },
  {
    name: 'de-verzichten',
    text: 'Bitte verzichten Sie auf die Begriffe Hammer, Wahnsinn und Mega.',
    expected: { words_to_avoid: ['Hammer', 'Wahnsinn', 'Mega'] },
  },
  {
    name: 'de-moegen-wir-nicht',
    text: 'Die Wörter lecker, Leckerei und Genuss mögen wir gar nicht.',
    expected: { words_to_avoid: ['lecker', 'Leckerei', 'Genuss'] },
  },
  {
    name: 'de-mail-ferienhof',
    text: 'Guten Tag Herr Maas,\n\nwir wenden uns an Familien mit kleinen Kindern. Bitte schreiben Sie nie Kids oder Wellness. Unsere Hausfarben sind Grün (#386641) und Creme (#f2e8cf).\n\nMit freundlichen Grüßen\nFamilie Ott',
    expected: {
      target_audience: 'Familien mit kleinen Kindern',
      words_to_avoid: ['Kids', 'Wellness'],
      primary_color: '#386641',
      secondary_color: '#f2e8cf',
    },
  },
  {
    name: 'de-in-den-texten',
    text: 'In unseren Texten sollten Sie das Wort Patient vermeiden.',
    expected: { words_to_avoid: ['Patient'] },
  },
  {
    name: 'de-farben-verwenden',
    text: 'Verwenden Sie bitte unsere Farben #264653 und #e9c46a. Der Ton soll herzlich und klar sein.',
    expected: { primary_color: '#264653', secondary_color: '#e9c46a', tone: ['herzlich', 'klar'] },
  },
  {
    name: 'de-trap-schreiben',
    text: 'Schreiben Sie nie belehrend, laut oder ironisch.',
    expected: {},
  },
  {
    name: 'de-trap-partner',
    text: 'Die Farben des Sponsors sind #ffb703 und #023047, die brauchen wir nur am Spieltag.',
    expected: {},
  },
]

/** Written last, after what the second list showed was fixed. One miss was fixed after the first run. */
export const lastSentenceBriefs: Brief[] = [
  {
    name: 'en-quick-note',
    text: 'Hello Priya,\n\na quick note on wording: do not write the words discount, sale or offer. The colours are #3a0ca3 and #f72585.\n\nKind regards,\nLeo',
    expected: {
      words_to_avoid: ['discount', 'sale', 'offer'],
      primary_color: '#3a0ca3',
      secondary_color: '#f72585',
    },
  },
  {
    name: 'en-banned',
    text: 'The terms silver surfer, pensioner and senior are banned here. We are writing for people who have just retired.',
    expected: {
      words_to_avoid: ['silver surfer', 'pensioner', 'senior'],
      target_audience: 'people who have just retired',
    },
  },
  {
    name: 'en-trap-people',
    text: 'Never say who made a mistake or how it happened, and avoid names, dates and places.',
    expected: {},
  },
  {
    name: 'en-trap-chart',
    text: 'In the chart, the bars are #ff0000 and #00ff00, which nobody can tell apart.',
    expected: {},
  },
  {
    name: 'de-sagen-nie',
    text: 'Wir sagen nie Kunde, Verbraucher oder Konsument. Unsere Farbe ist #7f5539.',
    expected: {
      words_to_avoid: ['Kunde', 'Verbraucher', 'Konsument'],
      primary_color: '#7f5539',
    },
  },
  {
    name: 'de-nicht-lesen',
    text: 'Die Begriffe Event, Location und Catering möchten wir nicht lesen. Zielgruppe: Paare, die klein heiraten.',
    expected: {
      words_to_avoid: ['Event', 'Location', 'Catering'],
      target_audience: 'Paare, die klein heiraten',
    },
  },
  {
    name: 'de-trap-nennen',
    text: 'Sagen Sie nie, wann die Ware kommt, und nennen Sie keine Preise oder Rabatte.',
    expected: {},
  },
  {
    name: 'de-trap-kalender',
    text: 'Vermeiden Sie das Wort nicht grundsätzlich, aber sparsam ist besser.',
    expected: {},
  },
]
