/** What may be submitted, by the challenge: a key in its definition, never a pattern from data (SEC-21). */
export const LINK_RULES = ['githubRepoStrict', 'githubRepo', 'chatShare', 'urlLike', 'any'] as const
export type LinkRule = (typeof LINK_RULES)[number]

export const LINK_MAX_LENGTH = 2048
export const DETAILS_MAX_LENGTH = 200

/** Linear, whole lines (3§5, G-CHAL-08). */
const PATTERNS: Readonly<Record<Exclude<LinkRule, 'any'>, RegExp>> = {
  githubRepoStrict: /^https:\/\/github\.com\/[A-Za-z0-9]+\/[A-Za-z0-9_.-]+\/?$/,
  githubRepo: /^https:\/\/github\.com\/[A-Za-z0-9_.-]+\/[A-Za-z0-9_.-]+\/?$/,
  chatShare: /^https:\/\/[A-Za-z0-9.-]+\/(?:share\/)?\w{8}-\w{4}-\w{4}-\w{4}-\w{12}$/,
  urlLike: /^https?:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:\/\S*)?$/,
}

/** Whether a link can be submitted; nothing never can. */
export const isLinkFor = (rule: LinkRule, link: string): boolean =>
  link.trim() !== '' && link.length <= LINK_MAX_LENGTH && (rule === 'any' || PATTERNS[rule].test(link.trim()))
