/** Whether a host is this machine, by name or address. */
export const hasLoopbackHost = (host: string): boolean =>
  /^(?:localhost|.+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|::1)$/i.test(host)
