/** What an element means to a reader of the text. Elements that are not listed have no meaning of their own. */
export type Role =
  | 'block'
  | 'heading'
  | 'list'
  | 'entry'
  | 'quote'
  | 'code-block'
  | 'table'
  | 'row'
  | 'cell'
  | 'strong'
  | 'emphasis'
  | 'deleted'
  | 'code'
  | 'link'
  | 'picture'
  | 'picture-source'
  | 'player'
  | 'track'
  | 'break'
  | 'rule'
  | 'strong-block'
  | 'emphasis-block'
  | 'raised'
  | 'quoted'
  | 'fallback'
  | 'formula'
  | 'formula-frame'
  | 'left-out'

const elementNamesByRole: Record<Role, string> = {
  block:
    'p div section article main header footer aside nav address center fieldset form figure body html details dl dd ' +
    'hgroup legend tbody thead tfoot blink marquee search menuitem dir',
  heading: 'h1 h2 h3 h4 h5 h6',
  list: 'ul ol menu',
  entry: 'li',
  quote: 'blockquote',
  'code-block': 'pre listing xmp plaintext',
  table: 'table',
  row: 'tr',
  cell: 'td th',
  strong: 'b strong',
  emphasis: 'i em cite dfn var',
  deleted: 's strike del',
  code: 'code kbd samp tt',
  link: 'a',
  picture: 'img image amp-img',
  'picture-source': 'source',
  track: 'track',
  player: 'iframe video audio embed amp-youtube amp-iframe',
  break: 'br',
  rule: 'hr',
  'strong-block': 'dt summary',
  'emphasis-block': 'figcaption caption',
  raised: 'sup sub',
  quoted: 'q',
  fallback: 'noscript',
  formula: 'math',
  'formula-frame': 'mjx-container',
  'left-out':
    'script style template svg head title select option button input textarea canvas object applet map area ' +
    'datalist progress meter xml noembed noframes frameset dialog rp col colgroup',
}

const rolesByElementName = new Map<string, Role>(
  Object.entries(elementNamesByRole).flatMap(([role, names]) =>
    names.split(' ').map((name): [string, Role] => [name, role as Role]),
  ),
)

/** Returns the role of an element in a text, by its lowercase name; undefined if it has no meaning of its own. */
export const findElementRole = (name: string): Role | undefined => rolesByElementName.get(name)

const voidElementNames = new Set(
  'img image br hr source input embed col area wbr track param link meta base amp-img'.split(' '),
)

/** Whether an element of this lowercase name has no content and no end tag. */
export const isVoidElement = (name: string): boolean => voidElementNames.has(name)

/** Roles whose start ends a paragraph that was not closed. */
const blockRoles = new Set<Role>([
  'block',
  'heading',
  'list',
  'entry',
  'quote',
  'code-block',
  'table',
  'row',
  'cell',
  'rule',
  'strong-block',
  'emphasis-block',
])

/** Whether the start of an element with this role ends a paragraph that was not closed. */
export const isBlockRole = (role: Role): boolean => blockRoles.has(role)
