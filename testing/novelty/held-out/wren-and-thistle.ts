import type { NoveltyBrand } from '../brand'

/** A florist in a market town. */
export const wrenAndThistle: NoveltyBrand = {
  name: 'Wren & Thistle Flowers',
  language: 'en',
  published: [
    // 0
    `Stem of the week: ranunculus 🌸 Grown by Pauline in Hebden, picked yesterday, in the shop this morning. £1.20 a stem or ten for a tenner. Keep them in shallow water and they'll go for a good eight days.`,
    `Stem of the week: hellebore. Everyone tells us theirs flop within an hour. The trick is to wait until you can see the seed pods forming, then sear the ends in boiling water for 20 seconds. Ours have been through it already, £2 each.`,
    `Stem of the week: sweet peas 💜 They last four days if you're lucky and we don't care. Bunches of 20 for £6, from Gareth's polytunnel in Todmorden.`,
    `Stem of the week: cosmos. Cheap, cheerful and forever falling over. £3.50 a bunch. #britishflowers`,
    `We're closed from Monday 4 to Saturday 9 August. Jess is getting married (yes, she is doing her own flowers, no, we couldn't stop her). Back as normal on the 11th.`,
    // 5
    `Mother's Day orders are open! Three sizes this year: Little Wren £28, Big Wren £42 and the frankly enormous Thistle at £65. Delivery in HX and OL14 postcodes is free if you order before 20 March. After that it's £5. Link in bio.`,
    `Wreath workshop dates are up 🌿\nThurs 27 Nov, 7pm\nSun 30 Nov, 2pm\nThurs 4 Dec, 7pm\n£48 including all the greenery, mulled cider and a mince pie. Eight places each, and they went in two days last year.`,
    `The cold room died at 3am on Saturday with two weddings inside it. Huge, huge thanks to Imran at the fishmonger's next door, who cleared out half his walk-in chiller for us before he'd even had his breakfast. Both brides had their flowers. Nobody smelled of haddock.`,
    `A reminder that we don't use floral foam. Not for funerals, not for weddings, not for anything. It's single-use plastic that crumbles into rivers. We use chicken wire, moss and pin frogs, and you'd never know.`,
    `Hiring! We're looking for a Saturday person, 8 till 4, £12.60 an hour. You'll sweep a lot, make a lot of tea and learn to condition stems properly. No experience needed but you do have to like mornings. Drop a note through the door or email hello@wrenandthistle.example by 15 May.`,
    // 10
    `Wedding of the weekend: Amara and Tom at the Piece Hall. Terracotta dahlias, dried bracken and about four hundred stems of toffee-coloured roses. Photos by Lily Marsh. Congratulations you two 🥂`,
    `Wedding of the weekend: Beth and Orla, in a barn above Heptonstall, in sideways rain. White foxgloves, cow parsley and the longest ivy garland we've ever made (11 metres!).`,
    `Funeral flowers are the job we're proudest of. Come in, sit down, have a brew. You don't need to know the names of anything. Tell us about the person and we'll work it out from there.`,
    `How long should cut flowers last? Change the water every two days, cut a centimetre off the ends each time, and keep them away from the fruit bowl. Bananas are murder.`,
    `New on the shelf: hand-thrown bud vases by Kit Alderson from Mytholmroyd. Three glazes, £18 each. We've got 24 and there won't be any more until autumn.`,
    // 15
    `We've switched the van to electric! ⚡ It's called Doris, it's the colour of mushy peas, and it does 140 miles on a charge. All deliveries since Tuesday have been diesel-free.`,
    `Friday bunches are £10 again from this week. Whatever's left in the buckets, wrapped in brown paper, from 3pm until they're gone. No choosing, no reserving, no regrets.`,
    `Seven years today since we opened with two buckets, a borrowed till and a leaking roof. The roof still leaks. Thank you for every single bunch. There's cake on the counter until it's finished 🎂`,
    `Letterbox flowers subscription: one flat-packed box a month, from £22, cancel whenever you like. February's box is all about scent: narcissi, mimosa and a sprig of rosemary.`,
    `Peony season has landed early! Coral Charm and Sarah Bernhardt are in, £3.80 a stem. Buy them as tight as marshmallows and watch them go. Expect three weeks, tops.`,
  ],
  nearDuplicates: [
    {
      of: 1,
      text: `If your hellebores collapse as soon as you get them home, you're probably cutting too early. Hold off till the seed pods show and dip the stems in just-boiled water for twenty seconds. They're this week's stem at two pounds each, and we've done the dipping for you.`,
    },
    {
      of: 4,
      text: `Heads up: no shop from 4 to 9 August, because Jess is tying the knot and insists on doing the flowers herself. We open again on Monday 11th.`,
    },
    {
      of: 5,
      text: `You can now order for Mother's Day 💐 Pick from the Little Wren (£28), the Big Wren (£42) or, if you really love her, the gigantic Thistle (£65). Get your order in before March 20th and we'll deliver for nothing across HX and OL14; leave it later and delivery costs a fiver.`,
    },
    {
      of: 7,
      text: `When our fridge packed up in the small hours of Saturday we had the flowers for two weddings in there. Imran the fishmonger emptied half of his own chiller for us, before breakfast. He saved both weddings and not one bouquet smelled fishy. Thank you, Imran!`,
    },
    {
      of: 9,
      text: `Do you like mornings? We need somebody on Saturdays from 8am to 4pm. Pay is £12.60 per hour, and we'll teach you everything including how to condition flowers, so it doesn't matter if you've never done it. Expect sweeping and tea-making too. Apply by 15 May: a note through our door or hello@wrenandthistle.example.`,
    },
    {
      of: 11,
      text: `Eleven metres of ivy garland, our longest so far! That was for Orla and Beth, who got married at the weekend in a barn over Heptonstall while the rain came in sideways. There were also white foxgloves and cow parsley.`,
    },
    {
      of: 13,
      text: `Make your bouquet last: fresh water every other day, trim 1cm off the stems when you do it, and don't stand the vase near fruit, bananas least of all.`,
    },
    {
      of: 15,
      text: `Meet Doris, our new pea-green electric van. She manages 140 miles between charges, and since Tuesday not a drop of diesel has gone into delivering your flowers 🔌`,
    },
    {
      of: 16,
      text: `They're back: ten-pound Friday bunches. From three o'clock we wrap up what's still in the buckets in brown paper. First come, first served, and you get what you're given!`,
    },
    {
      of: 19,
      text: `The peonies are here, sooner than we thought. You'll find Sarah Bernhardt and Coral Charm in the shop for £3.80 each. Take them home in tight bud and be quick, as they'll be over in about three weeks.`,
    },
  ],
  fresh: [
    `Stem of the week: snapdragons. Pinch the sides and they'll roar at you. £1.50 a stem, in apricot and a very dark red, from Pauline in Hebden.`,
    `Stem of the week: viburnum opulus, the green snowball one. Bash the ends, give it a long drink overnight, and it'll hold for ten days. £2.75.`,
    `Wedding of the weekend: Priya and Daniel at Shibden Mill. Marigold garlands by the hundred, tuberose in her hair and a mandap that took five of us until midnight.`,
    `Terrarium workshop on Sunday 18 January at 11am. £38 with the jar, the moss and the tiny ferns. Six places. Children over ten welcome with a grown-up.`,
    `We're closed on Wednesday afternoon for stocktaking. Open till 12, then it's just us, a clipboard and several thousand ribbons.`,
    `Valentine's orders close on Wednesday 11 February at 6pm. No red roses from Kenya this year, and we're not sorry: you'll get Cornish anemones and tulips at £35 instead.`,
    `Thank you to everyone at the Calder Food Hub who swapped 60 jam jars for our leftover flowers. Every table at Sunday's lunch had a posy on it.`,
    `New on the shelf: beeswax candles from Ripponden Apiary, £9 for the pair. They smell of honey before you've even lit them.`,
    `Letterbox flowers subscription: May's box is packed with alliums, sweet rocket and a surprise from Gareth's polytunnel. Sign up by the 28th to get it.`,
    `Saturday's Flower Market pitch has moved! You'll find us by the clock on Bull Green rather than next to the bank, 9am to 1pm, until the roadworks end.`,
  ],
}
