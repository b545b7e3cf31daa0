import { encode } from 'uqr'

/** A QR code as an SVG path of squares in a field of `size` by `size`, with its quiet border inside. */
export function qrCodePath(text: string, size: number): string {
  const code = encode(text, { ecc: 'M', border: 2 })
  const unit = size / code.size
  const at = (value: number) => Math.round(value * unit * 1000) / 1000
  return code.data
    .flatMap((row, y) => runsOf(row).map(([from, to]) => `M${at(from)} ${at(y)}H${at(to)}V${at(y + 1)}H${at(from)}Z`))
    .join('')
}

/** Where a row is dark, as pairs of columns. */
function runsOf(row: readonly boolean[]): [from: number, to: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[1] === x) last[1] = x + 1
    else runs.push([x, x + 1])
  }
  return runs
}
