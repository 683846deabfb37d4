/** Whether a node runs on this machine. */
export const isLocalHost = (url: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname)
