import { hasContactDetails, tellsHowToAct } from './exclude/public-notices'

/**
 * The kinds of information that readers need in order to act (spec/writing#1): when something takes place, is open
 * or closed, until when to act, what it costs, where it is, who it is for, how to take part or get in touch, which
 * articles are affected, what to do or avoid.
 */
export const practicalRoles = [
  'date',
  'opening_hours',
  'closed',
  'deadline',
  'validity',
  'price',
  'place',
  'audience',
  'how_to',
  'contact',
  'product_code',
  'warning',
] as const
export type PracticalRole = (typeof practicalRoles)[number]

/** Labels of each role, in the languages that are read; the first match counts. */
const labelPatternsByRole: readonly (readonly [PracticalRole, RegExp])[] = [
  [
    'closed',
    /^(?:closed?(?: on| days?)?|closing days?|not open|no (?:trains|buses|service)|geschlossen|ruhetage?|schließtage?|schließzeiten?|betriebsferien|kein betrieb|fermé\p{L}*|fermeture|jours? de fermeture|cerrado|cierre|chiuso|chiusura|giorn\p{L} di chiusura|gesloten|nieczynne|zamknięte|stängt|lukket|stengt|suljettu|zavřeno|zárva|închis|зачинено|вихідн\p{L}+|закрыто|kapalı|encerrado|fechado|κλειστ\p{L}+|休館日?|定休日|休業日?|闭馆|休息|휴무|휴관일?|مغلق|סגור)$/iu,
  ],
  [
    'deadline',
    /^(?:(?:application |booking |registration |entry |submission |order )?(?:deadline|closing date)|clos(?:es|ing)(?: on| date)?|apply (?:by|until|before)|book (?:by|before)|register (?:by|before)|order by|reply by|rsvp(?: by)?|entries close|applications close|(?:anmelde|bewerbungs|einsende|abgabe|melde|bestell|annahme|redaktions)(?:schluss|frist)|frist|(?:anmeldung|bewerbung|bestellung|einsendung|anmelden|bewerben)(?: bitte)? bis(?: zum| spätestens)?|date limite.{0,20}|inscriptions? (?:avant|jusqu['’]au).{0,8}|clôture.{0,20}|fecha límite.{0,20}|plazo.{0,20}|inscripci\p{L}+ hasta.{0,8}|scadenza|iscrizioni entro.{0,8}|termine.{0,20}iscrizioni|uiterste datum|aanmelden (?:vóór|voor|tot)|inschrijven (?:vóór|voor|tot)|termin zgłoszeń|zapisy do|sista (?:anmälnings|ansöknings)?dag|sidste frist|tilmeldingsfrist|påmeldingsfrist|frist for.{0,20}|ilmoittautumi\p{L}+ viimeistään|uzávěrka.{0,20}|přihlášky do|jelentkezési határidő|termen.{0,12}limită|дедлайн|реєстрація до|заявки до|срок подачи.{0,20}|son (?:başvuru|kayıt)(?: tarihi)?|prazo.{0,20}|inscrições até|προθεσμία.{0,20}|締(?:め)?切(?:り)?|申込(?:み)?(?:期限|締切)|応募締切|截止(?:日期|时间)?|报名截止|마감|신청 ?마감|접수 ?마감|آخر موعد|מועד אחרון)$/iu,
  ],
  [
    'validity',
    /^(?:best before|use by|expiry(?: date)?|sold(?: from| between| until| in)?|valid(?: until| from)?|available (?:from|until)|production (?:date|period)|mhd|mindestens haltbar bis|mindesthaltbarkeit\p{L}*|haltbar bis|verkauft(?: von| im| zwischen)?|verkaufszeitraum|gültig(?: bis| ab| von)?|erhältlich(?: ab| bis)?|ddm|dlc|vendu\p{L}*.{0,12}|valable.{0,12}|consumo preferente|vendido.{0,12}|válido.{0,12}|scadenza prodotto|valido.{0,12}|verkocht|houdbaar tot|tht|sprzedawan\p{L}+|termin przydatności|såld\p{L}*|bäst före|bedst før|best før|solgt|myyty|prodáváno|製造期間|販売期間|賞味期限|消費期限|有効期限|有效期|保质期|판매 ?기간|유통기한)$/iu,
  ],
  [
    'opening_hours',
    /^(?:open(?:ing)?(?: hours| times| days)?|opens|hours|reopens|open again|last (?:entry|admission)|visiting hours|office hours|öffnungszeiten|oeffnungszeiten|opening_hours|opening_times|geöffnet|offen|wieder (?:geöffnet|offen|da)|sprechzeiten|sprechstunden?|letzter einlass|bürozeiten|horaires?(?: d['’]ouverture)?|ouvert\p{L}*|ouverture|horario(?: de apertura)?|abierto|orari?o?(?: di apertura)?|aperto|apertura|openingstijden|open op|godziny otwarcia|otwarte|öppettider|öppet|åbningstider|åpningstider|åpent|åbent|aukioloajat|avoinna|otevírací doba|otevřeno|nyitvatartás|nyitva|program de lucru|години роботи|відкрито|часы работы|çalışma saatleri|açık|horário|aberto|ώρες λειτουργίας|開館時間|営業時間|开放时间|营业时间|운영 ?시간|영업 ?시간|ساعات العمل|שעות פתיחה)$/iu,
  ],
  [
    'product_code',
    /^(?:(?:affected |lot |batch |product |model |article |item |order |part |serial |catalogue )*(?:batch(?:es)?|lots?|models?|ean|gtin|isbn|sku|upc|serials?|article|item|order|part|product|catalogue)(?: ?(?:no|nos|nr|number|numbers|code|codes)\.?)?|affected (?:products?|batches|models|lots)|chargen?(?:nummern?)?|los(?:nummer|kennzeichnung)?|modelle?|modell(?:nummer|bezeichnung)|typ(?:en)?(?:bezeichnung)?|artikel(?:[ -]?(?:nr|nummer|no)\.?)?|bestell(?:[ -]?(?:nr|nummer)\.?)|serien(?:[ -]?(?:nr|nummern?)\.?)|betroffen(?:e \p{L}+)?|identitätskennzeichen|lots? concernés?|modèles?|référence|lote|modelo|referencia|lotto|lotti|modello|partij(?:nummer)?|modelnummer|artikelnummer|batchnummer|partia|numer partii|model|artikelnr|parti(?:nummer)?|batchnr|varenummer|tuotenumero|erä|šarže|číslo šarže|партія|модель|серія|партия|parti no|ürün kodu|παρτίδα|対象(?:型番|商品|製品)|型番|品番|ロット(?:番号)?|批次|型号|产品编号|제품 ?번호|모델(?:명)?)$/iu,
  ],
  [
    'audience',
    /^(?:who(?: it['’]?s|['’]s it| is it| it is)? for|who can (?:come|apply|take part)|for(?: whom)?|audience|suitable for|ages?(?: group)?|age range|eligib(?:le|ility)|requirements?|your profile|(?:ziel|alters)gruppe|für wen|alter|geeignet für|teilnehmer(?:kreis|innen)?|voraussetzung(?:en)?|ihr profil|dein profil|public(?: visé)?|pour qui|âge|conditions|para quién|público|edad(?:es)?|dirigido a|requisitos|per chi|età|destinatari|requisiti|voor wie|leeftijd|doelgroep|dla kogo|wiek|för (?:vem|vilka)|ålder|for hvem|målgruppe|alder|kenelle|ikä|pro koho|věk|kinek|korosztály|pentru cine|для кого|вік|возраст|kimler için|yaş|para quem|idade|για ποιους|対象(?:者|年齢)?|応募資格|对象|适合人群|대상|الفئة|لمن|למי)$/iu,
  ],
  [
    'how_to',
    /^(?:how to (?:apply|book|register|order|take part|get there|return|get help)|to (?:apply|book|register|order)|appl(?:y|ications?)(?: to| at| by e-?mail| online)?|book(?:ing)?s?(?: at| on| by phone)?|regist(?:er|ration)(?: at| on| by)?|reservations?|orders?(?: at| from)?|tickets? (?:at|from|on|sales|office)|rsvp to|sign[ -]?up|enrol\p{L}*|(?:vor)?anmeldung(?:en)?(?: unter| an| bei| über)?|bewerbung(?:en)?(?: an| unter| bei)?|buchung(?:en)?(?: unter)?|reservierung(?:en)?(?: unter)?|bestellung(?:en)?(?: unter| an)?|vorverkauf|karten(?:vorverkauf)?(?: unter| bei)?|anfahrt|teilnahme|rückgabe|was tun|inscriptions?|réservations?|billetterie|candidatures?|pour postuler|inscripci(?:ón|ones)|reservas?|entradas en|iscrizioni|prenotazioni?|come partecipare|aanmelden|aanmelding|inschrijv\p{L}+|reserveren|solliciteren|zapisy|rezerwacje?|zgłoszenia|bilety w|anmälan|bokning|ansökan|biljetter via|tilmelding|påmelding|bestilling|ilmoittautumi\p{L}+|varaukset|přihlášky|rezervace|vstupenky|jelentkezés|foglalás|înscrieri|rezervări|реєстрація|запис|бронювання|регистрация|запись|kayıt|başvuru|rezervasyon|inscrições|εγγραφές|κρατήσεις|申(?:し)?込(?:み)?(?:方法)?|予約|応募方法|报名(?:方式)?|预订|신청(?: ?방법)?|예약|التسجيل|الحجز|הרשמה)$/iu,
  ],
  [
    'contact',
    /^(?:(?:customer |citizens['’] |free )?(?:hotline|helpline|phone line)|emergenc(?:y|ies)(?: (?:number|line|service|phone))?|in an emergency|call|questions\??|(?:bei )?(?:rück)?fragen|enquiries|info(?:rmation)?(?: line| phone)?|(?:bürger|info|kunden|service|not(?:fall)?)(?:telefon|nummer|ruf|dienst|hotline)|notfälle?|im notfall|(?:entstörungs|bereitschafts|kunden)dienst|auskunft|infos?(?: unter)?|renseignements|urgences?|numéro (?:vert|d['’]urgence)|teléfono de (?:urgencias?|información|emergencias?)|urgencias|informaci(?:ón|ones)|informazioni|numero (?:verde|di emergenza)|emergenze?|storingsnummer|klantenservice|spoed|inlichtingen|pogotowie.{0,20}|infolinia|kundtjänst|jour(?:nummer)?|kundeservice|asiakaspalvelu|päivystys|zákaznická linka|pohotovost|ügyfélszolgálat|dispecerat|аварійн\p{L}+ служб\p{L}|гаряча лінія|горячая линия|аварийн\p{L}+ служб\p{L}|acil|çağrı merkezi|linha de apoio|emergências|τηλέφωνο|お問い?合わせ(?:先)?|緊急(?:連絡先)?|咨询(?:电话)?|热线|문의(?:처)?|고객센터|للاستفسار|لחירום)$/iu,
  ],
  [
    'price',
    /^(?:prices?|costs?|fees?|admission|entry(?: fee)?|entrance|tickets?|rates?|rent|pay|salary|wages?|rrp|reward|grant|eintritt(?:spreise?)?|preise?|kosten|gebühr(?:en)?|teilnahmegebühr|kursgebühr|unkostenbeitrag|miete|kaltmiete|vergütung|gehalt|entgelt|lohn|tarifs?|prix|entrée|salaire|loyer|precios?|entrada|tarifa|sueldo|salario|prezzo|costo|ingresso|quota|stipendio|prijs|kosten deelname|toegang|entree|salaris|cena|wstęp|koszt|wynagrodzenie|pris|inträde|avgift|lön|entré|løn|hinta|pääsymaksu|palkka|vstupné|mzda|ár|belépő|preț|intrare|вартість|ціна|вхід|цена|вход|стоимость|fiyat|ücret|giriş|preço|bilhete|τιμή|είσοδος|料金|参加費|入場料|価格|时薪|费用|票价|价格|요금|참가비|가격|입장료|السعر|الرسوم|מחיר|עלות)$/iu,
  ],
  [
    'place',
    /^(?:where|place|location|venue|address|meeting (?:point|place)|workplace|based in|room|site|wo|ort|veranstaltungsort|treffpunkt|adresse|anschrift|arbeitsort|standort|raum|lieu|où|rendez-vous|lugar|dónde|dirección|luogo|dove|indirizzo|sede|ritrovo|plaats|locatie|waar|adres|miejsce|gdzie|plats|var|sted|hvor|paikka|missä|místo|kde|helyszín|hol|loc|unde|місце|де|адреса|место|где|адрес|yer|nerede|local|onde|τόπος|πού|場所|会場|集合場所|地点|地址|장소|المكان|מקום|איפה)$/iu,
  ],
  [
    'date',
    /^(?:when|dates?|time|times|day|starts?(?: on| at| date| time)?|starting|begins?|start of work|doors(?: open)?|runs|schedule|ends?|end date|period|duration|wann|datum|termine?|uhrzeit|zeit|zeitraum|beginn|einlass|ende|start|dauer|arbeitsbeginn|eintrittsdatum|quand|dates? et heures?|heure|début|durée|cuándo|fechas?|hora|inicio|duración|quando|date e orari|ora|inizio|durata|wanneer|tijd|begin|kiedy|termin|godzina|data|när|datum och tid|tid|hvornår|når|dato|tidspunkt|milloin|aika|päivä|kdy|čas|mikor|időpont|când|коли|дата|час|когда|время|ne zaman|tarih|saat|quando|πότε|ημερομηνία|ώρα|日時|日程|期間|開催日|时间|日期|일시|날짜|기간|التاريخ|الموعد|מתי|תאריך)$/iu,
  ],
  [
    'warning',
    /^(?:warnings?|danger|caution|important|risks?|hazards?|safety(?: (?:notes?|notices?|information|advice))?|warnhinweise?|sicherheitshinweise?|what to do|advice|please note|warnung|gefahr|vorsicht|achtung|wichtig|risiko|bitte beachten|was (?:ist )?zu tun|danger|risques?|conduite à tenir|attention|peligro|riesgo|importante|pericolo|rischio|cosa fare|gevaar|let op|niebezpieczeństwo|uwaga|fara|varning|fare|advarsel|vaara|varoitus|nebezpečí|pozor|небезпека|увага|опасность|внимание|tehlike|dikkat|perigo|κίνδυνος|προσοχή|注意|危険|危险|위험|주의)$/iu,
  ],
]

const normalizeLabel = (label: string): string =>
  label
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[_\s]+/gu, ' ')
    .replace(/\((?:s|n|en|in|innen)\)/giu, '')
    .trim()

/** Returns what the value of a label or field name is for readers who want to act; undefined if nothing. Pure. */
export function findLabelRole(label: string): PracticalRole | undefined {
  const words = normalizeLabel(label)
  if (words === '' || words.length > 60) return undefined
  return labelPatternsByRole.find(([, pattern]) => pattern.test(words))?.[0]
}

const days =
  '(?:mon|tues?|wednes|thurs?|fri|satur|sun)days?|weekdays?|weekends?|daily|every day|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonnabends?|sonntags?|täglich|werktags|wochenende'
const warning =
  /(?<!\p{L})(?:(?:please )?(?:do not|don['’]t|must not|should not|never) (?:eat|drink|use|consume|touch|enter|swim|open|plug|switch|connect|charge|drive|approach|feed|give|flush|wash|cook with|leave|park)|stop using|unplug|boil (?:the |all |your |tap )?water|stay (?:indoors|away|inside)|keep (?:windows|doors|away|clear|out of reach|refrigerated)|avoid (?:the area|contact)|risk of (?:fire|injury|death|burns?|suffocation|choking|electric)|(?:fire|choking|health|shock|suffocation) (?:risk|hazard)|(?:may|can|could) (?:cause|overheat|catch fire|come loose|contain traces|break|injure)|not (?:be )?(?:consumed|eaten|safe)|dangerous|nicht (?:mehr |weiter )?(?:verzehr\p{L}*|essen|trinken|benutz\p{L}*|verwend\p{L}*|betreten|anschließen|öffnen|berühren|baden)|(?:benutzen|verwenden|betreten|trinken|verzehren|öffnen|berühren|essen) sie [^.!?]{0,60}(?<!\p{L})nicht|(?:kochen sie|abkochen|abgekocht)|(?:brand|verletzungs|erstickungs|lebens|gesundheits|strom)gefahr\p{L}*|gesundheitsrisiko|nicht geeignet|kann [^.!?]{0,60}(?:verletz|überhitz|verschmor|allergisch)\p{L}*|ziehen sie den stecker|fenster (?:und türen )?geschlossen|ne pas (?:consommer|utiliser|boire|manger)|ne (?:consommez|buvez|mangez|utilisez) (?:pas|plus)|no (?:beba|consuma|utilice|use|coma)|non (?:consumare|bere|utilizzare|usare|mangiare)|non devono consumare|gebruik [^.!?]{0,40}niet (?:meer)?|niet (?:eten|drinken|gebruiken)|nie (?:pić|jeść|używać|należy)|sluta använda|ät inte|använd inte|drick inte|brug ikke|ikke (?:bruk|drikk|spis|bruges|drikkes)|älä (?:käytä|juo|syö)|nepoužívejte|nepijte|nekonzumujte|не (?:вживайте|пийте|користуйтеся|використовуйте|пейте|употребляйте)|kullanmayın|içmeyin|tüketmeyin|não (?:beba|consuma|utilize|use|coma))(?!\p{L})|使用を中止|食べないで|飲まないで|请勿(?:食用|饮用|使用)|立即停止使用|사용을 중(?:지|단)|섭취하지 ?마/iu
const closed =
  /(?<!\p{L})(?:(?:is|are|remains?|stays?|will be|will remain) closed|closed (?:on|from|until|for|all)|no (?:trains|buses|service) (?:on|from|between|until)|geschlossen|ruhetag|betriebsferien|gesperrt|fermé\p{L}{0,2}|cerrad[oa]s?|chius[oaie]|gesloten|nieczynn\p{L}|zamknięt\p{L}|stängt|lukket|stengt|suljettu|zavřen\p{L}|zárva|зачинен\p{L}|закрыт\p{L}{0,2}|kapalı|encerrad[oa]|fechad[oa]|κλειστ\p{L}+)(?!\p{L})|休館|休業|闭馆|휴무|휴관/iu
const open = new RegExp(
  `(?<!\\p{L})(?:(?:is|are) open|opens?|opening hours|geöffnet|öffnet|offen|öffnungszeiten)(?!\\p{L})[^.!?]{0,60}(?:\\d|${days})|(?:${days})[^.!?]{0,40}(?<!\\p{L})(?:open|geöffnet)(?!\\p{L})`,
  'iu',
)
const deadline =
  /(?<!\p{L})(?:(?:by|until|before|no later than|latest by|closes?(?: on)?|end(?:s)?(?: on)?|deadline(?: is| for)?)\s[^.!?]{0,40}\d|(?:bis|spätestens)(?: zum| einschließlich| spätestens| am)?\s[^.!?]{0,30}\d|(?:\p{L}{3,12}schluss|frist)(?:\sist|\sendet|:)?[^.!?]{0,40}\d|avant le \d|jusqu['’]au \d|(?:antes del|hasta el) \d|entro il \d|(?:vóór|voor|tot) \d|do \d{1,2}[ .]\p{L}|senast(?: den)? \d|senest(?: den)? \d|innen \d|viimeistään \d|до \d{1,2} \p{L})/iu
const actionRequestPattern =
  /(?<!\p{L})(?:appl(?:y|ications?|icants)|regist\p{L}+|book\p{L}*|sign up|submit\p{L}*|submissions?|enter|entries|order\p{L}*|rsvp|repl(?:y|ies)|enrol\p{L}*|nominat\p{L}+|propos\p{L}+|return\p{L}*|claim\p{L}*|objections?|comments on|donat\p{L}+|anmeld\p{L}*|angemeldet|bewerb\p{L}*|einreich\p{L}*|eingereicht|einsend\p{L}*|einzusenden|bestell\p{L}*|buch\p{L}*|melde\p{L}*|abgeb\p{L}*|abgegeben|vorschl\p{L}*|zurück\p{L}*|einwendung\p{L}*|\p{L}{3,12}schluss|frist|inscri\p{L}+|réserv\p{L}+|candidat\p{L}+|reserv\p{L}+|solicit\p{L}+|iscri\p{L}+|prenot\p{L}+|aanmeld\p{L}*|inschrijv\p{L}*|sollicit\p{L}*|zapis\p{L}*|zgłosz\p{L}*|zgłasza\p{L}*|anmäl\p{L}*|ansök\p{L}*|tilmeld\p{L}*|påmeld\p{L}*|ilmoitt\p{L}*|přihl\p{L}*|jelentkez\p{L}*|заявк\p{L}*|реєстр\p{L}*|регистр\p{L}*|başvuru\p{L}*|kayıt)(?!\p{L})/iu
const price =
  /(?<!\p{L})(?:costs?|price[ds]?|admission|entry|entrance|tickets?|fees?|free (?:of charge|admission|entry|for)|is free|are free|eintritt|kostet|kosten|preis\p{L}*|gebühr\p{L}*|kostenlos|kostenfrei|frei(?=[.,!]|$)|karten|entrée|gratuit\p{L}*|coûte|tarif|entrada|gratis|cuesta|precio|ingresso|gratuit[oaie]|costa|toegang|kost|wstęp|bezpłatn\p{L}+|kosztuje|inträde|kostar|pris|koster|maksaa|vstupné|zdarma|belépő|ingyenes|вхід|безкоштовн\p{L}+|вход|бесплатн\p{L}+|ücretsiz)(?!\p{L})/iu
const code =
  /(?<!\p{L})(?:batch(?:es)?|lots?|models?|serials?|article numbers?|item numbers?|ean|gtin|chargen?|modelle?|los(?:nummer)?n?|seriennummern?|artikelnummern?|modèles?|références?|lotes?|modelos?|lott[oi]|modell[oi]|partij|partie|šarže|парт[іи]\p{L}|модел\p{L})(?!\p{L})[^.!?]{0,60}\d/iu
const audience =
  /(?<!\p{L})(?:(?:is |are )?(?:open to|aimed at|meant for|intended for|suitable for|for) (?:all|anyone|everyone|children|adults|families|people|residents|students|beginners|young people|parents|members|those)|no (?:experience|prior knowledge|previous knowledge) (?:is )?(?:needed|required)|(?:over|under|aged?) \d{1,2}s?(?=\s(?:and|to|or|years|only))|richtet sich an|für (?:alle|kinder|jugendliche|erwachsene|familien|anfänger\p{L}*|einsteiger\p{L}*|studierende|eltern|senior\p{L}*)|ab \d{1,2} jahren?|(?:keine )?vorkenntnisse|à partir de \d{1,2} ans|a partir de \d{1,2} años|dai \d{1,2} anni|vanaf \d{1,2} jaar|od \d{1,2} lat|från \d{1,2} år|fra \d{1,2} år)(?!\p{L})/iu

/**
 * Returns what a sentence or line tells readers who want to act; undefined if nothing. A warning takes precedence
 * over everything else. Takes one sentence, and whether it contains a day or time; pure.
 */
export function findSentenceRole(text: string, holdsTime: boolean): PracticalRole | undefined {
  if (text.length > 400) return undefined
  if (warning.test(text)) return 'warning'
  if (actionRequestPattern.test(text) && deadline.test(text)) return 'deadline'
  if (tellsHowToAct(text)) return 'how_to'
  if (closed.test(text)) return 'closed'
  if (code.test(text)) return 'product_code'
  if (open.test(text)) return 'opening_hours'
  if (
    price.test(text) &&
    (/\d/.test(text) || /free|frei|gratis|kostenlos|gratuit|bezpłatn|zdarma|безкоштовн|бесплатн/iu.test(text))
  )
    return 'price'
  if (hasContactDetails(text)) return 'contact'
  if (audience.test(text)) return 'audience'
  return holdsTime ? 'date' : undefined
}
