const URL_TAIL = String.raw`[^\s<>()\[\]"']*[^\s<>()\[\]"'.,;:!?]`
const WITH_SCHEME = new RegExp(String.raw`\b[a-z][a-z0-9+.-]{0,30}:\/\/(?:${URL_TAIL})?`, 'gi')
const WITHOUT_SLASHES = new RegExp(String.raw`\b(?:mailto|javascript|data|tel|vbscript):(?=\S)${URL_TAIL}`, 'gi')
const BARE_WWW = new RegExp(String.raw`\bwww\d?\.(?=\S)${URL_TAIL}`, 'gi')
const NUMERIC_HOST = new RegExp(String.raw`\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?\/[a-z]${URL_TAIL}`, 'gi')

/** Endings that only sites have: Node.js, main.rs, setup.py and README.md keep their slash and what follows. */
const SITE_ENDINGS =
  'com|org|net|io|dev|ai|app|co|edu|gov|info|me|tv|xyz|ly|gl|gle|be|uk|de|fr|nl|eu|us|in|ca|au|jp|cn|ru|ch|it|es|se|no|br|' +
  'blog|tech|site|online|page|cloud|design|academy|school|link|to|gg|so|sh|fm|biz|wiki|club|store|live|news'
const HOST_WITH_PATH = new RegExp(
  String.raw`(?<![\w@.-])(?!(?:asp|vb|ml|ado)\.net\/|socket\.io\/)(?:[a-z0-9-]+\.)+(?:${SITE_ENDINGS})(?::\d+)?\/(?:${URL_TAIL})?`,
  'gi',
)
const BARE_HOST = /(?<![\w@.-])((?:[a-z0-9-]+\.)*)([a-z0-9-]+)\.(?:com|org|edu|gov)(?:\.[a-z]{2})?(?![\w/-]|\.\w)/gi

const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g
const MARKDOWN_LINK = /!?\[([^[\]]*)\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g
const AUTOLINK = /<[a-z][a-z0-9+.-]*:[^<>\s]*>/gi
const HTML_TAG = /<\/?[a-z][^<>]*>|<!--.*?-->|<![a-z][^<>]*>/gi

const COMMON_TAGS =
  /^(?:a|b|i|p|s|u|q|em|strong|br|hr|img|div|span|script|style|iframe|svg|math|input|button|form|link|meta|base|embed|object|video|audio|body|html|head|h[1-6]|[uo]l|li|table|t[rdh]|pre|code|blockquote|su[bp]|font|template)$/i

/** "Box<Node>" and "Map<string, number>" name types; a tag that follows a word without a space is still a tag. */
function isTypeArgument(tag: string, before: string): boolean {
  return /\w/.test(before) && /^<[\w ,.&?|[\]]+>$/.test(tag) && !COMMON_TAGS.test(tag.slice(1, -1))
}

function withoutLinksOnce(text: string): string {
  return text
    .replace(MARKDOWN_LINK, '$1')
    .replace(AUTOLINK, '')
    .replace(HTML_TAG, (tag, at: number, whole: string) => (isTypeArgument(tag, whole[at - 1] ?? '') ? tag : ''))
    .replace(WITH_SCHEME, '')
    .replace(WITHOUT_SLASHES, '')
    .replace(BARE_WWW, '')
    .replace(NUMERIC_HOST, '')
    .replace(HOST_WITH_PATH, '')
    .replace(BARE_HOST, '$2')
}

/**
 * The text without URLs, markdown links (their label stays), HTML tags, bold and italic marks, on one line.
 * Names that merely look like hosts (Node.js, ASP.NET) stay. Repeats until nothing changes, so that removing
 * one piece cannot put a link together from the rest.
 */
export function plainText(text: string): string {
  let current = text
    .toWellFormed()
    .replace(INVISIBLE, '')
    .replace(/\p{Cc}/gu, ' ')
  for (;;) {
    const next = withoutLinksOnce(withoutEmphasis(current))
    if (next === current) break
    current = next
  }
  return current === text ? collapse(text) : tidy(current)
}

function withoutEmphasis(text: string): string {
  return text
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, '$1')
    .replace(/(?<![\w*])\*(?=[^\s*])([^*]+?)(?<=\S)\*(?![\w*])/g, '$1')
    .replace(/(?<!\w)__(?=\S)([^_]*\s[^_]*)(?<=\S)__(?!\w)/g, '$1')
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Removes the empty brackets and lonely punctuation that a removed link leaves behind. */
function tidy(text: string): string {
  return collapse(
    collapse(text)
      .replace(/(?<!\w)(?:\(\s*\)|\[\s*\]|<\s*>)/g, '')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
      .replace(/\s+([,;:!?]|\.(?!\w))/g, '$1'),
  )
}

/** The text itself when it fits `maxLength` characters, else its beginning up to a whole word, with an ellipsis. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text
  // not through the middle of a pair that makes one character
  const head = text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')
  const lastSpace = head.lastIndexOf(' ')
  const whole = lastSpace > maxLength / 2 ? head.slice(0, lastSpace) : head
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`
}
