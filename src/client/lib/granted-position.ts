const TIMEOUT_MS = 3000
const DAY_MS = 86_400_000

export interface Position {
  latitude: number
  longitude: number
}

/**
 * Where the browser is, to about a kilometre; null unless the person has allowed that to this site before. It never makes
 * the browser ask.
 */
export async function grantedPosition(): Promise<Position | null> {
  try {
    const { state } = await navigator.permissions.query({ name: 'geolocation' })
    return state === 'granted' ? await readPosition() : null
  } catch {
    return null
  }
}

/** The same where the person asked for it: the browser asks them. Null where they or it refuse. */
export const askPosition = (): Promise<Position | null> => readPosition().catch(() => null)

const readPosition = (): Promise<Position> =>
  new Promise((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      reject,
      { timeout: TIMEOUT_MS, maximumAge: DAY_MS },
    ),
  )

const rounded = (degrees: number) => Math.round(degrees * 100) / 100
