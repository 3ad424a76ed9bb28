import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Product, startProduct } from '@/e2e/product'
import { startModel } from '@/testing/fakes/model'
import { plainEnvironment } from './test/plain-environment'

// These tests start the whole product; the first start may have to build it.
const PATIENCE = 240_000

async function start(env: Record<string, string>): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tributary-model-'))
  const product = await startProduct({ dataDir, env: { TRIBUTARY_SANDBOX: '0', LOG_LEVEL: 'debug', ...env } })
  onTestFinished(async () => {
    await product.stop('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  })
  return product
}

function admin(product: Product, args: string[], input = ''): string {
  return execFileSync(process.execPath, ['scripts/run.mjs', 'admin', ...args], {
    input,
    encoding: 'utf8',
    env: { ...plainEnvironment(), DATA_DIR: product.dataDir },
  }).trim()
}

test(
  'the key reaches no log line and no answer, even if the model’s server repeats it in an error',
  async () => {
    const key = 'canary-4b8e02aa91'
    const model = await startModel(() => ({ status: 500, message: `no luck with ${key}` }), { key })
    onTestFinished(() => model.close())
    const product = await start({ AI_BASE_URL: model.url, AI_MODEL: model.model, AI_API_KEY: key })
    expect(product.output()).toContain(`Model: ${model.model} (${new URL(model.origin).host})`)
    admin(
      product,
      ['create-user', '--email', 'e@example.test', '--name', 'E', '--password-stdin'],
      'a password for tests',
    )
    const token = admin(product, ['create-token', '--email', 'e@example.test', '--name', 'test'])
    const call = async (path: string, body: unknown) => {
      const answer = await fetch(`${product.url}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return answer.text()
    }
    const project = JSON.parse(await call('/api/projects', { name: 'Canary' })) as { id: string }
    const answer = await call(`/api/projects/${project.id}/voice/extract-from-text`, { text: 'Tone: warm' })
    expect(JSON.parse(answer)).toMatchObject({
      fields: { tone: { value: ['warm'] } },
      read_by: 'rules',
      notice: 'The model didn’t answer, so we read this brief without it.',
    })
    expect(model.requests).toHaveLength(1)
    await expect.poll(() => product.output(), { timeout: 30_000 }).toContain('the model gave no answer')
    expect(answer + product.output()).not.toContain(key)
  },
  PATIENCE,
)
