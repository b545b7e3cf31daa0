/** Takes the service worker and what it keeps out of this browser; the next person who signs in here gets a new one. */
export async function removeOffline(): Promise<void> {
  try {
    const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
    await Promise.all(registrations.map((registration) => registration.unregister()))
    const names = (await globalThis.caches?.keys()) ?? []
    await Promise.all(names.map((name) => caches.delete(name)))
  } catch {
    // a browser that refuses to look has nothing to remove
  }
}
