import type { Topic } from './topic.ts'

export const accessibility: Topic = {
  id: 'accessibility',
  name: 'Web accessibility',
  domain: 'web',
  aliases: [
    'accessibility',
    'web accessibility',
    'a11y',
    'accessability',
    'wcag',
    'wcag 2.2',
    'aria',
    'wai-aria',
    'screen reader',
    'screen readers',
    'inclusive design',
    'european accessibility act',
    'keyboard navigation',
  ],
  related: ['html-css', 'javascript', 'react', 'web-testing', 'web-performance'],
  stages: {
    foundations: {
      title: 'People, assistive technology and semantic HTML',
      overview:
        'You learn how people with disabilities use the web and what your markup tells their tools. By the end you can build a page that works by keyboard and by ear.',
      tags: ['Semantic HTML', 'Keyboard', 'Screen readers'],
      units: [
        {
          title: 'How people use assistive technology',
          category: 'Concept',
          aim: 'Operate a page by keyboard, zoom and screen reader yourself',
          description:
            'Assistive technology reads the accessibility tree, not the pixels. An hour of using it teaches more than any checklist.',
          objectives: [
            'Complete a purchase flow on a public site with the keyboard alone and note where you got stuck',
            'Navigate by headings, landmarks and links with NVDA or VoiceOver',
            'Use a page at 400 percent zoom and list what breaks',
            'Name barriers for motor, visual, hearing and cognitive disabilities, one each',
          ],
        },
        {
          title: 'Semantic structure',
          category: 'Practice',
          aim: 'Mark up a page so that its structure is available without sight',
          description:
            'Native elements come with roles, states and keyboard behaviour. Choosing the right one solves most problems before they exist.',
          objectives: [
            'Structure a page with main, nav, header and a heading outline without gaps',
            'Replace clickable div elements with button or a, and explain which is right when',
            'Write alternative text for an informative, a decorative and a functional image',
            'Mark up a data table with caption, th and scope',
          ],
        },
        {
          title: 'Names, roles and values',
          category: 'Concept',
          aim: 'Explain what a browser exposes about any control',
          description:
            'Every control has a computed name, role and set of states in the accessibility tree. Wrong or missing values there are the bugs that users of screen readers meet.',
          objectives: [
            'Inspect the accessible name and role of a control in DevTools',
            'Order the sources of a name: aria-labelledby, aria-label, native label, content, title',
            'Fix an icon button without a name in two ways and compare them',
          ],
        },
      ],
    },
    core: {
      title: 'WCAG criteria in everyday interfaces',
      overview:
        'You apply the guidelines to forms, colour and interactive parts. You learn to cite the criterion behind each problem, so that fixes are not a matter of taste.',
      tags: ['WCAG 2.2', 'Forms', 'ARIA'],
      units: [
        {
          title: 'Reading WCAG 2.2',
          category: 'Concept',
          aim: 'Judge an interface against levels A and AA of WCAG 2.2',
          description:
            'WCAG groups testable criteria under four principles. Laws such as the European Accessibility Act refer to it, directly or through EN 301 549.',
          objectives: [
            'Name the four principles and one AA criterion under each',
            'Assign five reported problems to their success criteria',
            'List what 2.2 added, such as Focus Not Obscured and Target Size (Minimum)',
            'Explain which services the European Accessibility Act has covered since June 2025',
          ],
        },
        {
          title: 'Accessible forms and errors',
          category: 'Practice',
          aim: 'Build a form that anyone can complete and correct',
          description:
            'Forms are where people give up. Labels, instructions and errors must be tied to their fields in code and not only by position.',
          objectives: [
            'Connect labels, hints and errors with for, fieldset and aria-describedby',
            'Mark invalid fields with aria-invalid and move focus to an error summary after submission',
            'Set autocomplete tokens for name, address and one-time codes',
            'Offer a sign-in that passes Accessible Authentication (Minimum)',
          ],
        },
        {
          title: 'Colour, text and motion',
          category: 'Practice',
          aim: 'Make content readable for people with low vision or motion sensitivity',
          description:
            'Contrast, spacing and motion are set by design and enforced in styles. Visitors also state preferences that your page can respect.',
          objectives: [
            'Measure contrast against 4.5:1 for text and 3:1 for large text and controls',
            'Show status by more than colour in a chart and in a form',
            'Honour prefers-reduced-motion and test a page in forced-colors mode',
            'Reflow a page at 320 CSS pixels without horizontal scrolling',
          ],
        },
        {
          title: 'ARIA for custom widgets',
          category: 'Concept',
          aim: 'Build a custom control with the right role, states and keys',
          description:
            'ARIA changes what is announced and adds no behaviour. The Authoring Practices Guide describes the keys and states that users expect of each pattern.',
          objectives: [
            'State the first rule of ARIA and give a case where a native element wins',
            'Build tabs with roving tabindex and arrow keys according to the APG pattern',
            'Announce a result count with a live region that exists before the text changes',
            'Find the harm in a misused role such as menu on site navigation',
          ],
        },
      ],
    },
    advanced: {
      title: 'Complex widgets, focus and testing',
      overview:
        'You handle the parts where frameworks and design systems go wrong: focus, dialogs and dynamic content. You also build checks that keep a product accessible after you leave.',
      tags: ['Focus', 'Automation', 'Design systems'],
      units: [
        {
          title: 'Focus in single-page applications',
          category: 'Concept',
          aim: 'Keep focus in a sensible place through every change of view',
          description:
            'Client-side routing removes the focus and announcement that a page load gives. Dialogs and deletions lose it too unless you decide where it goes.',
          objectives: [
            'Build a modal with the dialog element and showModal and return focus on close',
            'Move focus or announce the new title after a route change',
            'Disable background content with inert',
            'Decide where focus goes when the focused item is deleted',
          ],
        },
        {
          title: 'Comboboxes, menus and drag and drop',
          category: 'Practice',
          aim: 'Implement or choose complex widgets that hold up with assistive technology',
          description:
            'Some widgets have no native equivalent and differ between screen readers. A tested library is often better than your own attempt, if you can judge it.',
          objectives: [
            'Test a combobox with two screen readers and record the differences',
            'Explain aria-activedescendant and compare it with moving focus',
            'Offer a button-based alternative that satisfies Dragging Movements',
            'Evaluate a component library against the APG for three widgets',
          ],
        },
        {
          title: 'Automated and manual testing',
          category: 'Tool',
          aim: 'Combine automated checks with manual ones that find the rest',
          description:
            'Automated rules catch a part of the problems, mostly missing names and low contrast. A short manual script covers what no rule can judge.',
          objectives: [
            'Run axe-core in Playwright on key pages and fail the build on new violations',
            'Query by role and name in component tests so that inaccessible markup fails them',
            'Write a manual script for keyboard, zoom and screen reader that takes thirty minutes',
            'Name four problems that automated tools cannot detect',
          ],
        },
      ],
    },
    practice: {
      title: 'Auditing and repairing products',
      overview:
        'You audit a real site, repair it and bring the topic into a team. You leave with a report and a before-and-after comparison.',
      tags: ['Audit', 'Remediation', 'Field work'],
      units: [
        {
          title: 'Project: audit and repair a service',
          category: 'Project',
          aim: 'Audit an open-source or own site against WCAG 2.2 AA and fix what you find',
          description:
            'An audit is only useful when its findings can be acted on. Doing both halves yourself teaches you to write reports that developers can use.',
          objectives: [
            'Choose a sample of pages and flows with the WCAG-EM method',
            'Record each finding with criterion, steps, impact and proposed fix',
            'Repair all blocking findings and retest them with a screen reader',
            'Publish an accessibility statement that names what remains',
          ],
        },
        {
          title: 'Accessible component workshop',
          category: 'Practice',
          aim: 'Write one design-system component with documentation of its accessibility',
          description:
            'A component repaired in a design system repairs every page that uses it. Its documentation must say what the component guarantees and what its user must supply.',
          objectives: [
            'Build a disclosure, a toast or a date field with its keyboard table',
            'Make an accessible name mandatory through the TypeScript props',
            'Test it in forced-colors mode, at 200 percent text size and in right-to-left layout',
          ],
        },
        {
          title: 'Making the case and answering questions',
          category: 'Interview',
          aim: 'Argue for accessibility work and answer technical questions on it',
          description:
            'Teams rarely object to accessibility, they object to its timing. You need clear arguments as well as exact knowledge.',
          objectives: [
            'Rank ten findings by effect on users and propose an order to a product owner',
            'Explain to a designer why a placeholder is no label',
            'Answer why an overlay script does not make a site conform',
            'Correct a code sample with a div button, a positive tabindex and a missing label',
          ],
        },
      ],
    },
  },
}
