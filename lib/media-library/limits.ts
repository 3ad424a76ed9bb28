/** What people can choose in a file picker. The actual type is detected from the content. */
export const acceptedFiles =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,video/mp4,video/quicktime,video/webm,application/pdf'

/** Maximum file sizes. An image is decoded as a whole, a video or document never is. */
export const maxFileBytes = {
  image: 32 * 1024 * 1024,
  video: 2 * 1024 * 1024 * 1024,
  document: 100 * 1024 * 1024,
}

/** How much of an upload is held in memory and stored at once; a request may contain more. */
export const uploadPartBytes = 4 * 1024 * 1024
