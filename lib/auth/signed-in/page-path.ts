/** The request header in which proxy.ts tells a page its own path: Next does not tell server components. */
export const PATH_HEADER = 'x-page-path'
