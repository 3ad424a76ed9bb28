import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ErrorCode } from '@/lib/errors'
import { UploadRows } from './upload-list'

const ignore = () => undefined
const rowAfter = (code: ErrorCode) =>
  renderToStaticMarkup(
    <UploadRows
      uploads={[
        {
          key: 1,
          file: new File(['x'], 'boat.png'),
          sent: 0,
          state: 'failed',
          failure: { code, message: 'It failed.', hint: '', errors: [], request_id: '' },
        },
      ]}
      onCancel={ignore}
      onRetry={ignore}
      onDismiss={ignore}
    />,
  )

test('an upload that failed offers another try only where the same file may succeed', () => {
  for (const code of ['unavailable', 'internal', 'storage-full'] as const)
    expect(rowAfter(code)).toContain('Try again')
  for (const code of ['unsupported-media-type', 'too-large'] as const) {
    expect(rowAfter(code)).not.toContain('Try again')
    expect(rowAfter(code)).toContain('Dismiss boat.png')
  }
})
