/** 2§9: longer texts end in an ellipsis. */
const TEXT_LIMIT = 140

/** A text as it is shared: 140 characters at most, then an ellipsis (2§4). */
export function shareText(shared: string): string {
  // by code points: half a character is none
  const characters = [...shared.replace(/\s+/g, ' ').trim()]
  return characters.length > TEXT_LIMIT ? `${characters.slice(0, TEXT_LIMIT).join('')}…` : characters.join('')
}

/** The share pages of the networks, with text and address (G-LRN-24). */
export function shareLinks(text: string, url: string): { network: string; href: string }[] {
  const page = (address: string, params: Record<string, string>) => `${address}?${new URLSearchParams(params)}`
  return [
    { network: 'LinkedIn', href: page('https://www.linkedin.com/sharing/share-offsite/', { url, text }) },
    { network: 'X', href: page('https://x.com/intent/post', { text, url }) },
    { network: 'Facebook', href: page('https://www.facebook.com/sharer/sharer.php', { u: url, quote: text }) },
    { network: 'WhatsApp', href: page('https://wa.me/', { text: `${text} ${url}` }) },
  ]
}
