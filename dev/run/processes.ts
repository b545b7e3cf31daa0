import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

type Process = { pid: number; parent: number; command: string }

/** The command line of a living process; undefined when there is none with this id or it is a zombie. */
export async function commandOf(pid: number): Promise<string | undefined> {
  return (await livingProcesses()).find((process) => process.pid === pid)?.command
}

/** Ids of the living workerd processes that a process, this one unless said, has started; Miniflare does not tell them. */
export async function ownWorkerds(owner = process.pid): Promise<number[]> {
  const children = (await livingProcesses()).filter(({ parent }) => parent === owner)
  return children.filter(({ command }) => isWorkerd(command)).map(({ pid }) => pid)
}

export function isWorkerd(command: string): boolean {
  return command.includes('workerd serve')
}

/** Whether a process with this id lives, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** From /proc where there is one, since small Linux images have no `ps`. */
async function livingProcesses(): Promise<Process[]> {
  if (existsSync('/proc/self/stat')) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
    const found = await Promise.all(pids.map((pid) => readProc(Number(pid)).catch(() => null)))
    return found.filter((process) => process !== null)
  }
  const ps = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,command='])
  const rows = [...ps.stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+([^Z\s]\S*)\s+(.*)$/gm)]
  return rows.map(([, pid, parent, , command]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command: command ?? '',
  }))
}

async function readProc(pid: number): Promise<Process | null> {
  const [stat, command] = await Promise.all([
    readFile(`/proc/${pid}/stat`, 'utf8'),
    readFile(`/proc/${pid}/cmdline`, 'utf8'),
  ])
  // the program's name stands in brackets and may itself contain brackets and spaces
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return state === 'Z' ? null : { pid, parent: Number(parent), command: command.replaceAll('\0', ' ').trim() }
}
