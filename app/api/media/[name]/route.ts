import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { AppError } from '@/lib/errors'
import { typeOfBlob } from '@/lib/media/blobs'
import { readPicture } from '@/lib/media/read-picture'

/**
 * A picture that is kept, or a card that is rendered now. Its name cannot be guessed and its content never changes, but for a
 * card that lacks its logo or picture: nobody is to keep that one.
 */
export const GET = publicRoute(
  { operationId: 'getMedia', summary: 'Get a stored image' },
  async ({ request }) => {
    const name = new URL(request.url).pathname.split('/').at(-1) ?? ''
    const picture = await readPicture(name, request.signal)
    if (!picture) throw new AppError('not-found')
    return new Response(new Uint8Array(picture.bytes), {
      headers: {
        'Content-Type': typeOfBlob(name),
        'Content-Security-Policy': "sandbox; default-src 'none'",
        'Cache-Control': picture.lasting ? 'public, max-age=31536000, immutable' : 'no-store',
        Vary: 'Origin',
      },
    })
  },
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
