import type { Topic } from './topic.ts'

export const pandas: Topic = {
  id: 'pandas',
  name: 'pandas',
  domain: 'data',
  aliases: [
    'pandas',
    'python pandas',
    'pandas library',
    'panadas',
    'dataframe',
    'dataframes',
    'data frames',
    'data wrangling',
    'data cleaning',
    'data manipulation',
    'data analysis',
    'data analysis with python',
    'python data analysis',
    'data analytics',
    'data analyst',
    'polars',
    'groupby',
    'pivot tables',
    'exploratory data analysis',
    'eda',
    'jupyter',
    'jupyter notebook',
  ],
  related: ['python', 'numpy', 'sql', 'data-visualization', 'statistics', 'machine-learning', 'data-engineering'],
  stages: {
    foundations: {
      title: 'Series, DataFrames and getting data in',
      overview:
        'You load tables from files and look around in them with confidence. You learn how labels and the index shape every selection.',
      tags: ['DataFrame', 'Indexing', 'File formats'],
      units: [
        {
          title: 'Loading and inspecting tables',
          category: 'Tool',
          aim: 'Load a data file and describe what is in it',
          description:
            'Reading a file well means choosing types, dates and missing markers at the door. A few inspection calls then tell you whether the table is what you think it is.',
          objectives: [
            'Read CSV, Excel and Parquet files with read_csv, read_excel and read_parquet, setting dtype, parse_dates and na_values',
            'Describe a table with info, describe, head and value_counts',
            'Compare file size and load time of the same table as CSV and Parquet',
          ],
        },
        {
          title: 'Selecting with loc, iloc and masks',
          category: 'Concept',
          aim: 'Select rows and columns by label, position and condition',
          description:
            'pandas separates selection by label from selection by position. Mixing them up is the most frequent source of wrong rows, so the two deserve practice.',
          objectives: [
            'Explain why loc slices include the end label while iloc slices do not',
            'Filter with combined masks, isin, between and query',
            'Set, reset and sort an index, and show how arithmetic aligns two Series on their labels',
          ],
        },
        {
          title: 'Column types and new columns',
          category: 'Concept',
          aim: 'Add derived columns and give each column the right type',
          description:
            'A column with the wrong type sorts badly, wastes memory and hides errors. Derived columns written as whole-column expressions stay short and quick.',
          objectives: [
            'Create columns with assign and column arithmetic instead of a row loop',
            'Convert columns with to_numeric(errors="coerce"), to_datetime and astype("category")',
            'Explain what the default str dtype in pandas 3 replaces, and how it treats missing values',
          ],
        },
      ],
    },
    core: {
      title: 'Cleaning, grouping and joining',
      overview:
        'You turn untidy tables into ones you can trust. You then answer real questions by grouping, joining and reshaping them.',
      tags: ['groupby', 'Merge', 'Tidy data'],
      units: [
        {
          title: 'Cleaning untidy data',
          category: 'Practice',
          aim: 'Clean a raw table and document every change',
          description:
            "Raw tables carry gaps, duplicates, stray spaces and mixed units. Cleaning by repeatable steps, rather than by hand, means that next month's file works too.",
          objectives: [
            'Quantify missing values per column and justify dropna, fillna or a flag column for each',
            'Normalise text with the .str accessor, including strip, lower and extract with a regular expression',
            'Remove duplicates by a business key with drop_duplicates(subset=..., keep="last")',
          ],
        },
        {
          title: 'Split, apply, combine with groupby',
          category: 'Concept',
          aim: 'Answer per-group questions with aggregation, transformation and filtering',
          description:
            'A groupby splits a table by key, works on each part and puts the results together. Choosing among agg, transform and filter decides the shape you get back.',
          objectives: [
            'Compute several named aggregates in one groupby(...).agg(total=("amount", "sum")) call',
            "Add each row's share of its group total with transform",
            'Keep only groups that meet a condition with filter, and compare with a SQL HAVING clause',
          ],
        },
        {
          title: 'Merging tables safely',
          category: 'Concept',
          aim: 'Join tables and prove that no rows were lost or multiplied',
          description:
            'Most analyses need more than one source. A join on a key that is not unique silently multiplies rows, so the checks matter as much as the call.',
          objectives: [
            'Join with merge using inner, left and outer modes and predict the row counts',
            'Guard a join with validate="many_to_one" and inspect leftovers through indicator=True',
            'Attach the latest earlier price to each trade with merge_asof',
          ],
        },
        {
          title: 'Reshaping between long and wide',
          category: 'Practice',
          aim: 'Move tables between long and wide layouts as the question requires',
          description:
            'Charts and models usually want one observation per row, while reports want a grid. Reshaping moves between the two without copying cells by hand.',
          objectives: [
            'Turn a spreadsheet with one column per month into long form with melt',
            'Build a summary grid with pivot_table, including margins and a fill value',
            'Explain when pivot raises an error for duplicate entries and how to resolve it',
          ],
        },
      ],
    },
    advanced: {
      title: 'Time series, scale and reliable pipelines',
      overview:
        'You work with dates, larger tables and code that others will run again. You also learn when another engine suits the job better.',
      tags: ['Time series', 'Performance', 'Validation'],
      units: [
        {
          title: 'Time series operations',
          category: 'Concept',
          aim: 'Resample, shift and window dated data correctly',
          description:
            'Dated data has gaps, zones and irregular spacing. pandas handles them through a DatetimeIndex, as long as frequency and time zone are explicit.',
          objectives: [
            'Aggregate events to weekly totals with resample and explain the label and closed arguments',
            'Compute a seven-day rolling mean and a year-on-year change with rolling and shift',
            'Localise and convert times with tz_localize and tz_convert, including a clock-change day',
          ],
        },
        {
          title: 'Memory, speed and copy-on-write',
          category: 'Concept',
          aim: 'Make a slow pandas script fast and explain its memory behaviour',
          description:
            'pandas 3 makes copy-on-write the only mode, so chained assignment never changes the original. Types and vectorised expressions decide most of the remaining speed.',
          objectives: [
            'Rewrite chained assignment as a single loc assignment and explain what copy-on-write changed',
            'Replace an apply(axis=1) with column expressions or np.select and report the speed-up',
            'Reduce memory with categories, smaller numbers or Arrow-backed types, measured by memory_usage(deep=True)',
          ],
        },
        {
          title: "Beyond one machine's memory",
          category: 'Tool',
          aim: 'Choose between chunked pandas, Polars and DuckDB for a large table',
          description:
            'Some tables do not fit in memory, or take minutes where seconds are possible. Lazy and SQL engines read only the columns and rows a question needs.',
          objectives: [
            'Aggregate a file larger than memory with read_csv(chunksize=...)',
            'Write the same query with a Polars scan_parquet lazy frame and with DuckDB SQL over Parquet',
            'Compare run time and peak memory of the three and recommend one in writing',
          ],
        },
      ],
    },
    practice: {
      title: 'Analyses people can rely on',
      overview:
        'You carry an analysis from raw files to a conclusion someone can check. You also rehearse the tasks set in analyst interviews.',
      tags: ['Project', 'Testing', 'Interview'],
      units: [
        {
          title: 'From notebook to tested pipeline',
          category: 'Practice',
          aim: 'Turn an exploratory notebook into functions with schema checks and tests',
          description:
            'Notebooks are good for finding out, and poor for running every week. Moving steps into functions with a checked schema makes failures loud and early.',
          objectives: [
            'Refactor notebook cells into functions chained with pipe',
            'Declare column types and value ranges with a Pandera schema and make a bad file fail',
            'Test two transformations in pytest with pandas.testing.assert_frame_equal',
          ],
        },
        {
          title: 'Project: public transport punctuality study',
          category: 'Project',
          aim: 'Produce a reproducible analysis of an open data set with a clear answer',
          description:
            'Timetable and arrival data bring dates, joins, gaps and duplicates together in one place. The finished repository lets a stranger rerun the study and reach the same numbers.',
          objectives: [
            'Collect at least a month of open arrival records and store them as partitioned Parquet',
            'Join arrivals to the timetable and report the unmatched share',
            'Answer three written questions on delays by line, hour and weather, each with a table or chart',
            'Run everything with one command and document cleaning decisions in the README',
          ],
        },
        {
          title: 'Analyst interview tasks in pandas',
          category: 'Interview',
          aim: 'Solve timed table tasks while explaining your reasoning',
          description:
            'Data interviews often hand over two or three small tables and a business question. Clear steps and row-count checks count for more than the shortest code.',
          objectives: [
            'Compute month-one retention by signup cohort from an events table in under 30 minutes',
            'Return the top three products per region with rank or sorted groupby(...).head(3), handling ties explicitly',
            'Explain aloud merge versus join versus concat, and map versus apply versus transform',
          ],
        },
      ],
    },
  },
}
