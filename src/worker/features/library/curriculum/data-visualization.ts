import type { Topic } from './topic.ts'

export const dataVisualization: Topic = {
  id: 'data-visualization',
  name: 'Data visualization',
  domain: 'data',
  aliases: [
    'data visualization',
    'data visualisation',
    'data viz',
    'dataviz',
    'data vizualization',
    'data charts',
    'charting',
    'matplotlib',
    'seaborn',
    'plotly',
    'altair',
    'vega-lite',
    'd3',
    'd3.js',
    'd3js',
    'observable plot',
    'ggplot',
    'bokeh',
    'tableau',
    'power bi',
    'powerbi',
    'streamlit',
    'infographics',
    'data storytelling',
    'interactive charts',
    'data dashboards',
    'analytics dashboards',
  ],
  related: ['python', 'javascript', 'pandas', 'numpy', 'statistics', 'html-css', 'accessibility', 'react'],
  stages: {
    foundations: {
      title: 'Seeing, encoding and choosing a chart',
      overview:
        'You learn how readers decode position, length and colour. You use that to choose a chart that fits the question, and draw it in code.',
      tags: ['Visual encoding', 'Chart choice', 'Matplotlib'],
      units: [
        {
          title: 'How people read marks',
          category: 'Concept',
          aim: 'Rank visual encodings by how precisely people read them',
          description:
            'A chart turns values into position, length, angle, area and colour. People judge these with very different accuracy, which explains why some charts work and others mislead.',
          objectives: [
            'Order position, length, angle, area and colour by reading accuracy, following Cleveland and McGill',
            'Name the marks and channels of five published charts',
            'Redraw a pie chart with eight slices as a sorted bar chart and state what became easier to read',
          ],
        },
        {
          title: 'Matching chart to question',
          category: 'Concept',
          aim: 'Choose a chart type from the question being asked',
          description:
            'Comparison, distribution, relationship, composition and change over time each have suitable forms. Starting from the question avoids choosing a chart because it looks impressive.',
          objectives: [
            'Assign a chart type to ten analytical questions and defend each choice in a sentence',
            'Compare histogram, box plot and strip plot on the same bimodal sample',
            'Explain when a table or a single number serves better than a chart',
          ],
        },
        {
          title: 'Figures and axes in Matplotlib',
          category: 'Tool',
          aim: 'Draw labelled, readable charts with the Matplotlib object interface',
          description:
            'Matplotlib underlies much of Python plotting, including pandas and seaborn. Its figure and axes objects give control over every label, tick and margin.',
          objectives: [
            'Build line, bar and scatter charts with fig, ax = plt.subplots() and label axes with units',
            'Arrange small multiples with subplots(sharex=True, sharey=True) or subplot_mosaic',
            'Format dates and thousands on ticks and export crisp SVG and PNG files with savefig',
          ],
        },
      ],
    },
    core: {
      title: 'Honest and legible statistical graphics',
      overview:
        'You show distributions, groups and uncertainty without misleading anyone. You design colour, text and scales so that the message survives a quick look.',
      tags: ['Seaborn', 'Colour', 'Uncertainty'],
      units: [
        {
          title: 'Statistical plots with seaborn',
          category: 'Tool',
          aim: 'Explore a tidy table through distributions and relationships',
          description:
            'Seaborn maps columns of a tidy table to position, hue and facets in one call. It is quick for exploration and makes grouped comparisons simple.',
          objectives: [
            'Facet a relationship by two categories with relplot using col and hue',
            'Compare histplot, kdeplot and ecdfplot and explain the effect of bin width and bandwidth',
            'State what the error bars in barplot and pointplot represent and change them with errorbar',
          ],
        },
        {
          title: 'Scales, baselines and honest axes',
          category: 'Concept',
          aim: 'Detect and repair charts that mislead',
          description:
            'Truncated bars, twin axes and cherry-picked ranges lead readers to false conclusions. Knowing the common distortions helps you avoid them and notice them in review.',
          objectives: [
            'Explain why bars need a zero baseline while lines may not',
            'Choose a log scale for growth data and label it so that a newcomer reads it correctly',
            'Replace a dual-axis chart with indexed lines or two panels',
          ],
        },
        {
          title: 'Colour that everyone can read',
          category: 'Practice',
          aim: 'Choose sequential, diverging and categorical palettes that stay readable',
          description:
            'Colour should carry meaning, and about one man in twelve sees it differently. Perceptually even palettes and redundant cues keep charts usable for all.',
          objectives: [
            'Match data to a sequential, diverging or categorical palette, such as viridis or a ColorBrewer scheme',
            'Test a chart in a colour-blindness simulator and fix it with direct labels, shapes or line styles',
            'Reach the WCAG contrast ratio of 3:1 for the marks needed to understand the chart',
          ],
        },
        {
          title: 'Showing uncertainty and text',
          category: 'Practice',
          aim: 'Present estimates with their uncertainty and a clear takeaway',
          description:
            'Numbers without spread invite false confidence. A title stating the finding, direct labels and a visible interval let the reader judge for themselves.',
          objectives: [
            'Plot a forecast with 50 and 95 percent bands and say in the caption what they mean',
            'Rewrite descriptive titles as findings and replace a legend with direct labels using annotate',
            'Compare error bars, gradient bands and quantile dot plots with two test readers',
          ],
        },
      ],
    },
    advanced: {
      title: 'Interactive and custom graphics',
      overview:
        'You move from pictures to tools that readers can explore. You work with declarative grammars, D3 and maps, and keep them fast and accessible.',
      tags: ['Vega-Lite', 'D3', 'Maps', 'Interaction'],
      units: [
        {
          title: 'Declarative charts with Altair and Plotly',
          category: 'Tool',
          aim: 'Build linked interactive charts from a declarative specification',
          description:
            'A grammar of graphics describes data, marks and encodings instead of drawing steps. Interaction becomes part of the same description.',
          objectives: [
            'Link a brush on a scatter plot to a filtered histogram using an Altair interval selection',
            'Add hover details and a dropdown filter to a Plotly figure and export it as standalone HTML',
            'Explain marks, encodings, scales and transforms by reading a raw Vega-Lite specification',
          ],
        },
        {
          title: 'Custom charts with D3',
          category: 'Tool',
          aim: 'Build a bespoke SVG chart with D3 scales, joins and transitions',
          description:
            'D3 supplies scales, shapes and data joins rather than finished charts. It is worth the effort when no standard form fits the message.',
          objectives: [
            'Map data to pixels with scaleLinear, scaleBand and axisBottom inside a margin convention',
            'Update elements by key with selection.data(...).join(...) and animate changes with transition',
            'Decide between SVG and canvas for 500 and for 50,000 points, supported by frame rates',
            'Offer keyboard focus, an accessible name and a data table alternative for the chart',
          ],
        },
        {
          title: 'Maps and geographic data',
          category: 'Concept',
          aim: 'Draw maps that show rates rather than population',
          description:
            'Maps are persuasive and easy to get wrong, because area and population are rarely what the question is about. Projection, normalisation and classification decide the message.',
          objectives: [
            'Join a table to GeoJSON regions with GeoPandas and draw a normalised choropleth',
            'Compare Mercator with an equal-area projection and explain the distortion of each',
            'Show how quantile and equal-interval classes change the story of one map',
          ],
        },
      ],
    },
    practice: {
      title: 'Graphics that support decisions',
      overview:
        'You design for an actual reader, test the result and revise it. You build a portfolio piece and learn to explain your choices.',
      tags: ['Project', 'Critique', 'Interview'],
      units: [
        {
          title: 'Critique and redesign',
          category: 'Practice',
          aim: 'Improve published charts by structured critique',
          description:
            'Redesigning existing graphics trains judgement faster than starting from nothing. Testing with readers shows whether a change really helped.',
          objectives: [
            'Write a critique of three published charts covering purpose, encoding, honesty and accessibility',
            'Redesign one of them from its source data and describe each change',
            'Ask three people the same question on both versions and record time and accuracy',
          ],
        },
        {
          title: 'Project: an explorable data story',
          category: 'Project',
          aim: 'Publish an interactive article on a data set you care about',
          description:
            'A data story joins analysis, writing and interaction in one page. It shows employers that you can find a message and carry it to a reader.',
          objectives: [
            'State one question and one audience, then sketch three layouts on paper before coding',
            'Build at least four coordinated graphics, one of them interactive, with Observable Plot, D3 or Plotly',
            'Make it work on a phone, by keyboard and with a screen-reader text alternative',
            'Document data sources, cleaning steps and limits beside the graphics',
          ],
        },
        {
          title: 'Presenting charts under questioning',
          category: 'Interview',
          aim: 'Explain and defend a visualization to colleagues or interviewers',
          description:
            'Interviews for data roles often ask you to present a chart or fix a poor one. The same skills carry meetings where a graphic leads to a decision.',
          objectives: [
            'Walk through a dashboard of yours in five minutes, from question to decision',
            'Sketch a suitable display for a funnel, a cohort table and a skewed distribution within ten minutes',
            'Answer why you rejected two other chart types, referring to task and encoding',
          ],
        },
      ],
    },
  },
}
