import { formatFileSize } from '@/lib/media-library/format-file-size'
import type { VideoFacts, VideoRules } from '@/lib/networks/rules'
import type { KnownVideo } from '@/lib/platforms/known-videos'
import type { VariantIssue } from '@/lib/platforms/schemas'
import { mistake, warning } from './variant-issues'

/**
 * Checks a video against a network's rules, by what is known about it. Each message says what the video is, what
 * the network takes and what to do. Takes the name that the message begins with ("This video"). Pure.
 */
export function validateVideo(
  label: string,
  rules: VideoRules,
  { facts, problem }: KnownVideo,
  name = 'This video',
): VariantIssue[] {
  if (!facts) return problem ? [warning('video-unread', 'media', `${problem.message} ${problem.hint}`)] : []
  return [...kind(label, rules, facts, name), ...measures(label, rules, facts, name)]
}

function kind(label: string, rules: VideoRules, facts: VideoFacts, name: string): VariantIssue[] {
  const { contentTypes, codecs, audioCodecs } = rules
  const wanted = inWords(contentTypes.value.map(formatName))
  if (!contentTypes.value.includes(facts.contentType))
    return [
      mistake(
        'video-format',
        'media',
        `${name} is ${article(formatName(facts.contentType))} file. ${label} takes ${wanted}. Export it as ${formatName(contentTypes.value[0] ?? 'video/mp4')}.`,
      ),
    ]
  const issues: VariantIssue[] = []
  if (codecs && facts.videoCodec && !codecs.value.includes(facts.videoCodec))
    issues.push(
      mistake(
        'video-codec',
        'media',
        `${name} is coded as ${codecName(facts.videoCodec)}. ${label} takes ${inWords(codecs.value.map(codecName))}. Export it with ${codecName(codecs.value[0] ?? 'avc')}.`,
      ),
    )
  if (audioCodecs && facts.audioCodec && !audioCodecs.value.includes(facts.audioCodec))
    issues.push(
      mistake(
        'video-sound',
        'media',
        `The sound of ${lower(name)} is coded as ${codecName(facts.audioCodec)}. ${label} takes ${inWords(audioCodecs.value.map(codecName))}. Export it with ${codecName(audioCodecs.value[0] ?? 'aac')} sound.`,
      ),
    )
  return issues
}

function measures(label: string, rules: VideoRules, facts: VideoFacts, name: string): VariantIssue[] {
  const issues: VariantIssue[] = []
  const wrong = (rule: string, message: string) => issues.push(mistake(rule, 'media', message))
  const { seconds, bytes, frameRate, ratio, maxWidth, warnAboveSeconds } = rules
  if (facts.seconds !== null) {
    const is = `${name} is ${clock(facts.seconds)} long.`
    if (facts.seconds > seconds.value.max + 0.5)
      wrong(
        'video-too-long',
        `${is} ${label} takes at most ${clock(seconds.value.max)}. Shorten it or use another one.`,
      )
    else if (facts.seconds < seconds.value.min)
      wrong('video-too-short', `${is} ${label} takes at least ${clock(seconds.value.min)}. Use a longer one.`)
    else if (warnAboveSeconds && facts.seconds > warnAboveSeconds.value + 0.5)
      issues.push(
        warning(
          'video-long',
          'media',
          `${is} Some ${label} accounts can post only ${clock(warnAboveSeconds.value)}. Shorten it if ${label} rejects it.`,
        ),
      )
  }
  if (facts.bytes > bytes.value.max)
    wrong(
      'video-too-large',
      `${name} has ${overWords(facts.bytes, bytes.value.max)}. ${label} takes at most ${formatFileSize(bytes.value.max)}. Export it smaller.`,
    )
  if (facts.bytes < bytes.value.min)
    wrong(
      'video-too-small',
      `${name} has ${formatFileSize(facts.bytes)}. ${label} takes at least ${formatFileSize(bytes.value.min)}. Export it in a better quality.`,
    )
  if (frameRate && facts.frameRate !== null) {
    const is = `${name} has ${plain(facts.frameRate)} frames per second.`
    const { min, max } = frameRate.value
    if (facts.frameRate > max + 0.5)
      wrong(
        'video-frame-rate',
        `${is} ${label} takes at most ${plain(max)}. Export it with ${plain(Math.min(30, max))}.`,
      )
    else if (facts.frameRate < min - 0.5)
      wrong(
        'video-frame-rate',
        `${is} ${label} takes at least ${plain(min)}. Export it with ${plain(Math.max(30, min))}.`,
      )
  }
  if (facts.width && facts.height) {
    const shape = facts.width / facts.height
    const is = `${name} is ${facts.width} × ${facts.height} pixels.`
    if (maxWidth && facts.width > maxWidth.value)
      wrong(
        'video-too-wide',
        `${is} ${label} takes at most ${maxWidth.value} pixels across. Export it smaller.`,
      )
    if (ratio && (shape < ratio.value.min - 0.005 || shape > ratio.value.max + 0.005))
      wrong(
        'video-shape',
        `${is} ${label} takes shapes from ${shapeWords(ratio.value.min)} to ${shapeWords(ratio.value.max)}. Crop it.`,
      )
  }
  return issues
}

/** The size of a video; in bytes over the limit if both would otherwise read the same. */
const overWords = (bytes: number, maxBytes: number): string =>
  formatFileSize(bytes) === formatFileSize(maxBytes)
    ? `${(bytes - maxBytes).toLocaleString('en')} ${bytes - maxBytes === 1 ? 'byte' : 'bytes'} more than ${formatFileSize(maxBytes)}`
    : formatFileSize(bytes)

/** "2:20", "1:02:05", and "0.5 seconds" below two seconds. */
export function clock(seconds: number): string {
  if (seconds < 2) return `${plain(seconds)} ${seconds === 1 ? 'second' : 'seconds'}`
  const all = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(all / 3600), Math.floor(all / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(all % 60)}` : `${minutes}:${two(all % 60)}`
}

const plain = (value: number): string => String(Math.round(value * 10) / 10)

const formats: Record<string, string> = {
  'video/mp4': 'MP4',
  'video/quicktime': 'QuickTime (MOV)',
  'video/webm': 'WebM',
  'video/x-matroska': 'Matroska',
  'video/mp2t': 'MPEG-TS',
}
const formatName = (type: string): string => formats[type] ?? type
const article = (name: string): string => `${/^(?:MP|[AEIO])/.test(name) ? 'an' : 'a'} ${name}`

const codecs: Record<string, string> = {
  avc: 'H.264',
  hevc: 'H.265 (HEVC)',
  vp8: 'VP8',
  vp9: 'VP9',
  av1: 'AV1',
  aac: 'AAC',
  mp3: 'MP3',
  opus: 'Opus',
  vorbis: 'Vorbis',
  flac: 'FLAC',
}
const codecName = (codec: string): string => codecs[codec] ?? codec.toUpperCase()

function shapeWords(ratio: number): string {
  const known: [number, string][] = [
    [1 / 3, '1:3'],
    [3, '3:1'],
    [1 / 2.4, '1:2.4'],
    [2.4, '2.4:1'],
    [9 / 16, '9:16'],
    [16 / 9, '16:9'],
    [4 / 5, '4:5'],
    [0.01, '0.01:1'],
    [10, '10:1'],
  ]
  return known.find(([value]) => Math.abs(value - ratio) < 0.002)?.[1] ?? `${plain(ratio)}:1`
}

const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)

function inWords(names: readonly string[]): string {
  const unique = [...new Set(names)]
  return unique.length < 2 ? (unique[0] ?? '') : `${unique.slice(0, -1).join(', ')} or ${unique.at(-1)}`
}
