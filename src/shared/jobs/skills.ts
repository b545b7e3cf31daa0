import { sentencesOf } from './read-limits.ts'

/** What ads ask for by name, and the words that name it. */
const SKILLS: readonly (readonly [skill: string, pattern: RegExp])[] = [
  ['TypeScript', /\btypescript\b/i],
  ['JavaScript', /\b(javascript|ecmascript)\b|\bES6\b/i],
  ['React', /\bReact\b(?! [Nn]ative)|\breact\.?js\b/],
  ['React Native', /\breact native\b/i],
  ['Next.js', /\bnext\.?js\b/i],
  ['Vue', /\bvue(\.?js)?\b/i],
  ['Angular', /\bangular(\.?js)?\b/i],
  ['Svelte', /\bsvelte(kit)?\b/i],
  ['HTML', /\bhtml5?\b/i],
  ['CSS', /\b(css3?|sass|scss|tailwind)\b/i],
  ['Accessibility', /\b(accessibility|a11y|wcag)\b/i],
  ['Node.js', /\bnode(\.?js)?\b/i],
  ['Python', /\bpython\b/i],
  ['Django', /\bdjango\b/i],
  ['FastAPI', /\bfastapi\b/i],
  ['Flask', /\bflask\b/i],
  ['Java', /\bjava\b(?!script)/i],
  ['Spring', /\bspring( boot)?\b(?= ?(boot|framework|[,.;)]|and|or|$))/i],
  ['Kotlin', /\bkotlin\b/i],
  ['Swift', /\bswift(ui)?\b(?!ly)/i],
  [
    'Go',
    /\bgolang\b|(?<=\b(?:in|with|using|know|knows|writes?) )Go\b(?! (?:to|on|live|ahead|home|far)\b)|\bGo\b(?= ?(or|and|,|\.|\)|;|\?|developer|engineer|services?|code|$))/,
  ],
  ['Rust', /\brust\b/i],
  ['C++', /\bc\+\+/i],
  ['C#', /\bc#|\b\.net\b/i],
  ['C', /\bC\b(?= ?(or|,|programming|code))(?![+#])/],
  ['PHP', /\bphp\b/i],
  ['Laravel', /\blaravel\b/i],
  ['Ruby', /\bruby\b/i],
  ['Rails', /\brails\b/i],
  ['Elixir', /\belixir\b/i],
  ['Scala', /\bscala\b/i],
  ['SQL', /\bsql\b/i],
  ['PostgreSQL', /\bpostgres(ql)?\b/i],
  ['MySQL', /\b(mysql|mariadb)\b/i],
  ['MongoDB', /\bmongo(db)?\b/i],
  ['Redis', /\bredis\b/i],
  ['Elasticsearch', /\b(elasticsearch|opensearch)\b/i],
  ['Kafka', /\bkafka\b/i],
  ['RabbitMQ', /\brabbitmq\b/i],
  ['GraphQL', /\bgraphql\b/i],
  ['REST APIs', /\brest(ful)?[ -]?(api|service|interface)s?\b/i],
  ['gRPC', /\bgrpc\b/i],
  ['Docker', /\bdocker\b/i],
  ['Kubernetes', /\b(kubernetes|k8s)\b/i],
  ['Terraform', /\bterraform\b/i],
  ['Ansible', /\bansible\b/i],
  ['AWS', /\baws\b|\bamazon web services\b/i],
  ['Google Cloud', /\b(gcp|google cloud)\b/i],
  ['Azure', /\bazure\b/i],
  ['Linux', /\blinux\b/i],
  ['Git', /\bgit\b(?!hub|lab)/i],
  ['CI/CD', /\bci\/cd\b|\bcontinuous (integration|delivery|deployment)\b/i],
  ['Testing', /\b(unit|integration|end[- ]to[- ]end|automated) tests?\b|\btest automation\b|\btdd\b/i],
  ['Machine learning', /\b(machine learning|deep learning)\b/i],
  ['PyTorch', /\bpytorch\b/i],
  ['TensorFlow', /\btensorflow\b/i],
  ['Pandas', /\bpandas\b/i],
  ['Spark', /\b(?:[Aa]pache [Ss]park|[Pp]y[Ss]park)\b|(?<=[\p{L},/(] ?)\bSpark\b/u],
  ['Airflow', /\bairflow\b/i],
  ['Data modelling', /\bdata model(l?ing|s)\b/i],
  ['Security', /\b(application|web|cloud|information) security\b|\bowasp\b/i],
  ['Android', /\bandroid\b/i],
  ['iOS', /\biOS\b/],
  ['WebAssembly', /\b(webassembly|wasm)\b/i],
  ['Microservices', /\bmicro-?services?\b/i],
  ['Distributed systems', /\bdistributed systems?\b/i],
]

const MOST_SKILLS = 20
const QUOTE_MAX_LENGTH = 200

export interface AskedSkill {
  skill: string
  /** The line of the ad that names it. */
  quote: string
}

/** What an ad names that can be learned, each with the line that names it; nothing is guessed. */
export function readSkills(title: string, description: string): AskedSkill[] {
  const lines = [title, ...sentencesOf(description)]
  return SKILLS.flatMap(([skill, pattern]) => {
    const quote = lines.find((line) => pattern.test(line))
    return quote === undefined ? [] : [{ skill, quote: cut(quote) }]
  }).slice(0, MOST_SKILLS)
}

const cut = (line: string): string =>
  line.length <= QUOTE_MAX_LENGTH ? line : `${line.slice(0, QUOTE_MAX_LENGTH).replace(/\s\S*$/, '')}…`

/** The skills that a text names. */
export const skillsIn = (text: string): string[] =>
  SKILLS.flatMap(([skill, pattern]) => (pattern.test(text) ? [skill] : []))

/** A text with a dash for each word that names a skill. */
export const withoutSkills = (text: string): string =>
  SKILLS.reduce((left, [, pattern]) => left.replaceAll(new RegExp(pattern.source, `g${pattern.flags}`), '–'), text)

/** Whether a text names a skill. */
export const names = (skill: string, text: string): boolean =>
  SKILLS.find(([name]) => name === skill)?.[1].test(text) ?? false
