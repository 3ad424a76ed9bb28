import { type HeldOutSentence, planted } from './planted'

/** What English posts may say about fifteen items, one of them Portuguese, each with a falsehood to plant. */
export const englishSentences: HeldOutSentence[] = [
  ...planted('held-lido-reopens', 'en', [
    ['date', 'Marlow Road Lido opens again on [[May 23rd|May 30th]], at seven in the morning.'],
    ['number', 'The new main pool measures [[33 m|50 m]] and is kept at 24 °C.'],
    ['price', 'A swim costs [[£5.80|£6.50]] for adults; the under-fives get in free.'],
    [
      'name',
      '“Bring a towel,” says Councillor [[Dev Patel|Dan Patterson]], who looks after leisure for the council.',
    ],
    [
      'quote',
      "The council’s Dev Patel puts it this way: “[[I'm glad I can finally stop apologising|It is the finest pool in the country]].”",
    ],
  ]),
  ...planted('held-well-pumps-press-release', 'en', [
    ['number', '[[Forty|Forty-five]] solar pumps now run in Turkana, and together they serve 61,500 people.'],
    ['number', 'Families in Kakalel used to walk [[nine|fourteen]] kilometres each way for water.'],
    [
      'price',
      'The second phase has a budget of [[$2.1 million|$3.4 million]], and 70 per cent of it is covered.',
    ],
    ['date', 'From [[September|November]] 2026, another 25 pumps will follow along the Kerio valley.'],
    ['name', '“The pump is the easy part,” says [[Agnes Ekal|Agnes Lokwang]], who leads the programme.'],
  ]),
  ...planted('held-hockey-match-report', 'en', [
    ['number', "From two down to 3-2 up: the winner for the Ladies' 1s came in minute [[68|59]]."],
    ['number', 'Priya Nair is [[17|19]], was making her debut and scored the winner.'],
    ['name', 'Captain [[Mo Lindqvist|Kate Harrow]] made it level with a reverse-stick shot.'],
    [
      'date',
      "We are away at St. Bede's next, on [[14 November|21 November]], and push-back is at half past one.",
    ],
    ['number', 'Two hundred and twelve people (and [[2|5]] dogs) watched at Quarry Lane.'],
  ]),
  ...planted('held-farm-newsletter', 'en', [
    ['price', 'As of April 1st a small veg box is [[£12.25|£12.95]]; the large one remains £18.'],
    [
      'number',
      'Twins have arrived at Thistle Bank and [[sixty-four|ninety]] more lambs are expected before Easter.',
    ],
    ['date', 'Meet the lambs on the [[28th and 29th of March|21st and 22nd of March]], from ten until four.'],
    ['name', 'If money is tight, have a word with [[Hanna|Rosie]] about one of the ten solidarity boxes.'],
    ['price', 'You need no booking for lambing weekend, only wellies and [[£2|£5]] for the honesty tin.'],
  ]),
  ...planted('held-head-brewer-profile', 'en', [
    ['name', "Copperline's new head brewer is [[Ingrid Falk|Astrid Lund]], and she grew up on Gotland."],
    [
      'number',
      'In [[one hundred and eighteen|one hundred and forty]] years, no woman had held the post before her.',
    ],
    ['date', 'Her first beer, a 4.1 % table beer brewed with rye, goes on tap on [[Feb 6|Feb 13]].'],
    ['quote', 'What will change under Ingrid Falk? “[[Less than you fear|Everything you know]].”'],
    ['name', 'She spent 11 years brewing in Copenhagen and [[Leeds|Sheffield]].'],
  ]),
  ...planted('held-orchestra-season-opening', 'en', [
    ['date', 'Our season opens on 17 September 2026 at [[19:30|20:15]] in Northgate Hall.'],
    ['number', 'It is said that [[16|22]] swans gave Sibelius the tune of his Fifth.'],
    [
      'price',
      'You are under thirty? Then a seat is [[$12|$9]] at the box office, starting an hour before we play.',
    ],
    ['name', '[[Mateo Quispe|Daniel Ferro]] plays the world premiere of the cello concerto “Ferrywoman”.'],
    [
      'link',
      'Seats start at 24 dollars: [[https://northgatesymphony.example/c/season-opening|https://northgate-symphony.example.org/c/season-opening]]',
    ],
  ]),
  ...planted('held-school-open-day', 'en', [
    ['date', 'Ashgrove School opens its doors on [[10/10/2026|17/10/2026]] from half past nine.'],
    ['number', 'There are [[150|180]] places a year, and last time 402 families put us first.'],
    ['date', 'Application forms have to be with the local authority by [[October 31|November 15]].'],
    ['date', "Hear the head speak at ten o'clock or at [[half past eleven|two o'clock]] in the Old Gym."],
    ['name', 'We are on [[Larch Avenue|Maple Avenue]]; park on the field and come in by the pavilion.'],
  ]),
  ...planted('held-secateurs-row', 'en', [
    ['price', 'The Hiroshi No. 7 costs [[64.50 pounds|54.50 pounds]].'],
    ['number', 'These secateurs cut green wood as thick as [[2.2 cm|3.5 cm]].'],
    ['name', 'Hand-forged in a family workshop in [[Sanjo|Osaka]], Japan.'],
    [
      'number',
      'At [[240 grams|310 grams]] they sit lightly in the hand, and both spring and blade can be replaced.',
    ],
    [
      'link',
      'Carbon steel stays sharp for years if you wipe it dry: [[https://rootandrake.example/p/hiroshi-7|https://rootandrake-outlet.example.net/hiroshi-7]]',
    ],
  ]),
  ...planted('held-hotel-winter-offer', 'en', [
    ['price', 'Two people, one sea-view room, two nights: from [[289 pounds|249 pounds]].'],
    ['date', 'Storm Watch runs from Nov 2, 2026 to [[Feb 26, 2027|Mar 19, 2027]], Sundays to Thursdays.'],
    ['price', 'Your dog stays for [[£15|£22]] a night and gets biscuits too.'],
    ['date', 'Use the code STORM26 before the end of October and check out as late as [[13:00|15:30]].'],
    ['number', 'Dinner on the first evening has [[3|5]] courses.'],
  ]),
  ...planted('held-rye-buns-recipe', 'en', [
    ['number', 'Our cardamom rye buns, scaled down from 240 to [[a dozen|eighteen]].'],
    ['date', 'Give the dough [[ten hours|six hours]] in the fridge and bake before breakfast.'],
    ['number', 'Bake them for sixteen minutes at [[200 degrees|230 degrees]], or 180 with a fan.'],
    ['number', 'The dough takes [[0.15 kg|0.25 kg]] of light rye flour.'],
    ['number', 'Stored in a tin, the buns are good for [[2|6]] days.'],
  ]),
  ...planted('held-picture-book-launch', 'en', [
    ['name', 'Meet [[Brindle|Bramble]], the goat who has a lighthouse to look after.'],
    [
      'number',
      'It is [[one hundred and ninety-nine|two hundred and ten]] steps up to the lamp, and it is getting dark.',
    ],
    ['date', 'Out on [[November 5th|November 19th]], 2026, in hardback.'],
    ['price', 'Forty pages by Wren Abara for [[12.99 pounds|14.99 pounds]].'],
    [
      'quote',
      'Marta Ruiz of Paper Boat in Hull says: “[[I laughed, then I checked whether the landing light was on|The best picture book I have sold in a decade]].”',
    ],
  ]),
  ...planted('held-gridnote-release', 'en', [
    ['number', 'Gridnote 4 loads a sheet of [[1,000,000|10,000,000]] rows in less than two seconds.'],
    ['number', 'Version 3.9 needed [[19|35]] seconds for the same file.'],
    ['number', 'On the free plan you can now work with [[five|seven]] collaborators, up from three.'],
    [
      'date',
      'Version 4.0.0 was released on [[11 August 2026|25 August 2026]] and is supported until August 2028.',
    ],
    ['name', 'Column types are now guessed when you import from [[Airtable|Smartsheet]] or CSV.'],
  ]),
  ...planted('held-api-keys-retire', 'en', [
    ['date', 'Version 1 API keys stop working at [[noon UTC|midnight UTC]] on September 30.'],
    ['number', 'Some [[three hundred and twelve|five hundred and forty]] workspaces still use a v1 key.'],
    [
      'date',
      'Brown-outs are planned for September 2 and [[September 16|September 23]], each ten minutes long.',
    ],
    ['number', 'That is roughly [[4 %|7 %]] of all workspaces.'],
    [
      'link',
      'All the steps are here: [[https://parcelwise.example/changelog/v1-keys|https://parcelwise.example.co/v1-keys]]',
    ],
  ]),
  ...planted('held-letterpress-obituary', 'en', [
    ['name', '[[Harriet Coyle|Margaret Doyle]], founder of the Type Barn, has died. She was eighty-eight.'],
    ['date', 'She founded the museum in [[1979|1984]], with 2 presses and a horsebox she had borrowed.'],
    ['price', 'She paid [[90 pounds|150 pounds]] for the whole wood type of the Border Courier.'],
    [
      'number',
      'Around [[twenty thousand|thirty-five thousand]] schoolchildren have set their own names there.',
    ],
    ['date', 'The Type Barn stays closed on [[June 19th|June 26th]], the day of her funeral.'],
  ]),
  ...planted('held-pt-arroz-de-tomate', 'en', [
    ['number', 'A tomato rice for [[four|eight]], ready in 35 minutes.'],
    ['number', 'You need 300 grams of arroz carolino and [[six|nine]] ripe tomatoes.'],
    ['number', 'Let the chopped tomato cook down for [[ten|twenty]] minutes.'],
    ['number', 'The rice wants [[fourteen|eighteen]] minutes over a medium heat.'],
    [
      'link',
      'The full recipe: [[https://mercearia-sado.example/receitas/arroz-de-tomate|https://receitas-do-sado.example.org/arroz-de-tomate]]',
    ],
  ]),
]
