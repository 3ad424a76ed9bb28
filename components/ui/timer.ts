/** The return type of `setTimeout`, in the browser and on the server. */
export type Timer = ReturnType<typeof setTimeout>
