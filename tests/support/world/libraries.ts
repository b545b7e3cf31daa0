import { globSync, readFileSync } from 'node:fs'

/** Every library that these files load, by the names they load it by. */
export function librariesOf(pattern: string | string[]): string[] {
  const loaded = /(?:^(?:import|export|\}) +(?!type )(?:[^'"]*?\bfrom )?|\bimport\()'([^.#][^']*)'/gm
  const names = globSync(pattern).flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(loaded), ([, name = '']) => name),
  )
  return [...new Set(names)].filter((name) => !/^(cloudflare|node|vitest)\b/.test(name)).sort()
}
