/** Returns the path of a feed in the bucket. */
export const feedPath = (at: number): string => `feeds/${at}.xml`

const sentences = [
  'The river rose in the night and left a line of leaves along the wall.',
  'Nobody had seen the heron for a week, and then there were two of them.',
  'What grows by the water grows quickly, and what grows quickly bends.',
  'We measured it twice, once with a rope and once with a patient dog.',
  'In the morning the mill was quiet; the wheel had caught a branch.',
  'A good boat is one that you can mend with what lies on the bank.',
]

/**
 * Returns a feed as blogs write them: some 50 posts, each with four paragraphs, a picture, a link and a list, about
 * 1.5 kB.
 */
export function sampleFeed(feed: number, entries: number): string {
  const items = Array.from({ length: entries }, (_, at) => item(feed, entries - at)).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel><title>Blog ${feed}</title><link>https://blog${feed}.example/</link><description>Notes</description><language>en</language>
${items}
</channel></rss>`
}

function item(feed: number, at: number): string {
  const say = (more: number) => sentences[(feed + at + more) % sentences.length]
  const link = `https://blog${feed}.example/posts/${at}/`
  return `<item><title>Post ${at} &amp; what came of it</title><link>${link}</link><guid isPermaLink="false">${link}?p=${at}</guid>
<dc:creator><![CDATA[Ada Moss]]></dc:creator><pubDate>Tue, ${String((at % 28) + 1).padStart(2, '0')} Sep 2026 08:00:00 +0000</pubDate>
<category><![CDATA[River]]></category><category><![CDATA[Notes]]></category>
<description><![CDATA[<p>${say(0)} &#8230; <a href="${link}">Continue reading</a></p>]]></description>
<content:encoded><![CDATA[<!-- wp:paragraph -->
<p>${say(0)} <strong>${say(1)}</strong></p>
<figure class="wp-block-image size-large"><img decoding="async" width="1024" height="683" src="${link}picture-1024x683.jpg" alt="The bank" srcset="${link}picture-1024x683.jpg 1024w, ${link}picture-300x200.jpg 300w" sizes="(max-width: 1024px) 100vw, 1024px" /><figcaption class="wp-element-caption">${say(2)}</figcaption></figure>
<p>${say(3)} See <a href="/posts/${at - 1}/">the one before</a>. ${say(4)}</p>
<ul class="wp-block-list"><li>${say(5)}</li><li><em>${say(0)}</em></li></ul>
<p>${say(1)} ${say(2)}</p>
]]></content:encoded></item>`
}
