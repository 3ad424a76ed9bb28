import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server'
import { NextRequest } from 'next/server'
import { expect, test } from 'vitest'
import { config, proxy } from '@/proxy'

const isPage = (url: string) => matches({ config, url })

test.each([
  '/',
  '/sign-in',
  '/iconic/fen',
  '/icon-makers',
  '/favicon-fans/fen',
  '/samples/fen',
  '/apis/x',
  '/_nextdoor',
])('the page %s gets a policy that blocks foreign scripts', (path) => {
  expect(isPage(path)).toBe(true)
  const policy = proxy(new NextRequest(`http://localhost:3000${path}`)).headers.get('content-security-policy')
  expect(policy).toMatch(/script-src 'self' 'nonce-[\w=]+' 'strict-dynamic';/)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule)
})

test.each([
  '/api/items',
  '/sandbox/api/x/2/tweets',
  '/_next/static/a.js',
  '/icon.svg',
  '/sample/world/manifest.json',
])('%s is not a page, so the proxy leaves it alone', (path) => {
  expect(isPage(path)).toBe(false)
})

test('a policy sent in a request is ignored', () => {
  const headers = { 'content-security-policy': "script-src 'nonce-mine'", 'x-nonce': 'mine' }
  const answer = proxy(new NextRequest('http://localhost:3000/', { headers }))
  expect(JSON.stringify([...answer.headers])).not.toContain('mine')
})

test('only an install at an https address tells browsers to stay on https', () => {
  const before = process.env.APP_URL
  const header = () =>
    proxy(new NextRequest('http://localhost:3000/')).headers.get('strict-transport-security')
  try {
    delete process.env.APP_URL
    expect(header()).toBeNull()
    process.env.APP_URL = 'https://tributary.example.com'
    expect(header()).toMatch(/max-age=31536000/)
  } finally {
    if (before === undefined) delete process.env.APP_URL
    else process.env.APP_URL = before
  }
})

test('an address with slashes at its end leads to the page without them, and never to another server', () => {
  for (const [asked, page] of [
    ['/sign-in/?next=%2Fhelp', '/sign-in?next=%2Fhelp'],
    ['//evil.example/', '/evil.example'],
  ]) {
    const answer = proxy(new NextRequest(`http://localhost:3000${asked}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([308, `http://localhost:3000${page}`])
  }
})
