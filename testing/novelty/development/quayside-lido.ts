import type { NoveltyBrand } from '../brand'

export const quaysideLido: NoveltyBrand = {
  name: 'Quayside Lido',
  language: 'en',
  published: [
    "We open for the season on Friday 1 May at 6.30 am! First ten in get a free bacon roll (or the tofu one, it's good).",
    'Water temperature this morning: 14.2 °C. Bracing! 🥶 #LidoTemp',
    "Season tickets are on sale now. Adults £165, concessions £110, families £340. Buy before 31 March and you'll save 15 per cent. Online or at the kiosk on Saturdays between 10 and 2.",
    'Learn to swim: our new term for children from 5 to 11 starts on 8 June. Groups of six, Monday to Thursday after school, ten lessons for £72. Bookings open this Sunday at noon, and they go fast.',
    "The slow lane is for swimming slowly. It isn't for standing and discussing kitchens. Love, your lifeguards.",
    'Full moon swim on Saturday 30 May, 9 to 11 pm. Hot chocolate, a saxophone, floating lanterns. £9, over-16s only, tickets from the website.',
    "We're closed tomorrow, Tuesday, as a pump has failed. The engineer comes at eight. If it's quick we'll reopen on Wednesday morning. Season ticket holders can swim at Abbey Baths for free in the meantime.",
    'Meet Doris Pym, 91, who has swum here since 1947. She comes at seven, does sixteen lengths of breaststroke and has a crumpet. "I\'ve outlived three changing rooms." 💙',
    "Our new solar panels have been switched on. There are 148 of them on the changing block, and they'll cover about a third of the electricity we use, mostly for the pumps.",
    'Become a lifeguard! We run the NPLQ course from 7 to 12 April, £180, and refund it in full if you work a season with us. You have to be 16 and able to swim 50 metres in under a minute.',
    'Water temperature this morning: 18.9 °C. Almost decadent. #LidoTemp',
    'Dog day! On Sunday 27 September, the last day of the season, the pool belongs to your dogs. Two sessions, 10 am and 1 pm, £6 a dog. Humans stay on the side, sorry. 🐕',
    'The café has a new menu by Yusuf: flatbreads, three salads that are actually filling, and the return of the legendary rhubarb crumble. Open to non-swimmers too, from 8 am.',
    'Aqua aerobics with Trish is back, Mondays and Fridays at 10 am, in the shallow end. No need to book, £5, bring a hat. Trish brings the Abba.',
    "Somebody left a set of false teeth in locker 61. They're at the kiosk. No questions asked.",
    'Storm damage: the wind on Sunday night took the roof off the east changing rooms. Nobody was hurt. Please use the west side for now; we expect the repair to take about three weeks.',
    'Women-only swim, every Wednesday from 8 to 9.30 pm, starting 6 May. Female lifeguards, screens up, all swimwear welcome.',
    "We asked what you'd like, and 1,206 of you replied. Top three: warmer showers, earlier opening at weekends and somewhere to lock a cargo bike. We're starting with the showers: new boilers go in this February.",
    "From Monday we're going cashless at the kiosk. Cards and phones only. Locker pound coins still work, don't panic.",
    'The Friends of Quayside Lido need you: painting weekend on 18 and 19 April, from 9 am. Brushes and blue paint provided, lunch too. Wear something you hate.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: "Set your alarm: on 1 May (that's a Friday) the lido opens its gates for this year, at half past six in the morning. The first ten swimmers get a bacon roll on the house, or a tofu one if they'd rather.",
    },
    {
      of: 2,
      text: "15% off all season tickets until the end of March! That's before the discount: £165 for adults, £110 concessions and £340 for a family. Get yours on our website, or come by the kiosk, Saturdays 10 till 2.",
    },
    {
      of: 3,
      text: "Swimming lessons for kids aged 5 to 11: ten sessions, six children per group, £72. We start on 8 June, after school from Monday to Thursday. You can book from twelve o'clock on Sunday, so don't wait too long.",
    },
    {
      of: 5,
      text: "Swim under the full moon! On 30 May we're open from nine till eleven at night, with lanterns on the water, live sax and hot chocolate. Get your £9 ticket online. Sorry, only for those aged 16 and over.",
    },
    {
      of: 6,
      text: "Broken pump, so no swimming on Tuesday. An engineer is due first thing and with luck we'll be open again on Wednesday. Until then Abbey Baths lets our season ticket holders in for nothing.",
    },
    {
      of: 7,
      text: "Sixteen lengths of breaststroke, then a crumpet: that's 7 am for Doris Pym. She's 91 and has been coming to the lido since 1947, longer than any of the three changing rooms she has seen come and go. 💙",
    },
    {
      of: 9,
      text: 'Fancy a job by the pool? Train with us as a lifeguard from 7 April to 12 April. The NPLQ course costs £180, but you get every penny back after one season on our team. Minimum age 16, and you need to manage 50 metres in less than sixty seconds.',
    },
    {
      of: 11,
      text: 'On our closing day, 27 September, your four-legged friends may jump in! Sessions at ten and at one, £6 per dog, and owners must stay dry. 🐕',
    },
    {
      of: 15,
      text: "East changing rooms shut for around three weeks: Sunday's storm blew the roof off. Everyone's fine, and the west side is open.",
    },
    {
      of: 17,
      text: "Warmer showers! That was wish number one in our survey, so we're fitting new boilers in February. Longer weekend hours in the morning and parking for cargo bikes came second and third. Thanks to all 1,206 people who took part.",
    },
  ],
  fresh: [
    "Water temperature this morning: 21.4 °C. Doris says it's soup. #LidoTemp",
    'Dawn swim on Sunday 21 June, 4.30 to 6.30 am, for the longest day. Porridge, a harpist, the sun coming up over the cranes. £9, over-16s only, tickets from the website.',
    "Learn to swim for grown-ups: our first beginners' course for adults starts on 15 June. Groups of four, Tuesdays at 7.30 pm, eight lessons for £88. Nobody watches, and nobody has to put their head under in week one.",
    "We're closing at 4 pm today because there's thunder about. Evening tickets are valid tomorrow instead.",
    "Meet Colin Abara, who has cleaned our pool every night for 22 years. He's found four wedding rings and given all of them back. 💙",
    'The east changing rooms have their roof back! Two days early, too. Thanks to Brody & Sons, who worked through the hail.',
    "Yusuf's special this week: sardines on toast with pickled fennel, £7.50. Until Sunday, or until the sardines run out.",
    'Yoga on the deck with Simone, Saturdays at 8 am, starting 16 May. £8 including a swim afterwards. Bring your own mat.',
    "Somebody left a ukulele in locker 12. It's at the kiosk, and it's out of tune. Please hurry.",
    'From 1 June we open at 6 am on Saturdays and Sundays, an hour earlier than before. You asked in the survey, and the lifeguards said yes (after coffee).',
  ],
}
