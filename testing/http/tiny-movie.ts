const box = (type: string, ...content: (Buffer | number[])[]): Buffer<ArrayBuffer> => {
  const body = Buffer.concat(content.map((one) => Buffer.from(one)))
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/**
 * An MP4 of 640 by 360 pixels and two seconds, with the place it was filmed at and the given bytes as media data.
 * It cannot be played.
 */
export function tinyMovie({ place = '+40.7+8.9/', film = Buffer.alloc(64) } = {}): Buffer<ArrayBuffer> {
  const times = Buffer.alloc(100)
  times.writeUInt32BE(1000, 12)
  times.writeUInt32BE(2000, 16)
  const track = Buffer.alloc(84)
  // The matrix of a video that is not rotated.
  track.writeInt32BE(0x10000, 40)
  track.writeInt32BE(0x10000, 56)
  track.writeUInt16BE(640, 76)
  track.writeUInt16BE(360, 80)
  const about = box('udta', box('\xa9xyz', Buffer.from(place)))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\0\0isom')),
    box('moov', box('mvhd', times), box('trak', box('tkhd', track)), about),
    box('mdat', film),
  ])
}
