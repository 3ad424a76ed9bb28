/**
 * Splits a name like "Veröffentlicht am", "published_at" or "publishedAt" into comparable words: lowercase, without
 * diacritics.
 */
export const splitColumnName = (name: string): string[] =>
  name
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '')

/** Names of columns that only count views and the like: they change without the content changing. */
const counters = new Set([
  'views',
  'hits',
  'likes',
  'clicks',
  'impressions',
  'aufrufe',
  'zugriffe',
  'klicks',
  'counter',
  'zaehler',
])

/** Whether a column only counts views and the like, by its name: `page_views`, "Aufrufe", `download_count`. */
export const isCounter = (name: string): boolean => {
  const words = splitColumnName(name)
  const last = words.at(-1) ?? ''
  return counters.has(last) || (last === 'count' && words.length > 1) || words.join('') === 'lastviewed'
}

const changeNames = new Set([
  'updatedat',
  'updated',
  'updatedon',
  'modifiedat',
  'modified',
  'modifiedon',
  'lastmodified',
  'lastmodifiedat',
  'lastupdated',
  'lastupdate',
  'changedat',
  'changed',
  'mtime',
  'postmodified',
  'postmodifiedgmt',
  'geaendertam',
  'geandertam',
  'geaendert',
  'geandert',
  'aktualisiertam',
  'aktualisiert',
  'aenderungsdatum',
  'anderungsdatum',
  'letzteaenderung',
  'letzteanderung',
])

/** Whether a column's name says that it is a modification time. */
export const isChangeTime = (name: string): boolean => changeNames.has(splitColumnName(name).join(''))
