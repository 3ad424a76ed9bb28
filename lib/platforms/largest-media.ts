/** Maximum size of a file that we fetch and send to a network; webhooks receive URLs instead. */
export const largestMediaBytes = 16 * 1024 * 1024
