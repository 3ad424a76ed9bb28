/**
 * A German text, and whether a sentence in it that begins with "Sie" addresses the reader, whom the text also calls
 * "du".
 */
export type AddressCase = [text: string, mixed: boolean]

/** Known while the rule was written. */
export const addressCases: AddressCase[] = [
  // The reader is addressed: no one was named before.
  ['Sie können deinen Termin online buchen.', true],
  ['Sie bekommen bei uns alles, was du für den Garten brauchst.', true],
  ['Sie suchen ein Geschenk für deine Oma?', true],
  ['Sie entscheiden, wann du kommst.', true],
  ['Sie finden uns am Hafen, und du bekommst dort auch Kaffee.', true],
  ['Willkommen an Bord! Sie sehen dein Ticket in der App.', true],
  ['Die Anmeldung ist offen. Sie sichern deinen Platz mit zwei Klicks.', true],
  ['Sie möchten mitmachen? Dann melde dich bis Freitag.', true],
  ['Sie wollen paddeln lernen? Wir zeigen es dir.', true],
  ['Sie bestellen heute, wir liefern morgen zu dir nach Hause.', true],
  // Others are meant: they were named before, or the reader is the object of their action.
  ['Die Otter spielen. Sie mögen dich.', false],
  ['Sie warten schon auf dich.', false],
  ['Sie hat dir geschrieben.', false],
  ['Unsere Fahrer sind schnell. Sie bringen dir das Paket bis an die Tür.', false],
  ['Anna und Ben leiten den Kurs. Sie beantworten deine Fragen.', false],
  ['Drei neue Cremes sind da. Sie schützen deine Haut im Winter.', false],
  ['Sie zeigen dir, was du mit Ton alles machen kannst.', false],
  ['Sie ist Töpferin und freut sich auf deine Fragen.', false],
  ['Unsere Beraterinnen hören zu. Sie wissen, was du brauchst.', false],
  ['Die Taschen sind winzig. Sie passen in deine Jacke.', false],
]

/** Written at the same time, but first checked when the rule was finished. */
export const addressCasesHeldBack: AddressCase[] = [
  ['Sie erhalten eine E-Mail, sobald dein Rad fertig ist.', true],
  ['Sie haben Fragen? Schreib uns, wir helfen dir gern.', true],
  ['Sie planen eine Feier und brauchst noch deine Torte.', true],
  ['Sie wählen die Farbe, du wählst den Stoff.', true],
  ['Jetzt wird es gemütlich. Sie stellen deine Kanne einfach auf den Ofen.', true],
  ['Sie zahlen nur, wenn du zufrieden bist.', true],
  ['Sie finden deinen Gutschein im Anhang.', true],
  ['Der Kurs beginnt im Mai. Sie bringen nur deine Neugier mit.', true],
  ['Sie lieben Krimis? Dann ist dieser Abend für dich.', true],
  ['Sie melden sich an, und wir reservieren deinen Platz.', true],
  ['Sie helfen dir beim Aufbau.', false],
  ['Zwei Störche brüten auf dem Dach. Sie sehen deinen Garten von oben.', false],
  ['Alle Lampen sind handgemacht. Sie machen deinen Abend heller.', false],
  ['Sie sind für dich da, auch am Sonntag.', false],
  ['Sie kennt deinen Namen noch vom letzten Jahr.', false],
  ['Neue Trainer verstärken das Team. Sie begleiten dich auf deinem Weg.', false],
  ['Mia und Tom backen jeden Morgen. Sie legen dein Brot gern zurück.', false],
  ['Die Nachbarn kommen auch. Sie freuen sich auf deinen Kuchen.', false],
  ['Wir haben viele Ehrenamtliche. Sie holen deine Spende ab.', false],
  ['Sie begleiten dich, bis du sicher schwimmst.', false],
]

/** Written after the rule, to see where it still fails; nouns without an article were then added to the rule. */
export const addressCasesLater: AddressCase[] = [
  ['Kinder lieben ihn. Sie werden deine Wohnung in eine Höhle verwandeln.', false],
  ['Bei uns arbeiten Profis. Sie reparieren dein Rad in einer Stunde.', false],
  ['Sie haben gewonnen! Holen Sie sich deinen Preis.', true],
  ['Guten Morgen! Sie lesen deinen Newsletter jetzt jeden Montag.', true],
  ['Das Museum öffnet um zehn. Sie zeigen an der Kasse einfach deine Karte.', true],
  ['Mein Opa und seine Schwester backen noch selbst. Sie verraten dir das Rezept.', false],
  ['Sie lernt mit dir in deinem Tempo.', false],
  ['Die Bienen sind zurück. Sie lieben deinen Lavendel!', false],
  ['Sie bewerten deinen Einkauf mit einem Klick.', true],
  ['Sie sparen mit jeder Fahrt, und dein Ticket gilt überall.', true],
]
