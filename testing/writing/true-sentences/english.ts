import { type SentencesOfItem, says } from './sentence'

export const englishSentences: SentencesOfItem[] = [
  {
    item: 'en-announcement-library',
    language: 'en',
    sentences: [
      says('On March 9 at 10am, Harrow Quay Library opens again.', 'date', 'March 9', 'March 19'),
      says(
        'Inside are eighty-four thousand three hundred volumes, spread over 4 floors.',
        'number',
        'eighty-four thousand three hundred',
        'eighty-six thousand three hundred',
      ),
      says('The rebuild came to 11.4 million pounds.', 'price', '11.4 million pounds', '14.1 million pounds'),
      says(
        'Imogen Pryce, head of the library since 2019, says it began with “the people carrying them”.',
        'name',
        'Imogen Pryce',
        'Imogen Price',
      ),
      says(
        '“What came back first was not the books, it was the people carrying them,” says Dr Pryce.',
        'quote',
        'What came back first was not the books, it was the people carrying them,',
        'What came back first was not the money, it was the children reading,',
      ),
    ],
  },
  {
    item: 'en-announcement-battery',
    language: 'en',
    sentences: [
      says(
        'Ohio gets a new battery park: 96 MW, built by Calder Grid near Millersport.',
        'number',
        '96 MW',
        '69 MW',
      ),
      says('The price tag: US$212,500,000.', 'price', 'US$212,500,000', 'US$221,500,000'),
      says('Work on the site begins in July.', 'date', 'July', 'June'),
      says('Ayodele Marsh runs Calder Grid as chief executive.', 'name', 'Ayodele Marsh', 'Ayodele Walsh'),
      says('Neighbours can look at the plans on 6 May between 17:30 and 20:00.', 'date', '17:30', '18:30'),
    ],
  },
  {
    item: 'en-event-repair-cafe',
    language: 'en',
    sentences: [
      says('The next Repair Café is on Sat, Nov 21.', 'date', 'Nov 21', 'Nov 28'),
      says('Doors are open from 10 am until 2:30 pm.', 'date', '2:30 pm', '3:30 pm'),
      says(
        'You’ll find us in St Brigid’s Hall, Mill Lane 4.',
        'name',
        'St Brigid’s Hall',
        'St Anselm’s Hall',
      ),
      says(
        '18 volunteers bring soldering irons, sewing machines and patience.',
        'number',
        '18 volunteers',
        '28 volunteers',
      ),
      says('Forty-one of the 63 objects seen in October work again.', 'number', 'Forty-one', 'Fifty-one'),
    ],
  },
  {
    item: 'en-event-choir',
    language: 'en',
    sentences: [
      says(
        'The Ferrybank Singers give their winter concert on December 12.',
        'date',
        'December 12',
        'December 21',
      ),
      says('A ticket is 18 dollars; students pay 9.', 'price', '18 dollars', '28 dollars'),
      says('Mezzo-soprano Liv Aasen comes from Tromsø.', 'name', 'Tromsø', 'Bergen'),
      says(
        '“My grandmother sang it to the cows,” she says of the hymn.',
        'quote',
        'My grandmother sang it to the cows,',
        'My grandfather sang it to the sheep,',
      ),
      says(
        'Seats can be had at https://tickets.ferrybanksingers.example/winter-2026',
        'link',
        'https://tickets.ferrybanksingers.example/winter-2026',
        'https://ferrybanksingers-tickets.example/winter-2026',
      ),
    ],
  },
  {
    item: 'en-event-run',
    language: 'en',
    sentences: [
      says(
        'On 16 May 2027 the Saltmarsh Half Marathon crosses the Wexmere marsh.',
        'date',
        '16 May',
        '15 May',
      ),
      says('The start is at ten to eight, or 7.50 am.', 'date', '7.50 am', '7.15 am'),
      says('Enter by Jan 31 for 38 euros.', 'price', '38 euros', '33 euros'),
      says('No more than nine hundred runners can start.', 'number', 'nine hundred', 'nine thousand'),
      says(
        'Entries: saltmarshrun.example/enter',
        'link',
        'saltmarshrun.example/enter',
        'saltmarsh-run.example/enter',
      ),
    ],
  },
  {
    item: 'en-product-kettle',
    language: 'en',
    sentences: [
      says('The Brindle kettle costs 64 pounds, VAT included.', 'price', '64 pounds', '46 pounds'),
      says('It holds 800 ml: four small cups.', 'number', '800 ml', '900 ml'),
      says('We guarantee it for fifteen years.', 'number', 'fifteen', 'fifty'),
      says('Delivery in the UK is £4.50.', 'price', '£4.50', '£5.40'),
      says(
        'See it at https://hobandhearth.example/kettles/brindle-08.',
        'link',
        'https://hobandhearth.example/kettles/brindle-08',
        'https://hobandhearth.example/kettles/brindle-80',
      ),
    ],
  },
  {
    item: 'en-product-cheese',
    language: 'en',
    sentences: [
      says('Old Tolland spends 14 months in an old railway tunnel.', 'number', '14 months', '18 months'),
      says('It is 27.50 dollars a pound.', 'price', '27.50 dollars', '25.70 dollars'),
      says('Ridgeway makes it from May to August and not a day longer.', 'date', 'August', 'October'),
      says(
        'A customer from Rochester wrote: “It did not see Christmas.”',
        'quote',
        'It did not see Christmas.',
        'It was gone by New Year.',
      ),
      says(
        'The judges of the American Farmstead Awards gave it gold twice, in 2024 and in 2025.',
        'name',
        'American Farmstead Awards',
        'American Cheese Society Awards',
      ),
    ],
  },
  {
    item: 'en-recipe-flatbread',
    language: 'en',
    sentences: [
      says('6 flatbreads, one bowl, one pan.', 'number', '6 flatbreads', '8 flatbreads'),
      says('From flour to table in forty minutes.', 'number', 'forty minutes', 'fourteen minutes'),
      says('You need three hundred grams of flour.', 'number', 'three hundred', 'two hundred'),
      says('Marguerite Osei bakes without yeast.', 'name', 'Marguerite Osei', 'Margaret Osei'),
      says(
        'The whole recipe: panandpeel.example/recipes/skillet-flatbread/',
        'link',
        'panandpeel.example/recipes/skillet-flatbread/',
        'panandpeel.example/recipes/skillet-focaccia/',
      ),
    ],
  },
  {
    item: 'en-guide-chain',
    language: 'en',
    sentences: [
      says('A chain gauge is about ten dollars.', 'price', 'ten dollars', 'five dollars'),
      says('Change the chain at 1/16 of an inch, not later.', 'number', '1/16', '1/32'),
      says('Wait too long and 30 dollars become 120.', 'price', '120', '150'),
      says(
        'A chain lasts most people two to three thousand miles.',
        'number',
        'three thousand',
        'five thousand',
      ),
      says('Twelve-speed chains are done at half a percent of wear, so 0.5%.', 'number', '0.5%', '0.8%'),
    ],
  },
  {
    item: 'en-release-plankton',
    language: 'en',
    sentences: [
      says('Your last five hundred records now work offline.', 'number', 'five hundred', 'five thousand'),
      says('26 volunteers put Plankton into Spanish.', 'name', 'Spanish', 'Portuguese'),
      says('Deleted sightings can be brought back for sixty days.', 'number', 'sixty', 'ninety'),
      says(
        '“I logged 1,877 jellyfish without seeing a single bar of reception,” says Hana Sato.',
        'quote',
        'I logged 1,877 jellyfish without seeing a single bar of reception,',
        'I finally switched my phone off and slept,',
      ),
      says('Plankton 5 keeps working up to March 31, 2027.', 'date', 'March 31, 2027', 'May 31, 2027'),
    ],
  },
  {
    item: 'en-story-seed-library',
    language: 'en',
    sentences: [
      says('Harold Nye filled sixty-one drawers with beans.', 'number', 'sixty-one', 'sixty-four'),
      says('Ellen Nye found them in a garage in Corvallis.', 'name', 'Corvallis', 'Medford'),
      says('His first drawer cost him four dollars.', 'price', 'four dollars', 'forty dollars'),
      says(
        'Renu Batra calls seeds “a promise with an expiry date”.',
        'quote',
        'a promise with an expiry date',
        'a letter to our grandchildren',
      ),
      says('Of the old beans, 29% still sprouted.', 'number', '29%', '39%'),
    ],
  },
  {
    item: 'en-character-quillon',
    language: 'en',
    sentences: [
      says('Quillon delivered one letter thirty-one years late.', 'number', 'thirty-one', 'twenty-one'),
      says('He flies for the Night Post.', 'name', 'Night Post', 'Dawn Post'),
      says('At 46 centimetres he is a small owl.', 'number', '46 centimetres', '64 centimetres'),
      says(
        'When rain comes, his left wing ticks; maps of Hollowmere he folds blind.',
        'name',
        'Hollowmere',
        'Ravenmere',
      ),
      says(
        'His line: “He has never told a lie, but he has forgotten a great many truths.”',
        'quote',
        'He has never told a lie, but he has forgotten a great many truths.',
        'He has never lost a letter, but he has lost a great many hats.',
      ),
    ],
  },
  {
    item: 'en-person-conductor',
    language: 'en',
    sentences: [
      says('Thandeka Mokoena starts on Sept 1.', 'date', 'Sept 1', 'Sept 11'),
      says('Her first symphony here is No. 3 by Florence Price.', 'name', 'Florence Price', 'Amy Beach'),
      says('Two hundred seats go for five pounds each.', 'price', 'five pounds', 'fifteen pounds'),
      says(
        '“A closed rehearsal is a meeting,” she says.',
        'quote',
        'A closed rehearsal is a meeting,',
        'A closed rehearsal is a prison,',
      ),
      says('Sir Desmond Hale led the Sinfonia for 17 years.', 'number', '17 years', '27 years'),
    ],
  },
  {
    item: 'en-obituary-ferryman',
    language: 'en',
    sentences: [
      says('Aldous Greer died on October 2, 2026, aged eighty-eight.', 'date', 'October 2', 'October 12'),
      says('His first boat was called Nancy Bell.', 'name', 'Nancy Bell', 'Mary Bell'),
      says('He paid ninety pounds for her, in 1961.', 'price', 'ninety pounds', 'nineteen pounds'),
      says('Some 74 000 people cross with his company each year.', 'number', '74 000', '47 000'),
      says('The memorial crossing sails from Kilbrannan on 24 Oct at 11:00.', 'date', '24 Oct', '25 Oct'),
    ],
  },
  {
    item: 'en-list-novels',
    language: 'en',
    sentences: [
      says('Seven novels, each of them shorter than 160 pages.', 'number', '160 pages', '180 pages'),
      says(
        'In “The Ice Ledger” by Sunniva Dahl a bookkeeper audits a glacier.',
        'name',
        'Sunniva Dahl',
        'Sunniva Lund',
      ),
      says('“Tin” is the shortest at ninety-eight pages.', 'number', 'ninety-eight', 'eighty-eight'),
      says(
        'Three books together are ten percent cheaper, through September 30.',
        'date',
        'September 30',
        'October 30',
      ),
      says(
        'All seven: https://platformbooks.example/lists/one-train-ride',
        'link',
        'https://platformbooks.example/lists/one-train-ride',
        'https://platform-books.example/lists/one-train-ride',
      ),
    ],
  },
]
