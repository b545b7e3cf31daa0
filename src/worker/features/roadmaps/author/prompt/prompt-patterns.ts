/**
 * How learners say what they know already and what they don't want. The patterns read a prompt in which every name has
 * become "@3", or "@3role" for a role such as "data engineer"; each captures the names in question as `names`.
 */

const NAME = String.raw`@\d+(?:role)?`
const NAMES = `${NAME}(?: ${NAME})*`

/** "A", "A and B", "A, B or C"; "A, B" only where the thought ends, since "no A, B please" asks for B. */
const namesList = (): string => {
  const next = `(?:(?:an?|the|some|any|also|basic|modern) )*${NAMES}`
  return `(?<names>${NAMES}(?:(?: , ${next})*(?: ,)? (?:and|or|nor|plus|und|et|y) ${next}|(?: , ${next})+(?= ,| \\.|$))?)`
}

const KNOWN_FILLER =
  '(?:(?:a|an|the|some|any|all|basic|basics|bit|little|lot|lots|of|in|with|using|on|solid|good|pretty|well|very|only|just|both|my|our|plain|modern|intermediate|advanced|much|also|really|enough|to|about|is|are) )*'
const KNOWN = `${KNOWN_FILLER}${namesList()}`
const PERSON =
  '(?:developers?|programmers?|engineers?|devs?|coders?|users?|teams?|shops?|people|folks|guys?|admins?|experts?|specialists?|person|background)'
const KIND = '(?:(?:an?|the|experienced|senior|junior|professional|former|existing|long time|seasoned|small|my|our) )*'
/** "For a Java developer roadmap" and "as a Java developer job" name the aim. */
const NO_AIM = '(?! (?:interviews?|jobs?|roles?|positions?|roadmap|path|career|course|certification))'
const NO_JOB_BEFORE =
  '(?<!\\b(?:job|jobs|work|working|hired|role|position|career|internship|start|interview|interviews) )'
const YEARS = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|some|few|couple|of)(?: plus)? (?:years?|yrs?)`

const known = (pattern: string): RegExp => new RegExp(String.raw`(?<!\S)${pattern}(?!\S)`, 'g')

export const KNOWN_PATTERNS: readonly RegExp[] = [
  known(`(?<names>${NAMES})(?: ${PERSON})? (?:for|with|since) (?:\\w+ ){0,3}?${YEARS}(?: of experience| experience)?`),
  known(
    `(?:(?:with|have|having|ive|had) )?(?:\\w+ )??${YEARS} (?:(?:of|in|with|as|doing|writing|using|working|experience|professional|programming|coding|an?) )*${KNOWN}(?: ${PERSON})?(?: experience)?`,
  ),
  known(
    `(?:i|we|and|already|who|they|ive|weve|have|been|people|someone|somebody|anyone|those|developers?) (?:(?:already|do|also|only|just|have|been|am|used to|quite) )*(?:knows?|understand|use|used|using|doing|mastered|learned|learnt|write|wrote|writing|worked (?:with|in|on)|working (?:with|in)|work with|work in|familiar with|comfortable with|fluent in|good at|proficient in|did|done|finished|studied) ${KNOWN}(?: already| (?:very |quite |pretty )?well| basics)?(?: for (?:\\w+ ){1,3}?(?:years?|months?|weeks?))?`,
  ),
  known(`(?:already )?(?:knowing|familiar with|comfortable with|proficient in|fluent in) ${KNOWN}`),
  known(`(?<names>${NAMES}),? (?:which |that )?(?:i|we) (?:already )?know(?: already| well)?(?= ,| \\.|$)`),
  known(
    `(?:coming|come|came|going|moving|switching|migrat\\w*|transition\\w*|porting|upgrading|changing|converting)(?: \\w+){0,3}? from ${KNOWN}(?: ${PERSON})?`,
  ),
  known(`(?<!(?:everything|all|way|roadmap|path) )from ${KNOWN}(?: ${PERSON})?(?= to ${KNOWN_FILLER}@)`),
  known(`(?<= to ${NAME} )from ${KNOWN}`),
  known(
    `(?:migrat\\w*|convert\\w*|port|porting|rewrit\\w*|moving|move|switch\\w*|transition\\w*) (?:(?!to |from |into )\\w+ ){0,3}?(?<names>${NAMES})(?: \\w+){0,2}?(?= (?:in)?to ${KNOWN_FILLER}@)`,
  ),
  known(`(?<=(?:^|[,.]) ?)(?<names>${NAMES})(?= to ${KNOWN_FILLER}@)`),
  known(
    `(?:years?|have|having|with|some|prior|previous|solid|strong|working|professional|my) (?:an? )?(?:\\w+ )?(?:of )?(?:experience|background|knowledge|foundation) (?:in|of|with|as|using) ${KNOWN}(?: ${PERSON})?`,
  ),
  known(`(?:with|have|having|from|my) ${KIND}${KNOWN} (?:background|experience|knowledge|skills)`),
  known(`${NO_JOB_BEFORE}(?:as|for|i am|im|i was|being|am) ${KIND}${KNOWN}(?: \\w+)? ${PERSON}${NO_AIM}`),
  known(
    `${NO_JOB_BEFORE}(?:as|for|i am|im|i was|being|am) ${KIND}(?<names>@\\d+role(?:(?: ,)? (?:and|or) @\\d+role)*)${NO_AIM}`,
  ),
  known(
    `${KIND}(?<names>${NAMES})(?: \\w+)? ${PERSON} (?:here|looking|wanting|who wants|wants|want|moving|switching|turning|learning|trying)`,
  ),
  known(`after (?:learning|finishing|mastering|doing|having learned) ${KNOWN}`),
]

const UNWANTED_FILLER =
  '(?:(?:an?|any|the|want|wanting|wanna|to|learn|learning|use|using|do|doing|touch|touching|teach|teaching|me|about|need|like|interested|in|into|cover|include|including|have|see|even|with|more|for|another|through|on|of|looking) )*'
const UNWANTED = `${UNWANTED_FILLER}${namesList()}`
const NO_WISH =
  '(?:not|no|without|except(?:ing)?|excluding|excludes?|avoid|avoiding|skip|skipping|minus|instead of|rather than|hate|hates|dislike|detest|dont|do not|leave out|leaving out|other than|apart from|anything but|everything but|cant stand|tired of|sick of|fed up with|drop|dropping|ditch|quit|ohne|kein|keine|keinen|nicht|sans|sin)'
/** "No React experience" is a reason to learn it. */
const NO_GAP =
  '(?! (?:experience|knowledge|background|skills?|exposure|basics|developer|programmer|yet|before|so far|at all yet))'

export const UNWANTED_PATTERNS: readonly RegExp[] = [
  known(`(?<!\\b(?:why|if|or|whether) )${NO_WISH} (?:for )?${UNWANTED}${NO_GAP}`),
  known(`(?<=(?:prefer|choose|like|chose|pick) (?:to learn )?${NAMES} )(?:over|to) ${UNWANTED}`),
]

/** Things without a name of their own: "without async", "skip unsafe code". */
export const UNWANTED_WORDS =
  /(?<!\S)(?:without|except(?: for)?|excluding|skip(?:ping)?|leav(?:e|ing) out|no|ohne|sans|sin) (?:(?:the|any|an?|using|use|of|more) )*(?<words>(?!(?:experience|prior|previous|knowledge|background|idea|time|money|rush|need|matter|programming|coding|problem|one)\b)[^\s,.@]+(?: (?!(?:please|but|and|or|nor|in|for|with|to|i|just|only|because|as|at|on|from|about|by|within)\b)[^\s,.@]+){0,2})/g
