import { unusable, type WritingItem } from '../writing-item'

/** Items that no post can be made from without a person: not one sentence stands on its own. */
export const nothingToSay: WritingItem[] = [
  {
    id: 'difficult-code-only',
    sourceType: 'markdown_repository',
    item: {
      title: 'nginx.conf snippet',
      body: `\`\`\`nginx
# Redirects all visitors to the new shop and logs them for 30 days.
server {
  listen 443 ssl;
  server_name old.example.net;
  return 301 https://new.example.net$request_uri;
}
\`\`\`

    $ sudo nginx -t && sudo systemctl reload nginx`,
      tags: ['ops'],
      url: 'https://runbooks.example/nginx-redirect',
      raw: { title: 'nginx.conf snippet' },
    },
    expect: {
      kind: 'other',
      language: { code: 'und', from: 'unknown' },
      flags: ['unknown language'],
      emptyBecause: 'The text is code only.',
      facts: [],
      notForPosts: [
        unusable('code', 'return 301 https://new.example.net$request_uri;'),
        unusable('code', 'Redirects all visitors to the new shop and logs them for 30 days.'),
        unusable('code', '$ sudo nginx -t'),
      ],
      images: [],
    },
  },
  {
    id: 'difficult-table-only',
    sourceType: 'database_table',
    item: {
      title: 'Abfahrten Haltestelle Rathausplatz',
      body: `| Linie | Ziel | Min. |
| --- | --- | --- |
| 4 | Südfriedhof | 2 |
| 11 | Messe / Hafen | 5 |
| N2 | Universität | 14 |`,
      tags: [],
      url: 'https://fahrplan.example/rathausplatz',
      language: 'de',
      raw: { id: 5531, stop_id: 'rthpl', generated_at: '2026-11-22T09:00:00Z' },
    },
    expect: {
      kind: 'other',
      language: { code: 'de', from: 'document' },
      emptyBecause: 'The text is a table only.',
      facts: [],
      notForPosts: [
        unusable('table', '| 11 | Messe / Hafen | 5 |'),
        unusable('table', '| N2 | Universität | 14 |'),
      ],
      images: [],
    },
  },
  {
    id: 'difficult-navigation-only',
    sourceType: 'web_scraper',
    item: {
      title: 'Page 3 of 12',
      summary: 'Archive',
      body: `[Skip to content](https://gazette.example/#main)

- [Home](https://gazette.example/start)
- [News](https://gazette.example/news)
- [Sports](https://gazette.example/sports)
- [Subscribe from $1](https://gazette.example/subscribe)

[« Previous](https://gazette.example/archive/2) 1 2 **3** 4 … 12 [Next »](https://gazette.example/archive/4)

[Log in](https://gazette.example/login) | [Terms of use](https://gazette.example/terms) | [Do not sell my personal information](https://gazette.example/ccpa)`,
      tags: [],
      url: 'https://gazette.example/archive/3',
      language: 'en',
      featuredImage: { url: 'https://gazette.example/assets/default-og.png', alt: 'The Gazette' },
      raw: { 'og:type': 'website' },
    },
    expect: {
      kind: 'other',
      language: { code: 'en', from: 'document' },
      emptyBecause: 'The text is the navigation of an archive only.',
      facts: [],
      notForPosts: [
        unusable('navigation', 'Skip to content'),
        unusable('navigation', 'Subscribe from $1'),
        unusable('navigation', 'Do not sell my personal information'),
        unusable('navigation', 'Page 3 of 12', 'title'),
      ],
      images: [{ url: 'https://gazette.example/assets/default-og.png', role: 'logo' }],
    },
  },
  {
    id: 'difficult-salutation-only',
    sourceType: 'rss_feed',
    item: {
      title: '(no subject)',
      body: 'Hello everyone,',
      tags: [],
      url: 'https://lists.quiltguild.example/2026/47',
      language: 'en',
      publishedAt: '2026-11-19T19:00:00Z',
      raw: { author: ['list@quiltguild.example'] },
    },
    expect: {
      kind: 'other',
      language: { code: 'en', from: 'document' },
      emptyBecause: 'The text is a salutation without a letter.',
      facts: [],
      notForPosts: [unusable('salutation', 'Hello everyone,'), unusable('markup', '(no subject)', 'title')],
      images: [],
    },
  },
  {
    id: 'difficult-empty-body',
    sourceType: 'notion_database',
    item: {
      title: 'Sommerkatalog',
      body: '',
      tags: ['Katalog'],
      url: 'https://stoffhaus-behrens.example/sommerkatalog',
      raw: { Name: 'Sommerkatalog', Status: 'Idee', 'Page created': '2026-11-02T15:20:00.000Z' },
    },
    expect: {
      kind: 'other',
      language: { code: 'und', from: 'unknown' },
      flags: ['unknown language'],
      emptyBecause: 'There is a title of one word and nothing else.',
      facts: [],
      notForPosts: [unusable('markup', 'Idee', 'raw.Status')],
      images: [],
    },
  },
]
