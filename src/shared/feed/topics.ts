/** What titles speak of where their source has no tags: a tag, and the words that name it. */
const TOPICS: readonly [tag: string, pattern: RegExp][] = [
  ['ai', /\b(ai|llms?|gpt|language models?|machine learning|neural)\b/i],
  ['android', /\bandroid\b/i],
  ['architecture', /\b(architectures?|microservices?|monoliths?|event[- ]sourcing|domain[- ]driven)\b/i],
  ['career', /\b(careers?|interviews?|hiring|salar(y|ies)|freelanc\w+)\b/i],
  ['cpp', /\bc\+\+/i],
  ['csharp', /\b(c#|\.net)(?!\w)/i],
  ['css', /\b(css|flexbox|stylesheets?)\b/i],
  ['database', /\b(databases?|sql|sqlite|postgres\w*|mysql|redis)\b/i],
  ['devops', /\b(devops|kubernetes|docker|containers?|terraform|ci\/cd|deploy\w*)\b/i],
  ['git', /\b(git|rebas\w+)\b/i],
  ['go', /\b(golang|go (language|modules?|routines?)|in go)\b/i],
  ['java', /\b(java|jvm|kotlin|spring boot)\b/i],
  ['javascript', /\b(javascript|ecmascript|node\.?js|npm|deno|bun)\b/i],
  ['linux', /\b(linux|kernel|unix|bash|shell)\b/i],
  ['opensource', /\b(open[- ]source|maintainers?)\b/i],
  ['performance', /\b(performance|faster|latency|profil(er|ing)|benchmarks?)\b/i],
  ['postgres', /\bpostgres\w*\b/i],
  ['python', /\b(python|django|pandas|asyncio)\b/i],
  ['react', /\breact\b/i],
  ['rust', /\brust\b/i],
  ['security', /\b(security|vulnerabilit\w+|cve|exploits?|passkeys?|encrypt\w+)\b/i],
  ['testing', /\b(tests?|testing|fuzz\w*)\b/i],
  ['typescript', /\btypescript\b/i],
  ['wasm', /\b(wasm|webassembly)\b/i],
  ['webdev', /\b(frontend|front[- ]end|browsers?|web (apps?|components?|development))\b/i],
]

const MOST_TAGS = 8

/** Tags as everybody writes them: small, of letters, digits and few marks. */
const asTag = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9+#.-]+/g, '')
    .slice(0, 30)

/** What an item is about: what its source says, and what its title names. */
export function tagsOf(said: readonly string[], title: string): string[] {
  const named = TOPICS.flatMap(([tag, pattern]) => (pattern.test(title) ? [tag] : []))
  return [...new Set([...said.map(asTag), ...named])].filter((tag) => tag !== '').slice(0, MOST_TAGS)
}
