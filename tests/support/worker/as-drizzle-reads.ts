import { expect } from 'vitest'
import { PreparedRead } from '#worker/db/prepared.ts'

const own = PreparedRead.prototype._prepare

/** Whatever a test makes the worker read by a prepared statement, our reader makes of its rows what Drizzle's own does. */
function comparedPrepare(this: PreparedRead<unknown>) {
  const ours = own.call(this)
  const { arguments: given, joinsNotNullableMap } = this.preparation
  const drizzles = Object.assign(this.db._.session.prepareQuery(...given), { joinsNotNullableMap })
  const mapResult = ours.mapResult.bind(ours)
  ours.mapResult = (result, isFromBatch) => {
    const read = mapResult(result, isFromBatch)
    expect(read).toStrictEqual(drizzles.mapResult(result, isFromBatch))
    return read
  }
  return ours
}

// files share one worker, and this comes before each
if (own.name !== comparedPrepare.name) PreparedRead.prototype._prepare = comparedPrepare
