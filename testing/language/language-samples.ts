/** A short and a longer text in each of the languages to be distinguished, by ISO 639-1 code. */
export const languageSamples: Record<string, { short: string; long: string }> = {
  bg: {
    short: 'Мостът над реката отново е отворен.',
    long: 'Мостът над реката отново е отворен за пешеходци. Работниците смениха дъските през нощта, а кметът обеща, че догодина ще има и осветление. Жителите на квартала се събраха сутринта, за да го видят.',
  },
  be: {
    short: 'Мост праз раку зноў адкрыты.',
    long: 'Мост праз раку зноў адкрыты для пешаходаў. Рабочыя ўначы замянілі дошкі, і налета тут зʼявіцца асвятленне. Жыхары раёна сабраліся раніцай, каб паглядзець на яго ўласнымі вачыма.',
  },
  bs: {
    short: 'Most preko rijeke ponovo je otvoren.',
    long: 'Most preko rijeke ponovo je otvoren za pješake. Radnici su noću zamijenili daske, a načelnik je obećao da će sljedeće godine biti i rasvjete. Stanovnici su se okupili ujutro da ga vide.',
  },
  ca: {
    short: 'El pont sobre el riu torna a estar obert.',
    long: 'El pont sobre el riu torna a estar obert per als vianants. Els treballadors van canviar les fustes durant la nit i l’alcalde va prometre que l’any vinent hi haurà llum. Els veïns s’hi van aplegar al matí.',
  },
  cs: {
    short: 'Most přes řeku je znovu otevřený.',
    long: 'Most přes řeku je znovu otevřený pro chodce. Dělníci v noci vyměnili prkna a starosta slíbil, že příští rok přibude osvětlení. Obyvatelé čtvrti se ráno sešli, aby se na něj podívali.',
  },
  cy: {
    short: 'Mae’r bont dros yr afon ar agor eto.',
    long: 'Mae’r bont dros yr afon ar agor eto i gerddwyr. Newidiodd y gweithwyr y planciau dros nos, ac addawodd y maer y bydd goleuadau yno y flwyddyn nesaf. Daeth y trigolion ynghyd yn y bore i’w gweld.',
  },
  da: {
    short: 'Broen over åen er åben igen.',
    long: 'Broen over åen er åben igen for fodgængere. Håndværkerne skiftede plankerne i nat, og borgmesteren lovede, at der også kommer lys næste år. Beboerne mødtes om morgenen for at se den med egne øjne.',
  },
  de: {
    short: 'Die Brücke über den Fluss ist wieder offen.',
    long: 'Die Brücke über den Fluss ist wieder offen für alle, die zu Fuß gehen. Über Nacht wurden die Bretter getauscht, und nächstes Jahr soll es auch Licht geben. Am Morgen kamen die Leute aus dem Viertel zusammen.',
  },
  el: {
    short: 'Η γέφυρα πάνω από το ποτάμι άνοιξε ξανά.',
    long: 'Η γέφυρα πάνω από το ποτάμι άνοιξε ξανά για τους πεζούς. Οι εργάτες άλλαξαν τις σανίδες τη νύχτα και ο δήμαρχος υποσχέθηκε ότι του χρόνου θα υπάρχει και φωτισμός.',
  },
  en: {
    short: 'The bridge over the river is open again.',
    long: 'The bridge over the river is open again for people on foot. Workers changed the planks overnight, and the mayor promised that there will be lights next year. Neighbours gathered in the morning to see it.',
  },
  es: {
    short: 'El puente sobre el río vuelve a estar abierto.',
    long: 'El puente sobre el río vuelve a estar abierto para los peatones. Los obreros cambiaron las tablas durante la noche y el alcalde prometió que el año que viene habrá luz. Los vecinos se reunieron por la mañana para verlo.',
  },
  et: {
    short: 'Sild üle jõe on jälle avatud.',
    long: 'Sild üle jõe on jälle jalakäijatele avatud. Töölised vahetasid öösel lauad välja ja linnapea lubas, et järgmisel aastal tuleb ka valgustus. Elanikud kogunesid hommikul, et seda oma silmaga näha.',
  },
  eu: {
    short: 'Ibaiaren gaineko zubia berriro zabalik dago.',
    long: 'Ibaiaren gaineko zubia berriro zabalik dago oinezkoentzat. Langileek gauean aldatu zituzten oholak, eta alkateak agindu zuen datorren urtean argiak ere egongo direla. Auzokoak goizean bildu ziren ikusteko.',
  },
  fi: {
    short: 'Joen yli vievä silta on taas auki.',
    long: 'Joen yli vievä silta on taas auki jalankulkijoille. Työmiehet vaihtoivat laudat yöllä, ja kaupunginjohtaja lupasi, että ensi vuonna tulee myös valot. Asukkaat kokoontuivat aamulla katsomaan sitä.',
  },
  fr: {
    short: 'Le pont sur la rivière est de nouveau ouvert.',
    long: 'Le pont sur la rivière est de nouveau ouvert aux piétons. Les ouvriers ont changé les planches pendant la nuit et la maire a promis de la lumière pour l’année prochaine. Les habitants se sont réunis le matin pour le voir.',
  },
  ga: {
    short: 'Tá an droichead thar an abhainn oscailte arís.',
    long: 'Tá an droichead thar an abhainn oscailte arís do choisithe. D’athraigh na hoibrithe na cláir thar oíche agus gheall an méara go mbeidh soilse ann an bhliain seo chugainn. Tháinig na comharsana le chéile ar maidin.',
  },
  gl: {
    short: 'A ponte sobre o río volve estar aberta.',
    long: 'A ponte sobre o río volve estar aberta para os peóns. Os obreiros cambiaron as táboas durante a noite e o alcalde prometeu que o ano que vén haberá luz. Os veciños xuntáronse pola mañá para vela.',
  },
  hr: {
    short: 'Most preko rijeke ponovno je otvoren.',
    long: 'Most preko rijeke ponovno je otvoren za pješake. Radnici su tijekom noći zamijenili daske, a gradonačelnik je obećao da će sljedeće godine biti i rasvjete. Stanovnici su se ujutro okupili kako bi ga vidjeli.',
  },
  hu: {
    short: 'Újra megnyílt a híd a folyó fölött.',
    long: 'Újra megnyílt a gyalogosok előtt a híd a folyó fölött. A munkások éjszaka kicserélték a deszkákat, és a polgármester megígérte, hogy jövőre világítás is lesz. A lakók reggel összegyűltek, hogy megnézzék.',
  },
  is: {
    short: 'Brúin yfir ána er opin á ný.',
    long: 'Brúin yfir ána er opin á ný fyrir gangandi fólk. Verkamenn skiptu um borðin um nóttina og bæjarstjórinn lofaði því að á næsta ári yrðu þar líka ljós. Íbúarnir komu saman um morguninn til að sjá hana.',
  },
  it: {
    short: 'Il ponte sul fiume è di nuovo aperto.',
    long: 'Il ponte sul fiume è di nuovo aperto ai pedoni. Gli operai hanno cambiato le assi durante la notte e il sindaco ha promesso che l’anno prossimo ci sarà anche la luce. Gli abitanti si sono ritrovati al mattino per vederlo.',
  },
  lt: {
    short: 'Tiltas per upę vėl atidarytas.',
    long: 'Tiltas per upę vėl atidarytas pėstiesiems. Darbininkai naktį pakeitė lentas, o meras pažadėjo, kad kitais metais bus ir apšvietimas. Gyventojai ryte susirinko jo pažiūrėti savo akimis.',
  },
  lv: {
    short: 'Tilts pār upi atkal ir atvērts.',
    long: 'Tilts pār upi atkal ir atvērts gājējiem. Strādnieki naktī nomainīja dēļus, un mērs apsolīja, ka nākamgad būs arī apgaismojums. Iedzīvotāji no rīta sapulcējās, lai to apskatītu.',
  },
  mk: {
    short: 'Мостот преку реката повторно е отворен.',
    long: 'Мостот преку реката повторно е отворен за пешаците. Работниците ги сменија штиците во текот на ноќта, а градоначалникот вети дека следната година ќе има и осветлување. Жителите се собраа наутро за да го видат.',
  },
  mt: {
    short: 'Il-pont fuq ix-xmara reġa’ nfetaħ.',
    long: 'Il-pont fuq ix-xmara reġa’ nfetaħ għan-nies bil-mixi. Il-ħaddiema biddlu t-twavel matul il-lejl, u s-sindku wiegħed li s-sena d-dieħla se jkun hemm id-dawl ukoll. Ir-residenti nġabru filgħodu biex jarawh.',
  },
  nl: {
    short: 'De brug over de rivier is weer open.',
    long: 'De brug over de rivier is weer open voor voetgangers. De werklui hebben vannacht de planken vervangen en de burgemeester beloofde dat er volgend jaar ook verlichting komt. De bewoners kwamen ’s ochtends samen om te kijken.',
  },
  no: {
    short: 'Broen over elva er åpen igjen.',
    long: 'Broen over elva er åpen igjen for fotgjengere. Arbeiderne skiftet ut plankene i natt, og ordføreren lovet at det også kommer lys neste år. Beboerne møttes om morgenen for å se den med egne øyne.',
  },
  pl: {
    short: 'Most nad rzeką jest znowu otwarty.',
    long: 'Most nad rzeką jest znowu otwarty dla pieszych. Robotnicy wymienili w nocy deski, a burmistrz obiecał, że w przyszłym roku będzie też oświetlenie. Mieszkańcy zebrali się rano, żeby go zobaczyć.',
  },
  pt: {
    short: 'A ponte sobre o rio está novamente aberta.',
    long: 'A ponte sobre o rio está novamente aberta para quem anda a pé. Os operários trocaram as tábuas durante a noite e o presidente da câmara prometeu que no próximo ano haverá luz. Os moradores juntaram-se de manhã para a ver.',
  },
  ro: {
    short: 'Podul peste râu este din nou deschis.',
    long: 'Podul peste râu este din nou deschis pentru pietoni. Muncitorii au schimbat scândurile peste noapte, iar primarul a promis că anul viitor va fi și lumină. Locuitorii s-au adunat dimineața ca să îl vadă.',
  },
  ru: {
    short: 'Мост через реку снова открыт.',
    long: 'Мост через реку снова открыт для пешеходов. Рабочие ночью заменили доски, и в следующем году здесь появится освещение. Жители района собрались утром, чтобы увидеть его своими глазами.',
  },
  sk: {
    short: 'Most cez rieku je opäť otvorený.',
    long: 'Most cez rieku je opäť otvorený pre chodcov. Robotníci v noci vymenili dosky a primátor sľúbil, že budúci rok pribudne osvetlenie. Obyvatelia štvrte sa ráno zišli, aby si ho pozreli.',
  },
  sl: {
    short: 'Most čez reko je spet odprt.',
    long: 'Most čez reko je spet odprt za pešce. Delavci so ponoči zamenjali deske, župan pa je obljubil, da bo prihodnje leto tudi razsvetljava. Prebivalci so se zjutraj zbrali, da bi si ga ogledali.',
  },
  sq: {
    short: 'Ura mbi lumë është përsëri e hapur.',
    long: 'Ura mbi lumë është përsëri e hapur për këmbësorët. Punëtorët i ndërruan dërrasat gjatë natës dhe kryetari premtoi se vitin tjetër do të ketë edhe drita. Banorët u mblodhën në mëngjes për ta parë.',
  },
  sr: {
    short: 'Мост преко реке поново је отворен.',
    long: 'Мост преко реке поново је отворен за пешаке. Радници су током ноћи заменили даске, а градоначелник је обећао да ће следеће године бити и осветљења. Становници су се ујутру окупили да га виде.',
  },
  sv: {
    short: 'Bron över ån är öppen igen.',
    long: 'Bron över ån är öppen igen för fotgängare. Arbetarna bytte plankorna under natten och kommunalrådet lovade att det också blir belysning nästa år. De boende samlades på morgonen för att se den med egna ögon.',
  },
  tr: {
    short: 'Nehrin üzerindeki köprü yeniden açıldı.',
    long: 'Nehrin üzerindeki köprü yayalar için yeniden açıldı. İşçiler gece boyunca tahtaları değiştirdi, belediye başkanı da gelecek yıl ışıkların takılacağına söz verdi. Mahalleliler sabah köprüyü görmek için toplandı.',
  },
  uk: {
    short: 'Міст через річку знову відкрито.',
    long: 'Міст через річку знову відкрито для пішоходів. Робітники вночі замінили дошки, а наступного року тут зʼявиться освітлення. Мешканці району зібралися вранці, щоб побачити його на власні очі.',
  },
  ar: {
    short: 'الجسر فوق النهر مفتوح من جديد.',
    long: 'الجسر فوق النهر مفتوح من جديد للمشاة. استبدل العمال الألواح خلال الليل، ووعد رئيس البلدية بأن تكون هناك إضاءة في العام المقبل. اجتمع السكان في الصباح لرؤيته.',
  },
  fa: {
    short: 'پل روی رودخانه دوباره باز شد.',
    long: 'پل روی رودخانه دوباره برای عابران پیاده باز شد. کارگران شبانه تخته‌ها را عوض کردند و شهردار قول داد که سال آینده چراغ هم نصب شود. مردم محله صبح برای دیدن آن جمع شدند.',
  },
  he: {
    short: 'הגשר מעל הנהר פתוח שוב.',
    long: 'הגשר מעל הנהר פתוח שוב להולכי רגל. הפועלים החליפו את הקרשים במהלך הלילה, וראש העיר הבטיח שבשנה הבאה תהיה גם תאורה. התושבים התאספו בבוקר כדי לראות אותו.',
  },
  hi: {
    short: 'नदी पर बना पुल फिर से खुल गया है।',
    long: 'नदी पर बना पुल पैदल चलने वालों के लिए फिर से खुल गया है। मज़दूरों ने रात में तख्ते बदले और महापौर ने वादा किया कि अगले साल रोशनी भी होगी।',
  },
  hy: {
    short: 'Գետի վրայի կամուրջը կրկին բաց է։',
    long: 'Գետի վրայի կամուրջը կրկին բաց է հետիոտների համար։ Բանվորները գիշերը փոխեցին տախտակները, և քաղաքապետը խոստացավ, որ հաջորդ տարի լուսավորություն կլինի։',
  },
  ja: {
    short: '川にかかる橋がまた開通しました。',
    long: '川にかかる橋が歩行者のためにまた開通しました。作業員が夜のうちに板を取り替え、市長は来年には照明もつけると約束しました。住民は朝から集まって橋を眺めました。',
  },
  ka: {
    short: 'მდინარეზე ხიდი კვლავ გახსნილია.',
    long: 'მდინარეზე ხიდი კვლავ გახსნილია ფეხით მოსიარულეთათვის. მუშებმა ღამით ფიცრები შეცვალეს და მერმა დაჰპირდა, რომ მომავალ წელს განათებაც იქნება.',
  },
  ko: {
    short: '강 위의 다리가 다시 열렸습니다.',
    long: '강 위의 다리가 보행자를 위해 다시 열렸습니다. 인부들이 밤사이 판자를 갈았고 시장은 내년에 조명도 설치하겠다고 약속했습니다. 주민들은 아침에 모여 다리를 구경했습니다.',
  },
  th: {
    short: 'สะพานข้ามแม่น้ำเปิดอีกครั้งแล้ว',
    long: 'สะพานข้ามแม่น้ำเปิดให้คนเดินเท้าใช้อีกครั้งแล้ว คนงานเปลี่ยนแผ่นไม้ในตอนกลางคืน และนายกเทศมนตรีสัญญาว่าปีหน้าจะมีไฟด้วย',
  },
  zh: {
    short: '河上的桥又开放了。',
    long: '河上的桥又对行人开放了。工人们连夜更换了木板，市长承诺明年还会安装路灯。早上，附近的居民聚在一起来看这座桥。',
  },
}
