import { createServer } from 'node:net'
import { LaunchFailure } from './LaunchFailure.ts'

/** Ports that no browser opens (WHATWG Fetch, "port blocking"), above the reserved ones. */
const BLOCKED_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
])

/** Finds out before anything is started whether the page's address is free, and whether a browser would open it. */
export function checkPort(port: number, host: string): Promise<void> {
  if (BLOCKED_PORTS.has(port))
    return Promise.reject(
      new LaunchFailure(
        `No browser opens port ${port}: it belongs to another protocol. Choose another: PORT=${port + 1000} npm start`,
      ),
    )
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)))
    server.listen(port, host, () => server.close(() => resolve()))
  })
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): LaunchFailure {
  if (error.code === 'EADDRINUSE')
    return new LaunchFailure(
      `Port ${port} on ${host} is taken by another program. Stop that one, or choose another port: PORT=${port + 1} npm start`,
    )
  if (error.code === 'EACCES')
    return new LaunchFailure(`This user may not listen on port ${port}. Choose one above 1023: PORT=4180 npm start`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new LaunchFailure(
      `HOST is ${host}, but this machine has no such address. Use 127.0.0.1 (this machine only) or 0.0.0.0 (every network).`,
    )
  return new LaunchFailure(`The page's address ${host}:${port} cannot be used: ${error.message}.`)
}
