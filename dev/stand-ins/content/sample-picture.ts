import { crc32, deflateSync } from 'node:zlib'

const [width, height] = [320, 180]

/** A picture of 320 by 180 in two colours of its own, the same for the same name. */
export function samplePicture(name: string): Buffer {
  const hash = crc32(name)
  const [from, to] = [colour(hash), colour(hash >>> 9)]
  const rows = Array.from({ length: height }, (_, y) => {
    // a row begins with the filter it uses, here none
    const row = Buffer.alloc(1 + width * 3)
    for (let x = 0; x < width; x++) row.set(x + y * 1.6 < width ? from : to, 1 + x * 3)
    return row
  })
  const size = Buffer.alloc(13)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  // eight bits a channel, red, green and blue
  size.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', size), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND')])
}

const colour = (seed: number) => [60 + (seed % 130), 60 + ((seed >>> 5) % 130), 60 + ((seed >>> 11) % 130)]

function chunk(type: string, content = Buffer.alloc(0)): Buffer {
  const typed = Buffer.concat([Buffer.from(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, sum])
}
