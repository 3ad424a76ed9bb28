import type { NoveltyBrand } from '../brand'

export const pikeAndMarrowBooks: NoveltyBrand = {
  name: 'Pike & Marrow Books',
  language: 'en',
  published: [
    'Happy publication day to The Salt Ledger by Ines Calloway! 🎉 A customs clerk, a missing ship and forty years of very careful bookkeeping. In shops from today, £10.99 in paperback.',
    'Cover reveal! 👀 This is Small Weather by Tomasz Reid, with a jacket by our in-house designer Bea Lund. She painted the clouds with cold tea. Out 14 May.',
    "Our submissions window opens on 1 March and closes on 31 March. We're looking for novels under 90,000 words and narrative non-fiction. Send us the first three chapters and a one-page synopsis, as a single PDF. No agent needed. We read everything, and you'll hear from us by the end of June.",
    'Ines Calloway reads from The Salt Ledger at Turnpike Books in Leith, Thursday 9 April, 7 pm. Tickets £5, redeemable against the book.',
    "We've been longlisted! The Orchard Keepers by Ruth Adeyemi is one of twelve titles on the Fenwick Prize longlist. The shortlist is announced on 2 June. We are being extremely calm about it. (We are not.)",
    'Staff pick of the month: Danny in sales chose Ten Quiet Rivers by Mo Farrant. "I read it on the bus and missed my stop. Twice." #StaffPick',
    "From the slush pile to the shelf: two years ago Hannah Obi posted us a manuscript with a handwritten note and no return address. It took us three weeks to track her down. Next month we publish her debut, The Lamplighter's Arithmetic.",
    "We're hiring a publicity assistant. Full time, based in our Norwich office with two days from home, £25,500. You don't need a degree, but you do need to like talking about books to strangers. Apply by 17 April: pikeandmarrow.example/jobs",
    "Good news for ears: The Orchard Keepers is now an audiobook, read by Amara Sesay. Nine hours and twelve minutes, and we'd listen to her read the phone book. 🎧",
    'Three questions for Tomasz Reid. Where do you write? "In a shed with no heating." What do you read when you\'re stuck? "Tide tables." What\'s the new one about? "Two brothers who stop talking about anything but the weather." #ThreeQuestions',
    'Our warehouse is moving over Easter, so orders placed between 2 and 8 April will go out on 9 April. Sorry for the wait!',
    'Reprint number three! We printed 2,000 copies of The Salt Ledger and thought we were being brave. There are now 9,500 of them out in the world. Thank you, booksellers.',
    "All our paperbacks are now printed on 100% recycled paper. It costs us about 14p more per book. We've decided to eat that rather than pass it on.",
    'Rights news: Small Weather has been sold to Norway, Italy and Brazil. Tomasz would like it known that he now has an opinion on Norwegian weather.',
    'Spring bundle 🌷 Any three backlist paperbacks for £22, until 30 April, only on our website. Code: TULIP',
    'We went to London Book Fair with four suitcases of proofs and came home with none. Also with a cold. Worth it.',
    'Happy publication day to A Field Guide to Leaving by Priya Anand! 🎉 Eleven essays about moving house, moving country and moving on. In shops from today, £9.99 in paperback.',
    "Editor's note: why we cut the prologue. Our editor Jonas explains on the blog what happened to the first nine pages of The Lamplighter's Arithmetic, and why Hannah thanked him for it, eventually.",
    "Every year we give 200 books to a school library. This year's go to Hillmead Primary in Great Yarmouth, whose library was flooded in January. The boxes went off this morning. 📚",
    'Book club kit: free discussion questions, a letter from the author and a recipe for plum cake for The Orchard Keepers. Download it from our website.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: "It's here! Ines Calloway's The Salt Ledger is out today: a ship goes missing, a customs clerk starts digging, and four decades of meticulous accounts begin to talk. Paperback, £10.99, at your local bookshop.",
    },
    {
      of: 2,
      text: "Got a novel shorter than 90,000 words, or some narrative non-fiction? You can submit to us without an agent all through March. One PDF please, containing three opening chapters plus a synopsis of a single page. Everything gets read, and we'll reply to everyone by the end of June.",
    },
    {
      of: 4,
      text: "Ruth Adeyemi's The Orchard Keepers has made the longlist of the Fenwick Prize, alongside eleven other books! Now we wait for the shortlist on 2 June and pretend not to be nervous.",
    },
    {
      of: 5,
      text: "Danny from our sales team recommends Mo Farrant's Ten Quiet Rivers this month. Warning: he was so deep in it on the bus that he rode past his stop two times. #StaffPick",
    },
    {
      of: 7,
      text: "Job alert: publicity assistant, Norwich (two days a week at home are fine), full time, £25,500. A degree isn't necessary. Enjoying a chat about books with people you've never met is. Deadline 17 April, details at pikeandmarrow.example/jobs",
    },
    {
      of: 8,
      text: 'You can now listen to The Orchard Keepers! Amara Sesay narrates the audiobook, which runs to a little over nine hours. 🎧',
    },
    {
      of: 10,
      text: "Heads up: because we're relocating our warehouse at Easter, anything you order from the 2nd to the 8th of April won't be shipped until the 9th. Thanks for your patience.",
    },
    {
      of: 12,
      text: "From now on every paperback of ours is made with fully recycled paper. That adds roughly 14 pence to the cost of each copy, which we're absorbing ourselves. The price for you stays as it is.",
    },
    {
      of: 14,
      text: 'Pick three paperbacks from our backlist and pay just £22 with the code TULIP. Website only, ends 30 April. 🌷',
    },
    {
      of: 18,
      text: "This morning two hundred books left for Hillmead Primary in Great Yarmouth. In January a flood ruined their library, so this year's school donation goes to them. 📚",
    },
  ],
  fresh: [
    "Happy publication day to The Lamplighter's Arithmetic by Hannah Obi! 🎉 A gasworks, a gifted girl and one sum that will not come out. In shops from today, £10.99 in paperback.",
    'Cover reveal! 👀 This is The Bell Foundry by Ruth Adeyemi, with a jacket by linocut artist Sam Quist. There are 63 tiny bells on it. Count them. Out 3 September.',
    'Priya Anand reads from A Field Guide to Leaving at The Green Door in Sheffield, Tuesday 21 April, 6.30 pm. Tickets £4, redeemable against the book.',
    'Staff pick of the month: Bea in design chose The Winter Tenants by Colm Hayes. "The only book that has ever made me like a landlord." #StaffPick',
    'Three questions for Hannah Obi. Where do you write? "At the launderette." What do you read when you\'re stuck? "Old exam papers." What\'s next? "Sleep." #ThreeQuestions',
    "We've been shortlisted! The Orchard Keepers is one of five titles left in the running for the Fenwick Prize. The winner is announced on 30 June at a dinner for which Ruth has already bought shoes.",
    "Our submissions window has closed, and 1,312 of you sent us your work. That's 400 more than last year. Jonas has bought a bigger kettle.",
    'Rights news: The Salt Ledger has been optioned for television by Harbour Street Films. Six parts, if all goes well. Ines has asked for a walk-on part as a seagull.',
    'Meet Kezia, our new publicity assistant! She comes from a bookshop in Ely, has read all of our backlist and starts on Monday.',
    'Summer bundle ☀️ Two hardbacks and a tote bag for £30, until 31 July, only on our website. Code: DECKCHAIR',
  ],
}
