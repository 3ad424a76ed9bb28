/** The longest file that is fetched and sent to a network; webhooks get addresses. */
export const largestMediaBytes = 16 * 1024 * 1024
