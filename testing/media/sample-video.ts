import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** The H.264 decoder configuration: the Baseline profile, with empty parameter sets. */
const avcConfig = Buffer.from('0142c01effe1000a6742c01e95a0280bfe5401000468ce3c80', 'hex')

/**
 * Builds an MP4 of H.264 and AAC as real programs write it, with the given duration, dimensions and approximate
 * number of bytes. Its metadata is complete; its frames show nothing.
 */
export async function sampleVideo({
  seconds = 4,
  frameRate = 30,
  width = 1280,
  height = 720,
  bytes = 64 * 1024,
  atEnd = false,
} = {}): Promise<Buffer<ArrayBuffer>> {
  const target = new BufferTarget()
  const output = new Output({
    format: new Mp4OutputFormat({ fastStart: atEnd ? false : 'in-memory' }),
    target,
  })
  const video = new EncodedVideoPacketSource('avc')
  const audio = new EncodedAudioPacketSource('aac')
  output.addVideoTrack(video, { frameRate })
  output.addAudioTrack(audio)
  await output.start()
  const frames = Math.round(seconds * frameRate)
  const frameBytes = Math.max(16, Math.floor(bytes / frames))
  const decoderConfig = {
    codec: 'avc1.42c01e',
    codedWidth: width,
    codedHeight: height,
    description: avcConfig,
  }
  for (let at = 0; at < frames; at++) {
    const frame = Buffer.alloc(frameBytes, (at * 7 + 1) & 255)
    frame.writeUInt32BE(frameBytes - 4)
    frame.writeUInt8(at === 0 ? 0x65 : 0x41, 4)
    const packet = new EncodedPacket(frame, at === 0 ? 'key' : 'delta', at / frameRate, 1 / frameRate)
    await video.add(packet, at === 0 ? { decoderConfig } : undefined)
  }
  const sound = {
    codec: 'mp4a.40.2',
    numberOfChannels: 2,
    sampleRate: 48_000,
    description: Buffer.from('1190', 'hex'),
  }
  for (let at = 0; at * 1024 < seconds * 48_000; at++) {
    const packet = new EncodedPacket(new Uint8Array(8), 'key', (at * 1024) / 48_000, 1024 / 48_000)
    await audio.add(packet, at === 0 ? { decoderConfig: sound } : undefined)
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}
