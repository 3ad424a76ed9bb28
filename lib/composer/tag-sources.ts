import { bibleOf, fieldIn, linesFrom } from '@/lib/facts/bible-fields'
import { plainLine } from '@/lib/text/plain-text'
import type { Material } from './material'
import type { ComposerItem } from './schemas'

/** Tags by which an editorial office files its texts, in the languages that posts are written in; readers look for none of them. */
const filing = new Set(
  [
    'press, press release, press releases, news, newsletter, blog, blog post, blog posts, post, posts, article, articles, general, uncategorized, uncategorised, misc, miscellaneous, featured, highlight, highlights, home, draft, test, internal, new, legal, archive, archives, import, imported, todo, sponsored, longread, long read, default, none, other, others, agenda, update, updates, event, events, what’s on, whats on, list, lists, listing, listings, listicle, offer, offers, deal, deals, sale, adult, adults, late, early, story, stories, page, content, category, categories, tag, tags, announcement, announcements, notice, notices, release, releases, release notes, changelog, docs, documentation, ops, product, products, item, items, main course, main courses, main, mains, starter, starters, side, sides, interview, interviews, profile, portrait, obituary, obituaries, public, info, information, topic, topics, guide, guides, how to, team, our team, people, person, persons, staff, photo, photos, video, videos, gallery, character, characters, series bible, bible, faq, help, support, customers, members, review, reviews, terms, policy, service, services, interviewed, portraits, opinion, community news, general news, website, visit, visits, rain, appeal, appeals, award, awards, course, courses, class, classes, workshop, workshops, appointment, appointments, job, jobs, career, careers, vacancy, vacancies, company, corporate, report, reports, media, media release, statement, launch, season, weekend, things to do, tips, tip, ideas, inspiration, lifestyle, life, stuff, blogpost, today, week, month, year, feature, features, background, culture and leisure, spring, summer, autumn, winter, fall',
    'presse, pressemitteilung, pressemitteilungen, artikel, allgemein, allgemeines, sonstiges, verschiedenes, entwurf, intern, internes, wichtig, neu, archiv, anzeige, werbung, aktuell, aktuelles, neuigkeit, neuigkeiten, nachricht, nachrichten, meldung, meldungen, mitteilung, mitteilungen, veranstaltung, veranstaltungen, termin, termine, liste, listen, angebot, angebote, aktion, aktionen, erwachsene, hauptgericht, hauptgerichte, hauptspeise, hauptspeisen, vorspeise, vorspeisen, beilage, beilagen, nachspeise, nachspeisen, kategorie, kategorien, beitrag, beiträge, thema, themen, produkt, produkte, versionshinweise, geschichte, geschichten, porträt, portrait, nachruf, nachrufe, seite, ratgeber, anleitung, anleitungen, hinweis, hinweise, team, unser team, menschen, personen, mitarbeiter, foto, fotos, video, videos, figur, figuren, kunden, mitglieder, service, hilfe, interview, interviews, aktuelle meldungen, startseite, webseite, rundbrief, rundbriefe, agb, rechtliches, neuheit, neuheiten, kurs, kurse, workshop, workshops, auszeichnung, auszeichnungen, personalie, personalien, stellen, stellenangebot, stellenangebote, job, jobs, karriere, unternehmen, spendenaufruf, aufruf, tipp, tipps, frühling, frühjahr, sommer, herbst, winter, saison, leute, region, bericht, berichte, sonstige, freizeit',
    'duyuru, duyurular, haber, haberler, etkinlik, etkinlikler, genel, güncel, ürün, ürünler, kampanya, nyheter, nyhet, evenemang, aktuellt, allmänt, recept, produkter, nyheder, nyhed, begivenhed, begivenheder, generelt, opskrifter, arrangement, arrangementer, oppskrifter, uutiset, tapahtumat, tiedotteet, yleinen, novinky, aktuality, akce, události, zprávy, ludzie, przepisy, przepis, osoby, región, gente, personas, recetas, persone, gente, ricette, ricetta, personnes, portraits, recettes, recette, vie locale, mensen, recepten, recept, pessoas, receitas, receita, люди, рецепти, рецепт, новости, события, お知らせ, ニュース, イベント, 新着情報, ブログ, レシピ, 商品, 공지, 공지사항, 뉴스, 소식, 행사, 이벤트, أخبار, فعاليات, إعلان, חדשות, אירועים, הודעות, νέα, εκδηλώσεις, ανακοινώσεις, ανακοίνωση',
    'actualité, actualités, nouvelle, nouvelles, événement, événements, évènement, évènements, catégorie, catégories, non classé, liste, offre, offres, divers, article, articles, communiqué, communiqués, plat principal, plats, produit, produits, agenda culturel, à la une',
    'noticia, noticias, evento, eventos, novedad, novedades, categoría, categorías, sin categoría, lista, oferta, ofertas, varios, artículo, artículos, actualidad, plato principal, producto, productos, comunicado, receta, agenda',
    'notizia, notizie, evento, eventi, novità, categoria, categorie, senza categoria, lista, offerta, offerte, varie, articolo, articoli, attualità, comunicato, comunicati, prodotto, prodotti, secondo, secondi, primi piatti, secondi piatti',
    'nieuws, evenement, evenementen, categorie, lijst, aanbieding, aanbiedingen, diversen, artikelen, bericht, berichten, agenda, algemeen, hoofdgerecht, hoofdgerechten, overig, actueel',
    'aktualności, wiadomości, wydarzenie, wydarzenia, kategoria, kategorie, lista, oferta, oferty, różne, artykuł, artykuły, wpis, wpisy, ogłoszenie, ogłoszenia, danie główne, dania główne, ogólne',
    'notícia, notícias, novidade, novidades, lista, artigo, artigos, geral, diversos, destaque, destaques, prato principal, produto, produtos, sem categoria',
    'новина, новини, подія, події, категорія, категорії, список, пропозиція, пропозиції, стаття, статті, різне, оголошення, анонс, анонси, головна, основна страва, основні страви, загальне',
    '新闻, 新聞, 消息, 资讯, 資訊, 动态, 動態, 活动, 活動, 类别, 類別, 分类, 分類, 未分类, 未分類, 列表, 优惠, 優惠, 公告, 通知, 文章, 其他, 主菜',
  ].flatMap((words) => words.split(', ')),
)
/** "Q3", "Q4 2026", "2026", "KW 12": when something was filed. */
const filed = /^(?:[qh][1-4](?:[\s/-]?\d{2,4})?|\d{2,4}[\s/-]?[qh][1-4]|kw\s?\d{1,2})$/iu
/** "Spring list", "Herbst 2026 Angebote": a season's list. */
const ofSeason =
  /^(?:spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|weihnachten|christmas)s?[\s-](?:\d{4}[\s-])?(?:lists?|liste|programme?|programm|offers?|angebote?|catalogue|catalog|katalog|sale|collection|updates?)$/iu
const isFiling = (tag: string): boolean => {
  const words = tag
    .normalize('NFC')
    .toLowerCase()
    .replace(/[-_\s]+/gu, ' ')
    .replaceAll("'", '’')
    .trim()
  return filing.has(words) || filed.test(words) || ofSeason.test(words)
}

/**
 * What hashtags may be made of, most telling first: the item's own tags, and a bible's tribe and traits of one word. Nothing is
 * invented. Tags have no language of their own: beside a bilingual bible they count as English, like the plain fields.
 */
export function tagSources(item: ComposerItem, { isCharacter, language, values }: Material): string[] {
  const bible = bibleOf(item.metadata)
  const tags = item.tags
    .map(plainLine)
    .filter((tag) => !isFiling(tag) && /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}\s&'’.-]*$/u.test(tag))
  if (!bible || !isCharacter) return tags
  const valuesOf = (label: string): string[] =>
    values.filter((one) => one.label === label).map(({ text }) => text)
  // A trait of several words is a phrase, not a hashtag.
  const short = valuesOf('vibe_core_traits').filter((trait) => !/\s/u.test(trait))
  const names = valuesOf('tribe_display_name')
  const own = linesFrom(fieldIn(bible, 'tags', language))
  const traitsOfOthers = new Set(linesFrom(bible.vibe_core_traits).map((trait) => trait.toLowerCase()))
  if (language === 'en')
    return [...names, ...own, ...tags.filter((tag) => !traitsOfOthers.has(tag.toLowerCase())), ...short]
  return [...names, ...own, ...short]
}
