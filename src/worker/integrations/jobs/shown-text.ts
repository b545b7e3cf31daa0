const BLOCKS = /^(p|div|section|article|ul|ol|h[1-6]|table|tr|blockquote|pre|hr|header|footer|dl|dt|dd)$/
const UNSHOWN = /^(script|style|template|noscript|svg|iframe|object|head)$/
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const HIDING =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0|opacity\s*:\s*0(\.0+)?\s*(;|$)|(^|;)\s*color\s*:\s*(white|transparent|#fff(fff)?)\b/i
/** Characters that take no room, and those that only programs read. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\ufeff]|[\u{e0000}-\u{e007f}]/gu
/** Fewer than that come with what was copied from somewhere. */
const FEW_INVISIBLE = 3
/** So much of what a source sends is looked at. */
const LOOKED_AT = 60_000

/** What a browser would show of some HTML or plain text, a line a block; whether there was text that nobody would see. */
export async function shownText(html: string): Promise<{ text: string; hasHidden: boolean }> {
  const { text, hasHidden } = await withoutTags(html.slice(0, LOOKED_AT))
  // not with the worker: its tables are built as it is loaded
  const { decode } = await import('html-entities')
  const decoded = decode(text).toWellFormed()
  const visible = decoded
    .replaceAll(INVISIBLE, '')
    .replaceAll(/(?!\n)\p{Cc}/gu, ' ')
    .replaceAll(/[^\S\n]+/g, ' ')
  return { text: visible, hasHidden: hasHidden || (decoded.match(INVISIBLE)?.length ?? 0) > FEW_INVISIBLE }
}

async function withoutTags(html: string): Promise<{ text: string; hasHidden: boolean }> {
  if (!html.includes('<')) return { text: html, hasHidden: false }
  let text = ''
  let hasHidden = false
  let [unshown, hidden] = [0, 0]
  const rewriter = new HTMLRewriter()
    .on('*', {
      element: (element) => {
        const tag = element.tagName.toLowerCase()
        if (tag === 'br' || BLOCKS.test(tag)) text += '\n'
        if (tag === 'li') text += '\n• '
        if (VOID.test(tag)) return
        const isUnshown = UNSHOWN.test(tag)
        const isHidden = element.hasAttribute('hidden') || HIDING.test(element.getAttribute('style') ?? '')
        if (isUnshown) unshown += 1
        if (isHidden) hidden += 1
        element.onEndTag(() => {
          if (isUnshown) unshown -= 1
          if (isHidden) hidden -= 1
          if (BLOCKS.test(tag)) text += '\n'
        })
      },
    })
    .onDocument({
      text: (chunk) => {
        if (unshown > 0) return
        if (hidden > 0) hasHidden ||= chunk.text.trim() !== ''
        // lines of the source are none of the page
        else text += chunk.text.replaceAll(/\s+/g, ' ')
      },
    })
  await rewriter.transform(new Response(html)).arrayBuffer()
  return { text, hasHidden }
}
