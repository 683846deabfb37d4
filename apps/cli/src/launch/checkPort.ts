import { createServer } from 'node:net'
import { LaunchError } from './LaunchError.ts'
import { startMessages } from './startMessages.ts'

/** Ports that no browser opens (WHATWG Fetch, "port blocking"), above the reserved ones. */
const BLOCKED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/**
 * Finds out before anything is started whether an address is free, and whether a browser would open it.
 * @param variable - what to set for another port
 */
export function checkPort(port: number, host: string, variable = 'PORT'): Promise<void> {
  if (BLOCKED_PORTS.has(port))
    return Promise.reject(new LaunchError(startMessages.portOfOtherProtocol({ port, variable })))
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, { port, host, variable })))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

type Place = { readonly port: number; readonly host: string; readonly variable: string }

function explain(error: NodeJS.ErrnoException, { port, host, variable }: Place): LaunchError {
  if (error.code === 'EADDRINUSE')
    return new LaunchError(startMessages.portTaken({ port, variable, host, other: otherPort(port) }))
  if (error.code === 'EACCES') return new LaunchError(startMessages.portForbidden({ port, variable }))
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new LaunchError(startMessages.noSuchAddress({ host }))
  return new LaunchError(startMessages.addressUnusable({ host, port, reason: error.message }))
}

/** Far enough away for the ports beside it to be other ones too. */
const otherPort = (port: number) => (port + 100 > 65_000 ? port - 100 : port + 100)
