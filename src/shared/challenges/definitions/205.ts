import { AI_RULE, type ChallengeDefinition, JUDGING, SMALLEST_GIFT_CARDS, TWO_WEEKS } from '../definition.ts'

export const challenge: ChallengeDefinition = {
  id: 205,
  title: 'Learn in public: your 8020 roadmap',
  description: 'Make a roadmap here, finish a phase of it, and write about what you learned where others read it.',
  score: 10,
  ...SMALLEST_GIFT_CARDS,
  ...TWO_WEEKS,
  submissionLinkText: 'Link to your post',
  linkRule: 'urlLike',
  body: [
    {
      header: 'The task',
      body: 'Type what you want to learn, get your roadmap, and finish one phase with its questions. Then write a post about it on a network of your choice.',
      emphasized: true,
    },
    {
      header: 'The post',
      body: 'Says what you can do now that you could not do before, shows one thing that you made, and names one thing that was hard. Nobody is asked to praise anything.',
    },
    { header: 'Hand in', body: 'The address of the post. It has to be readable without an account.' },
    JUDGING,
  ],
  learnPrompt: 'writing about what I learn: technical posts that help others',
  resources: [
    {
      title: 'Technical writing for developers',
      link: 'https://css-tricks.com/technical-writing-for-developers/',
      description: 'Short, exact, for readers in a hurry.',
      type: 'website',
    },
  ],
  additionalResources: [],
  postScriptum: [AI_RULE],
}
