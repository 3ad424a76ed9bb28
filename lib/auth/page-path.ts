/** The request header in which proxy.ts tells a page its own address: server components are not told by Next. */
export const PATH_HEADER = 'x-page-path'
