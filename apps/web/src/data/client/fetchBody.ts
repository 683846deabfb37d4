import { parseResponse } from '@countersign/api/client'
import { currentLanguage } from '@countersign/primitives'
import { detailed } from '../api/withDetail.ts'
import { serviceUrl } from './apiClient.ts'

/**
 * A file of the service as a stream, for files of any size.
 *
 * @throws ApiError with the service's own reason, like the client of its routes
 */
export async function fetchBody(path: string, signal?: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const response = await fetch(serviceUrl(path), {
    headers: { 'accept-language': currentLanguage() },
    ...(signal ? { signal } : {}),
  })
  if (response.ok) return response.body ?? new Blob().stream()
  await parseResponse(response, null).catch((error: unknown) => {
    throw detailed(error)
  })
  throw new TypeError(`${path} was refused.`)
}
