/** What `setTimeout` gives, in the browser and on the server. */
export type Timer = ReturnType<typeof setTimeout>
