import { createServer } from 'node:net'
import { LaunchFailure } from './LaunchFailure.ts'

/** Finds out before anything is started whether the page's address is free. */
export function checkPort(port: number, host: string): Promise<void> {
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
