import { DevchainError } from '../chain/DevchainError.ts'

export type ServiceHttp = {
  /** Status of a GET, body ignored. */
  status(path: string): Promise<number>
  /** POSTs JSON; throws unless the status is 2xx. */
  post(path: string, body: unknown): Promise<void>
}

/** HTTP calls to the client service. */
export function serviceHttp(serviceUrl: string): ServiceHttp {
  const base = serviceUrl.replace(/\/$/, '')
  const send = async (path: string, init?: RequestInit) => {
    try {
      return await fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(60_000) })
    } catch (cause) {
      throw new DevchainError(
        'SERVICE_FAILED',
        `The client service at ${base} did not answer ${path}: ${String(cause)}.`,
        { cause },
      )
    }
  }
  return {
    async status(path) {
      const response = await send(path)
      await response.arrayBuffer()
      return response.status
    },
    async post(path, body) {
      const headers = { 'content-type': 'application/json' }
      const response = await send(path, { method: 'POST', headers, body: JSON.stringify(body) })
      const text = await response.text()
      if (!response.ok)
        throw new DevchainError(
          'SERVICE_FAILED',
          `The client service answered ${response.status} to ${path}: ${text.slice(0, 300)}`,
        )
    },
  }
}
