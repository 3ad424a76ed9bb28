/** Pages that a system shows instead of an article, and template text that no one has replaced yet. */

const placeholderWords =
  'name|first ?name|last ?name|full ?name|title|headline|date|time|day|month|year|place|location|venue|address|city|town|street|company|organi[sz]ation|product|event|price|amount|number|phone|e-?mail|link|url|text|your \\p{L}+(?: \\p{L}+)?|insert [^\\]]{1,60}|add (?!to (?:the |my |your )?(?:basket|cart|bag|calendar|wish ?list|favou?rites))[^\\]]{1,60}|enter [^\\]]{1,60}|[^\\]]{1,40} (?:here|goes here|einfügen|eintragen|ergänzen|einsetzen|angeben)|datum|uhrzeit|ort|adresse|firma|firmenname|vorname|nachname|titel|überschrift|preis|betrag|name (?:der|des) [^\\]]{1,30}|ihr \\p{L}+(?: \\p{L}+)?|nom|prénom|lieu|titre|nombre|fecha|lugar|título|nome|luogo|data|titolo|naam|plaats|imię|nazwa|miejsce|namn|navn|nimi|jméno'
const bracketPlaceholderPattern = new RegExp(
  `(?<!\\])\\[(?:${placeholderWords})\\](?![([])|<<\\s?(?:${placeholderWords})\\s?>>`,
  'iu',
)
const templateSyntaxPattern =
  /\{\{[^{}\n]{1,60}\}\}|\{%[^%\n]{1,80}%\}|<%=?[^%\n]{1,80}%>|\$\{[\w.]{1,40}\}|%%[A-Z_]{2,30}%%|\*\|[A-Z_]{2,30}\|\*|(?<![\p{L}\p{N}])(?:TT\.MM\.(?:JJ){1,2}|DD[./-]MM[./-]YY(?:YY)?|MM\/DD\/YYYY|YYYY-MM-DD|JJ[./-]MM[./-]AAAA|DD[./-]MM[./-]AAAA|GG[./-]MM[./-]AAAA|XX\.XX\.(?:XX){1,2}|[€$£]\s?X{2,4}|X{2,4}(?:,X{2})?\s?(?:€|EUR|Euro|Uhr))(?![\p{L}\p{N}])/u
const dummy =
  /(?<!\p{L})(?:lorem ipsum|placeholder (?:for|text|image|caption)|dolor sit amet|consectetu[re]r? adipi\p{L}+|(?:blind|muster|platzhalter|beispiel|dummy)text\p{L}{0,3}|(?:dummy|filler|placeholder|sample|default) (?:text|content|copy|image|paragraph|headline|title)|(?:texte|texto|testo) (?:d['’]exemple|fictif|de (?:ejemplo|relleno|exemplo|prueba)|di (?:esempio|prova)|segnaposto)|voorbeeldtekst|przykładowy tekst|exempeltext|eksempeltekst|(?:your|my) (?:headline|title|text|content|subtitle|company|business|story|description|image|logo|tagline) (?:goes )?here|(?:headline|title|text|body|content|description) goes here|this is (?:an example|a sample|a test|a placeholder|your first) (?:page|post|text|article|entry|item)|(?:dies|das) ist (?:eine?|ein) (?:beispiel|test|muster)(?:seite|beitrag|text|eintrag|artikel)|replace this (?:text|copy|paragraph|with)|(?:edit|change) (?:or delete )?(?:this|it)(?:,| and)? (?:then )?(?:text|start writing|start blogging)|click (?:here )?to (?:edit|add) (?:this|your|text|me)|add your (?:own )?(?:text|content|copy)|(?:ersetzen|überschreiben) sie diesen (?:text|absatz)|diesen text (?:ersetzen|überschreiben|bearbeiten)|hier (?:(?:den|ihren|einen|bitte|kurz(?:en)?|kurze) )?[^.!?\n]{0,40}(?<!\p{L})(?:einfügen|einsetzen|eintragen|ergänzen|beschreiben|eingeben)|(?:text|bild|foto|zitat|datum|preis|link|titel|name|inhalt) (?:hier )?(?:einfügen|einsetzen|eintragen|ergänzen|folgt(?: noch)?|kommt noch|fehlt noch)|(?:texte|texto|testo|text|date|lieu|description) (?:à (?:compléter|insérer)|por completar|da (?:inserire|completare)|a completar|in te vullen)|(?:insert|enter|write|type|paste|describe|add|put) (?:a |an |the |your |one |some )?(?:\p{L}+ ){0,4}(?:here|below)(?= ?(?:$|[.(:!\])])))(?!\p{L})/iu
/** "max. 300 characters", "(2–3 sentences)": how long a text to be written should be. */
const lengthHintPattern =
  /(?<!\p{L})(?:max(?:imum|imal|\.)?|höchstens|up to|approx\.?|ca\.|about|around|no more than)\s?:?\s?\d{1,4}\s?(?:characters|chars|words|signs|sentences|zeichen|wörter|worte|sätze|anschläge|caractères|mots|caracteres|palabras|caratteri|parole|tekens|woorden|znaków|słów|tecken|ord|merkkiä)(?!\p{L})|\(\d{1,3}\s?[–-]\s?\d{1,4} (?:sentences|words|characters|lines|sätze|wörter|zeichen|zeilen|phrases|frases|frasi|zinnen)\)/iu
/** Contests and applications also tell readers how long a text may be. */
const applicationPattern =
  /(?<!\p{L})(?:(?:cover(?:ing)? |motivation )?letters?|statements?|anschreiben|motivationsschreiben|lettre|lebenslauf|entries|entrants|submissions?|poems?|stories|essays?|einsendungen|beiträge dürfen|gedichte|texte dürfen|teilnehmer\p{L}*|jury|competition|wettbewerb|abstracts?|proposals?|names?|tweets?|posts? (?:may|can))(?!\p{L})/iu

/** Whether a text is a template's placeholder. Takes a sentence, line or title; pure. */
export const isPlaceholder = (text: string): boolean => {
  const words = text.slice(0, 600)
  return (
    templateSyntaxPattern.test(words) ||
    bracketPlaceholderPattern.test(words) ||
    dummy.test(words) ||
    (lengthHintPattern.test(words) && words.length < 160 && !applicationPattern.test(words))
  )
}

/** The complete title of a page that no one has filled in. */
const templateTitlePattern =
  /^(?:sample page|example page|hello,? world!?|test(?: (?:page|post|article|item|event|\d+))?|testing|untitled|new (?:page|post|article|item|entry)|no title|title|your (?:title|headline)|(?:beispiel|test|muster)[- ]?(?:seite|beitrag|artikel|text)|hallo welt!?|ohne titel|neuer? (?:beitrag|seite|artikel)|titel|page d['’]exemple|página de ejemplo|pagina di esempio|voorbeeldpagina|przykładowa strona|página de exemplo|exempelsida|untitled document|asdf\p{L}*|xxx+|lorem ipsum.{0,60})$/iu
const isTemplateTitle = (title: string): boolean => templateTitlePattern.test(title.trim())

/**
 * What a server or gatekeeper says instead of a page, as a title or first line; if a subject follows, it is another
 * text.
 */
const serverMessagePattern =
  /^\W{0,4}(?:(?:error|fehler|erreur|errore?|fout|błąd|fel|fejl|virhe|chyba|помилка|ошибка|hata)?\s?[:–—-]?\s?(?:400|401|403|404|410|429|500|502|503|504)(?:\s?[:–—|-]?\s?(?:error|fehler|erreur|forbidden|not found|gone|bad gateway|unauthori[sz]ed|internal server error|service (?:temporarily )?unavailable|gateway time-?out|too many requests|(?:page|seite|file|nicht|oops|sorry)[^,]{0,40}))?|(?:oops|sorry|ups|hoppla|whoops)?\W{0,4}(?:(?:the |this |that |diese |die )?(?:requested |angeforderte |gewünschte |aufgerufene )?(?:page|seite|article|artikel|content|inhalt)(?: (?:you (?:are looking|were looking|requested)(?: for)?|you requested))? (?:was |wurde |could |konnte |can['’]?t |cannot |ist |is |has |does )?(?:not |nicht |no longer |leider nicht |be )?(?:be )?(?:found|gefunden(?: werden)?|available|verfügbar|exist|moved|been (?:moved|removed|deleted))|nothing (?:was )?found|nichts gefunden|(?:erreur\s)?page (?:introuvable|non trouvée)|página no encontrada|no se (?:ha )?encontr\p{L} la página|pagina non trovata|pagina niet gevonden|nie znaleziono strony|strona nie (?:została znaleziona|istnieje)|sidan (?:hittades inte|kunde inte hittas)|siden (?:blev ikke fundet|ble ikke funnet|findes ikke|finnes ikke)|sivua ei löyd\p{L}*|stránka nenalezena|az oldal nem található|pagina nu a fost găsită|сторінку не знайдено|страница не найдена|sayfa bulunamadı|página não encontrada|η σελίδα δεν βρέθηκε|ページが見つかりません|页面(?:不存在|未找到)|找不到(?:该)?页面|페이지를 찾을 수 없습니다|الصفحة غير موجودة|העמוד לא נמצא)|(?:site |website |page )?(?:is )?(?:under|down for|undergoing) (?:scheduled |planned )?maintenance|scheduled maintenance|wartungs(?:arbeiten|modus|seite)|wir sind (?:gleich|bald) (?:wieder da|zurück)|we['’]?ll be (?:right |back )\p{L}*|be right back|site en maintenance|sitio en mantenimiento|sito in manutenzione|under construction|(?:diese )?seite (?:ist )?im aufbau|coming soon|access (?:denied|to this page has been denied)|zugriff verweigert|accès refusé|acceso denegado|accesso negato|forbidden|unauthori[sz]ed|just a moment|attention required|checking your browser|(?:please )?verify (?:that )?you are (?:a )?human|are you (?:a robot|human)|security check|sicherheitsprüfung|captcha|too many requests|service unavailable|session (?:has )?expired|(?:ihre )?sitzung (?:ist )?abgelaufen|(?:please )?(?:log|sign) ?in(?: to (?:your account|continue|view.{0,40}))?|login|(?:bitte )?(?:anmelden|einloggen)|melden sie sich an|se connecter|connexion|iniciar sesión|accedi|inloggen|zaloguj się|logga in|log ind|logg inn|kirjaudu|přihlášení|увійти|войти|giriş yap|entrar|ログイン|登录|로그인)(?=\W{0,6}(?:$|[|–—·:-]))\W{0,6}(?:$|[|–—·:-].{0,60}$|.{0,4}$)/iu
/** Said in the text of such a page, whatever its title is. */
const serverTextPattern =
  /(?<!\p{L})(?:the (?:page|url|file|article|content) (?:you (?:are|were) (?:looking for|trying to)|you (?:requested|entered)|requested)|page (?:could not be|cannot be|can['’]?t be|was not|not) found|(?:gewünschte|angeforderte|aufgerufene|gesuchte) seite|seite (?:wurde |konnte )?(?:leider )?nicht gefunden|la page (?:demandée|que vous)|la página que (?:busca|solicit)|la pagina (?:richiesta|che)|you (?:do not|don['’]t) have (?:permission|access)|checking your browser|enable javascript and cookies|(?:please )?(?:try again|versuchen sie es) (?:later|später)|(?:we are|we['’]re|site is|is currently) (?:down|undergoing|under) [^.!?]{0,20}maintenance|back (?:online )?(?:shortly|soon)|forgot(?:ten)? (?:your )?password|passwort vergessen|mot de passe oublié|(?:olvidaste|olvidó) (?:tu|su) contraseña|password dimenticata|wachtwoord vergeten|remember me|angemeldet bleiben|don['’]t have an account|noch kein (?:konto|account)|ray id|reference #\d)(?!\p{L})/iu

const consent =
  /(?<!\p{L})(?:cookies?|consent|your privacy|privacy (?:choices|settings|preferences)|our \d{0,4} ?partners|\d{2,4} partners|personal data|personenbezogene|einwilligung|zustimm\p{L}+|unsere \d{0,4} ?partner|verarbeiten? (?:wir|daten)|datenschutz\p{L}*|legitimate interest|berechtigte\p{L}* interesse|accept(?: all)?|reject(?: all)?|manage (?:options|preferences|choices)|alle (?:akzeptieren|ablehnen)|akzeptieren|ablehnen|einstellungen|mehr optionen|tout (?:accepter|refuser)|accepter|continuer sans|paramétrer|aceptar(?: todo)?|rechazar|configurar|accetta(?: tutt[io])?|rifiuta|personalizza|accepteren|weigeren|akceptuj\p{L}*|odrzuć|acceptera|godkänn|accepter alle|godta|hyväksy|přijmout|souhlas\p{L}*|прийняти|принять|kabul|store (?:and|or) access|speichern (?:und|oder) (?:abrufen|zugreifen)|geräte?(?:kennungen|informationen)|werbung|advertising|change your (?:choices|mind|settings)|at any time|werbefrei|pur-abo)(?!\p{L})|クッキー|同意|接受|쿠키/iu
const consentOpeningPattern =
  /(?<!\p{L})(?:we (?:value|respect|care about) your privacy|before you continue|(?:we|this (?:site|website)) (?:and our [^.!?]{0,30})?(?:uses?|store)[^.!?]{0,30}(?:cookies|information on)|wir (?:und unsere|verwenden|nutzen|brauchen|benötigen|schätzen)[^.!?]{0,60}(?:partner|cookies?|zustimmung|einwilligung|privatsphäre)|diese (?:web)?seite (?:verwendet|nutzt) cookies|nous (?:utilisons|et nos)[^.!?]{0,40}(?:cookies|partenaires)|(?:utilizamos|usamos) cookies|utilizziamo (?:i )?cookie|(?:wij|we) gebruiken cookies|używamy (?:plików )?cookie|vi (?:använder|bruger|bruker) (?:cookies|kakor|informasjonskapsler)|ми використовуємо (?:файли )?cookie|çerez)(?!\p{L})/iu

/** What readers without a subscription see instead of the rest of a text. */
const paywallPattern =
  /(?<!\p{L})(?:subscribe (?:now |today )?(?:to|and) (?:read|continue|keep reading|unlock|access|get (?:full|unlimited))|subscribe to read on|(?:to |please )?(?:continue|keep) reading[^.!?\n]{0,40}(?:subscribe|trial|sign up|register|log ?in|account)|(?:this|the|our|full) (?:article|story|content|post|piece|page|text|video|report)s? (?:is|are) (?:only |exclusively |just )?(?:available )?(?:for|to|reserved for|free for)? ?(?:(?:paid|paying|registered|premium|digital|our) )?(?:subscribers|members)(?:[ -]only)?|subscribers?[ -]only|premium (?:article|content)|already (?:a )?(?:subscriber|subscribed|have a subscription)|you (?:have|['’]ve) (?:\d+|one|two|three|no|reached|read|used) (?:of )?[^.!?\n]{0,30}(?:free )?articles?(?: left| remaining| this month)?|\d{1,4} (?:of \d{1,4} )?free articles? (?:left|remaining)|unlock (?:this|the) (?:article|story|full)|read the (?:full|rest)[^.!?\n]{0,20} with a (?:free )?(?:subscription|trial|account)|(?:weiterlesen|jetzt lesen|weiter ?lesen|lesen) (?:sie )?mit [^.!?\n]{0,30}(?:plus|abo|\+|premium)|dieser (?:artikel|text|beitrag|inhalt) ist (?:nur |exklusiv |ausschließlich )?(?:für|mit) [^.!?\n]{0,30}(?:abonnent\p{L}*|abo|mitglieder|plus|leser)|(?:nur|exklusiv) für (?:abonnent\p{L}*|plus-\p{L}+)|(?:plus|premium|abo)[- ]artikel|sie haben (?:noch )?(?:\d+|einen?|keinen?)[^.!?\n]{0,30}(?:kostenlosen?|gratis|freien?)[^.!?\n]{0,16}artikel\p{L}*|(?:bereits|schon) (?:abonnent(?:in)?|ein abo)|jetzt (?:abonnieren|testen) und (?:weiterlesen|lesen)|um (?:weiterzulesen|den (?:ganzen|vollständigen) artikel)|(?:la suite|cet article|l['’]article|ce contenu)[^.!?\n]{0,20} (?:est )?réservée?s? (?:à nos |aux )abonnés|il vous reste \d+|déjà abonné\p{L}*|abonnez-vous pour (?:lire|continuer)|(?:contenido|artículo) (?:exclusivo )?(?:solo )?para (?:suscriptores|socios)|suscríbe\p{L}* para (?:seguir|leer|continuar)|(?:contenuto|articolo) (?:riservato|esclusivo)[^.!?\n]{0,20}abbonati|abbonati per (?:leggere|continuare)|alleen voor abonnees|word abonnee om|(?:treść|artykuł) (?:tylko )?dla (?:prenumeratorów|subskrybentów)|endast för prenumeranter|kun for abonnenter|vain tilaajille|pouze pro předplatitele|только для подписчиков|лише для передплатників|sadece aboneler|exclusivo para assinantes)(?!\p{L})|(?:会员|订阅)(?:专享|后阅读)|有料会員限定|この記事は有料|구독자 전용/iu

/** Whether a line puts the rest of a text behind a paywall. Takes a sentence or line; pure. */
export const isPaywall = (text: string): boolean => text.length < 300 && paywallPattern.test(text)

/** What a system shows instead of an article. */
export type SystemPage = 'error_page' | 'login_page' | 'consent_page' | 'template'

const splitPageSentences = (text: string): string[] =>
  text
    .slice(0, 3_000)
    .split(/(?<=[.!?…])\s+|\n+/u)
    .map((one) => one.replace(/^[\s#*>_-]+|[\s*_]+$/gu, ''))
    .filter((one) => /\p{L}{2}/u.test(one))

/**
 * Returns what an item is instead of an article: an error page, a login, a consent page or an empty template;
 * undefined for anything else. Takes the title and the text without the title. An article that merely has such a
 * title or such lines does not count. Pure.
 */
export function findSystemPage(title: string, text: string): SystemPage | undefined {
  const all = splitPageSentences(text)
  const [first = ''] = all
  const isShort = text.length < 1_200
  if (isTemplateTitle(title) && all.length < 40 && (all.length < 3 || all.some(isPlaceholder)))
    return 'template'
  const told = all.filter((one) => one.length > 40)
  const ofServer = all.filter((one) => serverTextPattern.test(one) || serverMessagePattern.test(one)).length
  const isTitled = serverMessagePattern.test(title.trim())
  if (
    isShort &&
    ((isTitled && (ofServer > 0 || told.length === 0)) || (serverMessagePattern.test(first) && ofServer > 1))
  )
    return /log ?in|sign ?in|anmeld|einlogg|connect|sesión|accedi|inlogg|zaloguj|logg|password|passwort/iu.test(
      `${title} ${first}`,
    )
      ? 'login_page'
      : 'error_page'
  const others = told.filter((one) => !consent.test(one))
  if (all.slice(0, 4).some((one) => consentOpeningPattern.test(one)) && others.length === 0)
    return 'consent_page'
  return undefined
}
