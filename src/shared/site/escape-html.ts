const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that stays text in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPES[letter] ?? letter)
