/** Minutes as people say them: "45 min", "1 h 30 min", "2 h". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`]
  return parts.filter((part) => part !== false).join(' ') || '0 min'
}
