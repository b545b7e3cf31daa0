import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { StartError } from '#dev/run/print.ts'

/** Somebody who can sign in to the local world, through GitHub and through Google. */
export type Person = {
  login: string
  name: string
  email: string
  bio: string
  location: string
  /** A dummy is an account whose place the admin takes; `added` comes from DEV_PEOPLE. */
  kind: 'admin' | 'person' | 'dummy' | 'added'
}

/** The cast, always the same and always in this order. */
export const people: Person[] = [
  person('ada', 'Ada Brandt', 'admin', 'Keeps the lights on at Tubli.', 'Tallinn'),
  person('mari', 'Mari Kask', 'person', 'Front-end developer, two years in. Learning TypeScript properly.', 'Tartu'),
  person('jonas', 'Jonas Lindqvist', 'person', 'Back-end developer who moved over from data analysis.', 'Malmö'),
  person('amara', 'Amara Okafor', 'person', 'Computer science student looking for a first internship.', 'Lagos'),
  person('dummy-one', 'Dummy One', 'dummy', 'A test account.', 'Nowhere'),
  person('dummy-two', 'Dummy Two', 'dummy', 'A test account.', 'Nowhere'),
  person('dummy-three', 'Dummy Three', 'dummy', 'A test account.', 'Nowhere'),
]

/** GitHub's own rule: letters, digits and single hyphens inside, at most 39 characters. */
const Login = z.string().regex(/^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i)

/** Logins that emulate seeds by itself. */
const taken = ['admin', 'ghost', ...people.map(({ login }) => login)]

/**
 * The people that DEV_PEOPLE adds: logins separated by commas, names made from them (`jane-doe` is Jane Doe).
 * @throws StartError naming the first login that GitHub would not allow.
 */
export function readAddedPeople(list: string | undefined): Person[] {
  const logins = (list ?? '').split(',').map((login) => login.trim().toLowerCase())
  const wanted = [...new Set(logins.filter((login) => login !== '' && !taken.includes(login)))]
  return wanted.map((login) => {
    if (!Login.safeParse(login).success) {
      throw new StartError(`DEV_PEOPLE: "${login}" is not a login that GitHub would allow.`)
    }
    const words = login.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    return person(login, words.join(' '), 'added', '', '')
  })
}

/**
 * Everyone, with `added` after those who were added at earlier starts: the emulators number people by their order,
 * and a person whose number changed would be a stranger to the accounts that the database keeps.
 */
export async function rememberPeople(file: string, added: Person[]): Promise<Person[]> {
  const earlier = existsSync(file) ? z.array(z.string()).parse(JSON.parse(await readFile(file, 'utf8'))) : []
  const everyone = readAddedPeople([...earlier, ...added.map(({ login }) => login)].join(','))
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(everyone.map(({ login }) => login))}\n`)
  return [...people, ...everyone]
}

function person(login: string, name: string, kind: Person['kind'], bio: string, location: string): Person {
  return { login, name, email: `${login}@tubli.test`, bio, location, kind }
}
