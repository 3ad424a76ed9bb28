import type { laterItems } from './later-items'

/**
 * What posts calculate from two values of the content: differences, sums, shares, ages, days; and values that
 * belong to something else.
 */
export const calculatedItems: typeof laterItems = [
  [
    'en',
    [
      'Plot Notes',
      'From 1 April 2027 a full plot costs £72 a year (was £65), a half plot £38 (was £34).\nThe waiting list stands at 58 names. You can borrow the rotavator for £5 a day.',
      'Our boiler gave up. A new boiler costs £8,900. As of today, 412 people have given £5,260.',
      'published_at: 2026-11-24',
    ],
    [
      'A full plot will be seven pounds dearer from April.',
      'Half a plot costs four pounds more.',
      '£3,640 to go: every donation brings the new boiler nearer.',
      'Only £3,640 is still missing.',
    ],
    [
      'A full plot will be four pounds dearer from April.',
      '£4,640 to go until the boiler is paid.',
      'A full plot will be nine pounds cheaper.',
    ],
  ],
  [
    'de',
    [
      'Spendenaufruf',
      'Ein überholter Motor kostet 23.000 Euro. 9.400 Euro haben wir schon zusammen.',
      'Die Jahreskarte wird billiger: 149 Euro statt 165 Euro. Die Berg- und Talfahrt kostet dann 26 statt 24 Euro.\nWer mit dem Postbus anreist, spart vier Euro.',
      'Der Graue Burgunder ist abgefüllt: 9,80 Euro die Flasche, im Sechserkarton 54 Euro. So wenig wie seit 2017 nicht mehr.',
      'published_at: 2026-11-27',
    ],
    [
      '13.600 Euro fehlen noch, damit der Bus wieder fährt.',
      'Die Jahreskarte sinkt um 16 auf 149 Euro.',
      'Die Berg- und Talfahrt wird zwei Euro teurer.',
      'Im Karton zahlst du neun Euro pro Flasche.',
      'So klein war die Lese zuletzt vor neun Jahren.',
    ],
    [
      '16.300 Euro fehlen noch, damit der Bus wieder fährt.',
      'Die Jahreskarte sinkt um 36 auf 149 Euro.',
      'Die Berg- und Talfahrt wird vier Euro teurer.',
      'Im Karton zahlst du acht Euro pro Flasche.',
      'So klein war die Lese zuletzt vor zwölf Jahren.',
    ],
  ],
  [
    'de',
    [
      'Spielzeugmuseum Kreuzlach',
      'Darum ist das Obergeschoss vom 11. Januar bis zum 5. März 2027 geschlossen.\nMo | Ruhetag\nDi–Fr | 10–17 Uhr\nSa, So, Feiertage | 10–18 Uhr',
      'Theda Wohlers, 36, klettert im Jahr etwa 9.000 Stufen. Die Uhr hat den Dreißigjährigen Krieg gehört.',
      'Donnerstag, 10.12.2026, 19:30 Uhr (Einlass ab 19 Uhr)',
      'Die Reihe 2.x wird am 31. Januar 2027 eingestellt. Die „Stinte“ nimmt 28 Autos und 190 Fahrgäste mit. Die Werft beschäftigt 146 Menschen.',
      'Der Bergkäse kommt im Herbst 2027 in den Verkauf.',
    ],
    [
      'Montags ist Ruhetag.',
      'Am Sonntag ist das Museum geöffnet.',
      'Ab dem 6. März ist oben wieder offen.',
      '9.000 Stufen steigt die 36-Jährige hinauf.',
      'Los geht es um halb acht, die Türen öffnen eine halbe Stunde früher.',
      'Ende Januar, am 31., ist Schluss mit 2.x.',
      'Platz ist für 190 Menschen und 28 Autos.',
      'Den Bergkäse gibt es ab Herbst 2027.',
    ],
    [
      'Dienstags ist Ruhetag.',
      'Am Montag ist das Museum geöffnet.',
      'Ab dem 8. März ist oben wieder offen.',
      '9.000 Stufen steigt die 63-Jährige hinauf.',
      'Los geht es um halb neun.',
      'Ende Januar, am 30., ist Schluss mit 2.x.',
      'Platz ist für 146 Fahrgäste und 28 Autos.',
      'Den Bergkäse gibt es ab Frühjahr 2027.',
    ],
  ],
  [
    'en',
    [
      'How to bleed a radiator',
      'Letting the air out is the cheapest repair in the house: a key costs about £2.50 and the job takes ten minutes.\nTurn the heating off and wait at least 30 minutes.',
      'The array cost £31.8 million. The islanders put in £12 million themselves.',
      '£16.40 an hour plus 20 % for hours after midnight. Released as version 5. The search is about three times as fast.',
      'Indoor pool: closed from Monday 14 December to Friday 8 January 2027 inclusive.',
      'The uniforms follow in spring 2027. We meet at the Old Tram Depot, 19 Cinder Row, Wexcombe.',
    ],
    [
      'First switch the heating off and give it half an hour.',
      'Over a third of the £31.8 million came from the islanders.',
      'After midnight there’s a fifth on top of the £16.40.',
      'The search is three times as quick.',
      'The pool is back on Saturday, 9 January.',
      'In the spring of 2027 the uniforms are to follow.',
      'We get our hands red at the Old Tram Depot in Wexcombe.',
    ],
    [
      'First switch the heating off and give it ten minutes.',
      'Over half of the £31.8 million came from the islanders.',
      'After midnight there’s a quarter on top of the £16.40.',
      'The search is five times as quick.',
      'The pool is back on Saturday, 16 January.',
      'In the autumn of 2027 the uniforms are to follow.',
      'We get our hands red at the Old Tram Depot in Westcombe.',
    ],
  ],
  [
    'en',
    [
      'Winter concert',
      '19:00 | Doors, mulled apple juice\n19:30 | Part one\nTickets are $18, students $9. A bus from town is $4.',
      'Losses fell from 6.1 % to 0.8 % in the first year. Sorting takes 35 minutes a shift instead of 90 minutes.',
      'Harriet Vance (41) conducts. Her teacher was born in 1938.',
      'published_at: 2026-11-18',
    ],
    [
      'Students save nine dollars.',
      'Doors open half an hour before part one.',
      'Losses are down by 5.3 percent.',
      'Sorting is 55 minutes faster.',
      'At 41 years old she conducts her teacher, aged 88.',
    ],
    [
      'Students save eight dollars.',
      'Doors open two hours before part one.',
      'Losses are down by 3.5 percent.',
      'Sorting is 65 minutes faster.',
      'Her teacher, aged 78, listens.',
    ],
  ],
]
