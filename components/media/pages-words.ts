/** Formats a document's number of pages: "1 page" or "12 pages". */
export const pagesWords = (pages: number): string => `${pages} ${pages === 1 ? 'page' : 'pages'}`
