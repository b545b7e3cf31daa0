/**
 * What its phrases say counts most. A text says little by one word the longer it is, and the second time says less than the
 * first; what many paths say tells little (BM25F).
 */
const STEMS = `
  with said as (
    select kind, id as path_id, stem, count(*) as times, sum(count(*)) over (partition by kind, id) as length
    from read_stem where kind in ('phrase', 'hint') or (kind = 'said' and id !~ '/') group by kind, id, stem
  ), usual as (
    select kind, sum(times) / count(distinct path_id) as length from said group by kind
  ), mixed as (
    select path_id, stem, sum(share * times / (0.4 + 0.6 * said.length / usual.length)) as strength
    from said join usual using (kind) join (values ('phrase', 3), ('hint', 2), ('said', 1.5)) as shares(kind, share) using (kind)
    group by path_id, stem
  ), told as (
    select *, count(*) over (partition by stem) as tellers, (select count(*) from library_paths) as paths from mixed
  )
  insert into library_path_stems (path_id, stem, weight)
  select path_id, stem, strength / (strength + 2) * ln(1 + (paths - tellers + 0.5) / (tellers + 0.5))
  from told join library_stems using (stem) where library_stems.weight > 0`

const SAID = `
  update library_paths set said = library_stems_of(
    lower(regexp_replace(array_to_string(array[title, description, audience], ' '), '[^[:alnum:]+#.]+', ' ', 'g'))
  )`

/** What a path says in all its words, from `read_stem` and the stems that the library has by then. */
export const pathStemSteps: [text: string][] = [[STEMS], [SAID]]
