import { generateKeyPairSync, sign } from 'node:crypto'

/**
 * Generates a key and a certificate for one DNS name on demand, so that no key is stored in the repository (X.509,
 * DER by hand).
 */
export function selfSignedCertificate(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(hex('06082a8648ce3d040302'))
  const subject = sequence(der(0x31, sequence(hex('0603550403'), der(0x0c, Buffer.from(name)))))
  const day = 24 * 60 * 60 * 1000
  const toBeSigned = sequence(
    der(0xa0, hex('020102')),
    hex('02020101'),
    algorithm,
    subject,
    sequence(time(Date.now() - day), time(Date.now() + day)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(sequence(hex('0603551d11'), der(0x04, sequence(der(0x82, Buffer.from(name))))))),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const certificate = sequence(toBeSigned, algorithm, der(0x03, Buffer.from([0]), signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${certificate.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...contents: Buffer[]): Buffer {
  return der(0x30, ...contents)
}

function hex(digits: string): Buffer {
  return Buffer.from(digits, 'hex')
}

function time(at: number): Buffer {
  return der(0x18, Buffer.from(`${new Date(at).toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`))
}
