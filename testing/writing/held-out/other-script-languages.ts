import { fact, image, storedPlainText, unusable, type WritingItem } from '../writing-item'

/** One item each in Ukrainian, Korean, Chinese and Hebrew. */
export const otherScriptLanguages: WritingItem[] = [
  {
    id: 'held-uk-mobilna-biblioteka',
    sourceType: 'push',
    item: {
      title: 'Бібліотека на колесах виїжджає 1 вересня',
      body: `З 1 вересня 2026 року бібліобус фонду «Сторінка» щотижня відвідуватиме 14 сіл Полтавщини. На борту 2 300 книжок, два ноутбуки й чайник.

«Торік ми возили книжки у власних машинах. Тепер маємо автобус, і діти чекають його, як морозиво», – каже координаторка Оксана Гнатюк.

Читацький квиток безкоштовний. Книжки можна тримати три тижні.

Збираємо ще 85 000 грн на зимові шини та пальне: https://storinka.example/bus

З повагою, команда фонду`,
      tags: ['новини'],
      url: 'https://storinka.example/news/bibliobus',
      language: 'uk',
      publishedAt: '2026-08-18T09:00:00Z',
      featuredImage: {
        url: 'https://storinka.example/img/bus.jpg',
        alt: 'Жовтий бібліобус біля сільської школи',
      },
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'uk', from: 'publisher' },
      facts: [
        fact(
          'statement',
          'З 1 вересня 2026 року бібліобус фонду «Сторінка» щотижня відвідуватиме 14 сіл Полтавщини.',
        ),
        fact('number', 'На борту 2 300 книжок, два ноутбуки й чайник.'),
        fact(
          'quote',
          'Торік ми возили книжки у власних машинах. Тепер маємо автобус, і діти чекають його, як морозиво',
        ),
        fact('who', 'координаторка Оксана Гнатюк'),
        fact('statement', 'Читацький квиток безкоштовний.'),
        fact('price', '85 000 грн'),
        fact('link', 'https://storinka.example/bus'),
      ],
      notForPosts: [unusable('salutation', 'З повагою, команда фонду')],
      images: [image('https://storinka.example/img/bus.jpg', 'subject')],
    },
  },
  {
    id: 'held-ko-app-update',
    sourceType: 'push',
    item: {
      title: '산책노트 3.5 업데이트 안내',
      body: storedPlainText(`안녕하세요, 산책노트 팀입니다.

6월 18일 배포되는 3.5 버전에서는 산책 경로를 오프라인 지도에 저장할 수 있습니다.
반려견을 최대 5마리까지 등록할 수 있게 되었습니다.
배터리 사용량은 이전 버전보다 약 30% 줄었습니다.
프리미엄 요금은 월 3,900원으로 그대로입니다.

안드로이드 9 이하에서는 더 이상 업데이트가 제공되지 않습니다.

감사합니다.`),
      tags: ['업데이트'],
      url: 'https://sanchaek.example/notice/35',
      language: 'ko',
      publishedAt: '2026-06-16T02:00:00Z',
      raw: { build: 3050, rollout: 'staged' },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'ko', from: 'publisher' },
      facts: [
        fact('statement', '6월 18일 배포되는 3.5 버전에서는 산책 경로를 오프라인 지도에 저장할 수 있습니다.'),
        fact('number', '반려견을 최대 5마리까지 등록할 수 있게 되었습니다.'),
        fact('number', '배터리 사용량은 이전 버전보다 약 30% 줄었습니다.'),
        fact('price', '프리미엄 요금은 월 3,900원으로 그대로입니다.'),
        fact('statement', '안드로이드 9 이하에서는 더 이상 업데이트가 제공되지 않습니다.'),
      ],
      notForPosts: [
        unusable('salutation', '안녕하세요, 산책노트 팀입니다.'),
        unusable('salutation', '감사합니다.'),
      ],
      images: [],
    },
  },
  {
    id: 'held-zh-tea-museum',
    sourceType: 'notion_database',
    item: {
      title: '秋茶品鉴夜',
      body: `十月二十四日晚七点，茶博物馆将举办秋茶品鉴夜。馆长林若溪会亲手冲泡六款今年的铁观音，其中一款来自海拔一千二百米的老茶园。

门票每人一百二十元，含茶点。名额只有三十位，十月十五日截止报名。

地点：杭州市龙井路88号，二楼茶室

内部备注：赞助商名单未定，先不要公布`,
      tags: ['活动'],
      url: 'https://www.notion.example/teamuseum/autumn-tasting-4b',
      raw: { 负责人: '小周', 状态: '待审核' },
      featuredImage: {
        url: 'https://files.notion.example/teamuseum/gaiwan.jpg',
        alt: '一只白瓷盖碗和六个茶杯',
      },
    },
    expect: {
      kind: 'event',
      language: { code: 'zh', from: 'detected' },
      facts: [
        fact('when', '十月二十四日晚七点，茶博物馆将举办秋茶品鉴夜。'),
        fact('statement', '馆长林若溪会亲手冲泡六款今年的铁观音，其中一款来自海拔一千二百米的老茶园。'),
        fact('price', '门票每人一百二十元，含茶点。'),
        fact('deadline', '名额只有三十位，十月十五日截止报名。'),
        fact('where', '杭州市龙井路88号，二楼茶室'),
      ],
      notForPosts: [
        unusable('notice', '内部备注：赞助商名单未定，先不要公布'),
        unusable('notice', '待审核', 'raw.状态'),
      ],
      images: [image('https://files.notion.example/teamuseum/gaiwan.jpg', 'subject')],
    },
  },
  {
    id: 'held-he-swap-day',
    sourceType: 'web_scraper',
    item: {
      title: 'יום החלפת ספרי ילדים בספרייה העירונית',
      summary: 'מביאים ספר, לוקחים ספר.',
      body: `דלג לתוכן הראשי

ביום שלישי, 14 ביולי 2026, בין השעות 16:00 ל-19:00, תקיים הספרייה העירונית יום החלפת ספרי ילדים. כל ילד שמביא ספר במצב טוב מקבל קופון לספר אחר.

בשנה שעברה החליפו ידיים 640 ספרים. „הספר הכי מבוקש היה ספר בישול לילדים, ואנחנו עדיין לא מבינים למה", מספרת מנהלת הספרייה, נועה ברקוביץ'.

הכניסה חופשית. רחוב האלון 12, קומת הכניסה.

צור קשר | הצהרת נגישות`,
      tags: [],
      url: 'https://library-gefen.example/swap',
      language: 'he',
      featuredImage: {
        url: 'https://library-gefen.example/img/swap.jpg',
        alt: 'ילדים בוחרים ספרים משולחן ארוך',
      },
      media: [{ url: 'https://library-gefen.example/img/logo.png', alt: 'הספרייה העירונית גפן' }],
      raw: {},
    },
    expect: {
      kind: 'event',
      language: { code: 'he', from: 'document' },
      facts: [
        fact('when', 'ביום שלישי, 14 ביולי 2026, בין השעות 16:00 ל-19:00'),
        fact('statement', 'כל ילד שמביא ספר במצב טוב מקבל קופון לספר אחר.'),
        fact('number', 'בשנה שעברה החליפו ידיים 640 ספרים.'),
        fact('quote', 'הספר הכי מבוקש היה ספר בישול לילדים, ואנחנו עדיין לא מבינים למה'),
        fact('where', 'רחוב האלון 12, קומת הכניסה.'),
        fact('statement', 'מביאים ספר, לוקחים ספר.', 'summary'),
      ],
      notForPosts: [
        unusable('navigation', 'דלג לתוכן הראשי'),
        unusable('navigation', 'צור קשר | הצהרת נגישות'),
      ],
      images: [
        image('https://library-gefen.example/img/swap.jpg', 'subject'),
        image('https://library-gefen.example/img/logo.png', 'logo'),
      ],
    },
  },
]
