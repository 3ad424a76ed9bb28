import type { MetadataRoute } from 'next'

/** Lets phones install the app on the home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: 'Tributary',
    short_name: 'Tributary',
    description: 'From many content sources to reviewed, published posts in the brand’s own voice.',
    start_url: '/',
    display: 'standalone',
    background_color: '#f8fafb',
    theme_color: '#006a74',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192', purpose: 'maskable' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
