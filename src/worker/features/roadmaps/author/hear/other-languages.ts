/** Languages whose ways of asking are understood; the plan is in English all the same, and says so in theirs. */
export type Language = 'en' | 'es' | 'pt' | 'fr' | 'de' | 'hi' | 'zh'

/** What people say around their subject, as tokensOf tells words apart, and the English for it; a line each. */
const FRAMING: Record<Exclude<Language, 'en'>, string> = {
  es: `
desde cero = from scratch | partir de cero = from scratch | para principiantes = for beginners | principiante = beginner | principiantes = beginners
nivel avanzado = advanced | avanzado = advanced | avanzada = advanced | intermedio = intermediate | basico = basics | basicos = basics
quiero = i want | quisiera = i want | me gustaria = i want | necesito = i need | tengo que = i must | aprender = learn | aprendo = learn | estudiar = study | saber = learn
ya conozco = , i know | ya se = , i know | conozco = , i know | se programar en = , i know | ya manejo = , i know | soy = , i am a | trabajo con = , i work with | trabajo como = , i am a | vengo de = , coming from
desarrollador = developer | desarrolladora = developer | programador = developer | programadora = developer | ingeniero = engineer | disenador = designer | disenadora = designer
sin = without | no quiero = , without | con = with | para = for | por = for | usando = using | en = in | sobre = about | de = of | del = of | y = and | o = or | e = and | pero = but | mi = my | un = a | una = a | el = the | la = the | los = the | las = the | lo = it | al = to the | a = to | que = that | muy = very | mas = more | como = how to | hacer = make | crear = build | construir = build | empezar = start | usar = use | entender = understand | mejorar = improve
curso = course | tutorial = tutorial | guia = guide | ruta = path | entrevista = interview | entrevistas = interviews | proyecto = project | proyectos = projects | trabajo = job | empleo = job | aplicacion = app | aplicaciones = apps | web = web | programacion en = programming | desarrollo = development | rapido = fast | gratis = free | experiencia = experience
horas = hours | hora = hour | dias = days | dia = day | semana = week | semanas = weeks | mes = month | meses = months | ano = year | anos = years | fin de = | fines de = | dos = two | tres = three | cuatro = four | seis = six | diez = ten
migrar de = migrating from | migrar = migrate | pasar de = switching from | pasar = switch | desde = from | hacia = to | hola = hello | por favor = please | gracias = thanks | soy nuevo = beginner | ninos = kids | hijo = son | hija = daughter | mis = my | tengo = i have | y quiero = , i want | por donde empiezo = how to start | por donde empezar = how to start | convertirme en = become | ser = become | nuevo = new | nunca he programado = never programmed | en equipo = in a team | sin saber = without | nada = nothing | juego = game | juegos = games | datos = data | pagina = page | oficina = office | empresa = company | automatizar = automate | este = this | esta = this | me = me | cuando = when | donde = where | gente = people | nivel = level`,
  pt: `
do zero = from scratch | para iniciantes = for beginners | iniciante = beginner | iniciantes = beginners | avancado = advanced | avancada = advanced | intermediario = intermediate | basico = basics
quero = i want | gostaria de = i want | preciso = i need | aprender = learn | estudar = study | ja conheco = , i know | ja sei = , i know | conheco = , i know | eu sei = , i know | sei = , i know | sou = , i am a | trabalho com = , i work with | trabalho como = , i am a | venho de = , coming from | venho do = , coming from
desenvolvedor = developer | desenvolvedora = developer | programador = developer | programadora = developer | engenheiro = engineer
sem = without | nao quero = , without | com = with | para = for | usando = using | em = in | no = in | na = in | nos = in | nas = in | sobre = about | de = of | do = of | da = of | dos = of | das = of | e = and | ou = or | mas = but | meu = my | minha = my | um = a | uma = a | o = the | a = the | os = the | as = the | ao = to | que = that | muito = very | mais = more | como = how to | fazer = make | criar = build | construir = build | comecar = start | usar = use | entender = understand | melhorar = improve | eu = i
curso = course | guia = guide | entrevista = interview | entrevistas = interviews | projeto = project | projetos = projects | trabalho = job | emprego = job | vaga = job | aplicativo = app | aplicativos = apps | programacao em = programming | desenvolvimento = development | rapido = fast | experiencia = experience
horas = hours | hora = hour | dias = days | dia = day | semana = week | semanas = weeks | mes = month | meses = months | ano = year | anos = years | duas = two | dois = two | tres = three | quatro = four | seis = six | dez = ten
migrar de = migrating from | migrar do = migrating from | migrar = migrate | mudar de = switching from | mudar = switch | desde = from | ola = hello | por favor = please | obrigado = thanks | criancas = kids | filho = son | filha = daughter | tenho = i have | virar = become | me tornar = become | por onde comeco = how to start | por onde comecar = how to start | nunca programei = never programmed | jogo = game | jogos = games | dados = data | pagina = page | escritorio = office | empresa = company | automatizar = automate | este = this | esta = this | isso = this | por = for | quando = when | onde = where | na equipe = in a team`,
  fr: `
a partir de zero = from scratch | de zero = from scratch | pour debutants = for beginners | pour debutant = for beginners | debutant = beginner | debutants = beginners | avance = advanced | avancee = advanced | intermediaire = intermediate | bases = basics | les bases = basics
je veux = i want | je voudrais = i want | jaimerais = i want | j aimerais = i want | jai besoin = i need | je dois = i must | apprendre = learn | etudier = study | comprendre = understand | maitriser = master | je connais deja = , i know | je connais = , i know | je sais = , i know | je suis = , i am a | je travaille avec = , i work with | je viens de = , coming from
developpeur = developer | developpeuse = developer | programmeur = developer | ingenieur = engineer
sans = without | pas de = , without | avec = with | pour = for | en = in | dans = in | sur = about | de = of | du = of | des = of | d = of | et = and | ou = or | mais = but | mon = my | ma = my | mes = my | un = a | une = a | le = the | la = the | les = the | l = the | au = to | aux = to | que = that | tres = very | plus = more | comment = how to | faire = make | creer = build | construire = build | commencer = start | debuter = start | utiliser = use | ameliorer = improve | je = i
cours = course | formation = course | tutoriel = tutorial | guide = guide | entretien = interview | entretiens = interviews | projet = project | projets = projects | emploi = job | travail = job | application = app | applications = apps | programmation en = programming | developpement = development | rapidement = fast | experience = experience
heures = hours | heure = hour | jours = days | jour = day | semaine = week | semaines = weeks | mois = months | an = year | ans = years | deux = two | trois = three | quatre = four | six = six | dix = ten
migrer de = migrating from | migrer = migrate | passer de = switching from | passer = switch | depuis = from | vers = to | a = to | bonjour = hello | salut = hello | s il vous plait = please | svp = please | merci = thanks | enfants = kids | fils = son | fille = daughter | jai = i have | en partant de zero = from scratch | partant de = from | devenir = become | par ou commencer = how to start | jamais programme = never programmed | jeu = game | jeux = games | donnees = data | bureau = office | entreprise = company | automatiser = automate | ce = this | cette = this | il = it | qui = who | quand = when | ou = or | notre = our | nos = our | moi = me | me = me`,
  de: `
von null = from scratch | von grund auf = from scratch | fur anfanger = for beginners | fur einsteiger = for beginners | anfanger = beginner | einsteiger = beginners | fortgeschritten = advanced | fortgeschrittene = advanced | grundlagen = basics | einfuhrung in = introduction to | einfuhrung = introduction
ich mochte = i want | ich will = i want | will = want | ich wurde gern = i want | ich wurde gerne = i want | ich muss = i must | ich brauche = i need | mochte = want | lernen = learn | lerne = learn | studieren = study | verstehen = understand | beherrschen = master | ich kenne mich mit = , i know | ich kenne = , i know | ich kann schon = , i know | ich kann = , i know | kann schon = , i know | ich bin = , i am a | ich arbeite mit = , i work with | ich komme von = , coming from
entwickler = developer | entwicklerin = developer | programmierer = developer | ingenieur = engineer
ohne = without | kein = without | keine = without | keinen = without | nicht = not | mit = with | fur = for | in = in | im = in | uber = about | zu = to | zum = to | zur = to | und = and | oder = or | aber = but | mein = my | meine = my | meinen = my | ein = a | eine = a | einen = a | einem = a | einer = a | der = the | die = the | das = the | den = the | dem = the | des = the | dass = that | sehr = very | mehr = more | wie = how | man = one | machen = make | erstellen = build | bauen = build | schreiben = write | anfangen = start | nutzen = use | benutzen = use | verbessern = improve | ich = i | gern = | gerne = | bitte = please | schon = already
kurs = course | anleitung = guide | vorstellungsgesprach = interview | bewerbungsgesprach = interview | projekt = project | projekte = projects | arbeit = job | stelle = job | anwendung = app | anwendungen = apps | entwicklung = development | schnell = fast | erfahrung = experience | als = as a
stunden = hours | stunde = hour | tage = days | tagen = days | tag = day | woche = week | wochen = weeks | monat = month | monate = months | monaten = months | jahr = year | jahre = years | jahren = years | wochenende = weekend | zwei = two | drei = three | vier = four | sechs = six | zehn = ten | pro = a
umsteigen = switch | wechseln = switch | migrieren = migrate | von = from | nach = to | auf = to | hallo = hello | danke = thanks | kinder = kids | sohn = son | tochter = daughter | ich habe = i have | habe = have | hab = have | noch nie = never | was = what | gemacht = done | nie = never | etwas = some | damit = with | werden = become | wo fange ich an = how to start | spiel = game | spiele = games | daten = data | buro = office | firma = company | automatisieren = automate | unser = our | unsere = our | unserer = our | bei = at | an = at | am = at | aus = from | wenn = if | es = it | sie = they | wir = we | mir = me | mich = me | ist = is | sind = are | kann = can | soll = should | sein = be | nur = only | auch = also`,
  hi: `
मैं = i | मुझे = i | हम = we | सीखना चाहता हूँ = want to learn | सीखना चाहती हूँ = want to learn | सीखना चाहता हूं = want to learn | सीखना चाहती हूं = want to learn | सीखना है = want to learn | सीखना = learn | सीखने = learn | चाहता = want | चाहती = want | चाहिए = want | हूँ = | हूं = | है = | हैं = | करना = | करनी = | करने = | के लिए = for | के साथ = with | बिना = without | के बिना = without | शुरू से = from scratch | शुरुआती = beginner | शुरुआत = start | शुरू = start | बुनियादी = basics | आसान = easy | उन्नत = advanced | कैसे = how | क्या = what | और = and | या = or | लेकिन = but | में = in | से = from | को = to | का = of | की = of | के = of | पर = on | मेरा = my | मेरे = my | मेरी = my | एक = a | कोर्स = course | इंटरव्यू = interview | साक्षात्कार = interview | तैयारी = preparation | प्रोजेक्ट = project | नौकरी = job | डेवलपर = developer | बनना = become | बनाना = build | बनाने = build | समझना = understand | भाषा = language | घंटे = hours | दिन = days | दिनों = days | हफ्ते = weeks | हफ्तों = weeks | सप्ताह = weeks | महीने = months | महीनों = months | दो = two | तीन = three | चार = four | जानता = , i know | जानती = , i know | पहले = already | कृपया = please | नमस्ते = hello | वेब = web | ऐप = app
mujhe = i | mere = my | meri = my | mera = my | hoon = | hun = | hai = | hain = | hu = | ke liye = for | ke saath = with | ke = of | ki = of | ka = of | ko = to | mein = in | se = from | aur = and | ya = or | lekin = but | bina = without | seekhna = learn | sikhna = learn | seekhni = learn | sikhni = learn | sikhani = learn | sikhana = teach | seekhne = learn | chahta = want | chahti = want | chahiye = want | karna = | karni = | karne = | karta = | karti = | shuru = start | shuru se = from scratch | kaise = how | kya = what | saal = years | saal ke = year old | mahine = months | hafte = weeks | ghante = hours | din = days | bete = son | beta = son | beti = daughter | bachche = kids | bachchon = kids | naukri = job | banna = become | banana = build | thoda = some | thodi = some | aati = know | aata = know | nahi = not | abhi = now | wala = | poora = whole | jaata = | ek = a`,
  zh: `
我 想 学 习 = i want to learn | 我 想 学 = i want to learn | 想 学 习 = want to learn | 想 学 = want to learn | 我 要 学 = i want to learn | 我 想 要 = i want | 我 想 = i want | 入 门 = introduction | 零 基 础 = from scratch | 从 零 开 始 = from scratch | 从 头 开 始 = from scratch | 初 学 者 = beginners | 基 础 = basics | 进 阶 = advanced | 高 级 = advanced | 深 入 = deep dive | 精 通 = master | 怎 么 = how | 如 何 = how | 教 程 = tutorial | 课 程 = course | 面 试 准 备 = interview preparation | 准 备 = prepare | 面 试 = interview | 项 目 = project | 工 作 = job | 开 发 者 = developer | 开 发 = development | 工 程 师 = engineer | 程 序 员 = developer | 应 用 = app | 我 已 经 会 = , i know | 已 经 会 = , i know | 我 会 = , i know | 我 懂 = , i know | 我 是 = , i am a | 不 要 = , without | 不 用 = , without | 不 想 学 = , without | 不 需 要 = , without | 没 有 = without | 但 是 = but | 使 用 = using | 用 = using | 和 = and | 与 = and | 或 = or | 的 = of | 在 = in | 里 = in | 从 = from | 到 = to | 转 = switch to | 迁 移 = migrate | 个 小 时 = hours | 小 时 = hours | 天 = days | 周 = weeks | 星 期 = weeks | 个 月 = months | 两 = two | 三 = three | 四 = four | 一 = one | 个 = | 我 = i | 做 = make | 写 = write | 了 解 = understand | 理 解 = understand | 想 = want | 给 = for | 孩 子 = kids | 语 言 = language | 内 = | 一 下 = | 请 = please | 你 好 = hello | 快 速 = fast | 网 络 爬 虫 = web scraping`,
}

/** What only English has of what other languages say, too. */
const ENGLISH = new Set(
  (
    'a about advanced all also am an and are as at be build but by can do for from get give guide have he help how i if im in is it its ' +
    'learn learning me more my need no not of on or our so teach that the them they this to us use using want was we what when where ' +
    'which who why will with without would write you your'
  ).split(' '),
)
/** Words that several languages have, English among them, tell none. */
const SHARED = new Set(
  'se din ya hun do main web app apps guide experience course tutorial six an in will a on project notre the plus data job die formation'.split(
    ' ',
  ),
)
const MARKS: [Language, RegExp][] = [
  ['es', /[¿¡ñ]/],
  ['pt', /ç[ãa]o|[ãõ]/],
  ['de', /[äöüß]/],
]

/** Which language a prompt is asked in. @param prompt as it was typed, for its marks */
export function languageOf(prompt: string, words: readonly string[]): Language {
  if (/\p{Script=Devanagari}{2}/u.test(prompt)) return 'hi'
  if (/\p{Script=Han}/u.test(prompt) && !/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(prompt)) return 'zh'
  const english = words.filter((word) => ENGLISH.has(word)).length
  const isMarked = (language: Language) =>
    MARKS.some(([of, mark]) => of === language && mark.test(prompt.toLowerCase()))
  const scored = (['es', 'pt', 'fr', 'de', 'hi'] as const).map((language) => {
    const heard = heardOf(words, tableOf(language))
    // other languages have these letters, too
    return { language, score: heard > 0 && isMarked(language) ? heard + 1 : heard }
  })
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one))
  return best.score > english && (best.score > 1 || words.length < 5) ? best.language : 'en'
}

/** How many of the words a language asks with. */
function heardOf(words: readonly string[], table: ReadonlyMap<string, string>): number {
  let heard = 0
  for (let at = 0; at < words.length; ) {
    const length = longestIn(table, words, at)
    if (length > 0 && !(length === 1 && SHARED.has(words[at] ?? ''))) heard += length
    at += length || 1
  }
  return heard
}

const tables = new Map<Language, Map<string, string>>()

function tableOf(language: Exclude<Language, 'en'>): Map<string, string> {
  const known = tables.get(language)
  if (known) return known
  const pairs = FRAMING[language]
    .split(/[|\n]/)
    .map((pair) => pair.split('=').map((side) => side.trim()) as [string, string])
    .filter(([said]) => said !== '')
  const table = new Map(pairs)
  tables.set(language, table)
  return table
}

const LENGTHS = [5, 4, 3, 2, 1]

/** How many words from there on are one way of asking. */
const longestIn = (table: ReadonlyMap<string, string>, words: readonly string[], at: number): number =>
  LENGTHS.find((count) => at + count <= words.length && table.has(words.slice(at, at + count).join(' '))) ?? 0

/** The words with their framing in English; what is left over are subjects, which the library knows by their own names. */
export function inEnglish(words: readonly string[], language: Language): string[] {
  if (language === 'en') return [...words]
  const table = tableOf(language)
  const english: string[] = []
  for (let at = 0; at < words.length; ) {
    const length = longestIn(table, words, at)
    const said = length ? table.get(words.slice(at, at + length).join(' ')) : words[at]
    if (said) english.push(...said.split(' '))
    at += length || 1
  }
  return english
}
