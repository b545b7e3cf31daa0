/** Roles and fields that people ask for without naming a topic, as topic ids in the order in which they are learned. */
export interface CareerPhrase {
  phrases: string[]
  /** When the prompt names no topic itself. */
  alone: string[]
  /** What completes the topics that the prompt does name. */
  beside: string[]
  /** What the topics under `alone` leave out of it. */
  lacks?: string
}

export const CAREER_PHRASES: readonly CareerPhrase[] = [
  {
    phrases: ['full stack', 'fullstack', 'full stack developer', 'full stack web development', 'mern', 'mern stack'],
    alone: ['react', 'nodejs', 'postgresql'],
    beside: ['react', 'postgresql'],
  },
  {
    phrases: [
      'frontend',
      'front end',
      'frontend developer',
      'front end developer',
      'frontend development',
      'ui developer',
    ],
    alone: ['html-css', 'javascript', 'react'],
    beside: ['javascript', 'html-css'],
  },
  {
    phrases: ['backend', 'back end', 'backend developer', 'back end developer', 'backend development', 'server side'],
    alone: ['nodejs', 'rest-api', 'postgresql'],
    beside: ['rest-api', 'postgresql'],
  },
  {
    phrases: [
      'web development',
      'web developer',
      'web dev',
      'website',
      'websites',
      'web design',
      'web app',
      'web apps',
    ],
    alone: ['html-css', 'javascript', 'react'],
    beside: [],
  },
  {
    phrases: ['data science', 'data scientist', 'data scientists'],
    alone: ['python', 'pandas', 'statistics'],
    beside: ['pandas', 'statistics'],
  },
  {
    phrases: ['data analyst', 'data analysis', 'data analytics', 'business intelligence'],
    alone: ['sql', 'pandas', 'data-visualization'],
    beside: ['data-visualization'],
  },
  { phrases: ['data engineer'], alone: ['sql', 'python', 'data-engineering'], beside: ['data-engineering'] },
  {
    phrases: ['machine learning engineer', 'ml engineer', 'machine learning engineering'],
    alone: ['python', 'machine-learning', 'mlops'],
    beside: ['machine-learning', 'mlops'],
  },
  {
    phrases: ['ai engineer', 'ai engineering', 'ai developer'],
    alone: ['python', 'gpt-apps', 'rag'],
    beside: ['gpt-apps', 'rag'],
  },
  {
    phrases: [
      'devops',
      'dev ops',
      'devops engineer',
      'sre',
      'site reliability',
      'platform engineer',
      'platform engineering',
    ],
    alone: ['linux', 'docker', 'ci-cd'],
    beside: ['docker', 'ci-cd'],
  },
  {
    phrases: ['cloud engineer', 'cloud developer', 'cloud architect'],
    alone: ['aws', 'docker', 'terraform'],
    beside: ['terraform'],
  },
  {
    phrases: ['mobile app', 'mobile apps', 'mobile development', 'mobile developer', 'mobile app development'],
    alone: ['kotlin', 'swift'],
    beside: [],
    lacks: 'App development for Android and iOS',
  },
  {
    phrases: ['security engineer', 'cyber security', 'cybersecurity', 'cybersecurity analyst'],
    alone: ['web-security', 'networking', 'linux'],
    beside: ['web-security'],
  },
  {
    phrases: ['freelancing', 'freelance', 'freelancer', 'freelance developer'],
    alone: ['freelancing-start', 'freelancing-pricing'],
    beside: ['freelancing-start'],
  },
  {
    phrases: ['open source', 'open source software'],
    alone: ['open-source-contributing', 'git'],
    beside: ['open-source-contributing'],
  },
  {
    phrases: [
      'coding interview',
      'coding interviews',
      'technical interview',
      'technical interviews',
      'faang',
      'leetcode',
      'software engineer interview',
      'software engineering interview',
    ],
    alone: ['data-structures-algorithms', 'system-design'],
    beside: ['data-structures-algorithms'],
  },
  {
    phrases: [
      'programming',
      'coding',
      'learn to code',
      'how to code',
      'software developer',
      'software engineer',
      'software engineering',
    ],
    alone: ['python', 'git'],
    beside: [],
  },
  {
    phrases: ['computer science'],
    alone: ['data-structures-algorithms', 'operating-systems', 'networking'],
    beside: [],
  },
]
