import { isLocalHost } from './isLocalHost.ts'

/** The host and port of a node. Every name of this machine is `localhost`, so that one node with two names counts once. */
export function nodeHost(url: string): string {
  const { host, hostname } = new URL(url)
  return isLocalHost(url) ? host.replace(hostname, 'localhost') : host
}
