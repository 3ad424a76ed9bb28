import type { NoveltyBrand } from '../brand'

/** An invoicing app for freelancers on a business network, in English. */
export const tallyfox: NoveltyBrand = {
  name: 'Tallyfox',
  language: 'en',
  published: [
    `Tallyfox 4.2 is out. You can now pause a recurring invoice and resume it later without setting it up from scratch. Handy for clients who go quiet in August. #Tallyfox #ReleaseNotes`,
    `Tallyfox 4.3 is out. Reminders now go out in your client's language: we've added Spanish, Dutch and Polish. You choose the tone, from friendly to firm. #Tallyfox #ReleaseNotes`,
    `Marta Linden illustrates children's books from a shed in Leeds. Until two years ago she wrote her invoices in a word processor and forgot roughly every fifth one. "I found £3,800 in unbilled work when I moved to Tallyfox," she told us. "That paid for the insulation." Today she sends her invoices on the day she delivers, from her phone, usually while the kettle boils. #Tallyfox #CustomerStory`,
    `On Tuesday between 09:12 and 10:47 you could not send invoices. A certificate on our mail server had expired, and the alert that should have told us went to a colleague on parental leave. All 1,906 stuck invoices have been delivered since. Certificates are now renewed automatically, and alerts go to the whole team. We're sorry. #Tallyfox`,
    `We asked 612 freelancers how long they wait for their money. The average is 41 days. One in six has waited more than a hundred. #Tallyfox #LatePayment`,
    `Free webinar: VAT for absolute beginners. Tax adviser Colin Abara explains when you have to register, what belongs on an invoice and which mistakes cost money. 14 May, 1 pm, 45 minutes and all the questions you like. Link in the comments. #Tallyfox #Webinar`,
    `A year ago we moved to a four-day week. Same pay, Fridays off, everyone. What happened? We ship slightly more than before, sick days fell by a third, and nobody has left. The hardest part was learning to cancel meetings. We're keeping it. #Tallyfox #FourDayWeek`,
    `Small tip, big effect: put the due date in the subject line of your invoice email. In our data those invoices get paid six days sooner. #Tallyfox #FreelanceTips`,
    `One million invoices! The millionth was sent yesterday at 16:20 by a piano tuner in Cork, for £85. He's getting a year of Tallyfox for free and we're getting our piano tuned. #Tallyfox`,
    `Every so often we're asked if the free plan will disappear. It won't. Five invoices a month, no time limit, no card required. Most of our paying customers started there, and so did we. #Tallyfox #Pricing`,
    `We're looking for a backend engineer (Go, Postgres, remote within two hours of UK time). You'd be number fourteen on the team and own our payments code. Salary £62,000 to £74,000, no whiteboard interviews. #Tallyfox #Hiring`,
    `Northbank customers can now connect their account to Tallyfox. Incoming payments are matched to open invoices overnight, so you see at breakfast who has paid. #Tallyfox #Northbank`,
    `Why a fox? Because our first office was above a pub called The Counting Fox, and the landlord accepted the logo as rent for the month of March 2017. #Tallyfox`,
    `Unpopular opinion: you should charge late fees, and you should charge them the first time. Not because of the eight pounds. Because a rule that you only apply to strangers isn't a rule, and your client's accounts department knows precisely which suppliers complain and which don't. #Tallyfox #LatePayment`,
    `An invoice is not a favour you're asking for. It's the last page of the job. #Tallyfox`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Client on summer break? With the new version 4.2 you simply put a recurring invoice on hold and carry on whenever you want. There's no need to create it all over again. #Tallyfox #ReleaseNotes`,
    },
    {
      of: 2,
      text: `£3,800. That's how much unbilled work illustrator Marta Linden discovered after switching to Tallyfox. She draws for children's books in a shed in Leeds, and in the days of the word processor about one invoice in five slipped her mind. These days they leave her phone the moment a job is delivered, while she waits for the kettle. And the money? Went into insulating the shed. #Tallyfox #CustomerStory`,
    },
    {
      of: 3,
      text: `What went wrong on Tuesday: our mail server's certificate ran out at 09:12, so no invoice could be sent until 10:47. We noticed late, as the warning was addressed to somebody who is on parental leave. The 1,906 invoices that got stuck have all arrived by now. From now on the certificate renews itself and every one of us gets the alerts. Please accept our apologies. #Tallyfox`,
    },
    {
      of: 4,
      text: `41 days: that's how long freelancers wait on average until they're paid, according to our survey of 612 people. And every sixth person has already had to wait for over 100 days. 😳 #Tallyfox #LatePayment #Freelance`,
    },
    {
      of: 5,
      text: `Do you break into a sweat when you hear "VAT"? Join Colin Abara on 14 May at 1 pm. In a free 45-minute webinar the tax adviser talks beginners through registration, the things an invoice must contain and the expensive mistakes. Of course he takes questions, too. You'll find the link in the comments. #Tallyfox #Webinar`,
    },
    {
      of: 6,
      text: `Twelve months of four-day weeks at Tallyfox, on full salary. Our verdict: output is up a little, there's a third less sick leave and not one person has quit. Getting rid of meetings was the most difficult bit. Fridays stay free! #Tallyfox #FourDayWeek`,
    },
    {
      of: 7,
      text: `Want to be paid six days earlier? Mention the due date right in the subject of the email you send your invoice with. Our figures show that it works. #Tallyfox #FreelanceTips`,
    },
    {
      of: 8,
      text: `Yesterday, at twenty past four, a piano tuner from Cork billed a customer for £85, and that was invoice number 1,000,000 on Tallyfox 🎉 We've given him twelve months for nothing. In return he tunes our piano.`,
    },
    {
      of: 10,
      text: `Job opening: backend engineer, remote, up to two hours from the UK time zone. You know Go and Postgres, and you'd like to be responsible for our payments code as the fourteenth member of the team. We pay between £62,000 and £74,000 and promise not to put you in front of a whiteboard. #Tallyfox #Hiring`,
    },
    {
      of: 13,
      text: `Charge the late fee. Yes, from the very first time, and yes, even if you like the client. It isn't about eight pounds. Accounts departments know exactly who makes a fuss and who keeps quiet, and a rule that's only for strangers is no rule at all. I know many of you disagree. #Tallyfox #LatePayment`,
    },
  ],
  fresh: [
    `Tallyfox 4.4 is out. You can now split an invoice into instalments and let each have its own due date. Handy for clients with big projects and slow budgets. #Tallyfox #ReleaseNotes`,
    `Tallyfox 4.5 is out. Quotes now turn into invoices with one tap, including discounts and notes. You choose whether your client has to sign first. #Tallyfox #ReleaseNotes`,
    `Deji Foster repairs violins in a former chapel near Hereford. His customers pay in three currencies, and for years he did the conversion on the back of an envelope. "I once charged a Swiss orchestra half of what I meant to," he told us. Today Tallyfox takes the rate of the day, and the envelope hangs framed above his bench. #Tallyfox #CustomerStory`,
    `We asked 612 freelancers when they last raised their rates. A third did so this year. One in five hasn't touched them since before the pandemic. #Tallyfox #Rates`,
    `Free webinar: contracts that don't need a lawyer. Solicitor Hannah Oyelaran explains what to agree on before you start, how to limit revisions and what to do if a project dies halfway. 11 June, 1 pm, 45 minutes and all the questions you like. Link in the comments. #Tallyfox #Webinar`,
    `Small tip, big effect: ask new clients who approves invoices before you send your first one. In our data, invoices addressed to a person are disputed half as often as those that go to info@. #Tallyfox #FreelanceTips`,
    `On Thursday evening some of you saw the wrong logo on your invoices for about ten minutes. A cache mixed up the images of 31 accounts; amounts and addresses were never affected. We've written to everybody concerned and switched that cache off. We're sorry. #Tallyfox`,
    `We're looking for a support specialist (English and Spanish, part-time, remote). You'd answer some forty messages a day and tell the rest of us what we've built badly. Salary £31,000 pro rata, Fridays off like everyone else. #Tallyfox #Hiring`,
    `Unpopular opinion: stop offering thirty days. Nobody ever asked you for them. You copied the number from a template, and your client's accounts department will happily take whatever you write down. Try ten. See who objects. #Tallyfox #LatePayment`,
    `Being busy is not the same as being paid. #Tallyfox`,
  ],
}
