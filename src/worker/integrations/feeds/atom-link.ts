/** Where an entry of an Atom feed stands. */
export const atomLink = (links: readonly { href?: string; rel?: string }[] = []): string =>
  (links.find(({ rel }) => rel === undefined || rel === 'alternate') ?? links[0])?.href ?? ''
