import { isMantineColorScheme, type MantineColorScheme, type MantineColorSchemeManager } from '@mantine/core'
import { readStored, store, subscribeStored } from './stored-session.ts'

/** Keeps the choice of light, dark or the system's own under `userData.colorScheme`, where public/first.js reads it. */
export function storedColorScheme(): MantineColorSchemeManager {
  let unsubscribe = () => {}
  return {
    get: (fallback) => readScheme() ?? fallback,
    set: (colorScheme) => {
      // the kit also calls this with what `subscribe` has just told it
      if (colorScheme !== currentScheme()) store({ colorScheme })
    },
    subscribe: (onUpdate) => {
      let known = currentScheme()
      unsubscribe = subscribeStored(() => {
        if (currentScheme() === known) return
        known = currentScheme()
        onUpdate(known)
      })
    },
    unsubscribe: () => unsubscribe(),
    clear: () => store({ colorScheme: null }),
  }
}

const currentScheme = (): MantineColorScheme => readScheme() ?? 'auto'

function readScheme(): MantineColorScheme | null {
  const stored = readStored('colorScheme')
  return isMantineColorScheme(stored) ? stored : null
}
