import type { ClaimKind } from '#shared/copilot/pieces.ts'

/** Words that claim something, by what they claim; a fact supports one where it has a word of the same line. */
export const CLAIM_WORDS: readonly (readonly [kind: ClaimKind, pattern: RegExp, support?: RegExp])[] = [
  ...lines('deed', [
    'led|leads?|leading|leader(ship)?|spearhead\\w*',
    'manag(e|ed|es|ing)|management',
    'mentor\\w*|coach\\w*',
    'head(ed|s|ing) (?=up|a|the)|directed|directing|supervis\\w+|oversaw|oversee\\w*',
    'found(ed|ing)|co-?found\\w*|founder',
    'launch\\w*|shipped|released',
    'own(ed|ership)',
    'architect(ed|ing|ure)',
    'publish\\w*|author(ed|ing)?|publications?',
    'patent\\w*|invent(ed|ion|ions|ing)',
    'won|wins|winner|winning|awards?|awarded|prizes?|medals?|finalist',
    'promot\\w+',
    'hir(e|es|ed|ing)|recruit\\w*|interviewed',
    'taught|teach(ing|es)?|train(s|ed|ing)|lectur\\w*|tutor\\w*',
    'spoke|speaker|talks|(gave|give|giving|held) (a|the|my) talk|presented|conferences?|meetups?',
    'keynotes?',
    'scal(e|es|ed|ing)',
    'sav(e|es|ed|ing|ings)',
    'grew|grow\\w*',
    'increas\\w+|rais(ed|ing)|boost\\w*',
    'reduc\\w+|lower(ed|ing)|decreas\\w+|cut(s|ting)?',
    'improv\\w+|optimi[sz]\\w+|sp(ed|eed(ed)?) up|faster',
    'migrat\\w+|ported|rewr(ote|itten|iting)',
    'maintain\\w*',
    'open[- ]source\\w*|contribut\\w+',
    'audit(ed|s|ing)?',
    'on[- ]call|incidents?|outages?',
    'expert(s|ise)?|specialis[tm]s?|speciali[sz]\\w+|mastery|mastered|guru|authority',
    'fluent(ly)?|native speaker|bilingual',
    'extensive\\w*|vast|in-depth|deep (experience|knowledge|expertise|understanding)|proven|seasoned|veteran|renowned|recogni[sz]ed|world-class|top-(tier|rated)',
    'successful\\w*|track record',
    'consult(s|ed|ing)|advis(e|es|ed|or|ing)',
    'sold|sell(s|ing)|acquired|acquisition|funding|fundrais\\w+|revenue|profit\\w*|turnover|budgets?',
    'users|customers|clients|downloads|stars|subscribers|followers',
    'production|from scratch|end[- ]to[- ]end|single-handed(ly)?',
  ]),
  ...lines('title', [
    'senior',
    'junior',
    'principal',
    'staff (?=engineer|developer|software)',
    'chief|head of|ceo|cto|cio|vp|vice president|executive',
    'managers?',
    'directors?',
    'architects?',
    'founders?|co-?founders?',
    'consultants?|contractors?|freelance\\w*',
    'interns?|internships?|apprentice\\w*|trainees?',
    'professors?|researchers?|scientists?',
    'analysts?',
    'administrators?|admins?',
    'designers?',
    'tech(nical)? lead|team lead',
    'scrum master|product owner',
    'officers?|presidents?|partners?',
    'teachers?|instructors?|trainers?',
  ]),
  ...lines('degree', [
    "bachelor('?s)?|b\\.?sc|undergraduate",
    "master('?s)? (?=degree|of|in|thesis)|m\\.?sc|mba|postgraduate",
    'ph\\.?d|doctorates?|doctoral|dr',
    'diplomas?',
    'valedictorian|honou?rs|cum laude|distinction',
    'thesis',
    'certif\\w+|accredit\\w+|licen[cs]ed',
    ...'universit\\w+ college bootcamp academy'.split(' '),
    'studied|studies|majored|coursework',
  ]),
  ...lines(
    'degree',
    ['degrees?|graduat\\w+|alum\\w+'],
    "bachelor('?s)?|b\\.?sc|master('?s)?|m\\.?sc|ph\\.?d|degree|graduat\\w+",
  ),
  ...lines('field', [
    'fintech|financial services|trading',
    'banks?|banking',
    'payments?|billing|checkout|invoic\\w+',
    'health ?care|hospitals?|medical|clinical|patients?',
    'insurance|insurers?',
    'e-?commerce|retail|shops?|marketplaces?',
    'gam(es|ing)',
    'governments?|military|defen[cs]e|public sector|police',
    'automotive|vehicles?|cars?|self-driving',
    'logistics|shipping|warehouses?|supply chain',
    'crypto\\w*|blockchain|web3',
    'start-?ups?|scale-?ups?',
    'enterprises?|fortune|faang|multinational',
    'telecom\\w*|airlines?|aviation|space(craft)?|satellites?',
    'energy|oil|electricity',
    'real estate|property',
    'education|schools?|edtech',
    'media|newspapers?|broadcast\\w*|streaming (service|platform)',
    'agencies|agency',
    'fraud\\w*|compliance|gdpr|hipaa|pci',
    'robot\\w*|embedded|firmware|hardware',
    'recommendation\\w*|computer vision|natural language|llms?|artificial intelligence|ai',
  ]),
  // tools that ads do not ask for often enough to teach them
  ...lines('skill', [
    ...'jenkins webpack vite snowflake dbt hadoop hive prometheus grafana datadog cassandra dynamodb cloudflare'.split(
      ' ',
    ),
    ...'vercel heroku netlify figma jira salesforce sap oracle cobol fortran matlab perl haskell clojure erlang'.split(
      ' ',
    ),
    ...'solidity unity unreal flutter dart ionic electron qt nginx apache helm istio argo bigquery redshift'.split(' '),
    ...'tableau langchain openai selenium cypress playwright jest mocha storybook redux rxjs jquery bootstrap'.split(
      ' ',
    ),
    ...'trpc prisma hibernate websockets? webrtc opengl vulkan cuda numpy scipy sklearn kotlin zig lua bash'.split(' '),
    ...'powershell vagrant puppet chef consul vault nomad splunk kibana logstash sqlite firebase supabase'.split(' '),
    ...'github gitlab bitbucket circleci wordpress drupal magento shopify stripe twilio kdb memcached'.split(' '),
    'power bi',
    'micro ?frontends?',
    'event[- ]sourc\\w+|cqrs|event[- ]driven',
    'server ?less|lambdas?',
    'scikit-learn',
  ]),
]

function lines(kind: ClaimKind, words: readonly string[], support?: string): [ClaimKind, RegExp, RegExp?][] {
  const whole = (pattern: string) => new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?![\\p{L}\\d])`, 'iu')
  return words.map((one) => [kind, whole(one), ...(support ? [whole(support)] : [])] as [ClaimKind, RegExp, RegExp?])
}

/** Words that begin a sentence, and short forms that everybody uses: they name nobody. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set(
  `a about above accordingly across additionally after afterwards again all along already also although always am among an and
  another any apart are around as at attached available away back based because been before behind being below besides best
  better between beyond both bring brings built but by call can coming could currently daily day days dear do does doing done
  down during each earlier either else even ever every everything feel few finally first for from further furthermore get
  given gives glad going good had happy has have having he hello help here hi hope how however i if in indeed inside instead
  into is it its just kind know last lately later learning let like likewise looking made make makes making many may maybe me
  meanwhile might mine more moreover most much must my myself near nearly never next no none nor not nothing now of off often
  on once one only onto or other others otherwise our ours out over overall own part perhaps please previously question
  rather read ready recently regards same say second see seen several shall she should similarly since sincerely so some
  something sometimes soon still such summary take taking talk thank thanks that the their them then there therefore these
  they thing things third this those though through throughout thus to today together tomorrow too toward towards under
  until up upon us usually very was we well were what whatever when whenever where whether which while who whole whom whose
  why will willing with within without work worked working works would write writing wrote yes yesterday yet you your yours
  yourself role job position team teams company ad application experience skills skill code software developer engineer
  developers engineers programmer building build builds development engineering yours faithfully kindly greetings morning
  evening available salary start notice interview interviews letter reading applying apply asked asking asks ask names name
  both uses use used using completed finished created creating designed wrote written writes shipped ran run running tested testing
  tell explain describe imagine suppose consider compare think walk give gives somebody someone nobody everybody nothing
  something everything choose point list draw sketch whatever are is was were can could did do does has have
  api apis http https url json ui cv pdf readme pr prs id ok crud gui cli sdk http2 html`
    .split(/\s+/)
    .filter(Boolean),
)
