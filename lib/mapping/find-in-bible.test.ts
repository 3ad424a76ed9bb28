import { describe, expect, test } from 'vitest'
import { findBibleTitle } from './find-in-bible'
import { mapBible } from './map-bible'

const map = (bible: unknown) =>
  mapBible(
    { slug: 'stille-post', manifestEntry: {}, bible },
    { baseUrl: 'https://cdn.example.com/c' },
    () => undefined,
  )
const at = (name: string) => `https://img.example.com/${name}.jpg`

describe('values that bibles keep under other names', () => {
  test.each([
    [{ title_de: 'Stille Post', title_en: 'Whispers' }, 'Stille Post', 'bible.title_de'],
    [{ name: { en: 'Whispers', de: 'Stille Post' }, language: 'de' }, 'Stille Post', 'bible.name'],
    [{ info: { titel: 'Stille Post' } }, 'Stille Post', 'bible.info.titel'],
    [{ host: { name: 'Ida Ruhl' } }, 'stille-post', 'slug'],
    [{ names: { till: 'STILLE P 1KG', shop: 'Stille Post' } }, 'Stille Post', 'bible.names.shop'],
    [{ product: 'Stille Post', shelf: 'B2' }, 'Stille Post', 'bible.product'],
    [{ person: { name: 'Stille Post' } }, 'Stille Post', 'bible.person.name'],
    [{ character: { fullName: 'Ida Ruhl' } }, 'Ida Ruhl', 'bible.character.fullName'],
  ])('the title of %o is %s', (bible, title, from) => {
    const { item, sources } = map(bible)
    expect(item.title).toBe(title)
    expect(sources.title).toEqual([from])
  })

  test('a slug may leave out short words of the name, but not others', () => {
    const nameOf = (name: string, slug: string) => findBibleTitle({ route: { name } }, slug)?.text
    expect(nameOf('Vom Hirschkogel zur Schattseehütte', 'hirschkogel-schattseehuette')).toBeDefined()
    expect(nameOf('Stille Nacht per Post', 'stille-post')).toBeUndefined()
    expect(nameOf('Über den Kogel zur Seehütte', 'kogel-seehuette')).toBe('Über den Kogel zur Seehütte')
  })

  test('what an entry is does not become its name, even if its slug begins with it', () => {
    expect(findBibleTitle({ type: 'Field guide', text: 'Moss.' }, 'field-guide-to-moss')).toBeUndefined()
    expect(findBibleTitle({ status: 'In progress', text: 'Moss.' }, 'in-progress-report')).toBeUndefined()
  })

  test.each([
    [{ images: { scene: at('s'), portrait: at('p') } }, at('p'), [at('s')]],
    [{ gallery: [{ src: at('a'), alt: 'A hall' }, at('b')] }, at('a'), [at('b')]],
    [{ media: { url: at('m') } }, at('m'), []],
    [{ portrait: { file: 'p.png' } }, 'https://cdn.example.com/c/stille-post/p.png', []],
    [{ bilder: [at('x')], sponsors: [{ logo: at('y') }], images: { logo: at('z') } }, at('x'), []],
  ])('the pictures of %o', (bible, featured, media) => {
    const { item } = map(bible)
    expect(item.featuredImage).toBe(featured)
    expect(item.mediaUrls).toEqual(media)
  })

  test('alt texts and captions are kept by image address, in the bible’s first language', () => {
    const bible = {
      title_de: 'Stille Post',
      images: [
        { url: at('a'), alt: { en: 'A hall', de: 'Ein Saal' } },
        { url: at('b'), caption: 'Die Bühne' },
      ],
    }
    expect(map(bible).item.metadata.image_alts).toEqual({ [at('a')]: 'Ein Saal', [at('b')]: 'Die Bühne' })
  })

  test.each([
    [{ link: 'https://post.example/spiel' }, 'https://post.example/spiel'],
    [
      { web: { page: 'https://post.example/seite', instagram: 'https://insta.example/x' } },
      'https://post.example/seite',
    ],
    [{ links: [{ url: 'https://post.example/eins' }] }, 'https://post.example/eins'],
    [{ url: at('no-page'), studio: { url: 'https://other.example' } }, null],
  ])('the page of %o', (bible, url) => expect(map(bible).item.url).toBe(url))
})
