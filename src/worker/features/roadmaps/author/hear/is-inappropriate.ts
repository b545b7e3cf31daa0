import { normaliseText } from '#worker/features/library/words/normalise-text.ts'

/** What we don't teach. A rule fires on its pattern unless its `unless` shows a protective or harmless purpose. */
interface Rule {
  pattern: RegExp
  unless?: RegExp | undefined
}

const PROTECTIVE =
  /\b(?:prevent\w*|protect\w*|defend\w*|defen[cs](?:e|ive)|detect\w*|mitigat\w*|avoid\w*|analy[sz]\w*|ethical\w*|aware\w*|patch\w*|pen(?:etration)?[- ]?test\w*|forensic\w*|classif\w*|filter\w*|moderat\w*|scann\w*|antivirus|recover\w*|incident\w*|simulat\w*|stop(?:ping)?|block\w*|remov\w*|harden\w*|ctf|hack ?the ?box|how (?:do|does) \w+ (?:attacks? )?work)\b/
const NEUTRAL = new RegExp(String.raw`${PROTECTIVE.source}|\b(?:about|explained|history|how [\w ]+ works?)\b`)
/** "Without being detected" speaks of detection, but protects nobody. */
const EVASIVE =
  /\b(?:avoid|evad|bypass|escap|without|defeat|disabl)\w*(?: [\w']+){0,3}? (?:detect\w*|antivirus|caught|filters?|firewall|monitoring|moderation|noticed|blocked|banned|edr)\b|\b(?:antivirus|nobody|no one|scanners?)(?: \w+)? (?:not |never |doesn't |can't |cannot )?(?:detect|notice|find|see)s?\b/
const HARMLESS_SETTING =
  /\b(?:games?|gaming|unity|unreal|godot|roblox|minecraft|simulat\w*|detect\w*|prevent\w*|nerf)\b/
const MAKE =
  '(?:mak(?:e|ing)|creat(?:e|ing)|writ(?:e|ing)|build(?:ing)?|develop(?:ing)?|cod(?:e|ing)|program(?:ming)?|buy(?:ing)?|sell(?:ing)?|spread(?:ing)?|deploy(?:ing)?|distribut(?:e|ing)|assembl(?:e|ing)|3d print(?:ing)?|cook(?:ing)?|synthesi[sz](?:e|ing)|own|send(?:ing)?|launch(?:ing)?|run(?:ning)?)'
const UP_TO_FOUR_WORDS = String.raw`(?:[ ,]+[\w'-]+){0,4}?[ ,]+`
const SOMEBODY =
  '(?:someone|somebody|people|person|victims?|neighbou?rs?|ex|girlfriends?|boyfriends?|wife|husband|school|friends?)'
/** Whose letters and rooms are not ours. */
const OTHERS =
  "(?:(?:my|a|an|your|his|her|their) )?(?:someone|somebody|neighbou?r|ex|girlfriend|boyfriend|wife|husband|friend|boss|colleague|coworker|teacher|classmate|roommate|tenant)s?(?:'s|')?"
const SECRETLY =
  'secretly|without (?:her|his|their|him|them) (?:knowing|noticing|knowledge|consent|permission|realising|realizing)'
/** Who asks for the law or for their own asks for no crime. */
const LAWFUL = new RegExp(String.raw`${PROTECTIVE.source}|\b(?:laws?|legal(?:ly)?|gdpr|rights?|report|my own)\b`)
const PEOPLES =
  '(?:jews?|muslims?|christians?|hindus?|blacks?|black people|white people|asians?|arabs?|mexicans?|gays?|gay people|lesbians?|trans people|women|immigrants?|refugees|foreigners)'

const rule = (pattern: string, unless?: RegExp): Rule => ({
  pattern: new RegExp(String.raw`\b(?:${pattern})\b`),
  unless,
})

const MALWARE: Rule[] = [
  rule(
    `${MAKE}${UP_TO_FOUR_WORDS}(?:malware|trojans?|(?:computer|network) worms?|spyware|rootkits?|exploit kits?|ransomware|key ?loggers?|botnets?)`,
    PROTECTIVE,
  ),
  rule(`${MAKE}${UP_TO_FOUR_WORDS}virus(?:es)?(?! (?:track|data|dash|spread|model|map))`, PROTECTIVE),
  rule('ransomware|key ?loggers?|botnets?|(?:password|token|cookie|credential|info) ?(?:stealers?|grabbers?)', NEUTRAL),
  rule(
    `(?:launch|perform|run|do|mak|creat|writ|build|execut|start|cod)(?:e|ing)?${UP_TO_FOUR_WORDS}(?:ddos|denial of service)`,
    PROTECTIVE,
  ),
  rule(
    '(?:to|can i|and|or) ddos|ddos(?:ing)? (?:a|an|the|my|his|her|their|some\\w*|tool|script|bot|service)',
    PROTECTIVE,
  ),
]

const THEFT: Rule[] = [
  rule(
    `(?:steal|harvest|phish)(?:ing)?${UP_TO_FOUR_WORDS}(?:passwords?|credentials?|logins?|accounts?|credit cards?|cards?|cookies|tokens|identit(?:y|ies)|money|personal data|crypto|wallets?|bitcoins?)`,
    PROTECTIVE,
  ),
  rule(`${MAKE}${UP_TO_FOUR_WORDS}phishing`, PROTECTIVE),
  rule(`phish(?:ing)? ${SOMEBODY}`, PROTECTIVE),
  rule(
    `(?:(?<!growth |life )hack(?:ing)?|break(?:ing)? in ?to)(?! (?:together|up|with)) (?:in ?to )?(?:[\\w']+ ){0,3}?(?:${SOMEBODY}|users?|accounts?|facebook|instagram|whatsapp|gmail|snapchat|tiktok|bank|wi-?fi|phones?|webcams?|emails?|passwords?|websites?)`,
    PROTECTIVE,
  ),
  rule(`crack(?:ing)? (?:[\\w']+ ){0,3}?(?:passwords?|wi-?fi|accounts?)`, PROTECTIVE),
  rule(
    `(?:spy|stalk)(?:ing)? (?:on )?(?:(?:my |a |your |his |her |their )?${SOMEBODY}|${OTHERS}|(?:my |our |the )?(?:employees|staff|workers))`,
    PROTECTIVE,
  ),
  rule('doxx?(?:ing)?|swatt?ing', LAWFUL),
  rule(
    `(?:read|intercept|get(?:ting)? in ?to|log(?:ging)? in ?to|sneak(?:ing)? in ?to) ${OTHERS} (?:[\\w-]+ ){0,3}?(?:messages?|chats?|whatsapp|emails?|mailbox|inbox|phone|laptop|accounts?|instagram|facebook|diary)`,
    LAWFUL,
  ),
  rule(`(?:track|locate|follow|monitor|watch|record)(?:ing)? ${OTHERS}.*(?:${SECRETLY})`, LAWFUL),
  rule(
    '(?:unlock|open|use|sell|reset)(?:ing)? (?:a |an |the )?stolen (?:i?phones?|cars?|laptops?|cards?|data)',
    LAWFUL,
  ),
  rule("open(?:ing)? other people'?s? (?:cars?|doors?|houses?|accounts?|mail)", LAWFUL),
  rule(
    '(?:sql injection|exploits?|hack\\w*).* (?:dump|leak|exfiltrate) (?:the |all )?(?:database|data|passwords?) (?:of|from) (?:my|our|an?|the|another|his|her|their) (?!own)',
    LAWFUL,
  ),
  rule(
    `(?:hid(?:e|ing)|leav(?:e|ing)|plant(?:ing)?|install(?:ing)?|add(?:ing)?|writ(?:e|ing)|build(?:ing)?)${UP_TO_FOUR_WORDS}back ?doors?`,
    LAWFUL,
  ),
]

const VIOLENCE: Rule[] = [
  rule(
    `${MAKE}${UP_TO_FOUR_WORDS}(?:(?<!zip |logic |fork |time )bombs?|explosives?|grenades?|molotov\\w*|nerve gas|sarin|guns?|firearms?|weapons?|ammunition|napalm|meth|heroin|cocaine|fentanyl|landmines?)`,
    HARMLESS_SETTING,
  ),
  rule(
    'pipe bombs?|dirty bombs?|bioweapons?|(?:chemical|biological|nuclear) weapons?|ghost guns?|mass shootings?',
    PROTECTIVE,
  ),
  rule(
    `(?:kill|murder|poison|kidnap|torture)(?:ing)? (?:a |my |your |his |her |the |all )?(?:${SOMEBODY}|${PEOPLES}|humans?|boss|kids?|child(?:ren)?(?! process)|them all|him)`,
    HARMLESS_SETTING,
  ),
]

const SELF_HARM: Rule[] = [
  rule('suicid(?:e|al)|self[- ]?harm\\w*|(?:kill|hurt|harm|hang|cut)(?:ing|ting)? myself|end my life', PROTECTIVE),
]

const SEXUAL: Rule[] = [
  rule(
    'porn\\w*|hentai|nsfw|nudes?|nudity|onlyfans|escort service|blow ?jobs?|erotic\\w*|fetish\\w*|masturbat\\w*|camgirls?|upskirt|milf|loli',
    PROTECTIVE,
  ),
  rule(
    'sex|sexting|sexbots?|child abuse|undress(?:ing)?',
    /\b(?:prevent\w*|detect\w*|education|biology|moderat\w*|filter\w*|classif\w*)\b/,
  ),
]

const HATE: Rule[] = [
  rule(
    'nigg(?:er|a)s?|fagg?ots?|kikes?|trann(?:y|ies)|wetbacks?|white (?:power|supremac\\w*)|ethnic cleansing|heil hitler',
    PROTECTIVE,
  ),
  rule(
    `(?:hate|exterminate|eliminate|gas|deport|eradicate|attack)(?:ing)? (?:all |the |every )?${PEOPLES}`,
    PROTECTIVE,
  ),
  rule(`${MAKE}${UP_TO_FOUR_WORDS}(?:hate speech|racist|nazi|antisemitic)`, PROTECTIVE),
]

const SABOTAGE: Rule[] = [
  rule(
    '(?:take|bring|knock)(?:ing)? (?:down|out|offline) (?:(?:an?|the|my|some|their|his|her) )?(?:rivals?|competitors?|school|teachers?|enem(?:y|ies))',
    LAWFUL,
  ),
  rule(
    "chang(?:e|ing) my (?:school |exam )?(?:grades?|marks?)|bypass(?:ing)? (?:the |my |our )?(?:school|office|company|work)(?:'s)? (?:filters?|firewall|monitoring)",
    PROTECTIVE,
  ),
  rule(
    '(?:million|thousand|mass)s?(?: of)? spam|send(?:ing)? (?:out |mass |bulk |lots of |a lot of )?spam|(?:evad|bypass|beat|defeat)(?:e|es|s|ing)? (?:the )?captchas?',
    PROTECTIVE,
  ),
]

const FRAUD: Rule[] = [
  rule(
    `crack(?:ing)? (?:[\\w']+ ){0,3}?(?:licen[cs]e(?! (?:exam|test|theory))|serial|activation|drm)|forg(?:e|ing) (?:an?|my|some) (?:[\\w']+ )?(?:ids?|id cards?|passports?|signatures?|certificates?|diplomas?|documents?|invoices?)`,
    PROTECTIVE,
  ),
  rule(
    "cheat(?:ing)? (?:on|in|at|during) (?:[\\w']+ ){0,3}?(?:exams?|tests?|interviews?|assessments?|quiz(?:zes)?|homework|university|college|certifications?)",
    PROTECTIVE,
  ),
  rule('(?:someone|somebody) (?:else )?(?:to )?(?:take|sit|pass|write) my (?:exams?|tests?|interviews?)', PROTECTIVE),
  rule(
    'fake (?:diplomas?|degrees?|passports?|ids|id cards?|reviews?|money|invoices?|followers|driving licen[cs]es?)',
    PROTECTIVE,
  ),
  rule(
    `counterfeit\\w*|launder(?:ing)? money|money launder\\w*|ponzi|carding|credit card (?:generators?|skimm\\w*|dumps?)|scam(?:ming)? ${SOMEBODY}|${MAKE}${UP_TO_FOUR_WORDS}scams?`,
    PROTECTIVE,
  ),
]

const INSULTS: Rule[] = [
  rule(
    '(?:fuck|screw) (?:you|off|this)|piece of (?:shit|crap)|(?:you|u|you are|youre|ur|u r) (?:\\w+ ){0,3}(?:stupid|idiots?|morons?|retards?|bitch|asshole|cunt)',
  ),
]

const RULES = [...INSULTS, ...MALWARE, ...THEFT, ...VIOLENCE, ...SELF_HARM, ...SEXUAL, ...HATE, ...SABOTAGE, ...FRAUD]

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether the prompt asks for something harmful, as distinct from learning how to prevent or understand it. */
export function isInappropriate(prompt: string): boolean {
  const text = normaliseText(prompt)
  const unmasked = text.replace(/(?<=\p{L})[013457@$!]|[013457@$!](?=\p{L})/gu, (sign) => LEET[sign] ?? sign)
  return [text, unmasked].some((form) =>
    RULES.some(({ pattern, unless }) => pattern.test(form) && !(unless?.test(form) && !EVASIVE.test(form))),
  )
}
