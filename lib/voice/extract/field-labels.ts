import type { BriefField } from '../schemas'
import { createNearLabelFinder } from './create-near-label-finder'

/** What a part of a brief is about: a field, several fields, or something unrelated to the voice. */
export type BriefTopic =
  | BriefField
  | 'colors'
  | 'other_color'
  | 'voice_and_tone'
  | 'do'
  | 'dont'
  | 'say_instead'
  | 'content_type'
  | 'other'

export type Label = { topic: BriefTopic /** Whether this is the only possible meaning. */; sure: boolean }

// In the form in which labels are compared: lower case, umlauts spelled out, no hyphens or apostrophes.
const sure: Partial<Record<BriefTopic, string>> = {
  brand_voice_description:
    'voice|brand voice|brand voice description|voice description|description of the voice|voice in a nutshell|how we speak|how we sound|how we write|how we talk|brand personality|brand description|brand voice summary|markenstimme|stimme|stimme der marke|sprachstil|schreibstil|writing style|brand character|so sprechen wir|so klingen wir|so schreiben wir|wie wir schreiben|wie wir sprechen|wie wir klingen|markenpersoenlichkeit|markenbeschreibung|beschreibung der marke',
  tone: 'tone|tone of voice|tov|tonality|tonalitaet|tonfall|tone words|tone keywords|tone adjectives|tone attributes|voice attributes|voice adjectives|brand adjectives|tonalitaet der marke|tone of voice keywords|tonalitaet in stichworten|tonality keywords|voice traits',
  target_audience:
    'target audience|audience|target group|target groups|target audiences|target customer|target customers|target readers|target market|who we talk to|who we speak to|who we write for|zielgruppe|zielgruppen|zielpublikum|wen wir ansprechen|fuer wen wir schreiben|zu wem wir sprechen|primary audience|primary target group|hauptzielgruppe|kernzielgruppe|core audience|core target group|main audience|leserschaft|readership|we talk to|we speak to|we write for|wir sprechen zu|wir schreiben fuer|primaere zielgruppe|sekundaere zielgruppe|secondary audience|secondary target group|secondary target audience|primary target audience|nebenzielgruppe|weitere zielgruppe',
  words_to_avoid:
    'words to avoid|words we avoid|avoid these words|avoid the words|avoid words like|avoid words such as|avoid using|please avoid these words|words and phrases to avoid|words or phrases to avoid|words phrases to avoid|words terms to avoid|phrases to avoid|terms to avoid|vocabulary to avoid|language to avoid|dont say|do not say|never say|never use these words|banned words|banned phrases|banned terms|forbidden words|forbidden terms|taboo words|words not to use|words we never use|words we dont use|words we do not use|dont use these words|tabuwoerter|tabu woerter|verbotene woerter|verbotene begriffe|unwoerter|zu vermeidende woerter|zu vermeidende begriffe|woerter die wir vermeiden|begriffe die wir vermeiden|woerter vermeiden|diese woerter vermeiden|diese woerter vermeiden wir|diese begriffe vermeiden wir|vermeiden sie diese woerter|vermeide diese woerter|nicht zu verwendende woerter|was wir nicht sagen|wir sagen nicht|wir sagen nie|we dont say|we never say|we do not say|what we never say|what we dont say|nicht sagen|was wir nie sagen|word blacklist',
  default_image_prompt:
    'image style|imagery|imagery style|photo style|photography style|picture style|visual style|image guidelines|image direction|photography|image prompt|default image prompt|illustration style|bildstil|bildsprache|bildwelt|fotostil|fotografie|bildkonzept|look of the images|stil der bilder|bilder allgemein|images in general|general image style|overall image style|allgemeiner bildstil|style of images|visual language',
  image_style_by_type:
    'image style by type|image style by content type|image styles by content type|image style per content type|image styles per content type|images by content type|images by type|images per kind of content|images for each kind of content|bildstil je inhalt|bildstil je inhaltstyp|bildstil pro inhaltstyp|bilder je inhaltstyp|bildstil nach inhalt|bilder nach inhalt|bilder nach inhaltstyp|bildstil je format|bildstil pro format|bilder pro format|bilder je format',
  enabled_content_types:
    'content types|types of content|kinds of content|content formats|content pillars|content categories|post types|types of posts|what we post|what we publish|what we post about|inhaltstypen|inhaltsarten|arten von inhalten|content arten|inhaltsformate|content formate|was wir posten|was wir veroeffentlichen|worueber wir posten|worueber wir schreiben|rubriken|content saeulen|themensaeulen|beitragsarten|arten von beitraegen',
  primary_color:
    'primary color|primary|main color|primary brand color|main brand color|hauptfarbe|primaerfarbe|erste farbe|first color|leitfarbe|grundfarbe|hausfarbe|brand color primary|primary color hex|farbe primaer',
  secondary_color:
    'secondary color|secondary|secondary brand color|second color|sekundaerfarbe|zweitfarbe|zweite farbe|nebenfarbe|zusatzfarbe|brand color secondary|secondary color hex|farbe sekundaer',
  colors:
    'colors|brand colors|color palette|palette|color scheme|corporate colors|farben|farbpalette|farbwelt|markenfarben|hausfarben|unsere farben|farbschema|farbklima',
  voice_and_tone:
    'voice and tone|tone and voice|stimme und ton|sprache und ton|sprache und tonalitaet|stimme und tonalitaet|tone and style|ton und stil|tone of voice and style',
}
const likely: Partial<Record<BriefTopic, string>> = {
  brand_voice_description:
    'personality|character|who we are|about us|about the brand|about|description|in a nutshell|brand|ueber uns|wer wir sind|die marke|marke|unsere marke|kurzbeschreibung|beschreibung|ueber die marke|brand essence|markenkern|language|sprache|style|stil|sprache und stil',
  tone: 'adjectives|mood|attributes|ton|unser ton|eigenschaften|adjektive|wesenszuege|traits|personality traits|in three words|voice in three words|in drei worten|we are in three words|stichworte zur stimme|markenwerte',
  target_audience:
    'readers|customers|our customers|ideal customer|persona|personas|who is it for|for whom|for whom we write|fuer wen|publikum|leser|leserinnen und leser|kundschaft|kunden|wer uns liest|who reads us',
  words_to_avoid:
    'avoid|please avoid|things to avoid|vermeiden|vermeiden sie|bitte vermeiden|zu vermeiden|no gos|no go|nogos|no go woerter|taboos|taboo|tabus|tabu|never use|dont use|do not use|nicht verwenden|off limits|never|niemals|nie|blacklist|bitte nicht|sagen wir nicht|das sagen wir nicht|not this|nicht so|dont write|never write|nicht schreiben|schreiben sie nicht',
  default_image_prompt:
    'images|pictures|photos|visuals|illustrations|art direction|look|bilder|fotos|optik|visuelles|illustrationen|look and feel|grafik',
  enabled_content_types:
    'formats|topics|themes|content|pillars|formate|themen|inhalte|series|serien|beitraege|posts|unsere themen|redaktionelle themen',
  primary_color: 'primaer|brand color|markenfarbe|color|farbe|key color',
  secondary_color:
    'sekundaer|accent color|accent|akzentfarbe|akzent|highlight color|contrast color|signalfarbe',
  other_color:
    'background|background color|text color|text|body text|hintergrund|hintergrundfarbe|textfarbe|schriftfarbe|neutral|neutrals|neutral color|neutralfarbe|link color|links|linkfarbe|error|warning|success|tertiary|tertiary color|tertiaerfarbe|dritte farbe|third color|weiss|schwarz|border',
  do: 'do|dos|do say|we say|what we say|say|say this|wir sagen|so ja|das tun wir|bitte so|tun|was wir sagen|write this|this',
  dont: 'nicht|dont|donts|do not|what we dont do|was wir nicht tun|das tun wir nicht|so nicht|lassen',
  say_instead:
    'sondern|instead|use instead|say instead|better|rather|alternative|replacement|stattdessen|besser|lieber|wir sagen stattdessen|statt dessen|replace with|alternativen',
  content_type: 'content type|type|kind|kind of content|format|inhaltstyp|art|inhaltsart|rubrik|post type',
  other:
    'budget|timeline|deadline|channels|contact|goals|goal|objective|objectives|background information|background and goals|hashtags|competitors|competition|mission|vision|logo|typography|fonts|font|typeface|deliverables|legal|slogan|claim|tagline|ziele|ziel|zeitplan|schrift|schriften|schriftart|typografie|kanaele|ansprechpartner|wettbewerb|wettbewerber|kontakt|anlass|hintergrund und ziel|next steps|naechste schritte|date|datum|version|author|autor|client|kunde|project|projekt|from|von|to|an|subject|betreff|note|notes|hinweis|example|examples|beispiel|beispiele|frequency|kpis|success metrics|measurement|erfolgsmessung|freigabe|approval|process|ablauf|website|phone|telefon|e mail|email|location|ort|address|anrede|ansprache|metadata|usp|value proposition|values|werte|price|preise|schedule|grammar|grammatik|punctuation|emoji|emojis|comment|comments|kommentar|bemerkung|anmerkung|begruendung|reason|why|explanation|erlaeuterung|warum|notiz|notizen|slide notes|speaker notes|cc|attachments|anlagen|languages|sprachen',
}

const labelsByName = new Map<string, Label>()
for (const [words, isSure] of [
  [likely, false],
  [sure, true],
] as const)
  for (const [topic, names] of Object.entries(words))
    for (const name of names.split('|')) labelsByName.set(name, { topic: topic as BriefTopic, sure: isSure })

/** Built only from unambiguous names, so that a typo leaves little doubt. */
const nearOf = createNearLabelFinder(
  [...labelsByName].filter(([, label]) => label.sure).map(([name]) => name),
)

const before =
  /^(?:the|our|your|its|preferred|company|unsere|unser|unserer|unseren|die|der|das|den|ihre|bevorzugte|corporate|gewuenschte|some|overall|general|generelle|allgemeine) /
const after =
  / (?:guidelines|guideline|rules|guide|list|liste|regeln|richtlinien|overview|uebersicht|words|hex|hex code|of the brand|der marke|for the brand|in general|we use|we want|we need|you want|to post|we avoid|our brand)$/

/** Normalizes a label for comparison. */
const normalizeLabel = (words: string): string =>
  words
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/colour/g, 'color')
    .replace(/[’‘'´`*]/g, '')
    .replace(/&|\+/g, ' and ')
    .replace(/\([^()]*\)/g, ' ')
    .replace(/^[\s\d.)(#]+/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Labels about other brands, other times, or what is allowed after all. */
const foreignLabelPattern =
  /\b(?:competitors?|competition|others?|old|former|previous|earlier|alte?[nrs]?|bisher\w*|frueher\w*|wettbewerb\w*|konkurrenz|nicht gemeint|allowed|fine|ok|okay|erlaubt|example|examples|beispiele?|entwurf|drafts?|ideas?|vorschlag|print|druck|firmenwagen|logo)\b/
/** Labels in someone's own words: only those with a single possible meaning. */
const inOwnWords: [RegExp, BriefTopic][] = [
  [
    /^(?:.{1,20} )?(?:banned|forbidden|taboo|unwanted|undesired|prohibited|unerwuenschte|verbotene|verpoente|ungeliebte|unerlaubte) (?:words?|terms?|phrases|vocabulary|expressions|language|woerter|worte|begriffe|ausdruecke|formulierungen|vokabeln)\b/,
    'words_to_avoid',
  ],
  [
    /^(?:.{1,12} )?(?:words?|terms?|phrases|expressions|vocabulary|woerter|worte|begriffe|ausdruecke|formulierungen)\b.{1,40}\b(?:never|avoid|leave out|stay away|dont|do not|steer clear|off limits|nie|niemals|nicht|vermeiden|meiden|verzichten|tabu|verboten)\b/,
    'words_to_avoid',
  ],
  [
    /^(?:what|was)\b.{0,40}\b(?:not|never|dont|nicht|nie)\b.{0,12}\b(?:to )?(?:say|write|read|hear|use|sagen|schreiben|lesen|hoeren|verwenden)\b/,
    'words_to_avoid',
  ],
  [
    /^(?:das|so) (?:schreiben|sagen) wir (?:nicht|nie)$|^tabu(?:s|begriffe|liste)?$|^verboten$/,
    'words_to_avoid',
  ],
  [
    /^(?:\S{1,24} ){0,2}(?:tone|tonality|tonalitaet|tonfall|adjectives|adjektive)(?: (?:is|of|for|in|as|three|of voice|words|ist|der|als|wie|now|adjectives|adjektive|agreed|confirmed|beschlossen)\b.{0,30})?$/,
    'tone',
  ],
  [
    /^(?:whom?|who s|whos|who is|wen|wer|fuer wen|an wen|zu wem)\b.{0,50}\b(?:for|(?:talk|speak|write|talking|speaking|writing) to|reach|reads?|reading|address|meant|schreiben|erreichen|ansprechen|richten|liest|lesen|meinen|gemeint|gelesen|wenden)\b/,
    'target_audience',
  ],
  [
    /^(?:\S{1,24} ){0,2}(?:readers|readership|audience|leserschaft|zielgruppe|leserinnen(?: und leser)?|adressaten)(?: (?:from now on|ab jetzt|der texte|unserer texte|in one sentence))?$/,
    'target_audience',
  ],
  [
    /^(?:\S{1,24} ){0,2}(?:voice|stimme|markenstimme) (?:in|as|described|statement|sentence)\b|^(?:ein|one|a) (?:satz|sentence) (?:zur|zu|on|about|for|describing) .{0,20}(?:stimme|voice)$|^(?:description|describe|beschreibung|beschreiben sie)\b.{0,24}\b(?:voice|stimme|markenstimme)$/,
    'brand_voice_description',
  ],
  [
    /^(?:how|wie)\b.{0,40}\b(?:sound|speak|talk|write|klingen|klingt|sprechen|schreiben|reden)$/,
    'voice_and_tone',
  ],
  [
    /^(?:\S{1,24} ){0,2}(?:image|picture|photo|photography|bild|standard|foto)\s?(?:style|stil|world|welt|motif|motiv|sprache|bild|default|look)(?: (?:in general|general|allgemein|for all(?: posts)?|fuer alles?|generell))?$|^(?:default|standard) (?:picture|image|photo|bild|motiv|motif)$/,
    'default_image_prompt',
  ],
  [
    /^(?:\S{1,24} ){0,2}(?:content|formats?|inhalte|formate|beitraege|themen)(?: (?:you|we|that|to|die|zu|want|wanted|planned|gewuenscht|produce)\b.{0,40})?$/,
    'enabled_content_types',
  ],
  [/^(?:colou?r|farbe) (?:1|one|eins|no 1|nr 1)$/, 'primary_color'],
  [/^(?:colou?r|farbe) (?:2|two|zwei|no 2|nr 2)$|^supporting color$/, 'secondary_color'],
]

const questions: [RegExp, BriefTopic][] = [
  [
    /\b(?:whom?|wen|wer|an wen)\b.{0,60}\b(?:for|reach|reads?|reading|reader|address|schreiben|erreichen|ansprechen|angesprochen|richten|liest|lesen|meinen)\b|^(?:fuer wen|wer liest)/,
    'target_audience',
  ],
  [
    /^(?:what|which|anything|is there|was|welche|gibt es|banned|taboo)\b.{0,60}\b(?:dont|not|never|banned|taboo|stay away|leave out|nicht|nie|tabu|verboten)\b.{0,20}\b(?:say|read|hear|use|write|want|words|lesen|hoeren|sagen|schreiben|verwenden)?|\b(?:words?|woerter|begriffe)\b.{0,60}\b(?:tabu|verboten|banned|taboo|off limits|stay away|leave out|hate|stand)\b|^(?:banned|forbidden|verbotene) (?:words|woerter)/,
    'words_to_avoid',
  ],
  [
    /\b(?:words?|terms?|phrases?|woerter|begriffe)\b.{0,80}\b(?:avoid|not|never|vermeiden|nicht|nie)\b|\bnever say\b/,
    'words_to_avoid',
  ],
  [/\b(?:tone|tonality|tonalitaet|tonfall)\b/, 'tone'],
  [/\b(?:audience|target groups?|zielgruppen?|readers|customers|kunden)\b/, 'target_audience'],
  [/\b(?:primary|main) (?:brand )?color\b|\bhauptfarbe\b/, 'primary_color'],
  [/\b(?:secondary|accent) (?:brand )?color\b|\bakzentfarbe\b/, 'secondary_color'],
  [/\bcolors?\b|\bfarben?\b/, 'colors'],
  [/\b(?:images?|imagery|photos?|pictures?|visuals?|bilder|fotos|bildsprache)\b/, 'default_image_prompt'],
  [
    /\b(?:post|posts|content|inhalte|beitraege|formats?|formate|publish|veroeffentlichen)\b/,
    'enabled_content_types',
  ],
  [/\b(?:voice|personality|stimme|sounds?|klingen|klingt)\b/, 'voice_and_tone'],
]

/** Returns what a label says about the text after it; undefined for text that is not a known label. Pure. */
export function readLabel(words: string): Label | undefined {
  if (words.length > 80) return undefined
  const whole = normalizeLabel(words)
  let name = whole
  const direct = labelsByName.get(name)
  if (direct) return direct
  // "Our primary brand colours (RGB)" is a known name with words around it.
  for (let round = 0; round < 3; round++) {
    const shorter = name.replace(before, '').replace(after, '')
    if (shorter === name) break
    name = shorter
    const found = labelsByName.get(name)
    if (found) return found
  }
  // Questionnaires ask in words of their own.
  const asked = /\?\W{0,80}$/.test(words) ? questions.find(([pattern]) => pattern.test(whole)) : undefined
  if (asked) return { topic: asked[1], sure: false }
  if (whole.split(' ').length > 9 || foreignLabelPattern.test(whole)) return undefined
  const near = inOwnWords.find(([pattern]) => pattern.test(whole))
  if (!near) {
    const meant = nearOf(whole)
    const label = meant === undefined ? undefined : labelsByName.get(meant)
    return label && { ...label, sure: false }
  }
  if (near[1] !== 'words_to_avoid' && /\b(?:not?|non|nicht|keine?)\b/.test(whole)) return undefined
  return { topic: near[1], sure: false }
}
