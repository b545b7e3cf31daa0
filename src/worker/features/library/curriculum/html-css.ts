import type { Topic } from './topic.ts'

export const htmlCss: Topic = {
  id: 'html-css',
  name: 'HTML and CSS',
  domain: 'web',
  aliases: [
    'html',
    'css',
    'html5',
    'css3',
    'html css',
    'html/css',
    'html & css',
    'html and css',
    'flexbox',
    'css grid',
    'responsive design',
    'responsive web design',
    'semantic html',
    'sass',
    'scss',
    'tailwind',
    'tailwindcss',
    'tailwind css',
    'container queries',
  ],
  related: ['javascript', 'accessibility', 'web-performance', 'react', 'web-testing', 'freelancing-start'],
  stages: {
    foundations: {
      title: 'Document structure and the box model',
      overview:
        'You write pages whose markup says what each part means and style them with a few well-understood rules. The cascade and the box model explain nearly every early surprise.',
      tags: ['Semantic HTML', 'Cascade', 'Box model'],
      units: [
        {
          title: 'Semantic HTML',
          category: 'Concept',
          aim: 'Mark up a page with elements that carry meaning',
          description:
            'HTML tells browsers, search engines and assistive technology what a piece of content is. Choosing the right element gives you keyboard support and structure with no extra code.',
          objectives: [
            'Structure an article with header, nav, main, section and a correct heading order',
            'Decide between a button and a link for five interface elements',
            'Write alternative text for an informative and a decorative image',
            'Validate a document and fix nesting errors',
          ],
        },
        {
          title: 'Selectors, specificity and the cascade',
          category: 'Concept',
          aim: 'Predict which CSS rule applies to an element',
          description:
            'Several rules often target the same element, and the cascade picks one. Origin, layers, specificity and order decide, so overrides need no guessing and no !important.',
          objectives: [
            'Calculate the specificity of four selectors and order them',
            'Explain which properties inherit and use inherit, initial and revert',
            'Select elements with :is, :where, :not and attribute selectors',
            "Find an overridden declaration in the browser's Styles panel",
          ],
        },
        {
          title: 'Box model, units and typography',
          category: 'Concept',
          aim: 'Size and space elements and text consistently',
          description:
            "Every element is a box with content, padding, border and margin. Relative units let these boxes follow the reader's font size and the width of the screen.",
          objectives: [
            'Explain box-sizing: border-box and margin collapsing with an example',
            'Choose between rem, em, ch, percent and viewport units for given cases',
            'Set readable body text with line-height and a max-width in ch',
          ],
        },
      ],
    },
    core: {
      title: 'Layout and responsive design',
      overview:
        'You arrange content with Flexbox and Grid and let it adapt to any space. Forms, media and custom properties turn layouts into complete pages.',
      tags: ['Flexbox', 'Grid', 'Responsive', 'Forms'],
      units: [
        {
          title: 'Flexbox and Grid',
          category: 'Concept',
          aim: 'Choose and build a layout with the right tool',
          description:
            'Flexbox distributes items along one axis, and Grid controls rows and columns together. Most pages use both: Grid for the frame and Flexbox inside its parts.',
          objectives: [
            'Build a navigation bar with Flexbox using gap, margin auto and wrapping',
            'Create a card grid with repeat, auto-fit and minmax without media queries',
            'Place page regions with grid-template-areas',
            'Align nested cards across rows with subgrid',
          ],
        },
        {
          title: 'Responsive pages and container queries',
          category: 'Concept',
          aim: "Adapt components to their space and the user's settings",
          description:
            'Media queries react to the screen, while container queries react to the space a component gets. Fluid sizes reduce how many breakpoints you need.',
          objectives: [
            'Write mobile-first styles with range syntax media queries',
            "Change a card's layout with container-type and @container",
            'Scale type with clamp and check it at 320 pixels and 400 percent zoom',
            'Respect prefers-reduced-motion and prefers-color-scheme',
          ],
        },
        {
          title: 'Forms and validation',
          category: 'Practice',
          aim: 'Build a form that people can complete without errors',
          description:
            'Browsers provide input types, validation and autofill when the markup is right. Labels and clear messages decide whether a form works for everyone.',
          objectives: [
            'Connect labels, hints and errors to inputs with for and aria-describedby',
            'Choose input types, autocomplete and inputmode for an address form',
            'Style errors with :user-invalid so that they do not appear too early',
          ],
        },
        {
          title: 'Images, media and color',
          category: 'Concept',
          aim: 'Deliver suitable images and coherent colors',
          description:
            'Images are usually the heaviest part of a page, and wrong sizes make it jump while loading. Modern color functions make palettes and contrast easier to control.',
          objectives: [
            'Serve sizes and formats with srcset, sizes and picture',
            'Prevent layout shift with width, height or aspect-ratio',
            'Build a palette with oklch and custom properties and check contrast',
            'Support dark mode through color-scheme and light-dark',
          ],
        },
      ],
    },
    advanced: {
      title: 'CSS architecture and motion',
      overview:
        'You keep large stylesheets understandable and build interactive parts with little or no script. Animation and rendering knowledge help interfaces feel smooth.',
      tags: ['Cascade layers', 'Animation', 'Components'],
      units: [
        {
          title: 'Organizing CSS at scale',
          category: 'Concept',
          aim: 'Structure styles so that changes stay local',
          description:
            'Stylesheets decay when every rule can affect every page. Layers, scopes and naming rules limit the reach of each rule and make overrides predictable.',
          objectives: [
            'Order resets, components and utilities with @layer',
            'Compare BEM, CSS Modules and a utility framework such as Tailwind for one component',
            'Use native nesting and @scope without raising specificity',
            'Define design tokens as custom properties with a fallback',
          ],
        },
        {
          title: 'Native interactive components',
          category: 'Practice',
          aim: 'Build dialogs, menus and disclosures with platform features',
          description:
            'HTML now includes modal dialogs, popovers and accordions with focus handling built in. Using them removes scripts and many accessibility defects.',
          objectives: [
            'Open a modal dialog with showModal and style its ::backdrop',
            'Create a menu with the popover attribute and anchor positioning',
            'Build an exclusive accordion from details elements sharing a name',
            'Style a parent by its state with :has',
          ],
        },
        {
          title: 'Transitions, animation and rendering',
          category: 'Concept',
          aim: 'Animate interfaces smoothly and with restraint',
          description:
            'Browsers compute style, layout, paint and compositing for each frame. Animating transform and opacity skips the expensive steps and leaves time for input.',
          objectives: [
            'Explain which properties trigger layout and which only compositing',
            "Animate an element's entry with @starting-style and its exit with allow-discrete",
            'Animate between two pages with a cross-document view transition',
            'Check a janky animation in the Performance panel',
          ],
        },
      ],
    },
    practice: {
      title: 'Building pages that hold up',
      overview:
        'You turn a design into a finished site and check it on real devices and settings. Interview exercises train you to explain layout decisions while you write them.',
      tags: ['Project', 'Cross-browser', 'Interview'],
      units: [
        {
          title: 'Debugging and cross-browser checks',
          category: 'Practice',
          aim: 'Find and fix layout faults across browsers and content',
          description:
            'Layouts fail with long words, missing images, large fonts and older browsers. A short, repeatable routine finds these faults before visitors do.',
          objectives: [
            'Track an overflow to its element with the layout inspector',
            'Check Baseline support for a feature and guard it with @supports',
            'Test a page with doubled text length and a right-to-left language using logical properties',
          ],
        },
        {
          title: 'Multi-page site for a local business',
          category: 'Project',
          aim: 'Build and publish a responsive site from a design brief',
          description:
            'The site has a home page, a price list, a gallery and a booking form. You will write it by hand, so all structure, layout and accessibility decisions are yours.',
          objectives: [
            'Reuse one token file for color, spacing and type across all pages',
            'Reach a Lighthouse score of at least 95 for accessibility and performance',
            'Complete every task with a keyboard and with a screen reader',
            'Provide a print stylesheet for the price list',
          ],
        },
        {
          title: 'HTML and CSS interview tasks',
          category: 'Interview',
          aim: 'Rebuild interface fragments and explain the rules behind them',
          description:
            'Typical tasks ask for a known layout in half an hour, followed by questions. Interviewers value semantic markup and calm debugging more than visual polish.',
          objectives: [
            'Build a holy grail layout and a sticky footer without fixed heights',
            'Explain stacking contexts and fix a z-index that seems ignored',
            'Compare display none, visibility hidden and the hidden attribute for assistive technology',
            'Center an element in four ways and name a drawback of each',
          ],
        },
      ],
    },
  },
}
