import { isIP } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { anyUrl } from '@/testing/any-url'
import { OutboundError } from '../outbound-error'
import { type AddressPolicy, checkAddress, isPublicAddress } from './address-policy'

const closed: AddressPolicy = { privateHostsAllowed: [] }

function refusalOf(raw: string, policy: AddressPolicy = closed): string {
  try {
    return `allowed as ${checkAddress(raw, policy).href}`
  } catch (error) {
    return error instanceof OutboundError ? error.code : String(error)
  }
}

describe('pull 1: the address rule', () => {
  test.each([
    ['https://bucket.example.com/a/manifest.json', 'https://bucket.example.com/a/manifest.json'],
    ['https://bucket.example.com', 'https://bucket.example.com/'],
    ['https://bucket.example.com:443/x?y=1#part', 'https://bucket.example.com/x?y=1'],
    ['https://BUCKET.Example.COM/Ü', 'https://bucket.example.com/%C3%9C'],
    ['https://bücher.example.de/', 'https://xn--bcher-kva.example.de/'],
    ['https://my_bucket.s3.amazonaws.com/', 'https://my_bucket.s3.amazonaws.com/'],
    ['https://93.184.216.34/', 'https://93.184.216.34/'],
    ['https://[2606:2800:220:1::1]/', 'https://[2606:2800:220:1::1]/'],
    ['https://a.example.com/b/../c', 'https://a.example.com/c'],
  ])('%s is allowed and kept in its parsed form', (raw, kept) => {
    expect(checkAddress(raw, closed).href).toBe(kept)
  })

  test.each([
    '',
    'https://',
    'https:///path',
    'https:bucket.example.com',
    'https:/bucket.example.com',
    '//bucket.example.com/',
    'http://bucket.example.com/',
    'HTTPS://bucket.example.com/',
    'ftp://bucket.example.com/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    ' https://bucket.example.com/',
    'https://bucket.example.com/ ',
    'https://bucket.example.com/a b',
    'https://bucket.example.com/\t',
    'ht\ttps://bucket.example.com/',
    'https://bucket.example.com/\n',
    'https://bucket.example.com/\u0000',
    'https://bucket.example.com/\u00a0',
    'https://bucket.example.com/\u200b',
    'https://bucket.example.com/\ud800',
    'https://bucket.example.com\\@127.0.0.1/',
    'https:\\\\bucket.example.com/',
    'https://user@bucket.example.com/',
    'https://user:secret@bucket.example.com/',
    'https://@bucket.example.com/',
    'https://bucket.example.com:8443/',
    'https://bucket.example.com:80/',
    'https://bucket.example.com:0/',
    'https://bucket.example.com:99999/',
    'https://bucket.example.com./',
    'https://bucket..example.com/',
    'https://.example.com/',
    'https://-bucket.example.com/',
    'https://b%75cket.example.com/',
    'https://bucket/',
    'https://localhost/',
    'https://LOCALHOST/',
    'https://localhost./',
    'https://localhost。/',
    'https://ⓛocalhost/',
    'https://app.localhost/',
    'https://localhost.localdomain/',
    'https://printer.local/',
    'https://metadata.google.internal/',
    'https://host.docker.internal/',
    'https://router.home.arpa/',
    'https://wiki.corp/',
    'https://nas.lan/',
    'https://1.0.0.127.in-addr.arpa/',
    `https://${'a'.repeat(64)}.example.com/`,
    `https://bucket.example.com/${'a'.repeat(2048)}`,
  ])('%j is refused', (raw) => {
    expect(refusalOf(raw)).toBe('address-refused')
  })

  test('a refusal says what to do and that nothing was sent', () => {
    expect(() => checkAddress('http://bucket.example.com/', closed)).toThrow(
      expect.objectContaining({
        code: 'address-refused',
        sent: 'no',
        hint: expect.stringContaining('https://'),
      }),
    )
  })

  test('a refusal never repeats a password', () => {
    expect(() => checkAddress('https://user:hunter2@bucket.example.com/', closed)).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
    )
  })
})

describe('pull 2: literal addresses', () => {
  test.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://127.0.0.1./',
    'https://１２７.0.0.1/',
    'https://127。0。0。1/',
    'https://%31%32%37.0.0.1/',
    'https://134744072/',
    'https://010.8.8.8/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.100.100.200/',
    'https://169.254.169.254/latest/meta-data/',
    'https://168.63.129.16/',
    'https://192.0.0.192/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[::127.0.0.1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[0:0:0:0:0:ffff:a9fe:a9fe]/',
    'https://[::ffff:0:127.0.0.1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:7f00:1::]/',
    'https://[2001:db8::1]/',
    'https://[3fff::1]/',
    'https://[fc00::1]/',
    'https://[fd00:ec2::254]/',
    'https://[fe80::1]/',
    'https://[fe80::1%25eth0]/',
    'https://[fe80::1%eth0]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[5f00::1]/',
    'https://[100::1]/',
    'https://::1/',
  ])('%s is refused', (raw) => {
    expect(refusalOf(raw)).toBe('address-refused')
  })

  test.each([
    '127.1',
    '0177.0.0.1',
    '2130706433',
    '8.8.8.8%eth0',
    '2606:2800::1%eth0',
    '[::1]',
    '',
    'example.com',
  ])('%j is not an exact address, so it is not public', (ip) => {
    expect(isPublicAddress(ip)).toBe(false)
  })

  test.each(['8.8.8.8', '93.184.216.34', '2606:2800:220:1::1', '::ffff:8.8.8.8'])('%s is public', (ip) => {
    expect(isPublicAddress(ip)).toBe(true)
  })

  const octet = fc.integer({ min: 0, max: 255 })
  const hostOfIpv4 = fc
    .tuple(octet, octet, octet, octet)
    .chain(([a, b, c, d]) =>
      fc.constantFrom(
        `${a}.${b}.${c}.${d}`,
        `${(((a * 256 + b) * 256 + c) * 256 + d) >>> 0}`,
        `0x${a.toString(16)}.${b}.0${c.toString(8)}.${d}`,
        `[::ffff:${a}.${b}.${c}.${d}]`,
        `[::${a}.${b}.${c}.${d}]`,
        `[64:ff9b::${a}.${b}.${c}.${d}]`,
        `[2002:${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}::1]`,
        `${a}.${b}.${c * 256 + d}`,
      ),
    )
  const address = fc.oneof(
    fc.string({ unit: anyCharacter }),
    anyUrl({ query: true }),
    fc
      .tuple(
        fc.constantFrom('https://', 'http://', 'https:', 'HTTPS://', ''),
        fc.oneof(
          hostOfIpv4,
          fc.ipV6().map((ip) => `[${ip}]`),
          fc.domain(),
          fc.string({ unit: anyCharacter, maxLength: 12 }),
        ),
        fc.constantFrom('', ':443', ':80', '.', '/', '?a', '@127.0.0.1', '\\x'),
        fc.string({ maxLength: 8 }),
      )
      .map((parts) => parts.join('')),
  )

  test('no input yields an address with a non-public literal host', () => {
    fc.assert(
      fc.property(address, (raw) => {
        if (refusalOf(raw) === 'address-refused') return
        const url = checkAddress(raw, closed)
        const host = url.hostname.replace(/^\[|\]$/g, '')
        expect(url.protocol).toBe('https:')
        expect(url.port + url.username + url.password + url.hash).toBe('')
        expect(isIP(host) === 0 || isPublicAddress(host)).toBe(true)
        expect(checkAddress(url.href, closed).href).toBe(url.href)
      }),
      { numRuns: 3_000 },
    )
  })
})

describe('hosts opened by the operator', () => {
  const open: AddressPolicy = {
    privateHostsAllowed: ['127.0.0.1:9000', 'minio:9000', '[::1]:9000', 'files.lan:80'],
  }

  test.each([
    'http://127.0.0.1:9000/x',
    'https://127.0.0.1:9000/x',
    'http://minio:9000/x',
    'http://MINIO:9000/x',
    'http://[::1]:9000/x',
    'http://files.lan/x',
    'http://files.lan:80/x',
  ])('%s is allowed', (raw) => {
    expect(refusalOf(raw, open)).toMatch(/^allowed/)
  })

  test.each([
    'http://127.0.0.1:9001/x',
    'http://127.0.0.1/x',
    'http://127.0.0.2:9000/x',
    'http://127.1:9000/x',
    'http://2130706433:9000/x',
    'http://localhost:9000/x',
    'http://[::ffff:127.0.0.1]:9000/x',
    'http://minio.:9000/x',
    'http://minio/x',
    'https://files.lan/x',
    'http://user@minio:9000/x',
    'http://minio:9000\\x',
  ])('%s is refused: the entry must match host and port exactly', (raw) => {
    expect(refusalOf(raw, open)).toBe('address-refused')
  })
})

describe("the app's own address", () => {
  const own: AddressPolicy = {
    privateHostsAllowed: [],
    ownOrigin: { origin: 'http://127.0.0.1:3000', pathPrefixes: ['/sample', '/fixtures/'] },
  }

  test.each(['http://127.0.0.1:3000/sample/manifest.json', 'http://127.0.0.1:3000/fixtures/a?b=1'])(
    '%s is allowed',
    (raw) => {
      expect(refusalOf(raw, own)).toMatch(/^allowed/)
    },
  )

  test.each([
    'http://127.0.0.1:3000/',
    'http://127.0.0.1:3000/sample',
    'http://127.0.0.1:3000/samples/x',
    'http://127.0.0.1:3000/api/v1/projects',
    'http://127.0.0.1:3000/sample/../api',
    'http://127.0.0.1:3000/sample/%2e%2e/api',
    'http://127.0.0.1:3000/sample/..%2fapi',
    'http://127.0.0.1:3000/sample/..%5Capi',
    'http://127.0.0.1:3001/sample/x',
    'https://127.0.0.1:3000/sample/x',
    'http://localhost:3000/sample/x',
  ])('%s is refused: only the listed paths are allowed', (raw) => {
    expect(refusalOf(raw, own)).toBe('address-refused')
  })
})
