/** What people may choose in a file picker. What a file is, its content tells. */
export const acceptedFiles =
  'image/jpeg,image/png,image/gif,image/webp,image/avif,video/mp4,video/quicktime,video/webm,application/pdf'

/** The longest files. An image is decoded as a whole, a video or document never is. */
export const maxFileBytes = {
  image: 32 * 1024 * 1024,
  video: 2 * 1024 * 1024 * 1024,
  document: 100 * 1024 * 1024,
}

/** How much of an upload is in memory and stored at once; a caller may send more in a request. */
export const uploadPartBytes = 4 * 1024 * 1024
