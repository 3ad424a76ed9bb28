import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next would write the input of every action, passwords too, into the development log.
  logging: { serverFunctions: false },
  // Images come from many unknown hosts; the optimiser would be an open proxy (security.md, Next.js pitfalls 14).
  images: { unoptimized: true },
  // Loaded by a thread of its own, where no bundler sees it.
  outputFileTracingIncludes: { '/api/projects/*/voice/read-brief': ['./node_modules/unpdf/**'] },
  serverExternalPackages: [
    '@ai-sdk/anthropic',
    '@ai-sdk/openai-compatible',
    '@node-rs/argon2',
    'ai',
    'linkedom',
    'mysql2',
    'pg-boss',
    'pino',
    'postgres',
    'sharp',
    'undici',
  ],
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
      ],
    },
  ],
  typescript: { ignoreBuildErrors: true }, // `npm run types` is the gate; a start should not type-check again
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
}

export default config
