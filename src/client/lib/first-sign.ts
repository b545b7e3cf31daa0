const SIGNS = ['pointermove', 'touchstart', 'keydown', 'wheel']

let sign: Promise<void> | null = null

/** The first sign of a visit that somebody moves: what only they can need is loaded then, and is there before they need it. */
export function firstSign(): Promise<void> {
  sign ??= new Promise((resolve) => {
    const see = (event: Event) => {
      if (isResting(event)) return
      for (const type of SIGNS) removeEventListener(type, see)
      resolve()
    }
    for (const type of SIGNS) addEventListener(type, see, { passive: true })
  })
  return sign
}

/** A browser also tells of a pointer that rests while the page changes under it. */
const isResting = (event: Event): boolean =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0
