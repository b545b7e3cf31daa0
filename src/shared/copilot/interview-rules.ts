/** What an answer in an interview is looked at for, each a sentence that is true of a good one. */
export const ANSWER_POINTS = {
  topic: 'It answers what was asked',
  concrete: 'It tells of one case: where, when or with what',
  own: 'It says what you did yourself',
  result: 'It says what came of it',
  length: 'It can be followed: between 40 and 250 words',
} as const
export type AnswerPoint = keyof typeof ANSWER_POINTS
export const ANSWER_POINT_NAMES = Object.keys(ANSWER_POINTS) as [AnswerPoint, ...AnswerPoint[]]

export const ANSWER_WORDS = { fewest: 40, most: 250 } as const
export const ANSWER_MAX_LENGTH = 8000
/** Of one job; the oldest goes when another is given. */
export const MOST_ANSWERS = 100

/** What somebody hears after an answer. */
export interface AnswerFeedback {
  /** What is true of it. */
  met: AnswerPoint[]
  /** What it names and their records don't. */
  unproved: string[]
  /** What an interviewer would ask next; null where nothing is open. */
  followUp: string | null
}

/** What is worth working at, over all answers: each point with how many have it, the rarest first. */
export function reportOf(answers: readonly { feedback: AnswerFeedback }[]): { point: AnswerPoint; met: number }[] {
  return ANSWER_POINT_NAMES.map((point) => ({
    point,
    met: answers.filter(({ feedback }) => feedback.met.includes(point)).length,
  })).sort((one, other) => one.met - other.met)
}

/** E012: as large as a recording may be. */
export const MAX_AUDIO_BYTES = 10 * 1024 * 1024
export const AUDIO_PATH = '/gpt/developer/playground/jd/streaming/audio/answer'
export const AUDIO_TEXTS = {
  tooLarge: 'The recording is too large: at most 10 MB.',
  nothing: 'Record an answer, or type one.',
  noAudio: 'This is no recording that can be heard.',
  notHeard: 'The recording could not be heard. Please try again, or type your answer.',
  deaf: 'Recordings can’t be heard here. Please type your answer.',
} as const
