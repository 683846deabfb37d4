import type { Server } from 'node:net'

/** The port of a server that listens on TCP. */
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server does not listen on a port.')
  return address.port
}

/** Its address on this machine. */
export const urlOf = (server: Pick<Server, 'address'>): string => `http://127.0.0.1:${portOf(server)}`
