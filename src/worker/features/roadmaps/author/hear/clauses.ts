/**
 * How learners say what they know already and what they don't want. The patterns read the words of a prompt with a space
 * between them, "," and "." where a thought ends and "·" for what was understood; each captures what it is about as `what`,
 * and who somebody is as `who`.
 */

/** Where what is known or unwanted ends. */
const STOP =
  'but|because|cause|so|now|then|want|wants|wanting|wanna|need|needs|who|which|that|where|when|while|although|though|since|until|till|please|pls|i|im|we|my|our|they|he|she|it|you|me|is|am|are|was|do|does|can|could|should|would|will|to|learn|learning|teach|show|help|give|make|build|how|what|why|looking|trying|moving|switching|going|getting|prepare|preparing|next|only|just|already|in|on|about|as|for|at|within|with|by|before|after|from|into|until|over|if|must|may|might|without|thanks|once|barely|hardly'
const WORD = String.raw`(?!(?:${STOP}|and|or|nor|plus)\b)[^\s,.·]+`
const ITEM = `${WORD}(?: (?:of )?${WORD}){0,4}`
const NEXT = `(?:(?: ,)? (?:and|or|nor|plus|but not) (?:some |a bit of |a little |basic |the |also |any )*${ITEM}| , (?!\\d)(?:some |basic )*${ITEM}(?= ,| and | or | nor | [.·]|$))`
const LIST = `(?<what>${ITEM}${NEXT}{0,6})`
/** Where it begins a thought, a comma ends it: "no frameworks, plain JavaScript". */
const SHORT_LIST = `(?<what>${ITEM}(?: (?:and|or|nor) ${ITEM}){0,6})`
const FILLER =
  '(?:(?:a|an|the|some|any|all|basic|basics|bit|little|lot|lots|of|in|with|using|on|solid|good|pretty|well|very|quite|both|plain|much|also|really|enough|about|around|only|just|my|our|your|at|how|to|code|program|write|programming|coding|writing) )*'

const clause = (pattern: string): RegExp => new RegExp(String.raw`(?<!\S)${pattern}(?!\S)`, 'dg')

const PERSON =
  '(?<who>developers?|programmers?|engineers?|devs?|coders?|users?|teams?|shops?|people|folks|guys?|admins?|administrators?|experts?|specialists?|person|background|pros?|veterans?|maintainers?|owners?|analysts?|scientists?|designers?|testers?|architects?|freelancers?|students?)'
const KIND =
  '(?:(?:an?|the|experienced|senior|junior|mid|level|mid-level|professional|former|ex|existing|longtime|long|time|seasoned|small|old|busy|self|taught|working|hobby|fellow) )*'
/** "For a Java developer roadmap", "become a Java developer" name the aim. */
const NO_AIM = `(?! (?:interviews?|jobs?|roles?|positions?|roadmap|path|career|course|certification|internship))`
const NO_JOB_BEFORE =
  '(?<!(?:job|jobs|work|working|hired|role|position|career|internship|start|interview|interviews|become|becoming|be) )'
const YEARS = String.raw`(?:\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|many|several|some|few|couple|of)(?: plus)? (?:years?|yrs?)`

/** "I use Python" tells; "I know nothing", "I know how databases work" and "I use X and want to understand it" do not matter here. */
const KNOWING =
  '(?:knows?|knew|understand|use|used|using|mastered|learned|learnt|write|wrote|written|writing|code in|coded in|program in|worked (?:with|in|on)|work (?:with|in)|working (?:with|in)|familiar with|comfortable (?:with|in)|fluent in|(?:good|ok|okay|fine|decent|great|strong|fairly good|pretty good) (?:at|with|in)|proficient (?:in|with)|experienced (?:in|with)|finished|studied|speak|grew up with|done|did)'

export const KNOWN: readonly RegExp[] = [
  clause(
    `(?:(?:with|have|having|ive|had|after|got) )?(?:\\w+ )??${YEARS} (?:(?:of|in|with|as|doing|writing|using|working|experience|professional|programming|coding|background|an?) )*${FILLER}${LIST}(?: ${PERSON})?(?: experience)?`,
  ),
  // "they assume I can use Excel" says the contrary
  clause(
    `(?<!(?:assumes?|assumed|expects?|expected|thinks?|thought|believes?|supposed|if|whether|say|says|said) (?:that )?)(?:i|im|we|already|who|they|he|she|kid|kids|ive|weve|people|someone|somebody|anyone|those|team) (?:(?:already|do|also|only|just|have|am|been|are|is|can|has|used to|quite|really|mainly|mostly|usually|all) )*${KNOWING} (?!(?:nothing|zero|no|little about|how|what|why|that|as)\\b)${FILLER}${LIST}(?! once)(?: already| (?:very |quite |pretty )?well| basics)?`,
  ),
  clause(`(?:and|(?<=^|[,.·] ?)) ?(?:already )?know ${FILLER}${LIST}(?: basics)?(?= [,.·]|$)`),
  clause(`(?:already )?(?:knowing|familiar with|comfortable (?:with|in)|proficient in|fluent in) ${FILLER}${LIST}`),
  clause(`(?<=^|[,.·] ?)${LIST} (?:which |that )?(?:i|we) (?:already )?know(?: already| well)?(?= [,.·]|$)`),
  clause(
    `(?:coming|come|came|moving|switching|migrat\\w*|transition\\w*|porting|upgrading|changing|converting|switch|move|going)(?: (?!to |into )\\w+){0,3}? from ${FILLER}${LIST}(?: ${PERSON})?`,
  ),
  clause(
    `(?<!(?:copy|copying|copied|extract|extracting|import|export|exports|read|reading|pull|load|get|send|sync|data|numbers|figures|text|things|files|everything) )from ${KIND}${LIST}(?: ${PERSON})?(?= (?:in)?to )`,
  ),
  // "hired from a React job"
  clause(`(?:hired|come|coming) from an? (?<what>${WORD}) (?:job|team)`),
  // "our front end stays React"
  clause(`our (?<who>backend|frontend) (?:stays|is(?: written in)?) (?<what>${WORD})(?= [,.·]|$)`),
  // "backend dev to data engineer"
  clause(
    `(?<=^|[,.·] ?)(?:an? )?(?!(?:becom|hir|find|train|turn)\\w* |be )${LIST} ${PERSON}(?= (?:to|into|becomes?|becoming|gets?|got|who (?:needs|has|must|wants)|needs?|has to|must|moved|moves) )`,
  ),
  clause(
    `(?<!(?:need|needs|want|get|gain|require|acquire|build) (?:an? |some |more )?)(?:years?|have|having|with|some|prior|previous|solid|strong|working|professional|my) (?:an? )?(?!no |any |zero |little )(?:\\w+ )?(?:of )?(?:experience|background|knowledge|foundation) (?:in|of|with|as|using) ${FILLER}${LIST}(?: ${PERSON})?`,
  ),
  clause(
    `(?:with|have|having|from|my) ${KIND}(?!no |any |zero |little )${LIST} (?:background|experience|knowledge|skills)`,
  ),
  clause(
    `${NO_JOB_BEFORE}(?:as|for|i am|im|i was|being|am|were|we are|is) ${KIND}(?:in |from )?${LIST} ${PERSON}${NO_AIM}`,
  ),
  clause(
    `${KIND}(?<=^|[,.·] ?|hi |hello |hey )${KIND}${LIST} ${PERSON} (?:, )?(?:here|looking|wanting|who wants|wants|want|moving|switching|turning|learning|trying|with(?! no| zero| little)|for|since)`,
  ),
  // "java is fine", "css is no problem"
  clause(
    `(?<what>${WORD}(?: ${WORD})?) (?:is|are) (?:already )?(?:fine|ok|okay|no problem|known|familiar|clear to me|not new to me)(?= [,.·]|$)`,
  ),
  // "Haskell at university, now Rust"
  clause(`(?<=^|[.·] ?)${LIST} (?:at|in|from) (?:university|uni|school|college|my studies|my degree)(?= [,.·])`),
  // "finished the C# course"
  clause(
    `(?<=^|[,.·] ?)(?:just |have |now )*(?:finished|completed|passed) ${FILLER}${LIST} (?:course|bootcamp|tutorial|class|training|retraining)`,
  ),
  clause(`after (?:learning|finishing|mastering|doing|having learned) ${FILLER}${LIST}`),
  // "sysadmin wants to learn Kubernetes"
  clause(
    `(?<=^|[,.·] ?)(?:an? |as an? )?(?<what>${WORD}(?: ${WORD})?) (?:wants?|who wants?|wanting|moving|switching|learning)(?= to )`,
  ),
]

const UNWANTED_FILLER =
  '(?:(?:an?|any|the|want|wanting|wanna|to|learn|learning|use|using|do|doing|touch|touching|teach|teaching|send|sending|drag|bore|me|about|need|like|interested|in|into|cover|include|including|have|see|even|with|more|for|another|through|on|of|looking|it|be|again|yet|having|writing) )*'
const NO =
  '(?:not|no(?! \\S+ without\\b)|(?<!\\b(?:no|not|nothing|never|cant|cannot|nobody|none) (?:\\S+ ){1,3})without(?! (?!learning|using|knowing|having|writing|touching|coding|programming|doing)[a-z]+ing\\b)|except(?:ing)?|excluding|excludes?|avoid|avoiding|skip|skipping|minus|instead of|rather than|hate|hates|dislike|detest|(?:hasnt|havent|hasn t|dont|doesnt) (?:got|have|use)|has no|have no|(?:dont|do not)(?= (?:want|wanna|learn|use|do|touch|teach|need|like|care|cover|include|see|even|bother|waste|show|give|add|have|mention|start|bring|explain|make|get|go|send|drag|bore)\\b)|leave out|leaving out|other than|apart from|anything but|everything but|cant stand|tired of|sick of|fed up with|drop|dropping|ditch|quit|never (?:again|want)|nothing about|nothing with|nothing to do with)'
/** "No React experience" is a reason to learn it; "not only", "not sure", "no idea" refuse nothing. */
const NO_GAP =
  '(?!(?:[^\\s,.·]+ ){0,2}(?:experience|knowledge|background|skills?|exposure|degree|idea|clue|so far|at all yet|yet)\\b)(?!(?:on the table|only|sure|just|because|too|much|time|one|longer|matter|rush|problem|money|worry|hurry|really|know|knowing|understand|programmed|coded|written|used|done|touched|learned|learnt|studied|taught|managed|tried|sleep|clear|working|good|so|very|technical|enough|fully|afraid|get|have to|a developer|a programmer|quite)\\b)'

export const UNWANTED: readonly RegExp[] = [
  // "neural networks I leave for later", "tracing is not on the table", "backups are our DBA's business"
  clause(`(?<=^|[,.·] ?)${SHORT_LIST} (?:i|we) (?:leave|skip|learn|do) (?:out|(?:for )?later)`),
  clause(
    `(?<=^|[,.·] ?)${SHORT_LIST} (?:can wait|(?:is|are) (?:not on the table|out of scope|not needed|done by (?!me\\b)\\S+|(?:our|the) ${WORD} business))`,
  ),
  clause('without (?:knowing |learning |having )(?:how )?(?:to )?(?<what>(?:code|coding|program|programming))'),
  clause(
    `(?<=^|[.·] ?)(?<!(?:why|if|or|whether|do|could|did|does|how|know|knows) )${NO} (?:for )?${NO_GAP}${UNWANTED_FILLER}${NO_GAP}${SHORT_LIST}(?: (?:again|please|at all|this time))?`,
  ),
  clause(
    `(?<!(?:why|if|or|whether|do|could|did|does|how|know|knows) )${NO} (?:for )?${NO_GAP}${UNWANTED_FILLER}${NO_GAP}${LIST}(?: (?:again|please|at all|this time))?`,
  ),
  clause(
    `(?<=(?:prefer|choose|like|chose|pick) (?:to learn )?[^,.·]{2,20} )(?<!(?:hand|take|took|go|start|bring|carry|think|read|pass|roll) )over ${LIST}`,
  ),
  // "I'd rather use what I know than learn Swift"
  clause(`(?<=rather [^.·]{3,60} )than (?:to )?(?:learn|learning|use|using|write|writing|do|doing|with) ${LIST}`),
]
