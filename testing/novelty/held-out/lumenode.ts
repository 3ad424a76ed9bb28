import type { NoveltyBrand } from '../brand'

/** A hardware start-up that makes an indoor air sensor. */
export const lumenode: NoveltyBrand = {
  name: 'Lumenode',
  language: 'en',
  published: [
    // 0
    `Firmware 1.4 is out. Battery life goes from 9 to 14 months because we finally stopped waking the radio every 30 seconds. Update in the app under Device > About. Takes four minutes, keep your phone nearby.`,
    `Firmware 1.5 is rolling out today:\n– Matter support (beta)\n– night mode dims the LED to 2%\n– fixes the drift in the CO2 reading above 2,000 ppm\nThanks to the 340 beta testers who broke it first.`,
    `Firmware 1.5.1: a small one. Fixes the crash when your room's name contains an emoji. Yes, we tested it with 🦄.`,
    `Production update #3: the injection moulds are done and the first shots came off the press in Shenzhen on Tuesday. The snap fit is 0.2 mm too tight, so one more round of changes. Shipping still planned for the end of October.`,
    `Production update #4: good news and bad news. Good: certification passed, CE and FCC, first try. Bad: the sensor supplier has pushed our 5,000 modules back by three weeks, so Kickstarter units will ship from mid-November instead of October. We're sorry. Refunds for anyone who wants one, no questions.`,
    // 5
    `Production update #5: they're shipping! The first 800 boxes left our warehouse in Rotterdam this morning. Tracking mails go out tonight. If you're backer number 1 to 800, watch your inbox.`,
    `Why we don't have a cloud: your bedroom's air is nobody's business. The Lumenode One talks to your phone and your home hub over the local network, and that's it. No account. No subscription. Ever.`,
    `What's a good CO2 level? Outdoors it's about 420 ppm. Below 1,000 indoors you'll think clearly. Above 1,400 you'll blame the meeting. Open a window.`,
    `We measured a week in Lena's bedroom with the door closed: 3,100 ppm at 6am. With the door ajar: 1,150. Same bed, same two people, same cat. The data and the script are on our blog → lumenode.example/blog/bedroom`,
    `The team is growing: welcome Ifeoma, our new embedded engineer. She spent six years on hearing aids at Oticon and thinks our power budget is "adorable".`,
    // 10
    `We're hiring a customer support lead, remote in the EU, four days a week, €46–52k. You'll answer emails, write docs and tell engineering what's really annoying. lumenode.example/jobs`,
    `Repair guide is up. Four Torx T6 screws, no glue. You can change the battery, the fan and the sensor yourself, and we sell all three. Battery is €7, sensor €29, fan €11.`,
    `We've closed our seed round: €2.1 million, led by Northlight Ventures with Polder Angels. It goes into a second product and into never having to hand-solder on a Sunday again.`,
    `Black Friday: no discount. The price is €149 today, it was €149 yesterday and it'll be €149 on Monday. For every unit sold this weekend we'll give one sensor to a school instead.`,
    `Recall notice: 212 power adapters from batch LN-0823 can overheat. The sensor itself is safe. Check the number under the plug. If it's yours, unplug it and we'll send a new one within 3 days: lumenode.example/recall`,
    // 15
    `Home Assistant users: the integration is now official and in core since 2025.4. No more custom repository. Discovery just works, and you get CO2, PM2.5, humidity, temperature and VOC as entities.`,
    `Come and see us at Dutch Design Week, 18–26 October, Klokgebouw, stand B12. We've built a glass phone booth that goes up to 4,000 ppm. You may do sums in it.`,
    `Our office plant Gerald has died. CO2 was fine. Humidity was fine. Nobody watered him. We don't have a sensor for that. Yet.`,
    `Made from the inside out: the housing of the One is 92% recycled ABS from old fridges. That's why the white is never quite the same white. We like it that way.`,
    `The Lumenode app is now available in Dutch, German, French and Polish. Translated by people, namely by eleven of you. Found a howler? Tell us and we'll send stickers.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Fourteen months on a single battery rather than nine: that's what you get with version 1.4, which no longer wakes the radio twice a minute. To install it open Device > About in the app and leave your phone close by for about 4 minutes.`,
    },
    {
      of: 2,
      text: `Just released: 1.5.1. If your Lumenode crashed because you put an emoji in the name of a room, it won't any more. (Tested with a unicorn.)`,
    },
    {
      of: 4,
      text: `We passed CE and FCC certification at the first attempt 🎉 Sadly our 5,000 sensor modules will reach us three weeks late. Kickstarter backers will therefore get theirs from the middle of November, not in October. Apologies, and if you'd rather have your money back, just say so.`,
    },
    {
      of: 6,
      text: `No account, no subscription and no cloud, now or later. Your Lumenode One stays on the local network and speaks only to your hub and your phone, since what you breathe in your bedroom concerns no one else.`,
    },
    {
      of: 8,
      text: `Sleep with the door open! In our test over seven nights, CO2 in Lena's bedroom hit 3,100 ppm by six in the morning when the door was shut, against 1,150 when it was left slightly open. Two people and a cat each time. Script and data: lumenode.example/blog/bedroom`,
    },
    {
      of: 11,
      text: `You can open a Lumenode with a T6 Torx screwdriver: it's four screws and no glue. Our new guide shows how to swap the parts, which you can buy from us: sensor for 29 euros, fan for 11, battery for 7.`,
    },
    {
      of: 12,
      text: `Northlight Ventures and Polder Angels have invested €2.1M in us. Northlight led our seed round. We'll use the money to build product number two, and for keeping our Sundays free of soldering irons.`,
    },
    {
      of: 13,
      text: `We don't do Black Friday deals. The One costs 149 euros, before, during and after. What we do instead: for each one you buy this weekend, a school gets a sensor for free.`,
    },
    {
      of: 14,
      text: `Please check your power adapter! If LN-0823 is printed under the plug, stop using it, because the 212 adapters of this batch may get too hot. Your sensor isn't affected. Replacement within three days via lumenode.example/recall`,
    },
    {
      of: 18,
      text: `Old fridges make our sensor: recycled ABS accounts for 92 per cent of the case of the One. So every white is slightly different, and we think that's a good thing.`,
    },
  ],
  fresh: [
    `Firmware 1.6 is here. You can now set your own thresholds for the LED colours, per room. Also: Fahrenheit, for our eleven American users.`,
    `Firmware 1.6.2 fixes a bug that made the humidity graph jump by one hour when the clocks changed. Time zones: still undefeated.`,
    `Production update #6: backers 801 to 2,400 have been shipped, and the last 600 will follow next Thursday. We're waiting for the green ones, because the paint wasn't green.`,
    `Production update #7: everybody has theirs. 3,000 units, 41 countries, 17 broken in the post, all replaced. This was the last update of the campaign. Thank you for your patience.`,
    `Welcome to the team, Mateusz! He'll run operations from Wrocław, and he's already found us a cheaper box that doesn't squash at the corners.`,
    `We're hiring a mechanical designer in Eindhoven, full time, €55–62k. You know your way around draft angles and don't mind arguing about 0.2 mm.`,
    `What's PM2.5? Dust so fine that it gets right into your lungs. Frying bacon took our test kitchen from 6 to 180 µg in five minutes. The hood was on. The hood does nothing.`,
    `School project, first results: 38 classrooms in Tilburg have had a sensor since January. By 10:30 two thirds of them were over 1,200 ppm. The council is now paying for new windows at De Regenboog.`,
    `Meet the Lumenode Out: the outdoor sibling, solar powered, measuring PM and ozone. €119 for pre-orders until 30 June, shipping in February.`,
    `Our support inbox will be slow from 24 to 31 December: one person, one laptop, one grandmother's wifi. Urgent things still get answered within a day.`,
  ],
}
