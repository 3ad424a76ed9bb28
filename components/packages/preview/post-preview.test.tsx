import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PostPreview } from './post-preview'

test('a document can be downloaded from the web or from here, and is never a script or another scheme', () => {
  const linkTo = (url: string) => {
    const html = renderToStaticMarkup(
      <PostPreview
        content={{
          ...{
            platform: 'linkedin',
            language: 'en',
            title: null,
            text: 'Our report',
            hashtags: [],
            link: null,
          },
          ...{ replies: [], collaborators: [], media: [{ url, alt: '', title: 'Report' }] },
        }}
        account={{ name: 'Bakery', handle: 'bakery' }}
      />,
    )
    return /<a href="([^"]*)"[^>]* download/.exec(html)?.[1]
  }
  for (const url of ['https://bakery.example/report.pdf', '/api/media/report.pdf'])
    expect(linkTo(url)).toBe(url)
  for (const url of ['javascript:alert(1)//a.pdf', 'data:text/html,x#.pdf', '//evil.example/a.pdf'])
    expect(linkTo(url)).toBeUndefined()
})
