import type { Product } from './product.ts'

/**
 * What is wrong in the books of everybody, whatever was done: each roadmap and each balance must explain itself. What is
 * unfinished, `settle` counts.
 */
export async function checkBooks(product: Product): Promise<{ lost: number; doubled: number }> {
  const [row] = await product.query<{ unbalanced: number; unreturned: number; doubled: number }>(`
    with booked as (
      select r.id, r.state, count(*) filter (where l.kind = 'settle') as settled,
        count(*) filter (where l.kind in ('return', 'refund')) as back, coalesce(sum(l.delta), 0) as paid
      from roadmaps r join credit_ledger l on l.subject_kind = 'roadmap' and l.subject_id = r.id::text
      group by r.id, r.state)
    select
      (select count(*)::int from credit_balances b
        where balance <> (select coalesce(sum(delta), 0) from credit_ledger where user_id = b.user_id)) as unbalanced,
      (select count(*)::int from booked where state = 'failure' and paid <> 0) as unreturned,
      (select count(*)::int from booked where settled > 1 or back > 1 or paid < -1 or paid > 0) as doubled`)
  const { unbalanced = 0, unreturned = 0, doubled = 0 } = row ?? {}
  return { lost: unbalanced + unreturned, doubled }
}
