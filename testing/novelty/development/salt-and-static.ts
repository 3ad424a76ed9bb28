import type { NoveltyBrand } from '../brand'

/** A podcast about the stories behind shipwrecks and coasts, in English. */
export const saltAndStatic: NoveltyBrand = {
  name: 'Salt & Static',
  language: 'en',
  published: [
    `Episode 61 is out: The Piano in the Surf. In 1911 a concert grand washed up at Penhallow without a scratch, and nobody ever reported it missing. Imogen went looking for the ship it came from. Listen wherever you get your podcasts. #SaltAndStatic`,
    `We're coming to Whitby! Live recording at the Old Lifeboat House on 14 June, doors at seven. Tobias will bring the foghorn. Tickets are £12 and there are 90 of them. #SaltAndStatic #Live`,
    `A correction. In episode 58 we said that the Margaret Ellen was built in Sunderland. She was built in Stockton, as eleven of you have pointed out, one of you by post. We've fixed the recording. #SaltAndStatic`,
    `How we make the sound of a storm: a bedsheet, a leaf blower, and Tobias in the shower cubicle with a bag of gravel. The neighbours know by now. #SaltAndStatic #BehindTheMic`,
    `Season five starts on 3 October. Ten episodes, every other Thursday, and this time we're crossing the Channel. #SaltAndStatic`,
    `Listener letter of the month: Agnes from Oban writes that her grandmother kept the light at Skerrow for two winters while officially it was kept by her husband, who was afraid of heights. We've read it four times. #SaltAndStatic #Letters`,
    `Two million downloads. We recorded the first episode in a Vauxhall Corsa because it was the only quiet place we could afford. Thank you for staying with us, and thank you to the Corsa. #SaltAndStatic`,
    `Episode 62 is out: Forty Barrels of Blue. When the Corrina went down off Anglesey in the spring of 1868 she was carrying indigo, and for a whole summer the sheep on the shore were blue. The vicar preached against it. A dyer from Manchester came by train and offered to buy the fleeces as they stood. Nobody drowned, in case you were worried, and the captain later opened a tea room. Tobias talks to a farmer whose family still tells the story, and who keeps a tuft of the wool in a tobacco tin. It's still blue. #SaltAndStatic`,
    `Imogen was a hospital radio presenter for eight years before all this. Her slot was three in the morning and her entire audience, she says, was one night nurse called Bernard. Bernard is now our sound editor. #SaltAndStatic`,
    `Members get every episode a week early and without adverts, from £3 a month. It pays for train tickets, archive fees and Bernard. #SaltAndStatic`,
    `No episode this Thursday. Imogen has lost her voice and Tobias can't be left alone with a microphone. Back next week! #SaltAndStatic`,
    `We won! Best History Podcast at the Northern Audio Awards, ahead of four shows with actual budgets. The trophy is a brass ear and lives in the bathroom. #SaltAndStatic`,
    `New in the shop: the Skerrow Light tea towel, drawn by Faye Lindqvist, £11. Printed in Hull on linen. #SaltAndStatic #Shop`,
    `Do you have an old ship's log, a diary or a box of letters from the sea in your attic? We're looking for material on the herring fleets of the 1930s. Write to us, we'll come and scan it at your kitchen table. We bring the biscuits. #SaltAndStatic`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `A grand piano, unscratched, on the beach at Penhallow. That was in 1911, and to this day no one has claimed it. Which ship did it fall from? Imogen tries to find out in our new episode, The Piano in the Surf (no. 61). 🎹🌊 #SaltAndStatic`,
    },
    {
      of: 1,
      text: `Whitby, 14 June, Old Lifeboat House: we're recording live! From 7 pm, £12, only 90 seats, one foghorn. #SaltAndStatic #Live #Whitby`,
    },
    {
      of: 4,
      text: `Put 3 October in your diaries, because that's when we're back! Our fifth season has ten episodes and you'll get a new one every two weeks, on Thursdays as always. The big change is where we're going: for the first time we leave Britain behind and head across the Channel. #SaltAndStatic`,
    },
    {
      of: 3,
      text: `Ever wondered where our storms come from? From the bathroom. Tobias stands in the shower shaking a bag full of gravel while a leaf blower goes at a bedsheet. By now the people next door don't even ask. #SaltAndStatic #BehindTheMic`,
    },
    {
      of: 5,
      text: `We can't stop rereading this letter from Agnes in Oban. For two winters it was her grandmother who tended the Skerrow light. On paper the keeper was her grandfather, but he couldn't bear heights. Our letter of the month! 💌 #SaltAndStatic #Letters`,
    },
    {
      of: 6,
      text: `You've downloaded us two million times. Not bad for a show whose first episode was made inside a Vauxhall Corsa, since we couldn't pay for anywhere else that was quiet. Thanks to all of you for sticking around. And to the car. #SaltAndStatic`,
    },
    {
      of: 7,
      text: `Blue sheep, all summer long! They grazed on the Anglesey shore after the Corrina sank there with a cargo of indigo in 1868. One farming family has passed the tale down ever since, and Tobias went to hear it. Forty Barrels of Blue, our episode 62, is online now. 🐑 #SaltAndStatic`,
    },
    {
      of: 8,
      text: `Before the podcast, Imogen spent eight years on hospital radio, on air at 3 am. Only one person was listening, by her account: Bernard, a nurse on the night shift. These days he edits our sound. #SaltAndStatic`,
    },
    {
      of: 10,
      text: `We're skipping this week, sorry! Imogen can't speak and nobody trusts Tobias to do it solo. You'll hear from us again the Thursday after. 🤒 #SaltAndStatic`,
    },
    {
      of: 13,
      text: `Calling everyone with an attic! For a story about the herring fleets in the thirties we need letters, diaries and logbooks. Tell us what you have and we'll visit, scanner and biscuits in hand, and copy it in your kitchen. #SaltAndStatic`,
    },
  ],
  fresh: [
    `Episode 63 is out: The Man Who Sold the Lighthouse. In 1924 a gentleman in a borrowed uniform took deposits for Skerrow from three different buyers. Imogen found the receipts. Listen wherever you get your podcasts. #SaltAndStatic`,
    `We're coming to Falmouth! Live recording at the Sailmakers' Loft on 20 September, doors at half past six. Agnes from Oban is our guest and is bringing her grandmother's logbook. Tickets are £14. #SaltAndStatic #Live`,
    `A correction. In episode 62 we called the farmer's dog Floss. Her name is Moss, and we're told she has taken it badly. We've fixed the recording. #SaltAndStatic`,
    `How we make the sound of a ship breaking up: celery, a wicker chair, and Bernard slowly sitting down. He'd like you to know that it's mostly the chair. #SaltAndStatic #BehindTheMic`,
    `Listener letter of the month: Desmond from Cork served as a radio officer for thirty years and once relayed a marriage proposal in Morse. She said yes. He was asked to be best man, and he was, by telegram. #SaltAndStatic #Letters`,
    `Episode 64 is out: Nine Days on the Dogger. The crew of a herring drifter was given up for lost in 1936 and walked into its own memorial service. Tobias read the diary that one of you found in the attic. #SaltAndStatic`,
    `Tobias learned to knit on the train to the archives. It began as a way to stop him eating crisps while Imogen was reading. He is now on his third jumper. Each of them has the pattern of a harbour we've done an episode about. The Whitby one has a hole where the train braked. Penhallow has a very small piano on the sleeve. Bernard has put in a request for Oban, in a large. #SaltAndStatic`,
    `New in the shop: the brass ear enamel pin, £7, designed by Faye Lindqvist after the trophy in our bathroom. #SaltAndStatic #Shop`,
    `From now on every episode comes with a full transcript. Bernard's sister Colette types them by hand, including the sighs. #SaltAndStatic`,
    `The Corsa has failed its MOT. We recorded it a farewell, in it, with the windows up. #SaltAndStatic`,
  ],
}
