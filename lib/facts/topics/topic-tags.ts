/** "V5", "Term2", "Semester127", "KW 12", "REL-204": one to four letters, or a filing term, with a number. */
const code =
  /^(?:\p{L}{1,4}[-_ .]?\d{1,8}|(?:act|akt|chapter|kapitel|scene|szene|quest|episode|folge|semester|trimester|term|quarter|quartal|week|woche|sprint|batch|wave|phase|issue|ausgabe|heft|volume|vol|part|teil|jahrgang|season|staffel|round|runde|kurs|course|module?|ref|version|rev|edition|lot|ticket|task|project|projekt|kampagne|campaign|slot|pos|prio|level|stufe|klasse)[-_ .]?\d{1,8}|\d{1,8}[-_ .]?\p{L}{0,2}|(?:19|20)\d{2}[-_/. ](?:q[1-4]|h[12]|kw ?\d{1,2}|w\d{1,2}|\d{1,2}(?:[-_/.]\d{1,2})?|\p{L}{3,9})|(?:q[1-4]|h[12]|kw ?\d{1,2}|\p{L}{3,9})[-_/. ](?:19|20)\d{2}|(?=[\da-f]*\d)(?=\d*[a-f])[\da-f]{6,40}|(?=\D*\d)[\p{Lu}\d]{2,6}(?:[-_][\p{Lu}\d]{1,8}){1,4})$/iu
/**
 * Words with which systems and offices place, route and release texts; a tag joined from several words is not a
 * topic if it contains one.
 */
const placementPattern =
  /(?:^|[-_ .])(?:teasers?|homepage|frontpage|front[- ]page|startseite|slider|carousel|widget|sidebar|landing(?:page)?|drafts?|entwurf|entwürfe|wip|imported|importiert|migrat(?:ed|ion)|todo|needs|approved|freigabe|freigegeben|pending|legacy|tmp|internal|intern|internes|noindex|nofollow|hidden|versteckt|archived|sync|rss|utm|seo|cms|wordpress|typo3|drupal|autopost|socialmedia|crosspost|pinned|sticky|featured|highlighted|vorlage|unlisted|embargo|sperrfrist|duplicate|do[-_ ]not|no[-_ ](?:index|feed|social|ads?)|noads|paywall|newsletter|verteiler|ressort|redaktion|misc)(?:$|[-_ .])/iu

/**
 * Whether a tag names what a text is about, rather than being a code, version, date or mark under which a system or
 * an office files it. A code is a topic if the text contains it too ("G20", "CO2"). Takes the tag and the text;
 * pure.
 */
export function isTopicTag(tag: string, said: string): boolean {
  const words = tag.normalize('NFC').trim()
  if (!/\p{L}{2}|\p{Lo}/u.test(words) && !/\p{L}\d/u.test(words)) return false
  const isJoined = /[-_.]/.test(words) || /\p{Ll}\p{Lu}/u.test(words)
  const parts = words.replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')
  if (isJoined && placementPattern.test(parts)) return false
  if (!code.test(words)) return true
  return new RegExp(
    `(?<![\\p{L}\\p{N}])${words.replace(/[^\p{L}\p{N}]+/gu, '[^\\p{L}\\p{N}]?')}(?![\\p{L}\\p{N}])`,
    'iu',
  ).test(said)
}
