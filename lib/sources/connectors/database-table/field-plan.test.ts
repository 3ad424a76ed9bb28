import { describe, expect, test } from 'vitest'
import type { ColumnKind } from './dialect'
import { changeColumn, languageColumn, planFields } from './field-plan'
import { isChangeTime, isCounter, splitColumnName } from './names'

const columns = (list: string) =>
  list.split(' ').map((one) => {
    const [name = '', kind = 'text'] = one.split(':')
    return { name, kind: kind as ColumnKind }
  })
const plan = (list: string, hasSite = false) => planFields(columns(list), { hasSite })

describe('columns are found by their names', () => {
  test.each([
    [
      'English',
      'id:integer title body image_url tags:list published_at:time url',
      {
        title: ['title'],
        content: ['body'],
        featured_image: ['image_url'],
        tags: ['tags'],
        published_at: ['published_at'],
        url: ['url'],
      },
    ],
    [
      'German',
      'nr:integer Überschrift Inhalt Titelbild Schlagwörter:list veröffentlicht_am:time Link Sprache',
      {
        title: ['Überschrift'],
        content: ['Inhalt'],
        featured_image: ['Titelbild'],
        tags: ['Schlagwörter'],
        published_at: ['veröffentlicht_am'],
        url: ['Link'],
      },
    ],
    [
      'of WordPress',
      'ID:integer post_title post_content post_date:time guid',
      {
        title: ['post_title'],
        content: ['post_content'],
        published_at: ['post_date'],
      },
    ],
    [
      'in camel case',
      'headline bodyHtml heroImage createdAt:time publishedAt:time',
      {
        title: ['headline'],
        content: ['bodyHtml'],
        featured_image: ['heroImage'],
        published_at: ['publishedAt', 'createdAt'],
      },
    ],
  ])('%s', (_name, list, expected) => expect(plan(list)).toEqual(expected))

  test('puts better names first, whatever the column order', () => {
    expect(plan('seo_title name title').title).toEqual(['title', 'name', 'seo_title'])
    expect(plan('teaser body').content).toEqual(['body', 'teaser'])
  })

  test('ignores columns whose type or name does not fit', () => {
    expect(plan('title:integer tags:boolean image:boolean date:boolean url:json')).toEqual({})
    expect(plan('birth_date:time image_alt file_url meta_type')).toEqual({})
  })

  test('a slug counts as an address only if the site’s address is known', () => {
    expect(plan('slug').url).toBeUndefined()
    expect(plan('slug permalink', true).url).toEqual(['permalink', 'slug'])
  })

  test('finds the language and the last-change column', () => {
    expect(languageColumn(columns('title lang'))).toBe('lang')
    expect(changeColumn(columns('created_at:time geändert_am:time'))).toBe('geändert_am')
    expect(changeColumn(columns('updated_at:text'))).toBeUndefined()
  })
})

test('splits names into words and recognizes counters and change times', () => {
  expect(splitColumnName('Größe_derSeite2 am')).toEqual(['grosse', 'der', 'seite2', 'am'])
  expect(['views', 'view_count', 'likeCount', 'Aufrufe'].filter(isCounter)).toHaveLength(4)
  expect(['count', 'country', 'review', 'title'].filter(isCounter)).toEqual([])
  expect(['updatedAt', 'geändert_am', 'mtime'].filter(isChangeTime)).toHaveLength(3)
})
