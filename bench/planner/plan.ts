/** What a planner makes of a prompt: sections of the library in order, or a refusal with the nearest paths. */
export type Plan =
  | { sections: { id: string; level: number; minutes: number; title: string }[]; pathId: string | null }
  | { refused: 'unknown' | 'inappropriate'; nearest: string[] }
