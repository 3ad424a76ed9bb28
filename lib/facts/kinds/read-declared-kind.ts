import type { ContentKind } from '../schemas'

/**
 * Normalizes a name to plain lower case with spaces: "pressRelease", "kb-article" and "Événement" become "press
 * release", "kb article" and "evenement", so that one word list covers every spelling. Pure.
 */
export const plainName = (name: string): string =>
  name
    .replace(/^.*[/#:](?=[^/#:]+$)/, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/[_\-–./|·]+/g, ' ')
    .trim()

/** What publishers and systems call kinds of content, in the channels' languages; the first match counts. */
const kindNamePatterns: readonly [ContentKind, RegExp][] = [
  [
    'obituary',
    /obituar|nachruf|in memoriam|todesanzeige|traueranzeige|trauerfall|eulogy|\bdeath notice|necrolog|\bdeces\b|overlijden|rouwbericht|nekrolog|dodsannons|mindeord/,
  ],
  [
    'legal',
    /^legal|\blegal (?:page|notice|document|text)|\bterms\b|privacy|\bpolic(?:y|ies)\b|datenschutz|impressum|imprint|\bagb\b|disclaimer|^licen[cs]e|lizenz|nutzungsbedingung|teilnahmebedingung|widerruf|rechtlich|mentions legales|conditions generales|aviso legal|condiciones|note legali|regulamin|voorwaarden|contract|satzung|bylaws|compliance/,
  ],
  [
    'release_notes',
    /release ?notes?|change ?log|versionshinweis|versionsnotiz|software ?update|product ?update|^(?:app |software )?(?:release|version|update)s?$|notes? de (?:version|mise a jour)|notas de (?:la )?version|note di rilascio|what ?s new|patch ?notes?/,
  ],
  [
    'recipe',
    /recipe|rezept|receta|\brecette|ricett|przepis|\breceita|\brecept\b|oppskrift|opskrift|tarif(?:i|ler)\b|レシピ|рецепт|συνταγ|وصفة|מתכון|食谱|레시피/,
  ],
  [
    'event',
    /\bevents?\b|event(?:type|item|page|post)|veranstaltung|etkinlik|\bevent[oi]s?\b|\bevenements?\b|wydarzen|workshop|concert|konzert|\bconcierto|webinar|exhibition|ausstellung|\bexposition|\bmostra\b|meetup|\btermine?\b|festival|\btour dates?|\bagenda\b|calendar|kalender|\bkurs\b|^course$|seminar|lesung|vortrag|\blecture|\btalk\b|screening|auffuhrung|performance|^show$|evenement|イベント|событи|мероприяти|εκδηλωσ|فعالية|אירוע|活动|행사|gathering|\bmatch\b/,
  ],
  [
    'product',
    /\bproduct\b|\bproducts$|^produ[ck]te?s?\b|produkt|\bproduit|\bproducto|\bprodott|\bproduto|\burun\b|\bshop\b|\bmerch|\bartikelstamm|^artikel$|^sku$|simple product|variable product|^offer$|\bangebot\b|^listing$|^book$|^ware$|^item$|商品|товар|προιον|منتج|מוצר|产品|제품|vehicle|real ?estate listing/,
  ],
  [
    'character',
    /character|charakter|figur|mascot|maskottchen|personnage|personaje|personaggi|postac|personagem|karakter|\bhero(?:es)?$|creature|kreatur|wesen$|\bnpc\b|\bmonster\b|キャラクター|персонаж/,
  ],
  [
    'person',
    /\bperson\b|^people$|portrait|portrat|profile|profil$|team ?member|staff|employee|mitarbeiter|biograph|biografie|\bbio\b|interview|entrevista|intervista|entretien|wywiad|speaker|\bartist$|\bauthor$|autor(?:in)?$|kunstler|alumn|\bteam$|faculty|persona$|persoon|人物|интервью/,
  ],
  [
    'guide',
    /\bguides?\b|\bdocs?\b|documentation|dokumentation|how ?to|tutorial|anleitung|ratgeber|\btips?\b|\btipps?\b|\bfaqs?\b|questions? (?:and|&) answers?|q ?(?:and|&) ?a\b|knowledge ?(?:base)?|\bkb\b|help(?: ?center| article| page)?$|hilfe|support article|wissen|instruction|bauanleitung|\bguia\b|\bguida\b|poradnik|handleiding|\brehber|runbook|manual|handbuch|troubleshoot|lesson|lektion|service ?seite|tech ?article|walkthrough|cheat ?sheet|ガイド|руководств|инструкци/,
  ],
  [
    'list',
    /listicle|^lists?$|^liste[n]?$|round ?up|top ?\d|\branking|best of|\bitem ?list|collection|\bsammlung|zusammenstellung|reading list|gift guide|curated/,
  ],
  [
    'announcement',
    /news ?letter|rundbrief|rundmail|mailing|\be? ?mail\b|circular|announce|\bpress|presse|newsroom|communique|comunicado|comunicato|komunikat|pers ?bericht|meldung|mitteilung|ankundigung|bekanntmachung|nota de prensa|\bavis\b|^notice$|public notice|pressmeddelande|duyuru|aviso|\bjobs?\b|job ?posting|job ?(?:offer|advert|ad)\b|vacanc|stellenanzeige|stellenangebot|ausschreibung|offre d emploi|oferta de empleo|offerta di lavoro|vacature|career|milestone|launch|^promo|お知らせ|プレスリリース|новост|пресс|ανακοινωσ|إعلان|הודעה|公告|공지/,
  ],
  [
    'story',
    /\bstor(?:y|ies)\b|fiction|\bnovel|\btales?\b|geschichte|marchen|erzahlung|\bpoem|gedicht|\bconte\b|\bcuento|\bracconto|\bfiaba|opowiadan|\bbajka|verhaal|\bhikaye|\bmasal|reportage|long ?read|feature(?: story| article)?$|essay|chapter|kapitel|episode text|legend\b|sage$|\bfable|\bfabel|anekdote|\brecit\b|conto\b|παραμυθι|рассказ|сказк|قصة|物語|小说|이야기/,
  ],
]

/** Names for some kind of news; the text shows which kind. */
const news =
  /^(?:news|news ?article|nachrichten?|aktuelles|neuigkeit(?:en)?|noticias?|notizi[ae]|actualites?|nieuws|aktualnosci|haber(?:ler)?|blog ?news|company news|update|updates)$/
/** Names for something of its own kind, for which no posts are written. */
const otherKindPattern =
  /^(?:other|sonstiges|misc(?:ellaneous)?|menu|speisekarte|speiseplan|timetable|fahrplan|gallery|galerie|photo ?(?:gallery|set)|place|ort|location|venue|destination|podcast(?: episode)?|episode|folge|video(?: ?object)?|audio|poll|umfrage|weather|statistics?|dataset|minutes|protokoll|note|notiz|quote|link|status|microblog|aside)$/

/**
 * Maps what a source calls a kind of content: to a kind, to `news` for any kind of news, to undefined if the name
 * says nothing. Pure.
 */
export function readDeclaredKind(name: string): ContentKind | 'news' | undefined {
  const plain = plainName(name)
  if (plain === '' || plain.length > 60) return undefined
  if (news.test(plain)) return 'news'
  if (otherKindPattern.test(plain)) return 'other'
  return kindNamePatterns.find(([, pattern]) => pattern.test(plain))?.[0]
}
