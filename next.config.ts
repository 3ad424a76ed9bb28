import { existsSync } from 'node:fs'
import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The API answers addresses with a slash at the end itself; those of pages are redirected by proxy.ts.
  skipTrailingSlashRedirect: true,
  // Next would write the input of every action, passwords too, into the development log.
  // Addresses of inbound routes may hold a secret; their requests are not logged either.
  logging: { serverFunctions: false, incomingRequests: { ignore: [/^\/api\/inbound\//] } },
  // Images come from many unknown hosts; the optimiser would be an open proxy (spec/security#9.14).
  images: { unoptimized: true },
  // Every page's code, loaded when the server starts, is 50 MB that an idle install never needs (docs/decisions/0099).
  experimental: {
    preloadEntriesOnStart: false,
    // Most installs build once; to keep for the next build what this one found out takes a fifth of its time and 200 MB.
    turbopackFileSystemCacheForBuild: existsSync('.next/BUILD_ID'),
  },
  // Titles come with their page for everybody, not only for these readers: streamed behind it, a page that is refreshed stood
  // without its title for a moment.
  htmlLimitedBots: /./,
  outputFileTracingIncludes: {
    // Loaded by a thread of its own, where no bundler sees it.
    '/api/projects/*/voice/read-brief': ['./node_modules/unpdf/**'],
    '/api/media-uploads/*/complete': ['./node_modules/unpdf/**'],
    // The program that encodes videos, which runs beside the server.
    '/api/cron/**': [
      './lib/media/generated-video/encoder/*.ts',
      './node_modules/mediabunny/**/*.js',
      './node_modules/mediabunny/package.json',
      './node_modules/@napi-rs/webcodecs*/**',
    ],
    // Read by a path made when the product runs: what cards are painted with. Only Vercel packs each route with its files; a list
    // of them for every route is half of what a build elsewhere writes.
    ...(process.env.VERCEL === undefined
      ? {}
      : {
          '/**': [
            './node_modules/@fontsource/{figtree,noto-sans}/files/*-{600,700}-normal.woff2',
            './node_modules/@fontsource/{figtree,noto-sans}/{package,unicode}.json',
            './node_modules/@fontsource-variable/noto-sans-*/files/*-wght-normal.woff2',
            './node_modules/@fontsource-variable/noto-sans-*/{package,unicode}.json',
            './node_modules/hyphen/**',
            './docs/help/*.md',
            './node_modules/harfbuzzjs/dist/harfbuzz.wasm',
            './node_modules/@resvg/resvg-wasm/index_bg.wasm',
          ],
        }),
  },
  // Loaded from node_modules when the product runs. Bundled, they would be part of every route's files that use them.
  serverExternalPackages: [
    '@ai-sdk/anthropic',
    '@ai-sdk/openai-compatible',
    '@node-rs/argon2',
    '@notionhq/client',
    '@resvg/resvg-wasm',
    '@vercel/blob',
    'ai',
    'eld',
    'harfbuzzjs',
    'isomorphic-git',
    'linkedom',
    'mysql2',
    'nodemailer',
    'pg-boss',
    'pino',
    'postgres',
    'sharp',
    'undici',
    'yaml',
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
