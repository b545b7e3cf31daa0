const MARK = 'Lost piece'

/**
 * A page whose code does not come is reloaded by the router; without a connection that would leave nothing but the
 * browser's own error page. Under this name it comes to our error page instead, which reloads once the server answers.
 */
export function markLostPieces(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.message = `${MARK}: ${payload.message}`
  })
}

/** Whether a piece of the program did not come: no connection, or a new version since. */
export const isLostPiece = (error: unknown): error is Error => error instanceof Error && error.message.startsWith(MARK)
