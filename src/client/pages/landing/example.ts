/** What the built-in author writes for a prompt; a test compares it with the library. */
export const EXAMPLE = {
  prompt: 'Prepare for a system design interview',
  phases: [
    {
      title: 'Scope and figures in ten minutes',
      sections: [
        { title: 'From a wish to figures', minutes: 75 },
        { title: 'Estimates on an envelope', minutes: 75 },
        { title: 'From one server to several', minutes: 90 },
      ],
    },
    {
      title: 'Building blocks and their second question',
      sections: [
        { title: 'Stores chosen by how they are asked', minutes: 100 },
        { title: 'Copies and partitions of data', minutes: 110 },
        { title: 'Two small designs, limits and identifiers', minutes: 90 },
        { title: 'A cache that is rarely wrong for long', minutes: 100 },
      ],
    },
    {
      title: 'Whole designs against the clock',
      sections: [
        { title: 'Staying up when too much comes', minutes: 120 },
        { title: 'Feeds, completion and presence', minutes: 130 },
        { title: 'Leading a design round', minutes: 120 },
      ],
    },
  ],
  /** One section in full, so that a visitor sees what an objective is. */
  section: {
    title: 'Estimates on an envelope',
    objectives: [
      'Derive average and peak requests per second from daily users',
      'Compute five years of storage with copies and indexes',
      'Put memory, SSD and network round trips in order with their magnitudes',
      "Compute with Little's law how many requests are under way at once",
    ],
  },
} as const
