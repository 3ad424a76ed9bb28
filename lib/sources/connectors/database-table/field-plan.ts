import type { FieldPlan } from '@/lib/mapping/map-fields'
import type { MappableColumn } from '@/lib/mapping/schemas'
import type { ColumnKind } from './dialect'
import { isChangeTime, splitColumnName } from './names'

export type SeenColumn = { name: string; kind: ColumnKind }

type Guess = {
  /** Full names, best first, written as one word. */
  names: readonly string[]
  /** Last words of longer names ("title" in "post_title"). */
  endings: readonly string[]
  kinds: readonly ColumnKind[]
}

const anyText: ColumnKind[] = ['text', 'other']
const lists: ColumnKind[] = ['text', 'list', 'json']

/** Common names for each kind of column, in English and German. */
const guesses: Record<MappableColumn, Guess> = {
  title: {
    names: [
      'title',
      'titel',
      'headline',
      'ueberschrift',
      'uberschrift',
      'schlagzeile',
      'name',
      'bezeichnung',
      'subject',
      'betreff',
    ],
    endings: ['title', 'titel', 'headline', 'ueberschrift', 'uberschrift', 'name'],
    kinds: anyText,
  },
  content: {
    names: [
      'content',
      'inhalt',
      'body',
      'bodyhtml',
      'bodymarkdown',
      'bodytext',
      'contenthtml',
      'contentmarkdown',
      'text',
      'fulltext',
      'volltext',
      'haupttext',
      'fliesstext',
      'article',
      'artikel',
      'beitrag',
      'html',
      'markdown',
      'description',
      'beschreibung',
      'summary',
      'zusammenfassung',
      'excerpt',
      'teaser',
      'kurztext',
      'abstract',
      'intro',
      'story',
      'message',
      'nachricht',
    ],
    endings: ['content', 'inhalt', 'body', 'text', 'html', 'markdown', 'description', 'beschreibung'],
    kinds: anyText,
  },
  url: {
    names: [
      'url',
      'link',
      'permalink',
      'href',
      'webaddress',
      'website',
      'weburl',
      'pageurl',
      'canonicalurl',
      'publicurl',
      'adresse',
    ],
    endings: [],
    kinds: anyText,
  },
  featured_image: {
    names: [
      'featuredimage',
      'image',
      'imageurl',
      'bild',
      'bildurl',
      'titelbild',
      'heroimage',
      'hero',
      'coverimage',
      'cover',
      'picture',
      'photo',
      'foto',
      'thumbnail',
      'thumbnailurl',
      'vorschaubild',
      'img',
      'portrait',
      'poster',
      'images',
      'bilder',
    ],
    endings: ['image', 'bild', 'picture', 'photo', 'foto', 'thumbnail', 'img'],
    kinds: lists,
  },
  media_urls: {
    names: [
      'images',
      'bilder',
      'gallery',
      'galerie',
      'photos',
      'fotos',
      'pictures',
      'media',
      'mediaurls',
      'medien',
      'videos',
      'video',
      'videourl',
    ],
    endings: ['images', 'bilder', 'gallery', 'galerie', 'photos', 'fotos'],
    kinds: lists,
  },
  tags: {
    names: [
      'tags',
      'tag',
      'keywords',
      'schlagworte',
      'schlagwoerter',
      'schlagworter',
      'stichworte',
      'stichwoerter',
      'stichworter',
      'labels',
      'topics',
      'themen',
      'categories',
      'kategorien',
      'category',
      'kategorie',
      'rubrik',
      'rubriken',
      'section',
      'ressort',
    ],
    endings: [
      'tags',
      'keywords',
      'schlagworte',
      'stichworte',
      'category',
      'kategorie',
      'categories',
      'kategorien',
    ],
    kinds: lists,
  },
  published_at: {
    names: [
      'publishedat',
      'published',
      'publishedon',
      'publisheddate',
      'publishdate',
      'publishat',
      'publicationdate',
      'datepublished',
      'pubdate',
      'postedat',
      'postdate',
      'postdategmt',
      'veroeffentlichtam',
      'veroffentlichtam',
      'veroeffentlicht',
      'veroffentlicht',
      'veroeffentlichung',
      'veroffentlichung',
      'erscheinungsdatum',
      'erschienenam',
      'golivedate',
      'livefrom',
      'gueltigab',
      'gultigab',
      'date',
      'datum',
      'createdat',
      'created',
      'createdon',
      'erstelltam',
      'erstellt',
      'erstellungsdatum',
      'angelegtam',
    ],
    endings: [],
    kinds: ['time', 'date', 'text'],
  },
  content_type: { names: ['contenttype', 'type', 'typ', 'art', 'format'], endings: [], kinds: anyText },
  content_subtype: {
    names: ['contentsubtype', 'subtype', 'untertyp', 'brand', 'marke'],
    endings: [],
    kinds: anyText,
  },
}

/** Columns that make an address only together with the site's address. */
const paths = ['slug', 'path', 'pfad', 'urlpath', 'urlslug', 'alias']

/** Guesses from names and types which table columns provide which part of an item. Pure. Serves spec/decisions#4. */
export function planFields(columns: readonly SeenColumn[], options: { hasSite: boolean }): FieldPlan {
  const known = columns.map((column) => {
    const words = splitColumnName(column.name)
    return { ...column, whole: words.join(''), last: words.length > 1 ? (words.at(-1) ?? '') : '' }
  })
  const plan = Object.entries(guesses).map(([column, guess]) => {
    const names = column === 'url' && options.hasSite ? [...guess.names, ...paths] : guess.names
    const fitting = known.filter(({ kind }) => guess.kinds.includes(kind))
    const found = [
      ...names.flatMap((name) => fitting.filter(({ whole }) => whole === name)),
      ...guess.endings.flatMap((ending) => fitting.filter(({ last }) => last === ending)),
    ]
    return [column, [...new Set(found.map(({ name }) => name))]] as const
  })
  return Object.fromEntries(plan.filter(([, names]) => names.length > 0))
}

const languageNames = new Set(['language', 'lang', 'locale', 'languagecode', 'sprache', 'sprachcode'])

/** Returns the column with the language of a row. */
export const languageColumn = (columns: readonly SeenColumn[]): string | undefined =>
  columns.find(({ name, kind }) => kind === 'text' && languageNames.has(splitColumnName(name).join('')))?.name

/** Returns the column that looks like a modification time. For a hint only, never used without being chosen. */
export const changeColumn = (columns: readonly SeenColumn[]): string | undefined =>
  columns.find(({ name, kind }) => kind === 'time' && isChangeTime(name))?.name
