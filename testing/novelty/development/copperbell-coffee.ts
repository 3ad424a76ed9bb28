import type { NoveltyBrand } from '../brand'

/** A small coffee roastery with a shop, in English. */
export const copperbellCoffee: NoveltyBrand = {
  name: 'Copperbell Coffee',
  language: 'en',
  published: [
    `New on the shelf: La Mora, a washed Caturra from Huila, Colombia. Red apple, brown sugar and a long cocoa finish. 250 g for £11.50, in the shop and online. #Copperbell #NewRoast`,
    `New on the shelf: Kibiru AA from Nyeri, Kenya. Blackcurrant, pink grapefruit and a hint of tomato leaf. 250 g for £13, in the shop and online. #Copperbell #NewRoast`,
    `Saturday cupping is back! Six coffees, one long table and a lot of slurping. We start at 10 am sharp, places are free, but there are only twelve of them, so put your name on the list at the counter. #Copperbell #Cupping`,
    `We get asked why we only roast on Tuesdays and Fridays. The answer is our roaster, Bertha. She holds twelve kilos, she takes an hour to warm up, and she sulks if you run her every day. Two full days a week keep the beans fresh and the gas bill bearable. So if you want your bag as young as possible, come in on a Wednesday or a Saturday. #Copperbell`,
    `Brew tip: if your filter coffee tastes sour, grind finer before you change anything else. Nine times out of ten, that's all it needs. #Copperbell #BrewTip`,
    `Meet Priya. She joined us as a Saturday girl in 2016, learned to roast from a pile of second-hand books, and last weekend she came third in the national roasting championship. We couldn't be prouder, and no, she still won't let anyone else touch the Ethiopian. #Copperbell #MeetTheTeam`,
    `From 1 June a flat white will cost £3.60 instead of £3.30. Green coffee has gone up by almost half since last summer, and milk isn't far behind. We've swallowed it for as long as we could. Filter refills stay at a pound. Thank you for understanding. #Copperbell`,
    `Bring your empty Copperbell tin back and we'll fill it for 10% less than a bag. Since January you've saved 2,140 bags from the bin that way! #Copperbell #Refill`,
    `Find us at the Ashdown Square market this Sunday, 9 till 2, right next to the cheese van. We're bringing cold brew on tap and the last of the Christmas blend. #Copperbell #AshdownMarket`,
    `Bertha is poorly. A bearing in the drum gave up this morning, and the spare part is coming from Izmir. Online orders will leave us about a week late. The shop has enough beans for now. Sorry, everyone! #Copperbell`,
    `Decaf drinkers, we hear you: our house decaf is now made with the Swiss Water process. No solvents, more chocolate, same price. #Copperbell`,
    `Every bag of Night Shift sold in November puts £2 into the Harbour Street food bank. Last year that came to £1,876. Let's beat it! #Copperbell #NightShift`,
    `Monday. Double espresso. No questions. #Copperbell`,
    `Our subscription just got more flexible: choose one, two or four weeks between parcels, skip whenever you like, and switch from beans to ground with one click. Postage is on us. #Copperbell #Subscription`,
    `Bank holiday hours: we're open from 9 to 1 on Monday and back to normal on Tuesday. #Copperbell`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Say hello to La Mora ☕ Our latest coffee is a Caturra from the Colombian region of Huila. It's a washed lot that tastes of cocoa, brown sugar and red apples. You can buy it online or in our shop, at £11.50 for a 250 g bag. #Copperbell #NewRoast #Colombia`,
    },
    {
      of: 2,
      text: `Who wants to slurp with us? On Saturday we're cupping six coffees again, from ten in the morning. It costs nothing. There's room for twelve people at the table, so sign up at the counter first. #Copperbell #Cupping`,
    },
    {
      of: 3,
      text: `Why Tuesdays and Fridays? Because Bertha, our twelve-kilo roaster, needs an hour to get hot and doesn't like working every day. Roasting twice a week saves gas and keeps your coffee fresh. The youngest bags are on the shelf on Wednesdays and Saturdays. #Copperbell`,
    },
    {
      of: 4,
      text: `Sour filter coffee? Don't touch the recipe just yet. Set your grinder a little finer and try again, because in nine cases out of ten the problem is solved. #Copperbell #BrewTip`,
    },
    {
      of: 5,
      text: `Third place at the national roasting championship! 🏆 That's what our Priya brought home last weekend. She started here in 2016, working Saturdays only, and taught herself roasting out of used books. The Ethiopian is still hers and hers alone. We're bursting with pride. #Copperbell #MeetTheTeam`,
    },
    {
      of: 6,
      text: `A word about prices. Our flat white goes up by 30p to £3.60 at the start of June, because raw coffee is nearly 50% dearer than a year ago and milk has become more expensive too. We held out as long as possible. A refill of filter coffee will still be £1. #Copperbell`,
    },
    {
      of: 7,
      text: `2,140 bags not thrown away since the start of the year, thanks to you! Keep bringing in your empty tins: a refill is ten per cent cheaper than buying a new bag. #Copperbell #Refill`,
    },
    {
      of: 9,
      text: `Bad news from the roastery: a drum bearing broke this morning and Bertha is out of action until the replacement arrives from Izmir. Please expect parcels to be delayed by around seven days. There's still plenty of coffee in the shop, though. We're sorry! #Copperbell`,
    },
    {
      of: 11,
      text: `Buy a bag of Night Shift this November and £2 of it goes to the food bank in Harbour Street. We raised £1,876 with it last year, and we'd love to top that. #Copperbell #NightShift`,
    },
    {
      of: 13,
      text: `Going away? Skip a parcel. Drinking more? Have one every week. Our subscribers can now pick an interval of one, two or four weeks, pause at any time and change between whole beans and ground coffee in a single click. Delivery remains free. #Copperbell #Subscription`,
    },
  ],
  fresh: [
    `New on the shelf: Hambela, a natural heirloom lot from Guji, Ethiopia. Strawberry, jasmine and a soft milk chocolate finish. 250 g for £12.50, in the shop and online. #Copperbell #NewRoast`,
    `New on the shelf: El Pilar, a washed Bourbon from Huehuetenango, Guatemala. Orange, toffee and roasted almond. 250 g for £11.50, in the shop and online. #Copperbell #NewRoast`,
    `Saturday is latte art day! Priya shows you how to steam milk and pour a heart that looks like one. We start at 3 pm, it's £15 with a drink, and there are eight places, so put your name on the list at the counter. #Copperbell #LatteArt`,
    `Brew tip: rinse your paper filter with hot water before the coffee goes in. It gets rid of the cardboard taste and warms the jug. #Copperbell #BrewTip`,
    `Meet Owen. He drives the van, fixes the grinders and knows every one of our 43 cafés by the name of its dog. Before he came to us he spent eleven years on a North Sea ferry, which may be why nothing rattles him, not even Friday's delivery round. #Copperbell #MeetTheTeam`,
    `Find us at the Ashdown Square market this Sunday, 9 till 2. This time we've got the hand grinder with us: bring your own beans, any roaster, and we'll grind them for free. #Copperbell #AshdownMarket`,
    `Bertha turns sixty! Our roaster was built in 1964 in a small workshop near Emmerich and spent her first four decades in a department store. To celebrate, there's cake for everybody on Friday from 2 pm. #Copperbell`,
    `Night Shift has a little sister. Early Shift is a lighter blend of Brazil and Rwanda, made for big mugs and long mornings. Try it as our guest filter all week. #Copperbell #EarlyShift`,
    `Friday. Last parcel packed. Feet up. #Copperbell`,
    `From 1 September we're switching to oat milk from a farm in Shropshire. It comes in returnable ten-litre pails rather than cartons, foams better than anything we've tried, and won't cost you a penny extra. Thank you to all who tasted their way through nine candidates with us. #Copperbell`,
  ],
}
