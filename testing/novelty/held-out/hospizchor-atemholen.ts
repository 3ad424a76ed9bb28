import type { NoveltyBrand } from '../brand'

/** A choir that sings at bedsides in hospices. */
export const hospizchorAtemholen: NoveltyBrand = {
  name: 'Hospizchor Atemholen',
  language: 'de',
  published: [
    // 0
    `Gestern im Hospiz St. Klara: vier Stimmen, drei Zimmer, fünf Lieder. Ein Herr wünschte sich "La Paloma". Keiner von uns konnte die zweite Strophe, er schon.`,
    `Am Sonntag haben wir auf der Palliativstation im Klinikum Nord gesungen. Eine Dame hat die ganze Zeit mit geschlossenen Augen den Takt auf die Decke geklopft. Das war unser Applaus.`,
    `Heute Nachmittag im Haus Lindenhof: Wir sangen leise auf dem Flur, und nach und nach ging eine Tür nach der anderen auf. Am Ende waren es alle neun.`,
    `Neue Sängerinnen und Sänger gesucht! Vor allem Bässe. Ihr müsst nicht vom Blatt singen können, aber zuhören. Schnupperprobe am Dienstag, 14. Januar, um 19 Uhr im Gemeindehaus an der Lukaskirche.`,
    `Warum singen wir immer zu viert? Weil mehr Menschen an einem Bett zu viel sind. Und weil vier Stimmen reichen, damit ein Akkord den Raum füllt.`,
    // 5
    `Benefizkonzert am 23. März um 17 Uhr in der Lukaskirche. Auf dem Programm stehen Lieder von Brahms, Reger und den Beatles. Eintritt frei, Spenden gehen an das ambulante Kinderhospiz Sternenzelt. 🕯️`,
    `3.870 Euro habt ihr beim Benefizkonzert in die Körbe gelegt. Damit bezahlt das Kinderhospiz Sternenzelt ein halbes Jahr lang die Musiktherapie. Wir sind überwältigt. Danke!`,
    `Lied des Monats: "Der Mond ist aufgegangen". Wir haben es im letzten Jahr 61-mal gesungen. Die Zeile mit dem kranken Nachbarn lässt bis heute niemanden von uns kalt.`,
    `Lied des Monats: "Dona nobis pacem". Drei Wörter, ein Kanon, und auch wer sonst nichts mehr spricht, summt manchmal mit.`,
    `Lied des Monats: "Über den Wolken". Für Frau H., die vierzig Jahre lang Stewardess war und jede Strophe mit einer Geschichte aus Nairobi unterbrochen hat.`,
    // 10
    `Fortbildung für alle Aktiven am 8. Februar von 10 bis 16 Uhr: Trauerbegleiterin Doris Heym spricht mit uns über Nähe, Grenzen und darüber, was man mitnimmt, wenn man die Tür schließt. Suppe gibt es auch.`,
    `Unsere Chorleiterin Annegret Voss hat den Ehrenamtspreis der Stadt bekommen! Sie hat Atemholen 2011 gegründet, damals waren wir zu sechst. In ihrer Rede hat sie kein einziges Mal "ich" gesagt.`,
    `Oft werden wir gefragt, ob das nicht furchtbar traurig ist. Manchmal. Öfter wird gelacht, als man denkt. Letzte Woche über unser Sopransolo, das ein Papagei im Nebenzimmer nachgepfiffen hat.`,
    `Die Proben beginnen nach der Winterpause wieder am 7. Januar, dienstags von 19 bis 21 Uhr. Neu ist, dass wir mit zehn Minuten Stille anfangen.`,
    `Familien können uns auch nach Hause rufen. Wir kommen im Umkreis von 25 Kilometern, meist innerhalb von zwei Tagen, und es kostet nichts. Telefon: 0431 555 0119, täglich von 9 bis 18 Uhr.`,
    // 15
    `Ein Brief von gestern: "Sie haben für meine Mutter gesungen, drei Stunden bevor sie starb. Ich habe die Tür nicht zugemacht, damit es auch der Flur hört." Wir lesen ihn bei der nächsten Probe vor.`,
    `Unser neues Liederheft ist da: 48 Lieder, großer Druck, Ringbindung, damit man es mit einer Hand halten kann. Gestaltet von Altistin Friederike. Einrichtungen bekommen es gratis, alle anderen für 12 €.`,
    `Offenes Singen für Trauernde: jeden dritten Sonntag im Monat um 15 Uhr im Café der Lukaskirche. Man darf mitsingen, zuhören oder einfach Kuchen essen. Ohne Anmeldung.`,
    `Wir brauchen ein Auto. Unser alter Kombi ist nach 240.000 Kilometern beim TÜV durchgefallen, und viele Hospize liegen dort, wo kein Bus fährt. Wer kennt jemanden, der jemanden kennt?`,
    `Abschied von Wilfried, unserem ältesten Bass. Er starb am 2. Juni mit 86 Jahren im Lindenhof. Vier von uns standen an seinem Bett. Er hat noch die Einsätze gegeben.`,
  ],
  nearDuplicates: [
    {
      of: 1,
      text: `Unser schönster Applaus: Auf der Palliativstation des Klinikums Nord klopfte am Sonntag eine Frau mit der Hand den Takt auf ihre Bettdecke, die Augen zu, von Anfang bis Ende unseres Singens.`,
    },
    {
      of: 2,
      text: `Neun Türen gibt es auf dem Flur im Lindenhof. Als wir dort heute Nachmittag leise anfingen, waren sie zu. Als wir aufhörten, standen alle offen.`,
    },
    {
      of: 3,
      text: `Wer singt mit? Am 14. Januar (Dienstag) könnt ihr um 19 Uhr bei uns im Gemeindehaus der Lukaskirche hineinschnuppern. Noten lesen ist nicht so wichtig, gut zuhören schon. Am meisten fehlen uns tiefe Männerstimmen!`,
    },
    {
      of: 5,
      text: `Brahms, Reger, Beatles: Am 23. März singen wir ab 17 Uhr in der Lukaskirche für den guten Zweck. Karten braucht ihr keine. Was ihr spendet, bekommt das Kinderhospiz Sternenzelt für seine ambulante Arbeit.`,
    },
    {
      of: 6,
      text: `Danke, danke, danke! Bei unserem Konzert sind 3.870 Euro zusammengekommen, genug für sechs Monate Musiktherapie im Kinderhospiz Sternenzelt. Uns fehlen die Worte.`,
    },
    {
      of: 9,
      text: `Vierzig Jahre flog Frau H. als Stewardess um die Welt. Als wir für sie "Über den Wolken" sangen, kam nach jeder Strophe erst mal eine Anekdote aus Nairobi. Darum ist es unser Lied des Monats.`,
    },
    {
      of: 11,
      text: `Ehrenamtspreis der Stadt für Annegret Voss! 2011 hat sie unseren Chor mit fünf anderen ins Leben gerufen und leitet ihn bis heute. Das Wort "ich" kam in ihrer Dankesrede nicht vor, und so ist sie.`,
    },
    {
      of: 14,
      text: `Wir singen auch daheim: Wenn ihr höchstens 25 km entfernt wohnt, sind wir in der Regel binnen zwei Tagen bei euch, kostenlos. Angehörige erreichen uns jeden Tag zwischen neun und achtzehn Uhr unter 0431 555 0119.`,
    },
    {
      of: 16,
      text: `Friederike aus dem Alt hat uns ein Liederheft gestaltet, das man mit nur einer Hand halten kann: geringelt, groß gedruckt, mit 48 Liedern. Ihr könnt es für zwölf Euro kaufen, Heime und Hospize zahlen nichts.`,
    },
    {
      of: 18,
      text: `Hilferuf: Nach 240.000 km hat unser Kombi keinen TÜV mehr bekommen. Zu vielen Hospizen fährt aber kein Bus, wir suchen darum dringend einen Wagen. Hört euch bitte um!`,
    },
  ],
  fresh: [
    `Gestern im Hospiz St. Klara: Ein Enkel hatte seine Gitarre dabei und traute sich nicht. Beim dritten Lied hat er dann doch gespielt, für seinen Opa, ohne hinzusehen.`,
    `Am Mittwoch waren wir zum ersten Mal im neuen Hospiz am Westufer. Acht helle Zimmer mit Blick aufs Wasser. Die Pflegerinnen haben "Wind of Change" bestellt und laut mitgesungen.`,
    `Lied des Monats: "Kein schöner Land". Drei Dialekte hatten wir neulich in einem Zimmer, und jeder kannte eine andere Melodie für den Schluss.`,
    `Lied des Monats: "Hallelujah" von Leonard Cohen, weil es sich eine Siebzehnjährige gewünscht hat. Wir haben zwei Nächte geübt.`,
    `Adventssingen am 14. Dezember: Ab 15 Uhr ziehen wir durch alle Stockwerke im Klinikum Nord. Wer uns begleiten möchte, bringt eine Laterne mit, bitte ohne echte Kerze.`,
    `Wir haben ein Auto! Das Autohaus Petersen überlässt uns für drei Jahre einen gebrauchten Caddy. Er ist hellblau, und Friederike hat schon einen Notenschlüssel draufgeklebt.`,
    `Fortbildung am 20. September: Atemtherapeut Lars Ihde zeigt uns, wie man im Sitzen singt, ohne zu pressen, und wie man sich dem Atem eines Kranken anpasst. 10 bis 14 Uhr.`,
    `Der NDR hat uns zwei Tage lang begleitet. Der Film läuft am 9. November um 18 Uhr in "Nordtour". Gedreht wurde nur in Zimmern, in denen es ausdrücklich gewünscht war.`,
    `Sommerpause vom 21. Juli bis 17. August. Für Sterbende machen wir keine Ferien: Ein Notquartett ist über die bekannte Nummer erreichbar.`,
    `Fünf neue Stimmen! Nach den Schnupperproben bleiben Tarek, Ilse, Jonna, Peer und Susanne bei uns. Zwei davon sind Bässe, wir haben kurz gejubelt und dann leise weitergeprobt.`,
  ],
}
