/** Title words of recalls, warnings and notices of closures or outages, in about two dozen languages. */
const publicNoticeTitlePattern =
  /(?<!\p{L})(?:(?:product |safety |food |urgent )?recalls?(?!ed\s(?:how|that|his|her|the))(?:ed|ing)?(?![\p{L}])|(?:safety|public|urgent|service|travel|weather|health|product|traffic|flood|storm) (?:notice|warning|alert|advisory|announcement|update|disruptions?|interruption|changes?)|do not (?:eat|drink|use)|boil[- ]water|(?:water|power|gas|electricity|internet|phone|heating)(?: supply)? (?:cuts?|outages?|interruptions?|off|shut-?off|failure)|interruption|outage|(?:road|street|bridge|lane|station|school|pool|path|office|library|beach)s? (?:is |are |will be )?clos(?:ed|ure|es|ing)|closures?|diversion|evacuat\p{L}*|contaminat\p{L}*|(?:is|are|has been|have been) cancell?ed|cancell?ed:?|cancellation|postponed|beware|rückruf\p{L}*|ruft .{2,80} zurück|produktwarnung|warnung|warnt(?= vor)|warnhinweis|sicherheitshinweis|abkochgebot|entwarnung|(?:straßen|voll|halb|brücken|strecken)?sperrung(?:en)?|gesperrt|(?:strom|wasser|gas|heizungs|fernwärme|netz)(?:ausfall|abschaltung|unterbrechung|sperre)|(?:betriebs|verkehrs|telefon)störung(?:en)?|störung(?:en)?|unterbrechung|abstellung|schienenersatzverkehr|umleitung|evakuierung|bleibt geschlossen|schließung|entfällt|fällt aus|abgesagt|absage|verschoben|verunreinig\p{L}*|rappel(?: de)? (?:produit|conso|lot)|rappelle|coupures?(?: d['’]\p{L}+| de \p{L}+)?|fermeture|perturbations?|alerte|mise en garde|annulé\p{L}*|retirada|corte(?:s)? de (?:agua|luz|tráfico|gas|suministro|energia|água)|cierre|alerta|aviso|interrupción|cancelad\p{L}*|suspendid\p{L}*|richiam\p{L}{1,3}|interruzione|chiusura|allerta|avviso|sospes\p{L}|annullat\p{L}|terugroep\p{L}*|storing|afsluiting|onderbreking|waarschuwing|afgesloten|afgelast|wycofan\p{L}*|przerwa w|awaria|ostrzeżenie|zamknięci\p{L}|odwołan\p{L}*|utrudnienia|återkall\p{L}*|avbrott|avstäng\p{L}*|varning|inställ[td]|tilbagekald\p{L}*|afbrydelse|advarsel|aflyst|spærret|tilbakekall\p{L}*|(?:strøm|vann)brudd|avlyst|stengt|takaisinveto|katko\p{L}*|varoitus|peruttu|suljettu|stažení|odstávka|výluka|varování|uzavírka|zrušen\p{L}*|visszahív\p{L}*|áramszünet|rechemare|întrerupere|відключення|відкликан\p{L}*|попередження|перекрит\p{L}*|скасован\p{L}*|отключени\p{L}*|отзыв|предупреждени\p{L}*|перекрыт\p{L}*|отмен\p{L}*|geri çağ\p{L}*|kesinti\p{L}*|uyarı\p{L}*|iptal|recolha|interrupção|encerramento|cancelamento|ανάκληση|διακοπή|προειδοποίηση|ακυρώ\p{L}*)(?!\p{L})|回収|断水|停電|通行止め|注意喚起|運休|召回|停水|停电|封路|预警|停運|리콜|단수|정전|통제|경보|سحب|انقطاع|تحذير|إغلاق|ריקול|הפסקת|אזהרה/iu

/** Wording in the first sentences of a recall or warning, under whatever title. */
const publicNoticeOpeningPattern =
  /(?<!\p{L})(?:(?:is|are) (?:voluntarily )?recalling|recalls? (?:the|its|all|some|a)|ruf(?:t|en) [^.!?\n]{2,120} zurück|besteht [^.!?\n]{0,40}(?:gefahr|risiko)|(?:will be|is|are) (?:shut|turned|cut|switched) off|nicht (?:mehr )?(?:verzehr\p{L}*|trinken|benutzen|verwenden)|do not (?:eat|drink|consume|use)(?= (?:the|it|this|these|any))|wird [^.!?\n]{2,80} (?:abgestellt|gesperrt|unterbrochen)|procède au rappel|se retira del mercado|richiama (?:il|la|i|le|lo))(?!\p{L})/iu

/**
 * Whether a text is a recall, a warning or a notice of something closed, cut off or canceled: what is small print
 * elsewhere (traces of nuts, who it is not suitable for, a number to call) is what its readers need. Takes title
 * and text; pure.
 */
export const isPublicNotice = (title: string, text: string): boolean =>
  publicNoticeTitlePattern.test(title.slice(0, 300)) || publicNoticeOpeningPattern.test(text.slice(0, 600))

/** Wording that belongs to the page or the publisher even around such a notice. */
const aboutPagePattern =
  /(?<!\p{L})(?:cookies?|privacy|datenschutz\p{L}*|terms (?:of|and)|all rights reserved|alle rechte|unsubscribe|abbestell\p{L}*|newsletter|(?:press|media|presse|medien)[- ]?(?:contacts?|kontakt|enquir\p{L}+|inquir\p{L}+|office|stelle|anfragen|service)|journalist\p{L}*|editors?|redaktion\p{L}*|not for (?:publication|release)|copyright|©|subject to change|änderungen vorbehalten|errors and omissions|view (?:this|it) in|im browser|javascript|imprint|impressum|forward-looking|sponsored|anzeige|werbung|advertisement|comments?|kommentare?|for immediate release|sofortige veröffentlichung|honorarfrei|belegexemplar|registered (?:charity|company)|amtsgericht|handelsregister|you (?:are receiving|received) this|appeared first|first published|log ?in|sign in|follow us|folgt? uns|social media|share this|teilen sie diesen|über uns|about us)(?!\p{L})/iu
/** Whether a text is about the page or publisher and gives readers nothing to act on. Pure. */
export const isAboutPage = (text: string): boolean => aboutPagePattern.test(text)

/** What readers do to take part, buy, apply, report or get help. */
const actionWords =
  'appl(?:y|ications?|icants)|to enter|book(?:ings?|ed)?|regist(?:er|ration)\\p{L}*|reserv\\p{L}*|orders?|tickets?|rsvp|sign[ -]?up|enrol\\p{L}*|emergenc\\p{L}+|hotline|helpline|report|volunteer\\p{L}*|entries|submissions?|submit|donations?|advice|counselling|collect|return|refunds?|appointments?|bewerb\\p{L}*|(?:vor)?anmeld\\p{L}*|buch(?:en|ung\\p{L}*|bar)|reservier\\p{L}*|bestell\\p{L}*|vorbestell\\p{L}*|karten|vorverkauf|notfall\\p{L}*|notruf\\p{L}*|notdienst\\p{L}*|störungs\\p{L}*|bürgertelefon|(?:an|ein)zumelden|melden|beraten|beratung\\p{L}*|sprechstunde\\p{L}*|einreich\\p{L}*|einsend\\p{L}*|rückgabe|termin(?:e|vereinbarung\\p{L}*)?|inscri\\p{L}+|réserv\\p{L}+|billets?|billetterie|urgences?|candidatures?|postul\\p{L}+|entradas|urgencias?|inscrib\\p{L}*|apúnt\\p{L}*|solicitud\\p{L}*|prenot\\p{L}+|iscri\\p{L}+|bigliett\\p{L}+|emergenza|candidat\\p{L}+|aanmeld\\p{L}*|reserver\\p{L}*|bestel\\p{L}*|kaarten|sollicit\\p{L}*|spoed\\p{L}*|klantenservice|zapis\\p{L}*|rezerw\\p{L}*|bilet\\p{L}*|zgłosz\\p{L}*|pogotowi\\p{L}*|anmäl\\p{L}*|bok(?:a|as|ning\\p{L}*)|biljett\\p{L}*|ansök\\p{L}*|tilmeld\\p{L}*|påmeld\\p{L}*|billett\\p{L}*|bestill\\p{L}*|ilmoittau\\p{L}*|vara(?:a|ukset|t)|liput|přihl\\p{L}*|rezerv\\p{L}*|vstupenk\\p{L}*|jelentkez\\p{L}*|jegy\\p{L}*|înscri\\p{L}*|реєстра\\p{L}*|запис\\p{L}*|квитк\\p{L}*|аварійн\\p{L}*|регистрац\\p{L}*|билет\\p{L}*|заявк\\p{L}*|kayıt|başvur\\p{L}*|rezervasyon|reservas?|inscriç\\p{L}*|bilhetes?|ingressos?|εγγραφ\\p{L}*|κρατήσ\\p{L}*|εισιτήρι\\p{L}*'
const actionPattern = new RegExp(
  `(?<!\\p{L})(?:${actionWords}|send (?:us )?(?:your|a|an) \\p{L}{2,20}|your cv|lebenslauf|votre cv|tu cv|su cv)(?!\\p{L})|予約|申し?込|お問い?合わせ|緊急|チケット|报名|预订|预约|订票|紧急|신청|예약|문의|접수|للحجز|للتسجيل|للطوارئ|להרשמה|להזמנ|חירום`,
  'iu',
)
const contactDetailsPattern =
  /(?:\+\d{1,3}[\s(/-]*\d|(?<!\d)0\d{2,5}[\s/-]{1,3}\d{2,}|\(\d{3,5}\)\s?\d{3}|(?<!\d)0[18]00\s?\d|(?<!\d)\d{3,4}[-\s]\d{2,4}[-\s]\d{2,4})|[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,60}|(?:https?:\/\/|www\.)\S{3,}|(?<![\p{L}\d@.-])[a-z\d][a-z\d-]{1,60}\.(?:com|org|net|de|at|ch|uk|eu|fr|es|it|nl|pl|se|dk|no|fi|cz|info|io|app|example)(?![\p{L}\d])/iu
/** Requests that serve only the page or its publisher. */
const pagePromotionPattern =
  /(?<!\p{L})(?:newsletter|subscri\p{L}+|abonn\p{L}+|follow us|folgt? uns|comments?|podcast|account|konto|log ?in|sign in|cookies?|discount code|voucher|click here|hier klicken|mailing list)(?!\p{L})/iu

/** "Call Joan on 01632 960 777 or come to the hall": says how to respond, and more than a number. */
const callRequestPattern =
  /^(?:call|ring|phone|text|e-?mail|write to|ruft?|rufen Sie|schreibt?|schreiben Sie|mailt?|appelez|écrivez|llama|llame|escribe|escriba|chiama|chiamate|scrivi|scrivete|bel|mail)\s[^.!?]{0,80}(?<!\p{L})(?:or|oder|ou|o|of|before|by|until|vor|bis|avant|antes|entro|voor)\s/iu

/** "Write to us by 30 May": a deadline, whatever has to be done. */
const untilDayPattern =
  /(?<!\p{L})(?:by|until|before|no later than|bis(?: zum| spätestens)?|avant le|jusqu['’]au|antes del|hasta el|entro il|vóór|voor|uiterlijk|do|senast|senest|innen)\s(?:\p{L}{2,10},?\s)?\d{1,2}(?:\.|st|nd|rd|th)?\s?\p{L}{3}/iu

/**
 * Whether a sentence or line says where or how readers book, apply, order, report or get help, with a number, an
 * address or a day. Press contacts and newsletter sign-ups do not count. Pure.
 */
export const tellsHowToAct = (text: string): boolean =>
  (actionPattern.test(text) ||
    ((untilDayPattern.test(text) || callRequestPattern.test(text)) && contactDetailsPattern.test(text))) &&
  !isAboutPage(text) &&
  !pagePromotionPattern.test(text) &&
  (contactDetailsPattern.test(text) || /\d{1,2}\.? ?\p{L}{3,}|\d{1,2}\.\d{1,2}\./u.test(text))

/** Whether a text has a phone number, an email address or a web address. Pure. */
export const hasContactDetails = (text: string): boolean => contactDetailsPattern.test(text)
