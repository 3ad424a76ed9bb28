import type { Locator } from 'playwright/test'
import type { Page } from './test'

/** Drops a file on an element, as a browser does when one is dragged in from a folder. */
export async function dropFile(
  page: Page,
  target: Locator,
  file: { name: string; type: string; bytes: Buffer },
): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    ({ name, type, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
      const transfer = new DataTransfer()
      transfer.items.add(new File([bytes], name, { type }))
      return transfer
    },
    { name: file.name, type: file.type, base64: file.bytes.toString('base64') },
  )
  await target.dispatchEvent('dragover', { dataTransfer })
  await target.dispatchEvent('drop', { dataTransfer })
}
