import type { NoveltyBrand } from '../brand'

export const ternValleyYouthOrchestra: NoveltyBrand = {
  name: 'Tern Valley Youth Orchestra',
  language: 'en',
  published: [
    "Our spring concert: Dvořák's Eighth, the Elgar Cello Concerto and a brand new piece by our own Milo Hartnell (17). Saturday 21 March, 7.30 pm, St Brannock's Church. Tickets £12, under-18s free. 🎻",
    "Auditions for the 2026/27 season take place on 9 and 10 May at Ternbridge Academy. We have places in all sections, and we especially need violas, bassoons and a second harp. Ages 12 to 19, roughly grade 6 and up. Prepare one piece of your choice, some scales and a bit of sight-reading. It's friendly, promise.",
    'Meet the player: Aisha, 14, French horn. Started because her school had one in a cupboard. Favourite moment: the horn call in Brahms 1. Least favourite: carrying it on the 42 bus. #MeetThePlayer',
    'Half-term course is done: five days, 78 players, one sprained wrist (table tennis, not violin) and an enormous amount of toast.',
    "We're off to Slovenia! From 20 to 27 July the orchestra tours Ljubljana, Maribor and Piran with three concerts. It's our first trip abroad since 2019.",
    "Help us get everybody on the coach: our tour costs £740 per player, and eleven of our families can't manage that. Our bursary fund stands at £3,900 of the £6,000 we need. Every tenner helps: tvyo.example/give ❤️",
    "Our conductor Margit Olsson has been awarded the county's arts medal for 15 years of work with young musicians. She found out during a rehearsal and went straight on with bar 112.",
    "Got an instrument in the attic? Our lending library would love it. We currently have 34 instruments out on loan and a waiting list for cellos in small sizes. We'll pay for the repair.",
    "Strings sectional this Sunday, 10 am to 1 pm, in the Drill Hall (NOT the Academy, they've got a flooring problem). Bring a pencil and your lunch.",
    'Thank you, Ternbridge! 412 people came to the spring concert, we sold out for the first time in six years, and the retiring collection raised £1,186 for the bursary fund.',
    "Meet the player: Jonah, 18, timpani. Has counted an estimated 9,000 bars' rest for us. Off to study engineering in the autumn. Keeps a lucky felt scrap in his left shoe. #MeetThePlayer",
    'A new training orchestra! From September the Tern Valley Sparrows will rehearse on Thursdays from 4.30 to 5.30 pm, for ages 8 to 12, grade 1 upwards. £60 a term, led by Kit Mbeki.',
    'Our Christmas concert is on YouTube now, including the moment the tinsel fell into the tuba.',
    'Masterclass: on 18 April Lena Voss, principal oboe of the Northern Sinfonietta, works with our woodwind section. Listening costs £3 at the door, 2 pm, Drill Hall.',
    'Old friends news: our former leader Beatrice Lowe (with us from 2011 to 2016) has won a seat in the second violins of the Rotterdam Philharmonic. We always knew.',
    "We've got a new van, thanks to Ternbridge Rotary Club! It fits four timpani, six double basses and, just about, our stage manager Bill.",
    'Wanted: a treasurer. Two evenings a month, lots of spreadsheets, free concert tickets for life. Our lovely Carol retires in June after 12 years. Write to chair@tvyo.example',
    'Family concert: Peter and the Wolf, told by BBC weatherman Des Hallam. Sunday 14 June, 3 pm, in the walled garden at Orley House. Picnics welcome. Adults £8, children £2, wolves free.',
    'Rehearsal fact of the day: the second trombones have not played a single note in the first movement since January. They have, however, finished a 1,000-piece jigsaw.',
    'Term dates are up! Autumn term: 12 September to 5 December, rehearsals on Saturdays 9.30 am to 12.30 pm as always. Full calendar at tvyo.example/dates',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: "Come and hear us at St Brannock's on Saturday, 21 March! We're playing Elgar's Cello Concerto, Dvořák's Symphony No. 8 and the premiere of a work by 17-year-old Milo Hartnell from our own ranks. We start at half past seven. £12, free for anyone under 18. 🎻",
    },
    {
      of: 1,
      text: "Want to play with us next season? We're holding auditions on the weekend of 9/10 May at Ternbridge Academy, for players between 12 and 19 at about grade 6 or above. All instruments welcome, violas, bassoons and another harpist most of all! You'll play a piece you like, a few scales and a little sight-reading.",
    },
    {
      of: 2,
      text: "This is Aisha! She's 14 and plays the horn, because there happened to be one in a cupboard at school. She loves the horn call from the First Symphony of Brahms and hates taking her case on bus number 42. #MeetThePlayer",
    },
    {
      of: 4,
      text: 'First tour abroad since 2019! In July we travel to Slovenia for a week (20th to 27th) and give a concert each in Piran, Maribor and Ljubljana.',
    },
    {
      of: 5,
      text: "Eleven of our players' families can't afford the £740 for the tour. We want nobody left behind, so we're collecting £6,000 for bursaries and have reached £3,900 so far. Can you spare ten pounds? tvyo.example/give",
    },
    {
      of: 7,
      text: "We're looking for instruments that nobody plays any more! 34 of ours are lent out right now, and children are queuing for small cellos. If yours needs fixing, we cover that.",
    },
    {
      of: 9,
      text: "What a night! The spring concert was full to the last seat, which hasn't happened in six years. To the 412 of you who were there: thanks, also for the £1,186 you put into the buckets for our bursaries.",
    },
    {
      of: 11,
      text: 'Ages 8 to 12, grade 1 or more? Join the Tern Valley Sparrows, our training orchestra, which Kit Mbeki starts this September. Thursdays, half past four till half past five, £60 per term.',
    },
    {
      of: 14,
      text: "Congratulations to Beatrice Lowe, who led our orchestra until 2016: she's just become a second violinist with the Rotterdam Philharmonic!",
    },
    {
      of: 16,
      text: "Are you good with numbers? After twelve years Carol is stepping down as treasurer in June, and we need somebody to take over. It takes about two evenings each month, and you'll never pay for one of our concerts again. Interested? chair@tvyo.example",
    },
  ],
  fresh: [
    "Our summer concert: Sibelius' Second, Gershwin's Rhapsody in Blue and the Tern Valley Sparrows' very first appearance on a stage. Saturday 4 July, 7.30 pm, Ternbridge Corn Exchange. Tickets £12, under-18s free. 🎻",
    'Meet the player: Rosalind, 16, bassoon. Started because her grandmother said nobody else would. Favourite moment: the opening of the Rite of Spring. Least favourite: reeds at £19 each. #MeetThePlayer',
    "Meet the player: Dev, 13, viola. Used to be a violinist and says he doesn't miss the E string at all. Has been to every single rehearsal this season. #MeetThePlayer",
    'We did it! The bursary fund reached £6,240 last night, and every one of our 78 players is coming to Slovenia. Thank you to all 163 of you who gave.',
    'Brass sectional this Sunday, 2 pm to 5 pm, back in the Academy (the new floor is lovely, no spikes without a stopper please). Bring mutes.',
    'Masterclass: on 16 May Gareth Pugh-Jones, who teaches the double bass in Cardiff, works with our low strings. Listening costs £3 at the door, 11 am, Drill Hall.',
    "Old friends news: Samir Haddad, our principal clarinet from 2014 to 2018, is the new head of music at Ternbridge Academy. So he'll be unlocking the hall for us from now on.",
    'Greetings from Piran! The last concert was outdoors, the wind took the flute parts, and a man from the second row played along from memory. Home tomorrow at about 9 pm.',
    'We have a treasurer! Please welcome Olu Bankole, accountant by day, jazz trombonist by night. He takes over on 1 July.',
    "Audition results are going out by email this Friday. 96 of you came, more than ever before, and we've found our second harp!",
  ],
}
