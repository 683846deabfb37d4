import { limitParallel } from '@countersign/chain-client/reads'
import { queryOptions } from '@tanstack/react-query'

const inTurn = limitParallel(4)
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|svg\+xml)\b/i

/** The bytes of a picture at the service, as a data URL: the page's policy allows no picture of another host. Null without a picture. */
export const pictureQuery = (url: string) =>
  queryOptions({
    queryKey: ['service-picture', url],
    queryFn: ({ signal }) => inTurn(() => readPicture(url, signal)),
    staleTime: Infinity,
    retry: false,
    meta: { persist: false },
  })

async function readPicture(url: string, signal: AbortSignal): Promise<string | null> {
  const response = await fetch(url, { signal })
  const blob = await response.blob()
  return response.ok && PICTURE.test(blob.type) ? toDataUrl(blob) : null
}

const toDataUrl = (blob: Blob): Promise<string | null> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => resolve(typeof reader.result === 'string' ? reader.result : null))
    reader.readAsDataURL(blob)
  })
