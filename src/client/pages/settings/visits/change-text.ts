/** What procedures change, by the room that they belong to, in plain words. */
const CHANGED: Readonly<Record<string, string>> = {
  invites: 'your invitation link',
  progress: 'your progress in a roadmap',
  roadmaps: 'a roadmap',
  users: 'your settings',
}

/** 'Changed: your settings and a roadmap.', from the procedures' names. */
export function changeText(procedures: readonly string[]): string {
  const changed = new Set(procedures.map((name) => CHANGED[name.split('.')[0] ?? ''] ?? 'something else'))
  if (changed.size === 0) return 'Nothing was changed.'
  return `Opened or changed: ${new Intl.ListFormat('en').format(changed)}.`
}
