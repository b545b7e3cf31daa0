import { AI_RULE, type ChallengeDefinition, JUDGING, ONE_WEEK, SMALLEST_GIFT_CARDS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 101,
  title: 'A chat bot for a community, by prompt alone',
  description:
    'Write the instructions that turn a general model into the helper of a developers’ chat: friendly, exact, and able to say that it does not know.',
  score: 12.5,
  ...SMALLEST_GIFT_CARDS,
  ...ONE_WEEK,
  submissionLinkText: 'Link to your shared chat',
  linkRule: 'chatShare',
  body: [
    {
      header: 'The task',
      body: 'A chat of 2,000 developers asks the same twenty questions every week. Write one prompt for a bot that answers them, asks back where a question is unclear, and sends people to a person where rules or money are concerned. No code: the prompt is what you hand in, with a conversation that shows it at work.',
      emphasized: true,
    },
    {
      header: 'What the conversation shows',
      body: 'Five turns at least: a question that it answers, one that it cannot know, one that tries to talk it out of its rules, one in bad English, and one where it has to look something up.',
    },
    {
      header: 'Looking things up',
      body: 'For the last one the bot is told to call https://api.example.com/lookup?term={term}&key={key}. Keep {key} as it stands here: it is a placeholder, and whoever runs your prompt puts a key of their own in its place. A prompt with a real key in it is not judged.',
    },
    JUDGING,
  ],
  learnPrompt: 'prompt engineering for a support bot that must refuse, ask back and stay friendly',
  resources: [
    {
      title: 'Prompt Engineering Guide',
      link: 'https://www.promptingguide.ai/',
      description: 'Techniques with examples, from zero-shot to chains.',
      type: 'website',
    },
    {
      title: 'Prompt engineering',
      link: 'https://platform.openai.com/docs/guides/prompt-engineering',
      description: 'How a vendor words instructions, with patterns to borrow.',
      type: 'website',
    },
  ],
  additionalResources: [
    {
      title: 'Chain-of-thought prompting',
      link: 'https://www.promptingguide.ai/techniques/cot',
      description: 'When it helps to let a model reason first.',
    },
  ],
  postScriptum: [AI_RULE, 'Link to the shared conversation itself, not to a screenshot of it.'],
}
