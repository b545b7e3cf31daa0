/** Puts text on the clipboard. @returns whether it is there; browsers refuse outside of a click or without permission */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
