// Pages as sent by various kinds of sites; written for tests, with structures found in the wild.

const sentences = [
  'The river rose early this year, and the mill at the old bridge stood still for eleven days.',
  'Nobody in the valley could remember a spring in which the meadows had been under water so long.',
  'At the weir the keepers measured the level every hour, wrote it on a slate and rang the bell.',
  'By the second week the ferries ran again, although the landing was covered with reeds and mud.',
  'Children found a boat from the upper villages, empty but for a lantern, a rope and a basket of pears.',
  'The council met on the hill, since its hall was full of nets that had been hung there to dry.',
  'It was decided to plant willows along both banks, as the grandmothers had always asked.',
]

/** The given number of paragraphs of plain prose, always the same. */
export const prose = (paragraphs: number, from = 0): string =>
  Array.from({ length: paragraphs }, (_, at) => {
    const pick = (offset: number) => sentences[(from + at * 3 + offset) % sentences.length]
    return `<p>${pick(0)} ${pick(1)} ${pick(2)}</p>`
  }).join('\n')

const menu = (count: number) =>
  `<nav class="main-menu"><ul>${Array.from({ length: count }, (_, at) => `<li><a href="/section-${at}">Section ${at}</a></li>`).join('')}</ul></nav>`

const footer =
  '<footer class="site-footer"><p>© 2026 The Valley Herald</p><a href="/imprint">Imprint</a> <a href="/privacy">Privacy</a></footer>'

export const newsArticle = `<!doctype html>
<html lang="en-GB"><head><meta charset="utf-8">
<title>Mill stands still for eleven days | The Valley Herald</title>
<link rel="canonical" href="https://news.example.com/2026/11/mill-stands-still">
<meta property="og:type" content="article">
<meta property="og:site_name" content="The Valley Herald">
<meta property="og:title" content="Mill stands still for eleven days | The Valley Herald">
<meta property="og:image" content="https://cdn.example.com/mill-1200.jpg">
<meta property="article:published_time" content="2026-11-19T08:00:00+01:00">
<meta property="article:tag" content="Floods"><meta property="article:tag" content="Mills">
<script type="application/ld+json">
{"@context":"https://schema.org","@type":"NewsArticle","headline":"Mill stands still for eleven days",
 "datePublished":"2026-11-19T07:30:00Z","dateModified":"2026-11-20T10:00:00Z",
 "author":[{"@type":"Person","name":"Ada Brook"},{"@type":"Person","name":"Tom Reed"}],
 "image":{"@type":"ImageObject","url":"https://cdn.example.com/mill-1200.jpg"}}
</script>
<script>window.dataLayer = []; function track() {}</script><style>.x{color:red}</style></head>
<body><header>${menu(30)}</header>
<div class="ad-slot" id="ad-top">Advertisement</div>
<main><article class="story"><h1>Mill stands still for eleven days</h1>
<div class="byline">By <a href="/authors/ada">Ada Brook</a> and Tom Reed <time datetime="2026-11-19T07:30:00Z">19 November</time></div>
<figure><img src="https://cdn.example.com/mill-1200.jpg" width="1200" height="800" alt="The mill"><figcaption>The mill on Monday</figcaption></figure>
${prose(3)}
<h2>What the keepers say</h2>
${prose(3, 2)}
<blockquote><p>We rang the bell every hour, and nobody came but the rain.</p></blockquote>
<p>More in <a href="/2026/11/weir">our report on the weir</a>.</p>
<img src="/pixel.gif" width="1" height="1" alt="">
</article>
<aside class="related"><h3>Related</h3><ul>${Array.from({ length: 8 }, (_, at) => `<li><a href="/2026/10/story-${at}">Another story ${at}</a></li>`).join('')}</ul></aside>
<section id="comments" class="comments"><h3>Comments</h3><p>First!</p></section></main>
${footer}</body></html>`

export const blogPost = `<!DOCTYPE html><html lang="en-US"><head>
<meta charset="UTF-8"><meta name="robots" content="index, follow, max-image-preview:large">
<title>How we dry our herbs - Moss &amp; Fern</title>
<meta name="description" content="Three racks, one attic, no oven.">
<link rel="canonical" href="https://blog.example.com/how-we-dry-our-herbs/">
<script type="application/ld+json" class="schema-graph">{"@context":"https://schema.org","@graph":[
{"@type":["Article","BlogPosting"],"headline":"How we dry our herbs","datePublished":"2026-10-02T06:00:00+00:00",
"author":{"name":"Fern"},"keywords":["Herbs","Attic"],"articleSection":["Kitchen"],"inLanguage":"en-US",
"image":{"@id":"https://blog.example.com/how-we-dry-our-herbs/#primaryimage"},"thumbnailUrl":"https://blog.example.com/herbs.jpg"},
{"@type":"WebPage","@id":"https://blog.example.com/how-we-dry-our-herbs/","name":"How we dry our herbs - Moss & Fern"},
{"@type":"BreadcrumbList","itemListElement":[{"@type":"ListItem","position":1,"name":"Home"}]}]}</script>
</head><body class="post-template-default single">
<div id="page" class="site">${menu(6)}
<div id="content"><div id="primary" class="content-area"><main id="main">
<article id="post-17" class="post type-post hentry"><header class="entry-header"><h1 class="entry-title">How we dry our herbs</h1></header>
<div class="entry-content">${prose(4)}
<ul><li>Mint</li><li>Sage</li><li>Lemon balm</li></ul>
<figure class="wp-block-image"><img decoding="async" src="/wp-content/herbs-300.jpg" srcset="/wp-content/herbs-300.jpg 300w, /wp-content/herbs-1200.jpg 1200w" width="300" height="200" alt="Racks"></figure>
${prose(2, 4)}</div></article></main></div></div></div></body></html>`

export const shopPage = `<!doctype html><html lang="en"><head><title>Willow basket, large – Reed Shop</title>
<meta property="og:type" content="product"><meta property="og:title" content="Willow basket, large">
<meta property="og:image" content="//shop.example.com/img/basket.jpg">
<meta property="product:price:amount" content="39.00"><meta property="product:price:currency" content="EUR">
<script type="application/ld+json">{"@context":"https://schema.org/","@type":"Product","name":"Willow basket, large","image":["https://shop.example.com/img/basket.jpg"],"offers":{"@type":"Offer","price":"39.00"}}</script>
</head><body>${menu(12)}<div class="product"><div class="gallery"><img src="/img/basket.jpg" width="800" height="800"></div>
<h1>Willow basket, large</h1><p class="price">€39.00</p><button>Add to basket</button>
<div class="description"><p>Woven by hand from one-year willow, cut in winter and dried until spring. It carries twelve kilos of apples,
stands on its own, and mends easily, since every rod can be replaced.</p>
<p>The handle is made of three twisted rods. Each basket takes a morning to weave, and no two of them are alike, in colour or in shape.</p></div></div>
${footer}</body></html>`

export const docsPage = `<!doctype html><html lang="en"><head><title>Configuration · Weir</title></head><body>
<div class="layout"><aside class="sidebar"><ul>${Array.from({ length: 40 }, (_, at) => `<li><a href="/docs/page-${at}">Page ${at}</a></li>`).join('')}</ul></aside>
<main class="content"><h1>Configuration</h1><p>Weir reads one file, and everything in it can be left out. The file is read again when it changes, so there is no need to start anew.</p>
<pre><code class="language-toml">[gate]
height = 3</code></pre>
<h2>Settings of the gate</h2><p>The gate opens by itself when the water rises above the height. It closes again after an hour, or when somebody rings the bell.</p>
<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><td>height</td><td>Metres</td></tr></tbody></table>
<p>Read on in <a href="../guide#start">the guide</a>.</p></main></div></body></html>`

export const cookieWall = `<!doctype html><html lang="en"><head><title>Before you continue</title></head><body>
<div class="consent"><h1>We value your privacy</h1><p>We and our 842 partners store cookies and process personal data for personalised advertising.
You can accept all cookies or manage your consent choices. By clicking accept you consent to tracking by cookies.</p>
<button>Accept all</button><a href="/privacy">Privacy policy</a></div></body></html>`

/** Windows-1252, declared only in the page itself. */
export const germanPage: Buffer = Buffer.from(
  `<html><head><meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">
<meta property="og:locale" content="de_DE"><meta name="date" content="2026-05-01"><meta name="keywords" content="M\u00fchle, Fl\u00fcsse">
<title>\u00dcber die M\u00fchle</title></head><body><table><tr><td><h1>\u00dcber die M\u00fchle</h1>
<p>Die M\u00fchle am Fl\u00fcsschen steht seit vierhundert Jahren, und fast ebenso lange wird dar\u00fcber gestritten, wem das Wasser geh\u00f6rt.
Im Fr\u00fchjahr, wenn der Schnee schmilzt, h\u00f6rt man das Rad bis ins Nachbardorf, und die M\u00fcllerin schl\u00e4ft mit Watte in den Ohren.</p>
<p>\u0084Wer zuerst kommt, mahlt zuerst\u0093, sagt sie, und meint damit vor allem die Enten, die sich jeden Morgen vor dem Wehr versammeln.
Das Mehl kostet zwei Euro, das Zusehen nichts, und wer m\u00f6chte, darf den Hebel selbst umlegen, wenn die Glocke l\u00e4utet.</p></td></tr></table></body></html>`,
  'latin1',
)

export const lazyImages = `<!doctype html><html lang="fr"><head><title>Le moulin</title><meta property="og:type" content="article"></head><body><article><h1>Le moulin</h1>
${prose(3)}
<p><img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="/photos/moulin.jpg" class="lazy" alt="Le moulin"></p>
${prose(2)}
<p><img class="lazyload" data-srcset="/photos/roue-400.jpg 400w, /photos/roue-1600.jpg 1600w" alt="La roue"></p>
</article></body></html>`

export const ampPage = `<!doctype html><html amp lang="en"><head><meta charset="utf-8"><title>Mill stands still</title>
<link rel="canonical" href="https://news.example.com/2026/11/mill-stands-still">
<script async src="https://cdn.ampproject.org/v0.js"></script></head>
<body><article><h1>Mill stands still</h1>${prose(4)}<amp-img src="/mill.jpg" width="1200" height="800"></amp-img></article></body></html>`

export const spaShell = `<!doctype html><html lang="en"><head><title>App</title><script src="/static/main.js" defer></script></head>
<body><noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div></body></html>`

/** A listing page: teasers, a menu, a footer, and a link to the next page. */
export const listingPage = (
  articles: string[],
  next?: string,
): string => `<!doctype html><html lang="en"><head><title>Journal</title></head><body>
<header>${menu(5)}</header><main><h1>Journal</h1>
${articles.map((path, at) => `<article class="teaser"><a href="${path}"><img src="/t${at}.jpg" alt=""></a><h2><a href="${path}?utm_source=list#top">Story ${at}</a></h2><p>Teaser.</p><a href="${path}">Read more</a></article>`).join('\n')}
<a href="/tag/river">River</a> <a href="https://friends.example.org/post">Friends</a> <a rel="nofollow" href="/sponsored">Sponsored</a> <a href="/report.pdf">Report</a>
${next ? `<div class="pagination"><a class="next" href="${next}">Older posts →</a></div>` : ''}</main>${footer}</body></html>`

/** An ordinary article, for tests that need many. */
export const plainArticle = (
  title: string,
  options: { paragraphs?: number; more?: string; head?: string } = {},
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta property="og:title" content="${title}">${options.head ?? ''}</head><body>${menu(5)}
<main><article><h1>${title}</h1>${prose(options.paragraphs ?? 3)}${options.more ?? ''}</article></main>${footer}</body></html>`

/**
 * A variant of `newsArticle`, which has everything that sites usually put into an article's head: for many
 * realistic pages of about 30 kB.
 */
export const largeArticle = (number: number): string =>
  newsArticle
    .replaceAll('Mill stands still for eleven days', `Mill stands still for ${number} days`)
    .replaceAll('mill-stands-still', `mill-${number}`)
    .replace(
      '<h2>What the keepers say</h2>',
      `${prose(30 + (number % 20), number)}<h2>What the keepers say</h2>`,
    )
    .replace('</nav>', `</nav>${menu(60)}`)
