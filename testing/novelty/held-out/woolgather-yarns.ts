import type { NoveltyBrand } from '../brand'

/** A yarn shop. */
export const woolgatherYarns: NoveltyBrand = {
  name: 'Woolgather Yarns',
  language: 'en',
  published: [
    // 0
    `Colourway of the month: Rook's Wing 🖤 Black with a flash of petrol blue if you hold it to the light. Hand-dyed by Annika on 75/25 merino nylon, 420 m to 100 g, $29. Forty skeins and not one more.`,
    `Colourway of the month: Burnt Toast. A warm brown that started as an accident with the madder pot. Fingering weight, $28.`,
    `Colourway of the month: Lake Effect. Five pale greys in one skein, dyed while we were snowed in with nothing else to do ❄️ DK weight, 230 m, $31, ships Monday.`,
    `Knit night is back on Thursdays from 6 to 9! Bring whatever you're stuck on. Corinne will pick up your dropped stitches, Dale will bring lemon bars, nobody will judge your gauge.`,
    `Sock Club sign-ups open on Friday at 10am Eastern. Six months, six skeins, six patterns you won't find anywhere else. $186 including US shipping. We're capping it at 150 members this time.`,
    // 5
    `Class: your first sweater. Four Saturdays from January 10, 1 to 4pm, $140 with yarn discount. You should be able to knit, purl and count to eight. By February you'll be wearing it.`,
    `Class: fix your mistakes. One evening, Wednesday, February 4, 6:30pm, $35. Laddering down, tinking, afterthought buttonholes and the noble art of pretending you meant it.`,
    `Meet the sheep! Our Driftless line is spun from the fleeces of 46 Corriedales on Ruth Halvorsen's farm, nineteen miles from the shop. She names them after Supreme Court justices. Ruth Bader is the naughty one.`,
    `PSA: wool does not like your washing machine's "wool" setting. Cool water, a drop of no-rinse soap, fifteen minutes, roll in a towel, dry flat. That's the whole secret.`,
    `We wound our ten thousandth skein today on the same old Swedish swift. It squeaks. We've tried everything. It's part of the team now.`,
    // 10
    `Moths. We need to talk about moths. Freeze anything suspicious for 72 hours, let it thaw for a day, freeze it again. Cedar smells lovely and does very little.`,
    `Charity knit-along: 500 hats for the Mercy Street shelter by December 1. We've got free patterns at the counter and 20% off any yarn you buy for it. 137 hats so far, and one very long scarf from a man who misread the sign.`,
    `Sale on the porch, Saturday and Sunday, 10 to 4: discontinued colors 40% off, mill ends at $5 a bag, needles two for one. If it rains we'll move it into the garage. #yarnsale`,
    `Trunk show this weekend with Peg Lindqvist, who's bringing 22 samples from her new book Northern Yokes. Try them all on. She's signing on Saturday at 2.`,
    `We're looking for test knitters for the Alder cardigan, sizes XS to 5X. Six weeks, worsted weight, about 1,300 m for a medium. You get the yarn at half price and your name in the pattern. Form closes Sunday night.`,
    // 15
    `Shop closed on Monday: we're all going to the Upper Valley Wool Festival to pet things. Come and find us there, barn C, stall 41.`,
    `New in: Lykke interchangeable needles in driftwood, sets from $139. They're light, they don't click, and they come in a pouch you'll pretend is the reason you bought them.`,
    `Your finished things are our favorite things. This one's by Marguerite, 84, who has knitted the same Aran for every grandchild. That's number fourteen 💚`,
    `Sad news: the Haskell mill is closing after 112 years, so this fall's batch of Harbor Tweed will be the last. We bought everything they had left, 900 skeins. When it's gone, it's gone.`,
    `Free shipping on orders over $75 from now on, to all fifty states. Canada, we love you too, and we've got your rate down to a flat $12.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Hold our new Rook's Wing up to the window and the black turns petrol blue. It's the colorway of the month: 420 meters per 100 grams of merino and nylon (75/25), dyed by Annika's own hands. Twenty-nine dollars, and only 40 skeins exist.`,
    },
    {
      of: 2,
      text: `Being snowed in was good for something: we dyed Lake Effect, a skein with five soft grays and our colorway of the month. It's a DK with 230 m on it, costs $31 and goes out from Monday on.`,
    },
    {
      of: 3,
      text: `Stuck on a project? Come to our Thursday knit nights, which start again now, six to nine. There'll be Dale's lemon bars, and Corinne to rescue dropped stitches.`,
    },
    {
      of: 4,
      text: `Want six months of exclusive sock patterns with a skein to go with each? On Friday at ten (Eastern) we open the doors of Sock Club to 150 knitters. The price is $186, shipping within the US included.`,
    },
    {
      of: 7,
      text: `Nineteen miles down the road, Ruth Halvorsen keeps 46 Corriedale sheep, every one of them named for a Supreme Court justice. Their fleece becomes our Driftless yarn. Watch out for Ruth Bader, she's trouble.`,
    },
    {
      of: 8,
      text: `How to wash a hand-knit: not in the machine, whatever the dial says! Soak it for a quarter of an hour in cool water with a little no-rinse soap, squeeze it in a rolled towel and lay it flat to dry.`,
    },
    {
      of: 10,
      text: `Found a moth in your stash? Three days in the freezer, one day out, then back in. Don't count on cedar.`,
    },
    {
      of: 12,
      text: `Porch sale! This weekend from ten to four on both days: 40 percent off discontinued colors, five-dollar bags of mill ends, and buy one pair of needles, get another free. In wet weather it's in the garage.`,
    },
    {
      of: 14,
      text: `Knit our Alder cardigan before anyone else does! We need testers in every size from XS to 5X who can finish within six weeks. It takes around 1,300 m of worsted in a medium, and you'll get 50% off the yarn plus a credit in the pattern. Sign up by Sunday night.`,
    },
    {
      of: 18,
      text: `After 112 years Haskell mill is shutting down. It means the Harbor Tweed arriving this fall is the final batch: 900 skeins, all of which we've bought, and there won't be any more.`,
    },
  ],
  fresh: [
    `Colourway of the month: Rhubarb Fool. Pink that goes to green and back, on a single-ply merino. 366 m, $30, and please swatch it first because it's a bleeder.`,
    `Colourway of the month: Church Basement. Named for the coffee. A muddy olive that everyone at knit night called ugly and then bought.`,
    `Class: brioche without tears. Two Sundays, March 8 and 15, 11am, $70. Bring two colors of worsted you can tell apart in bad light.`,
    `Class: spinning on a drop spindle. Saturday, April 18, 10am to noon, $45 with spindle and four ounces of Ruth's roving to take home.`,
    `Trunk show from Friday: Teo Marchetti and his colorwork mittens, 15 pairs, each one based on a different Italian tile floor. He'll give a talk at 5.`,
    `We did it! 512 hats went to Mercy Street this morning in the back of Dale's pickup. Thank you to all 94 of you. Next year: mittens.`,
    `New in: project bags sewn by Joy from old feed sacks, $34, no two alike. The zipper won't eat your yarn, she's tested it on her own lace.`,
    `We're extending our hours: from April 1 the shop's open on Sundays too, noon to 4. Tuesday remains our day off.`,
    `Lambing has started at Ruth's! Eleven so far, including triplets. You can visit on the last Saturday of the month between 1 and 3. Rubber boots, please.`,
    `The Alder cardigan pattern is out today, $9, in ten sizes. Thank you to the 31 testers who found every mistake we made on the left sleeve.`,
  ],
}
